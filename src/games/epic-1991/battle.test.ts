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

test('E2-GEO-02 places lie on the table, its edges included, to the hundredth', () => {
  const on = (...spot: number[]) =>
    readSetup({ battle: { battle: 'x', points: 1500, table: [4, 2], objectives: [spot] } });
  const [width, length] = [121.92, 60.96];
  for (const spot of [
    [0, 0],
    [width, length],
    [0, length],
    [width, 0],
  ])
    expect(on(...spot).battle.objectives).toEqual([{ x: spot[0] * 100, y: spot[1] * 100 }]);
  for (const spot of [
    [-0.01, 0],
    [0, -0.01],
    [121.93, 0],
    [0, 60.97],
  ])
    expect(() => on(...spot)).toThrow('battle.objectives.0: The place is not on the table.');
  expect(() => on(1.005, 1)).toThrow('battle.objectives.0: 1.005 has more than two decimals.');
});

test('a table is two to twelve feet of an even number, the long edge first', () => {
  const of = (...table: number[]) => readSetup({ battle: { battle: 'x', points: 100, table } }).battle.table;
  expect(of(4, 2)).toEqual({ width: 4 * 3048, length: 2 * 3048 });
  expect(of(12, 12)).toEqual({ width: 12 * 3048, length: 12 * 3048 });
  for (const table of [
    [5, 4],
    [6, 3],
    [2, 4],
  ])
    expect(() => of(...table)).toThrow('a multiple of 2 feet');
  for (const table of [
    [14, 2],
    [4, 0],
    [4.5, 2],
  ])
    expect(() => of(...table)).toThrow('battle.table');
  expect(readSetup({ battle: { battle: 'x', points: 100 } }).battle.table).toEqual({
    width: 18288,
    length: 12192,
  });
});

test('what is not said is agreed as the book has it', () => {
  const { battle, options } = readSetup({ battle: { battle: 'x', points: 100 } });
  expect(battle).toMatchObject({
    briefing: '',
    armies: { A: null, B: null },
    terrain: null,
    objectives: null,
    south: null,
  });
  expect(options).toEqual({
    openMeasuring: false,
    looseRanks: false,
    openDeployment: false,
    oneLays: false,
    tunnelling: false,
    allies: false,
    turnLimit: null,
  });
  for (const points of [99, 20_001])
    expect(() => readSetup({ battle: { battle: 'x', points } })).toThrow('battle.points');
  for (const limit of [0, 101])
    expect(() =>
      readSetup({ battle: { battle: 'x', points: 100 }, options: { 'turn-limit': limit } }),
    ).toThrow('turn-limit');
});

test('E2-TERR-13 a bunker is reinforced and a block standard, unless it is said', () => {
  const of = (piece: object) =>
    readSetup({
      battle: { battle: 'x', points: 100, terrain: [{ at: [30, 30, 0], size: [8, 6], ...piece }] },
    }).battle.terrain![0];
  expect(of({ is: 'bunker' })).toMatchObject({ kind: 'bunker', construction: 'reinforced' });
  expect(of({ is: 'block' })).toMatchObject({ kind: 'building', construction: 'standard' });
  expect(of({ is: 'block', construction: 'light' })).toMatchObject({ construction: 'light' });
  const { parts } = of({ is: 'block' });
  const [xs, ys] = [0, 1].map((at) => parts[0].filter((_, i) => i % 2 === at));
  expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([
    2600, 3400, 2700, 3300,
  ]);
});
