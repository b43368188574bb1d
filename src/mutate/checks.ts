/** Everything that can catch a changed rule, each under a name of its own: cases, goldens, random play, unit tests. */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { adapterFor, caseAdapters } from '../cases/adapters.ts';
import { caseFiles, casesIn } from '../cases/files.ts';
import { runCase } from '../cases/run.ts';
import { golden, goldenFile, goldenNames, goldenSetup } from '../golden/matches.ts';
import { playOne } from '../kernel/battery.ts';
import type { AnyRuleset } from '../kernel/contract.ts';
import { collect } from './unit.ts';

/** Throws, or answers what is wrong, when it catches something. */
export type Check = () => string | null | Promise<string | null>;

export type Loader = () => Promise<unknown>;

const PLAYS = 4;

/** The checks of one source: 'case <file>', 'golden <name>', 'play <name>', 'unit <file>', each with its own names. */
export function sources(root: string, ruleset: AnyRuleset, units: Readonly<Record<string, Loader>>) {
  const cases = caseFiles(resolve(root, 'cases', ruleset.id)).map((file) => relative(root, file));
  const matches = goldenNames(root, ruleset.id);
  return [
    ...cases.map((file) => `case ${file}`),
    ...matches.flatMap((name) => [`golden ${name}`, `play ${name}`]),
    ...Object.keys(units).map((file) => `unit ${file}`),
  ];
}

export async function checksOf(
  root: string,
  ruleset: AnyRuleset,
  units: Readonly<Record<string, Loader>>,
  source: string,
): Promise<Map<string, Check>> {
  const [, kind, name] = /^(\w+) (.*)$/.exec(source)!;
  if (kind === 'case') return numbered(casesIn(name).map((one) => [one.name, () => failed(one)]));
  if (kind === 'golden') return new Map([['', () => sameText(root, ruleset, name)]]);
  if (kind === 'play')
    return numbered(Array.from({ length: PLAYS }, (_, i) => ['', () => random(root, ruleset, name, i)]));
  const tests = await collect(units[name]);
  return numbered(
    tests.map(({ name, run }) => [
      name,
      async () => {
        await run();
        return null;
      },
    ]),
  );
}

/** By name, and by number where names are the same: a new check renames none. */
function numbered(list: [string, Check][]): Map<string, Check> {
  const named = new Map<string, Check>();
  for (const [name, check] of list) {
    let n = 1;
    while (named.has(n > 1 ? `${name} (${n})` : name)) n++;
    named.set(n > 1 ? `${name} (${n})` : name, check);
  }
  return named;
}

async function failed(one: ReturnType<typeof casesIn>[number]): Promise<string | null> {
  return runCase(one, await adapterFor(one.rules[0])).failure?.lines.join(' ') ?? null;
}

function sameText(root: string, ruleset: AnyRuleset, name: string): string | null {
  const kept = readFileSync(goldenFile(root, ruleset.id, name), 'utf8');
  return golden(root, ruleset, name) === kept ? null : 'the match goes otherwise';
}

/** A short random game; only that it is not over is no problem. */
async function random(root: string, ruleset: AnyRuleset, name: string, n: number): Promise<string | null> {
  const { exhaustive: completeActions } = await caseAdapters.load(ruleset.id);
  const checks = { maxActions: 60, sample: 12, worldSteps: 4, completeActions };
  const { problems } = playOne(ruleset, goldenSetup(root, ruleset.id, name), `${name} ${n}`, checks);
  return problems.filter((problem) => !problem.includes('stuck: ')).join('\n') || null;
}
