import { expect, test } from 'vitest';
import { arranged } from '../../../cases/epic-1989/arranged.ts';
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

test.each([
  ['a path that runs into a field', 'move 1 1:57.5,50', 'E1-INF-05', 'Unit 1 can go 8 cm with this order.'],
  ['a mine that makes a field', 'move 1 1:f16.01', 'E1-MOVE-02', 'Unit 1 can go 16 cm with this order.'],
  ['a Titan whose legs are lost', 'move 1 1:f25.01', 'E1-TMOD-06', 'Unit 1 can go 25 cm.'],
])('E1-MOVE-02: how far it may go is told (%s)', (name, text, rule, why) => {
  const { game, state } = arranged('seldom', name);
  expect(game.check(state, 'A', game.notation.parse(state, text))).toEqual({ rule, why });
});
