import { expect, test } from 'vitest';
import { describe } from './describe.ts';
import { solo } from './solo/testing.ts';

const { game } = solo({ levels: ['s...'] });
const shot = {
  kind: 'shot' as const,
  unit: 1,
  type: 'terminator' as const,
  at: 0,
  target: 2,
  targetType: 'genestealer' as const,
  square: 3,
  dice: [1, 2, 3],
  needed: 5,
  sustained: 0,
  hit: false,
  overwatch: false,
  combined: false,
  auto: false,
  ap: 1,
  cp: 0,
};

test('HR-SUST-02 a shot cites sustained fire only when it had any, whatever score it needed', () => {
  expect(describe(game.table, shot)?.rules).toEqual(['HR-SHOT-02']);
  expect(describe(game.table, { ...shot, needed: 6, sustained: 1 })?.rules).toEqual([
    'HR-SHOT-02',
    'HR-SUST-02',
  ]);
  expect(describe(game.table, { ...shot, needed: 4, auto: true })?.rules).toEqual(['HR-SHOT-02']);
});
