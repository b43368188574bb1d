/**
 * Digests of play, as chess engines keep perft counts: many seeded matches, and every case played on by chance, each kept as a few
 * letters for a stretch of actions. They do not say what is right; they say that something goes otherwise than it went.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parse } from 'yaml';
import type { CaseAdapter } from '../cases/adapter.ts';
import { caseFiles, casesIn } from '../cases/files.ts';
import type { AnyRuleset } from '../kernel/contract.ts';
import { kindsApart } from './chain.ts';
import { caseWord, type Digested, matchWords, STRETCH } from './digest.ts';
import { filled } from './matches.ts';

const LENGTH = 120;

export const digestFile = (root: string, ruleset: string, of: 'matches' | 'cases'): string =>
  resolve(root, 'src/golden/digests', ruleset, `${of}.txt`);

/** The digests of the table itself. */
export const tableFile = (root: string): string => resolve(root, 'src/golden/digests/table.txt');

export const hasDigests = (root: string, ruleset: string): boolean =>
  existsSync(digestFile(root, ruleset, 'matches'));

/** What is played: `matches.yaml`. */
export function digested(root: string, ruleset: string): Digested[] {
  const file = digestFile(root, ruleset, 'matches').replace(/txt$/, 'yaml');
  const list = parse(readFileSync(file, 'utf8')) as (Partial<Digested> & Pick<Digested, 'name' | 'setup'>)[];
  return list.map((row) => ({ play: 'chance', length: LENGTH, ...row, setup: filled(row.setup, root) }));
}

/** The words kept, by name. */
export function keptWords(file: string): Map<string, readonly string[]> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(
    lines.map((line) => {
      const at = line.indexOf('  ');
      return [line.slice(at + 2), line.slice(0, at).split(' ')];
    }),
  );
}

export const wordsText = (kept: ReadonlyMap<string, readonly string[]>): string =>
  [...kept].map(([name, words]) => `${words.join(' ')}  ${name}\n`).join('');

/** Where a match first goes otherwise than it is kept; null where it goes the same. */
export function matchApart(ruleset: AnyRuleset, match: Digested, kept: readonly string[]): string | null {
  let n = 0;
  for (const word of matchWords(ruleset, match)) {
    const apart = kindsApart(kept[n] ?? '', word);
    if (apart.length > 0)
      return `${match.name}: between actions ${n * STRETCH + 1} and ${(n + 1) * STRETCH} what is ${apart.join(', ')} differs.`;
    n++;
  }
  return n === kept.length
    ? null
    : `${match.name}: it is over after fewer than ${(n + 1) * STRETCH} actions.`;
}

/** Every case in a file or under a folder by the name it is kept under. */
export function digestedCases(root: string, path: string) {
  return caseFiles(resolve(root, path)).flatMap((file) =>
    casesIn(file).map((written) => ({ name: `${basename(file, '.yaml')}: ${written.name}`, written })),
  );
}

/** How a case goes otherwise than it is kept; null where it goes the same. */
export function caseApart(
  adapter: CaseAdapter,
  { name, written }: ReturnType<typeof digestedCases>[number],
  kept: readonly string[],
): string | null {
  const apart = kindsApart(kept[0], caseWord(adapter, written));
  return apart.length === 0 ? null : `${name}: what is ${apart.join(', ')} differs.`;
}
