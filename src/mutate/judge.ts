/**
 * The process that judges: told which change is in force, it runs the checks it is told, in that order, until one catches something.
 * With nothing to run it runs everything and says for each check how long it takes and which places it reaches.
 */
import { Worker } from 'node:worker_threads';
import type { AnyRuleset } from '../kernel/contract.ts';
import { type Check, checksOf, type Loader, sources } from './checks.ts';
import { hits } from './reached.ts';

/** What a process is asked. */
export interface Orders {
  readonly root: string;
  /** The number of the change, 0 for none. */
  readonly mutant: number;
  /** The change is in force since the process began: nothing of it was there before. */
  readonly alone: boolean;
  /** Check names by source, in the order to run them, with what each takes unchanged; none to survey all. */
  readonly run: readonly (readonly [source: string, check: string, ms: number])[] | null;
}

export interface Surveyed {
  readonly source: string;
  readonly check: string;
  /** Of processor time. */
  readonly ms: number;
  readonly reached: readonly number[];
}

export interface Answer {
  readonly caught: string | null;
  readonly why: string;
  /** Checks that went by without reaching the place: something was kept from before. */
  readonly missed: readonly string[];
  /** What caught it fails without the change, too: it has to be asked in a process of its own. */
  readonly stale: boolean;
  readonly surveyed: readonly Surveyed[];
  /** Checks that fail on the unchanged project. */
  readonly failing: readonly string[];
  /** Places reached while sources were read, so by every check; and those by reading the checks of one source. */
  readonly always: readonly number[];
  readonly reading: Readonly<Record<string, readonly number[]>>;
}

/** A changed rule may go round for ever. Processor time, not the clock: on a busy machine an honest check takes longer, too. */
const WATCH = `
const { workerData: last } = require('node:worker_threads');
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (user + system > last[0] * 1000) process.kill(process.pid, 'SIGKILL');
}, 100);`;

/** Milliseconds a check may take beyond three times what it takes unchanged; and all together in a survey. */
const SPARE = 4_000;
const SURVEY = 30 * 60_000;

const NOTHING: Answer = {
  caught: null,
  why: '',
  missed: [],
  stale: false,
  surveyed: [],
  failing: [],
  always: [],
  reading: {},
};

const { __mutation: mutation } = globalThis as unknown as {
  __mutation: { set(n: number): void; hit(): boolean };
};

const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

type Units = Readonly<Record<string, Loader>>;

export function judge(ruleset: () => Promise<AnyRuleset>, units: Units): void {
  const last = new Float64Array(new SharedArrayBuffer(8)).fill(Infinity);
  const allow = (ms: number): void => {
    last[0] = spent() + ms;
  };
  new Worker(WATCH, { eval: true, workerData: last }).unref();
  const read = new Map<string, Map<string, Check>>();
  process.on('message', async (orders: Orders) => {
    process.chdir(orders.root);
    allow(orders.run ? SPARE : SURVEY);
    const answer = orders.run
      ? await first(orders, await ruleset(), units, read, allow)
      : await survey(orders, await ruleset(), units);
    last[0] = Infinity;
    process.send!(answer);
  });
}

async function caught(check: Check): Promise<string | null> {
  try {
    return await check();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Sources are read without the change, unless it was there from the start. */
async function first(
  { root, run, mutant, alone }: Orders,
  ruleset: AnyRuleset,
  units: Units,
  read: Map<string, Map<string, Check>>,
  allow: (ms: number) => void,
): Promise<Answer> {
  const missed: string[] = [];
  for (const [source, name, ms] of run!) {
    allow(SPARE + 3 * ms);
    try {
      if (!read.has(source)) read.set(source, await checksOf(root, ruleset, units, source));
    } catch (error) {
      return { ...NOTHING, caught: source, why: String(error) };
    }
    const check = read.get(source)!.get(name);
    if (!check) continue; // a check that has gone since the survey says nothing
    mutation.set(mutant);
    const why = await caught(check);
    const isHit = mutation.hit();
    if (!alone) mutation.set(0);
    const id = `${source} ${name}`;
    if (why === null && !isHit) missed.push(id);
    if (why === null) continue;
    const stale = !alone && (await caught(check)) !== null;
    return { ...NOTHING, caught: id, why: why.slice(0, 300), stale };
  }
  return { ...NOTHING, missed };
}

async function survey({ root }: Orders, ruleset: AnyRuleset, units: Units): Promise<Answer> {
  const surveyed: Surveyed[] = [];
  const failing: string[] = [];
  const always = new Set(hits);
  const reading: Record<string, readonly number[]> = {};
  for (const source of sources(root, ruleset, units)) {
    hits.clear();
    const checks = await checksOf(root, ruleset, units, source);
    reading[source] = [...hits];
    for (const [check, run] of checks) {
      hits.clear();
      const started = spent();
      if ((await caught(run)) !== null) failing.push(`${source} ${check}`);
      else
        surveyed.push({
          source,
          check,
          ms: Math.round((spent() - started) * 10) / 10,
          reached: [...new Set([...reading[source], ...hits])],
        });
    }
    process.stderr.write(`${source}: ${checks.size}\n`);
  }
  return { ...NOTHING, surveyed, failing, always: [...always], reading };
}
