import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { caseFiles, casesIn } from '../cases/files.ts';
import { GAMES } from '../games/list.ts';
import { projectRoot, readText } from './files.ts';
import {
  areaOf,
  type Coverage,
  coverage,
  isHeld,
  isPlaced,
  namedIds,
  ruleIds,
  rulesCode,
} from './inventory.ts';

const root = projectRoot();

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, ruleset) => {
  const ids = new Set(ruleIds(readText(join(root, 'rules', `${id}.md`))));
  let known: Coverage[] | undefined;
  const rows = (): Coverage[] => {
    known ??= coverage(root, id);
    return known;
  };

  test('every rule a case names is in the inventory', () => {
    const cases = caseFiles(join(root, 'cases', id)).flatMap((file) => casesIn(file));
    const unknown = cases.flatMap(({ rules }) => rules).filter((rule) => !ids.has(rule));
    expect(unknown).toEqual([]);
  });

  test('its areas in force are areas of the inventory', () => {
    const areas = new Set([...ids].map(areaOf));
    expect(ruleset.areas.filter((area) => !areas.has(area))).toEqual([]);
    if (ruleset.complete) expect([...areas].filter((area) => !ruleset.areas.includes(area))).toEqual([]);
  });

  test('a ruleset that calls itself complete has no rule that nothing names', () => {
    const missing = rows().filter((rule) => !isHeld(rule));
    if (ruleset.complete) expect(missing.map((rule) => rule.id)).toEqual([]);
  });

  test('a ruleset that calls itself complete has no rule that its source does not name', () => {
    const unplaced = rows().filter((rule) => !isPlaced(rule));
    if (ruleset.complete) expect(unplaced.map((rule) => rule.id)).toEqual([]);
  });

  test('every rule its source names is in the inventory', () => {
    const prefix = [...ids][0].split('-')[0];
    const named = rulesCode(root, id).flatMap((file) => namedIds(readText(file)));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((rule) => rule.startsWith(`${prefix}-`) && !ids.has(rule))).toEqual([]);
  });
});
