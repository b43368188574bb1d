import { expect, test } from 'vitest';
import { layFloor } from './board.ts';
import { unreachable } from './reach.ts';

const row = (...columns: number[]) =>
  layFloor(
    [{ name: 'row', width: 9, height: 1 }],
    columns.map((x) => ({ level: 0, x, y: 0 })),
  );

test('squares that no step and no link joins to the first are listed in reading order', () => {
  expect(unreachable(row(0, 1, 3, 4, 6), [])).toEqual([2, 3, 4]);
  expect(unreachable(row(0, 1, 3, 4, 6), [[3, 1]])).toEqual([4]);
  expect(
    unreachable(row(0, 1, 3, 4, 6), [
      [4, 2],
      [0, 4],
    ]),
  ).toEqual([]);
  expect(unreachable(row(), [])).toEqual([]);
});
