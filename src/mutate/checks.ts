/** Everything that can catch a changed rule, each under a name of its own: cases, goldens, digests, random play, unit tests. */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { adapterFor, caseAdapters } from '../cases/adapters.ts';
import { caseFiles, casesIn } from '../cases/files.ts';
import { runCase } from '../cases/run.ts';
import {
  caseApart,
  digested,
  digestedCases,
  digestFile,
  hasDigests,
  keptWords,
  matchApart,
  tableFile,
} from '../golden/digests.ts';
import { golden, goldenFile, goldenNames, goldenSetup } from '../golden/matches.ts';
import { tableDigests } from '../golden/table.ts';
import { playOne } from '../kernel/battery.ts';
import type { AnyRuleset } from '../kernel/contract.ts';
import { collect } from './unit.ts';

/** Throws, or answers what is wrong, when it catches something. */
export type Check = () => string | null | Promise<string | null>;

export type Loader = () => Promise<unknown>;

const PLAYS = 4;

/** The checks of one source: 'case <file>', 'golden <name>', 'play <name>', 'digest matches', 'digest <file>', 'table digests', 'unit <file>', each with its own names. */
export function sources(root: string, ruleset: AnyRuleset, units: Readonly<Record<string, Loader>>) {
  const cases = caseFiles(resolve(root, 'cases', ruleset.id)).map((file) => relative(root, file));
  const matches = goldenNames(root, ruleset.id);
  return [
    ...cases.map((file) => `case ${file}`),
    ...matches.flatMap((name) => [`golden ${name}`, `play ${name}`]),
    ...(hasDigests(root, ruleset.id) ? ['digest matches', ...cases.map((file) => `digest ${file}`)] : []),
    'table digests',
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
  if (kind === 'digest')
    return name === 'matches' ? digestsOfMatches(root, ruleset) : digestsOfCases(root, ruleset, name);
  if (kind === 'table') return digestsOfTable(root);
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

function digestsOfMatches(root: string, ruleset: AnyRuleset): Map<string, Check> {
  const kept = keptWords(digestFile(root, ruleset.id, 'matches'));
  return numbered(
    digested(root, ruleset.id).map((match) => [
      match.name,
      () => matchApart(ruleset, match, kept.get(match.name)!),
    ]),
  );
}

/** A case written since the digests were accepted has no word and says nothing. */
async function digestsOfCases(root: string, ruleset: AnyRuleset, file: string): Promise<Map<string, Check>> {
  const adapter = await caseAdapters.load(ruleset.id);
  const kept = keptWords(digestFile(root, ruleset.id, 'cases'));
  return numbered(
    digestedCases(root, file)
      .filter(({ name }) => kept.has(name))
      .map((one) => [one.name, () => caseApart(adapter, one, kept.get(one.name)!)]),
  );
}

function digestsOfTable(root: string): Map<string, Check> {
  const kept = keptWords(tableFile(root));
  return numbered(
    [...tableDigests()].map(([name, digest]) => [
      name,
      () => (kept.get(name)?.[0] === digest() ? null : 'the table goes otherwise'),
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
