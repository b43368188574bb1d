/** Which rules there are, and what names them. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { caseFiles, casesIn } from '../cases/files.ts';
import { areaOf, namedIds, ruleIds, testTitles } from '../cases/rule-ids.ts';
import { filesUnder, inFile, readText } from './files.ts';

export { areaOf, namedIds, ruleIds, testTitles };

export interface Coverage {
  readonly id: string;
  readonly area: string;
  /** `file:line name` of each case, `file title` of each test. */
  readonly cases: readonly string[];
  readonly tests: readonly string[];
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
      for (const id of namedIds(title)) tests.get(id)?.push(`${relative(root, file)} ${title}`);
  }
  return ids.map((id) => ({ id, area: areaOf(id), cases: cases.get(id) ?? [], tests: tests.get(id) ?? [] }));
}
