/** Which rules there are, and what names them. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { caseFiles, casesIn } from '../cases/files.ts';
import { filesUnder, inFile, readText } from './files.ts';

export interface Coverage {
  readonly id: string;
  readonly area: string;
  /** `file:line name` of each case, `file title` of each test. */
  readonly cases: readonly string[];
  readonly tests: readonly string[];
}

const DEFINED = /\*\*([A-Z0-9]+-[A-Z]+)-(\d+)(?: to \1-(\d+))?\*\*/g;
const ID = /\b[A-Z0-9]+-[A-Z]+-\d+\b/g;
/** The text that begins a test or a group of tests, also after `test.each(...)`. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\[\s\S]|(?!\1)[^\\])*)\1/g;

/** Every rule ID an inventory defines, ranges written out, in its order. */
export function ruleIds(inventory: string): string[] {
  const ids = [...inventory.matchAll(DEFINED)].flatMap(([, stem, from, to]) => {
    const count = Number(to ?? from) - Number(from) + 1;
    return Array.from(
      { length: count },
      (_, n) => `${stem}-${String(Number(from) + n).padStart(from.length, '0')}`,
    );
  });
  return [...new Set(ids)];
}

/** 'HR-MOVE-01' is of the area MOVE. */
export function areaOf(id: string): string {
  return id.split('-')[1];
}

/** Titles of tests, as far as they are written out. */
export function testTitles(source: string): string[] {
  return [...source.matchAll(TITLE)].map((match) => match[2]);
}

/** Each rule of a ruleset with the cases and tests that name it. */
export function coverage(root: string, ruleset: string): Coverage[] {
  const ids = ruleIds(readText(join(root, 'rules', `${ruleset}.md`)));
  const cases = new Map<string, string[]>(ids.map((id) => [id, []]));
  const tests = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const file of inFile(join(root, 'cases'), () => caseFiles(join(root, 'cases')))) {
    const name = relative(root, file);
    for (const written of inFile(name, () => casesIn(file)))
      for (const rule of written.rules)
        cases.get(rule)?.push(`${name}:${written.place.line} ${written.name}`);
  }
  for (const file of filesUnder(join(root, 'src'), /\.test\.tsx?$/)) {
    for (const title of testTitles(readFileSync(file, 'utf8')))
      for (const id of new Set(title.match(ID))) tests.get(id)?.push(`${relative(root, file)} ${title}`);
  }
  return ids.map((id) => ({ id, area: areaOf(id), cases: cases.get(id) ?? [], tests: tests.get(id) ?? [] }));
}
