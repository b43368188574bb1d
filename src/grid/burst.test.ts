import { expect, test } from 'vitest';
import { type BurstStops, burst } from './burst.ts';
import { parseBoard } from './picture.ts';

const FREE: BurstStops = { enter: () => true, goOn: () => true, flank: () => false };

function reach(
  picture: string,
  centre: string,
  radius: number,
  shut: string[] = [],
  stasis: string[] = [],
): string {
  const board = parseBoard({ levels: [{ picture }] });
  const is = (list: string[], square: number): boolean => list.includes(board.name(square));
  const stops: BurstStops = {
    enter: (square) => !is(stasis, square),
    goOn: (square) => !is(shut, square),
    flank: (square) => is(shut, square) || is(stasis, square),
  };
  return burst(board, board.find(centre), radius, stops).map(board.name).join(' ');
}

test('HR-GEN-13 a burst reaches every square within its radius, in reading order', () => {
  expect(reach('....\n....\n....\n....', 'B2', 1)).toBe('A1 B1 C1 A2 B2 C2 A3 B3 C3');
  expect(reach('.....', 'C1', 0)).toBe('C1');
  expect(reach('.....', 'A1', 2)).toBe('A1 B1 C1');
});

test('HR-GEN-13 walls stop it and it counts steps, not straight lines', () => {
  expect(reach('.#.\n.#.\n...', 'A1', 2)).toBe('A1 A2 A3 B3');
});

test('HR-GEN-13 a closed door is entered but not passed', () => {
  expect(reach('..D..', 'B1', 2, ['C1'])).toBe('A1 B1 C1');
  expect(reach('..d..', 'B1', 2)).toBe('A1 B1 C1 D1');
});

test('HR-GEN-13 Stasis is not entered', () => {
  expect(reach('....', 'A1', 3, [], ['C1'])).toBe('A1 B1');
});

test('HR-GEN-13 a diagonal needs one open flank', () => {
  expect(reach('..\n..', 'A1', 1, ['B1'])).toBe('A1 B1 A2 B2');
  expect(reach('..\n..', 'A1', 1, ['B1', 'A2'])).toBe('A1 B1 A2');
  expect(reach('..\n#.', 'A1', 1, ['B1'])).toBe('A1 B1');
  expect(reach('..\n..', 'A1', 2, ['B1'], ['A2'])).toBe('A1 B1');
});

test('HR-GEN-13 it stays on its level and out of entry areas', () => {
  const board = parseBoard({ legend: { a: 'ladder A' }, levels: [{ picture: 'Ea' }, { picture: 'a.' }] });
  expect(burst(board, 0, 5, FREE)).toEqual([0]);
});
