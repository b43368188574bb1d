import { expect, test } from 'vitest';
import { LIMITS } from '../../kernel/limits.ts';
import { readSetup } from './battle.ts';

const battle = (more: object) => ({
  battle: { battle: 'x', points: 1500, armies: { A: {}, B: {} }, ...more },
});
const spots = (n: number) => Array.from({ length: n }, () => [1, 1]);
const woods = (corners: number) => ({ is: 'area', kind: 'woods', corners: spots(corners) });

test.each([
  [
    '100 pieces of terrain',
    LIMITS.pieces,
    (n: number) => ({ terrain: Array.from({ length: n }, () => woods(3)) }),
  ],
  ['100 corners', LIMITS.corners, (n: number) => ({ terrain: [woods(n)] })],
  ['50 objectives', LIMITS.objectives, (n: number) => ({ objectives: spots(n) })],
])('a battle has at most %s', (what, most, more) => {
  // With so many it goes on to the next thing that is wrong.
  expect(() => readSetup(battle(more(most)))).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('at most') }),
  );
  expect(() => readSetup(battle(more(most + 1)))).toThrow(`at most ${what}, not ${most + 1}.`);
});

test('a field that is missing, unknown or of another kind is told in plain words', () => {
  const { battle: whole } = battle({});
  expect(() => readSetup({ battle: { points: 1500 } })).toThrow('battle.battle: this field is missing.');
  expect(() => readSetup({ battle: { ...whole, odd: 1 } })).toThrow('battle.odd: there is no such field.');
  expect(() => readSetup({ battle: { ...whole, points: Number.NaN } })).toThrow(
    'battle.points: this should be number, not NaN.',
  );
});
