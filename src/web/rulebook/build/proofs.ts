/** What proves each rule: the cases that name it, and the tests whose titles do. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Case } from '../../../cases/case.ts';
import { readCases } from '../../../cases/read.ts';
import { namedIds, testTitles } from '../../../cases/rule-ids.ts';
import type { CaseRef, TestRef } from '../proofs.ts';

export interface Written {
  /** Path in the project. */
  readonly file: string;
  readonly cases: readonly Case[];
}

export function filesIn(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => wanted.test(path))
    .sort()
    .map((path) => join(folder, path));
}

/** The index and the cases themselves both ask for each file. */
const known = new Map<string, Written & { text: string }>();

export function readCaseFile(root: string, path: string): Written {
  const text = readFileSync(path, 'utf8');
  const old = known.get(path);
  if (old?.text === text) return old;
  const file = relative(root, path).replaceAll('\\', '/');
  const written = { file, cases: readCases(text, file), text };
  known.set(path, written);
  return written;
}

/** Cases by rule, the most telling first: something is played, the rule is named early, the file is about its area. */
export function casesByRule(written: readonly Written[]): Record<string, CaseRef[]> {
  const found: Record<string, { ref: CaseRef; rank: number }[]> = {};
  written.forEach(({ cases, file: path }, file) => {
    const about = path.split('/').at(-1) ?? '';
    cases.forEach(({ rules, name, place, steps }, index) => {
      const dull = steps.some(({ is }) => is === 'act' || is === 'refuse' || is === 'sees') ? 0 : 10;
      rules.forEach((rule, at) => {
        const own = about.startsWith(rule.split('-')[1].toLowerCase()) ? 0 : 1;
        found[rule] ??= [];
        found[rule].push({ ref: [file, index, place.line, name], rank: dull + Math.min(at, 2) * 2 + own });
      });
    });
  });
  return Object.fromEntries(
    Object.entries(found).map(([rule, list]) => [
      rule,
      list.sort((a, b) => a.rank - b.rank).map(({ ref }) => ref),
    ]),
  );
}

export function testsByRule(root: string, prefix: string): Record<string, TestRef[]> {
  const found: Record<string, TestRef[]> = {};
  for (const path of filesIn(join(root, 'src'), /\.test\.tsx?$/))
    for (const title of testTitles(readFileSync(path, 'utf8')))
      for (const id of namedIds(title))
        if (id.startsWith(`${prefix}-`)) {
          found[id] ??= [];
          found[id].push([relative(root, path).replaceAll('\\', '/'), title]);
        }
  return found;
}
