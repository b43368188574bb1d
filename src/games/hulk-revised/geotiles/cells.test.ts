import { expect, test } from 'vitest';
import { CELLS, cellAt, cellName, cellNamed } from './cells.ts';

test('every cell has a number and a name of its own, and none lies farther out', () => {
  const names = Array.from({ length: CELLS }, (_, cell) => cellName(cell));
  expect(new Set(names).size).toBe(CELLS);
  for (const [cell, name] of names.entries()) expect(cellNamed(name)).toBe(cell);
  expect([cellName(0), cellName(CELLS - 1)]).toEqual(['-15,-15', '15,15']);
  expect(cellAt(cellNamed('3,-7'))).toEqual({ x: 3, y: -7 });
  for (const name of ['16,0', '0,16', '-16,0', '0,-16', '16,16', '1', '1,', 'a,b', '100,0', '1,2,3'])
    expect(cellNamed(name), name).toBe(-1);
});
