import { expect, test } from 'vitest';
import { lineOf, type SightRule } from './lines.ts';

test('a line is worked out once for each rule and offset', () => {
  const ruleOf = (asked: string[]): SightRule => ({
    line(dx, dy) {
      asked.push(`${dx},${dy}`);
      return { crossed: [[dx, dy]], corners: [], centres: [], pairs: [] };
    },
    inArc: () => true,
  });
  const asked: string[] = [];
  const rule = ruleOf(asked);
  const offsets = [[1, 0], [0, 1], [-1, 0], [0, -1], [1, -1], [-1, 1], [2, 5]]; // biome-ignore format: pairs read best
  for (let twice = 0; twice < 2; twice++)
    for (const [dx, dy] of offsets) expect(lineOf(rule, dx, dy).crossed).toEqual([[dx, dy]]);
  expect(asked).toEqual(offsets.map(([dx, dy]) => `${dx},${dy}`));
  const others: string[] = [];
  lineOf(ruleOf(others), 1, 0);
  expect(others).toEqual(['1,0']);
});
