/** Which rules there are, and what names them. */
import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { casesIn } from '../cases/files.ts';
import { areaOf, kindOf, namedIds, placesIn, type RuleKind, ruleIds, testTitles } from '../cases/rule-ids.ts';
import { filesUnder, inFile, readText } from './files.ts';

export { areaOf, namedIds, ruleIds, testTitles };

export interface Coverage {
  readonly id: string;
  readonly area: string;
  readonly kind: RuleKind;
  /** `file:line` of each place in the rules code that names it. */
  readonly source: readonly string[];
  /** `file:line name` of each case, `file title` of each test. */
  readonly cases: readonly string[];
  readonly tests: readonly string[];
}

/** The rule inventories there are, with a game or without one yet. */
export function inventories(root: string): string[] {
  return filesUnder(join(root, 'rules'), /\.md$/).map((file) => basename(file, '.md'));
}

/** The areas of an inventory: 'MOVE', 'DOOR'. */
export function areasOf(root: string, inventory: string): string[] {
  return [...new Set(ruleIds(readText(join(root, 'rules', `${inventory}.md`))).map(areaOf))];
}

/** Each rule of an inventory with its places in the source, and the cases and tests that name it. */
export function coverage(root: string, inventory: string): Coverage[] {
  const ids = ruleIds(readText(join(root, 'rules', `${inventory}.md`)));
  const rules = new Map(
    ids.map((id) => [id, { source: [] as string[], cases: [] as string[], tests: [] as string[] }]),
  );
  for (const file of rulesCode(root, inventory))
    for (const { id, line } of placesIn(readFileSync(file, 'utf8')))
      rules.get(id)?.source.push(`${relative(root, file)}:${line}`);
  for (const file of filesUnder(join(root, 'cases', inventory), /\.yaml$/)) {
    const name = relative(root, file);
    for (const written of inFile(name, () => casesIn(file)))
      for (const rule of written.rules)
        rules.get(rule)?.cases.push(`${name}:${written.place.line} ${written.name}`);
  }
  for (const file of filesUnder(join(root, 'src'), /\.test\.tsx?$/)) {
    for (const title of testTitles(readFileSync(file, 'utf8')))
      for (const id of namedIds(title)) rules.get(id)?.tests.push(`${relative(root, file)} ${title}`);
  }
  return [...rules].map(([id, named]) => ({ id, area: areaOf(id), kind: kindOf(id), ...named }));
}

/** Some case or test names it. */
export function isHeld({ cases, tests }: Coverage): boolean {
  return cases.length + tests.length > 0;
}

/** Some source names it, or it only gathers what other rules say. */
export function isPlaced({ kind, source }: Coverage): boolean {
  return kind !== 'rule' || source.length > 0;
}

/** Files that tell of a rule or reckon with it, where nothing is decided. */
const RETELLS = /\/(?:describe|telling|odds|sketch|notation)[^/]*(?:\.ts$|\/)/;

/** Where a rule can be in force: the game's own chapters, the rooms they stand on, and its missions; no tests. */
export function rulesCode(root: string, ruleset: string): string[] {
  const rooms = ['kernel', 'grid', 'field', `games/${ruleset}`];
  return [
    ...rooms.flatMap((room) => filesUnder(join(root, 'src', room), /(?<!\.test|\/testing)\.ts$/)),
    ...filesUnder(join(root, 'missions', ruleset), /\.yaml$/),
  ].filter((file) => !RETELLS.test(file));
}
