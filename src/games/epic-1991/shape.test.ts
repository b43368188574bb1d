import { expect, test } from 'vitest';
import { isAction } from './shape.ts';

const many = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one);
const leg = (more: object = {}) => ({ model: 1, path: [], heading: 0, ...more });
const move = (more: object) => ({ do: 'move', unit: 1, legs: [leg(more)] });
const shots = (attacks: unknown[]) => ({ do: 'fire', unit: 1, popUps: [], attacks });
const barrage = (guns: unknown[]) => shots([{ is: 'barrage', guns, target: 1, x: 1, y: 1 }]);
const deploy = (more: object) => ({ do: 'deploy', models: [], follows: [], arrives: [], ...more });
const strike = (locations: number[]) => ({ do: 'strike', blow: 'grab', locations });

// biome-ignore format: a row reads best
// The last that has the shape of an action, and the first that has not.
test.each<[string, unknown, unknown]>([
  ['headings go to 359', move({ heading: 359 }), move({ heading: 360 })],
  ['and begin at 0', move({ heading: 0 }), move({ heading: -1 })],
  ['a turn is less than a whole one', move({ stride: [1, 359, 1] }), move({ stride: [1, 360, 1] })],
  ['either way', move({ stride: [1, -359, 1] }), move({ stride: [1, -360, 1] })],
  ['numbers of things begin at 0', move({ board: 0 }), move({ board: -1 })],
  ['and end somewhere', move({ board: 100_000 }), move({ board: 100_001 })],
  ['places end somewhere', move({ leave: [100_000, 0] }), move({ leave: [100_001, 0] })],
  ['on either side', move({ leave: [0, -100_000] }), move({ leave: [0, -100_001] })],
  ['whole numbers only', move({ wall: 1 }), move({ wall: 1.5 })],
  ['a way is made of points', move({ path: [1, 2, 3, 4] }), move({ path: [1, 2, 3] })],
  ['at most fifty', move({ path: many(100, 1) }), move({ path: many(102, 1) })],
  ['a retreat is said or not', move({ retreat: true }), move({ retreat: false })],
  ['legs are few', { do: 'move', unit: 1, legs: many(400, leg()) }, { do: 'move', unit: 1, legs: many(401, leg()) }],
  ['guns of a barrage too', barrage(many(60, [1, 0])), barrage(many(61, [1, 0]))],
  ['a gun is a model and its weapon', barrage([[1, 0]]), barrage([[1]])],
  ['three poses to a town', { do: 'lay', piece: 1, at: many(3, [1, 1, 0]) }, { do: 'lay', piece: 1, at: many(4, [1, 1, 0]) }],
  ['units that follow', deploy({ follows: many(20, [1, 2]) }), deploy({ follows: many(21, [1, 2]) })],
  ['units that arrive', deploy({ arrives: many(40, [1, 2]) }), deploy({ arrives: many(41, [1, 2]) })],
  ['nine blows', strike(many(9, 1)), strike(many(10, 1))],
  ['no word too many', { do: 'end' }, { do: 'end', now: true }],
  ['no word too few', { do: 'hold', unit: 1 }, { do: 'hold' }],
])('%s', (_, last, first) => {
  expect(isAction(last)).toBe(true);
  expect(isAction(first)).toBe(false);
});
