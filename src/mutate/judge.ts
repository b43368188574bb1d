/**
 * The process that judges: runs the checks it is told, in that order, until one catches something.
 * With nothing to run it runs everything and says for each check how long it takes and which places it reaches.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { AnyRuleset } from '../kernel/contract.ts';
import { type Check, checksOf, type Loader, sources } from './checks.ts';
import { hits } from './reached.ts';

/** What a process is asked: files because lists are long. */
export interface Orders {
  readonly root: string;
  /** Check names by source, in the order to run them, with what each takes unchanged; none to survey all. */
  readonly run: readonly (readonly [source: string, check: string, ms: number])[] | null;
  readonly answer: string;
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
  readonly surveyed: readonly Surveyed[];
  /** Checks that fail on the unchanged project. */
  readonly failing: readonly string[];
  /** Places reached while sources were read, so by every check. */
  readonly always: readonly number[];
}

/** A changed rule may go round for ever. Processor time, not the clock: on a busy machine an honest check takes longer, too. */
const WATCH = `
const { workerData: last } = require('node:worker_threads');
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (user + system > last[0] * 1000) process.kill(process.pid, 'SIGKILL');
}, 100);`;

/** Milliseconds a check may take beyond three times what it takes unchanged; and all together in a survey. */
const SPARE = 8_000;
const SURVEY = 30 * 60_000;

const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export async function judge(ruleset: () => Promise<AnyRuleset>, units: Readonly<Record<string, Loader>>) {
  const orders: Orders = JSON.parse(readFileSync(process.argv[2], 'utf8'));
  process.chdir(orders.root);
  const last = new Float64Array(new SharedArrayBuffer(8));
  const allow = (ms: number): void => {
    last[0] = spent() + ms;
  };
  allow(orders.run ? SPARE : SURVEY);
  new Worker(WATCH, { eval: true, workerData: last }).unref();
  const answer = orders.run
    ? await first(orders, await ruleset(), units, allow)
    : await survey(orders, await ruleset(), units);
  writeFileSync(orders.answer, JSON.stringify(answer));
  process.exit(0);
}

async function caught(check: Check): Promise<string | null> {
  try {
    return await check();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function first(
  { root, run }: Orders,
  ruleset: AnyRuleset,
  units: Readonly<Record<string, Loader>>,
  allow: (ms: number) => void,
): Promise<Answer> {
  const nothing = { surveyed: [], failing: [], always: [] };
  const read = new Map<string, Map<string, Check>>();
  for (const [source, name, ms] of run!) {
    allow(SPARE + 3 * ms);
    try {
      if (!read.has(source)) read.set(source, await checksOf(root, ruleset, units, source));
    } catch (error) {
      return { ...nothing, caught: source, why: String(error) };
    }
    const check = read.get(source)!.get(name);
    const why = check ? await caught(check) : null; // a check that has gone since the survey says nothing
    if (why !== null) return { ...nothing, caught: `${source} ${name}`, why: why.slice(0, 300) };
  }
  return { ...nothing, caught: null, why: '' };
}

async function survey(
  { root }: Orders,
  ruleset: AnyRuleset,
  units: Readonly<Record<string, Loader>>,
): Promise<Answer> {
  const surveyed: Surveyed[] = [];
  const failing: string[] = [];
  const always = new Set(hits);
  for (const source of sources(root, ruleset, units)) {
    hits.clear();
    const checks = await checksOf(root, ruleset, units, source);
    const reading = [...hits];
    for (const [check, run] of checks) {
      hits.clear();
      const started = spent();
      if ((await caught(run)) !== null) failing.push(`${source} ${check}`);
      else
        surveyed.push({
          source,
          check,
          ms: Math.round((spent() - started) * 10) / 10,
          reached: [...new Set([...reading, ...hits])],
        });
    }
    process.stderr.write(`${source}: ${checks.size}\n`);
  }
  return { caught: null, why: '', surveyed, failing, always: [...always] };
}
