/** Changes rules in small ways and asks whether cases, goldens, random play or unit tests notice. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { GAMES } from '../games/list.ts';
import { bundle, switched } from './bundle.ts';
import type { Surveyed } from './judge.ts';
import { type Mutant, mutantsIn } from './points.ts';
import { type Found, note, readProgress } from './progress.ts';
import { report } from './report.ts';
import { type Bench, benchOf, nameOf } from './run.ts';
import { scopeOf } from './scopes.ts';
import { type Survey, survey } from './survey.ts';

const RULESETS = GAMES.map(({ id }) => id);

const HELP = `Usage: npm run mutate -- --ruleset ID [--count N] [--seed S] [--file PART] [--seconds N] [--jobs N] [--again] [--fresh]

Changes a rule in one small way (a bound, a condition, a statement left out), N times over, and asks whether any case, golden,
random game or unit test that reaches the place fails. Broken off, it goes on where it was.

  --ruleset ID   ${RULESETS.join(' or ')}
  --count N      how many changes (default 200)
  --seed S       which ones (default 1)
  --file PART    only in files whose path holds this, or on one line of one: solo/reach.ts:48
  --seconds N    checks that take longer than this together are not all asked, the quick ones first (default 90)
  --jobs N       how many at once, 1 or 2 (default 1)
  --again        judge those that survived again
  --fresh        forget what was found before

Those that change nothing are listed with a reason in src/mutate/equivalent/<ruleset>.yaml and do not count.`;

const { values } = parseArgs({
  options: {
    ruleset: { type: 'string' },
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', default: '' },
    seconds: { type: 'string', default: '90' },
    jobs: { type: 'string', default: '1' },
    again: { type: 'boolean' },
    fresh: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const ruleset = values.ruleset ?? '';
if (values.help || !RULESETS.includes(ruleset)) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}

const root = process.cwd();
const folder = resolve(root, '.cache/mutate');
mkdirSync(folder, { recursive: true });
const files = new Map(
  scopeOf(root, ruleset).map((file) => [file, mutantsIn(file, readFileSync(resolve(root, file), 'utf8'))]),
);
const everything = [...files.values()].flat();
const places = new Map<string, number>();
const place = ({ file, reach }: Mutant): number => {
  const at = `${file} ${reach.start} ${reach.end}`;
  if (!places.has(at)) places.set(at, places.size);
  return places.get(at)!;
};
for (const mutant of everything) place(mutant);

const order = (mutant: Mutant): string =>
  createHash('sha256').update(`${values.seed} ${mutant.key}`).digest('hex');
const sample = everything
  .filter(({ file, line }) =>
    /:\d+$/.test(values.file) ? `${file}:${line}`.endsWith(values.file) : file.includes(values.file),
  )
  .map((mutant) => ({ mutant, at: order(mutant) }))
  .sort((a, b) => (a.at < b.at ? -1 : 1))
  .slice(0, Number(values.count))
  .map(({ mutant }) => mutant);

const excuses = new Map<string, string>();
const list = resolve(root, `src/mutate/equivalent/${ruleset}.yaml`);
if (existsSync(list))
  for (const { file, from, to, why } of (parse(readFileSync(list, 'utf8')) ?? []) as Record<string, string>[])
    excuses.set(`${file}: ${from} => ${to}`, why);
/** The second of two equal lines in a file has the same reason as the first. */
const excuse = ({ key }: Mutant): string | null =>
  excuses.get(key) ?? excuses.get(key.replace(/ \(\d+\)$/, '')) ?? null;

const progress = resolve(folder, `${ruleset}-${values.seed}.jsonl`);
if (values.fresh) rmSync(progress, { force: true });
const known = readProgress(progress);
const waiting = sample.filter((mutant) => {
  const found = known.get(mutant.key);
  return !found || (values.again && found.caught === null && excuse(mutant) === null);
});
console.log(
  `${ruleset}: ${everything.length} changes in ${files.size} files; ${sample.length} asked for, ${waiting.length} to judge.`,
);

if (waiting.length > 0) {
  const surveyed = await survey(root, ruleset, files, place);
  const unreached = surveyed.failing.length;
  console.log(
    `${surveyed.checks.length} checks${unreached > 0 ? `, ${unreached} left out that fail unchanged: ${surveyed.failing.join('; ').slice(0, 300)}` : ''}.`,
  );
  await judgeAll(surveyed);
}
for (const line of report(
  sample.flatMap((mutant) => {
    const found = known.get(mutant.key);
    return found ? [{ mutant, found, equivalent: found.caught === null ? excuse(mutant) : null }] : [];
  }),
))
  console.log(line);

/** All changes stand in one bundle, each behind its number. */
async function judgeAll(surveyed: Survey): Promise<void> {
  const numbers = new Map(waiting.map((mutant, i) => [mutant, i + 1]));
  const made = resolve(folder, `${ruleset}.${values.seed}.mjs`);
  await bundle(root, ruleset, made, (file, code) =>
    switched(
      code,
      waiting.filter((mutant) => mutant.file === file),
      (mutant) => numbers.get(mutant)!,
    ),
  );
  const queue = waiting.slice();
  const jobs = Math.min(2, Math.max(1, Number(values.jobs)));
  await Promise.all(Array.from({ length: jobs }, () => work(made, queue, numbers, surveyed)));
}

async function work(
  made: string,
  queue: Mutant[],
  numbers: ReadonlyMap<Mutant, number>,
  surveyed: Survey,
): Promise<void> {
  const bench = benchOf(root, made);
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const started = performance.now();
    const { caught, why } = await judged(mutant, numbers.get(mutant)!, surveyed, bench);
    const found: Found = { key: mutant.key, caught, why, ms: Math.round(performance.now() - started) };
    known.set(mutant.key, found);
    note(progress, found);
    console.log(
      `${caught === null ? 'SURVIVED' : 'caught  '} ${mutant.file}:${mutant.line} ${mutant.to.slice(0, 90)} | ${caught ?? why} | ${found.ms} ms`,
    );
  }
  bench.close();
}

async function judged(
  mutant: Mutant,
  number: number,
  { checks, always, reading }: Survey,
  bench: Bench,
): Promise<{ caught: string | null; why: string }> {
  const at = place(mutant);
  const all = always.has(at);
  const reaching = checks.filter(({ reached }) => all || reached.includes(at)).sort((a, b) => a.ms - b.ms);
  const asked: Surveyed[] = [];
  let cost = 0;
  for (const check of reaching) {
    if (cost + check.ms > Number(values.seconds) * 1000) break;
    cost += check.ms;
    asked.push(check);
  }
  if (asked.length === 0) return { caught: null, why: 'no check reaches it' };
  // What is reached while sources are read is not reached again: that is asked in a process of its own.
  const isRead = ({ source }: Surveyed): boolean => all || reading.get(source)?.has(at) === true;
  const verdict = await bench.ask(
    number,
    asked.filter((check) => !isRead(check)),
    false,
  );
  if (verdict.caught !== null) return verdict;
  const left = asked.filter((check) => isRead(check) || verdict.missed.includes(nameOf(check)));
  const last = left.length > 0 ? await bench.ask(number, left, true) : verdict;
  const unasked = reaching.length - asked.length;
  return last.caught === null && unasked > 0
    ? { caught: null, why: `${unasked} slow checks not asked` }
    : last;
}
