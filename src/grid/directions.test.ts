import { expect, test } from 'vitest';
import { DIR_NAMES, DX, DY, dirNamed, FACING_NAMES, facingNamed } from './directions.ts';

test('directions run clockwise from north, rows grow to the south', () => {
  expect(DIR_NAMES.map((name, dir) => [name, DX[dir], DY[dir]])).toEqual([
    ['N', 0, -1],
    ['NE', 1, -1],
    ['E', 1, 0],
    ['SE', 1, 1],
    ['S', 0, 1],
    ['SW', -1, 1],
    ['W', -1, 0],
    ['NW', -1, -1],
  ]);
});

test('facing f looks in direction f * 2', () => {
  expect(FACING_NAMES.map((_, facing) => DIR_NAMES[facing * 2])).toEqual(FACING_NAMES);
});

test('names are read in any case, unknown ones give -1', () => {
  expect(dirNamed('nw')).toBe(7);
  expect(dirNamed('up')).toBe(-1);
  expect(facingNamed('s')).toBe(2);
  expect(facingNamed('NE')).toBe(-1);
});
