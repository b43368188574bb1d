import { expect, test } from 'vitest';
import { FRONT, REAR, SIDES } from './directions.ts';
import { parseBoard } from './picture.ts';
import { reachable } from './reach.ts';
import { beside, isBeside, pinched, stepFrom } from './step.ts';

const board = (picture: string) => parseBoard({ levels: [{ picture }], apart: true });
const SE = 3;

test('a diagonal between two squares that are wall or blocked is too narrow', () => {
  const open = board('..\n..');
  const walls = board('.#\n#.');
  const half = board('..\n#.');
  expect(pinched(open, 0, SE)).toBe(false);
  expect(pinched(walls, 0, SE)).toBe(true);
  expect(pinched(half, 0, SE)).toBe(false);
  expect(pinched(half, 0, SE, (square) => square === half.find('B1'))).toBe(true);
  expect(pinched(open, 0, SE, (square) => square === open.find('A2'))).toBe(false);
  expect(pinched(open, 0, SE, (square) => square !== open.find('B2'))).toBe(true);
  expect(pinched(walls, 0, 2)).toBe(false);
});

test('a step needs floor, a free square and an open corner', () => {
  const b = board('...\n.#.');
  const at = (name: string) => b.find(name);
  expect(stepFrom(b, at('A1'), 2, () => false)).toBe(at('B1'));
  expect(stepFrom(b, at('A1'), 2, (square) => square === at('B1'))).toBe(-1);
  expect(stepFrom(b, at('B1'), 4, () => false)).toBe(-1);
  expect(stepFrom(b, at('B1'), SE, () => false)).toBe(at('C2'));
  expect(stepFrom(b, at('B1'), SE, (square) => square === at('C1'))).toBe(-1);
});

test('front, sides and rear are seen from the facing', () => {
  const b = board('...\n...\n...');
  const names = (facing: number, turns: readonly number[]) =>
    turns.map((turned) => b.name(beside(b, b.find('B2'), facing, turned)));
  expect(names(0, FRONT)).toEqual(['A1', 'B1', 'C1']);
  expect(names(1, FRONT)).toEqual(['C1', 'C2', 'C3']);
  expect(names(2, SIDES)).toEqual(['C2', 'A2']);
  expect(names(3, REAR)).toEqual(['C1', 'C2', 'C3']);
  expect(beside(b, b.find('A1'), 0, 0)).toBe(-1);
  expect(isBeside(b, b.find('B2'), 0, FRONT, b.find('C1'))).toBe(true);
  expect(isBeside(b, b.find('B2'), 0, FRONT, b.find('A2'))).toBe(false);
});

test('what is blocked is reached neither by steps nor by links, but a start always is', () => {
  const b = board('..#..');
  const at = (name: string) => b.find(name);
  const links = (square: number) => (square === at('B1') ? [at('D1')] : []);
  const names = (squares: Set<number>) => [...squares].map((square) => b.name(square));
  expect(names(reachable(b, [at('A1')]))).toEqual(['A1', 'B1']);
  expect(names(reachable(b, [at('A1')], undefined, links))).toEqual(['A1', 'B1', 'D1', 'E1']);
  expect(names(reachable(b, [at('A1')], (square) => square === at('D1'), links))).toEqual(['A1', 'B1']);
  expect(names(reachable(b, [at('E1')], () => true, links))).toEqual(['E1']);
});
