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
  /** Check names by source, in the order to run them; none to survey all. */
  readonly run: readonly (readonly [source: string, check: string])[] | null;
  readonly answer: string;
  /** Processor seconds after which the process ends itself: a changed rule may go round for ever. */
  readonly seconds: number;
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

/** Processor time, not the clock: on a busy machine an honest check takes longer, too. */
const WATCH = `
const { workerData: seconds } = require('node:worker_threads');
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (user + system > seconds * 1e6) process.kill(process.pid, 'SIGKILL');
}, 100);`;

const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export async function judge(ruleset: () => Promise<AnyRuleset>, units: Readonly<Record<string, Loader>>) {
  const orders: Orders = JSON.parse(readFileSync(process.argv[2], 'utf8'));
  process.chdir(orders.root);
  new Worker(WATCH, { eval: true, workerData: orders.seconds }).unref();
  const answer = orders.run
    ? await first(orders, await ruleset(), units)
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
): Promise<Answer> {
  const nothing = { surveyed: [], failing: [], always: [] };
  const read = new Map<string, Map<string, Check>>();
  for (const [source, name] of run!) {
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
