import { expect, test } from 'vitest';
import { turnsLeft, turnsUsed } from './limits.ts';

test('E1-MOVE-03: turns that are left, and that a fall back begins with a free one', () => {
  for (const segment of ['fall-back', 'charge', 'advance'] as const) {
    const all = turnsLeft(segment, 0);
    expect([turnsLeft(segment, 1), turnsLeft(segment, all), turnsLeft(segment, all + 1)]).toEqual([
      all - 1,
      0,
      0,
    ]);
    expect(turnsUsed(segment, false)).toBe(1);
  }
  expect([turnsUsed('fall-back', true), turnsUsed('charge', true)]).toEqual([0, 1]);
});
