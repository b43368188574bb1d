import { expect, test } from 'vitest';
import { pieceAt } from '../terrain/shapes.ts';
import { buildingAims } from './occupants.ts';

test('E2-LOS-19: a building is seen at the corners and wall midpoints of its rectangles', () => {
  const aims = (parts: number[][]) => buildingAims({ parts }).map(({ x, y }) => `${x},${y}`);
  const square = [10, 10, 0, 10, 0, 0, 10, 0];
  const around = ['10,10', '5,10', '0,10', '0,5', '0,0', '5,0', '10,0', '10,5'];
  expect(aims([square])).toEqual(around);
  expect(aims([square, square.map((u) => u + 100)])).toHaveLength(16);
  const t = pieceAt('t-building', { x: 5000, y: 5000, heading: 0 });
  expect(new Set(buildingAims(t).map(({ x, y }) => `${x},${y}`))).toContain(
    `${(t.parts[0][0] + t.parts[0][2]) / 2},${t.parts[0][1]}`,
  );
});
