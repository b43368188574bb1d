import { expect, test } from 'vitest';
import { spread } from './board.ts';
import { dirNamed } from './directions.ts';
import { parseBoard } from './picture.ts';

const two = parseBoard({
  legend: { a: 'ladder A' },
  levels: [{ name: 'Upper', picture: '.a.' }, { picture: '#..\n..a' }],
});

test('HR-GEN-01 squares are numbered in reading order, walls and the outside have none', () => {
  expect(two.size).toBe(8);
  expect([two.at(0, 0, 0), two.at(0, 2, 0), two.at(1, 1, 0), two.at(1, 2, 1)]).toEqual([0, 2, 3, 7]);
  expect([two.at(1, 0, 0), two.at(0, -1, 0), two.at(0, 3, 0), two.at(0, 0, 1), two.at(2, 0, 0)]).toEqual([
    -1, -1, -1, -1, -1,
  ]);
  expect([...two.level]).toEqual([0, 0, 0, 1, 1, 1, 1, 1]);
  expect(two.levels).toEqual([
    { name: 'Upper', width: 3, height: 1 },
    { name: 'Level 2', width: 3, height: 2 },
  ]);
});

test('HR-GEN-04 steps lead to the 8 neighbours on the same level', () => {
  const from = (square: number, dir: string): number => two.near[square * 8 + dirNamed(dir)];
  expect(from(0, 'E')).toBe(1);
  expect(from(0, 'S')).toBe(-1);
  expect(from(3, 'SW')).toBe(5);
  expect(from(3, 'W')).toBe(-1);
  expect(from(6, 'N')).toBe(3);
});

test('names lead back to their squares', () => {
  for (let square = 0; square < two.size; square++) expect(two.find(two.name(square))).toBe(square);
  expect(two.name(7)).toBe('2:C2');
  expect(two.find('2:c2')).toBe(7);
  expect([two.find('C2'), two.find('3:A1'), two.find(''), two.find('2:A1')]).toEqual([-1, -1, -1, -1]);
});

test('columns after Z go on with AA', () => {
  const wide = parseBoard({ levels: [{ picture: '.'.repeat(100) }] });
  expect([0, 8, 25, 26, 51, 52, 99].map(wide.name)).toEqual(['A1', 'I1', 'Z1', 'AA1', 'AZ1', 'BA1', 'CV1']);
});

test('HR-GEN-07 C-distance counts straight, whatever stands between, and not across levels', () => {
  const board = parseBoard({ levels: [{ picture: '.#.\n.#.\n...' }] });
  const at = (name: string): number => board.find(name);
  expect(spread(board, at('A1'), at('C1'))).toBe(2);
  expect(spread(board, at('A1'), at('B3'))).toBe(2);
  expect(spread(board, at('A1'), at('A1'))).toBe(0);
  expect(spread(two, 0, 3)).toBe(Infinity);
});
