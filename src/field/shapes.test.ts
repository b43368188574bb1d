import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contains } from './distance.ts';
import { COARSE } from './headings.ts';
import {
  boxOf,
  boxOfArea,
  cornersOf,
  hullOf,
  insideBox,
  isPolygon,
  middleOf,
  midpoint,
  placeFrom,
  rectangle,
} from './shapes.ts';
import { someBase } from './testing.ts';

test('the corners of a base: front right, front left, rear left, rear right (E2-GEO-04)', () => {
  const tank = { x: 1000, y: 2000, heading: 0, width: 200, length: 300 };
  expect(cornersOf(tank)).toEqual([1100, 2150, 900, 2150, 900, 1850, 1100, 1850]);
  expect(cornersOf({ ...tank, heading: 90 })).toEqual([1150, 1900, 1150, 2100, 850, 2100, 850, 1900]);
  // 300 * 46341 / 131072 = 106.07; 200 * 46341 / 131072 = 70.71
  expect(cornersOf({ ...tank, heading: 45 })).toEqual([1177, 2035, 1035, 2177, 823, 1965, 965, 1823]);
  // An odd width: 75.5 rounds away from zero on both sides.
  expect(cornersOf({ ...tank, width: 151 }).filter((_, i) => i % 2 === 0)).toEqual([1076, 924, 924, 1076]);
});

test('corners by the coarse compass (E1-GEO-04)', () => {
  const raider = { x: 0, y: 0, heading: 30, width: 200, length: 300 };
  // F = (5000, 8660), R = (8660, -5000): 75 + 86.6, 129.9 - 50
  expect(cornersOf(raider, COARSE).slice(0, 2)).toEqual([162, 80]);
});

test('every base is a proper polygon, symmetric about its centre', () => {
  fc.assert(
    fc.property(someBase(), (base) => {
      const corners = cornersOf(base);
      expect(isPolygon(corners)).toBe(true);
      for (const i of [0, 1, 2, 3]) expect(corners[i] + corners[i + 4]).toBe(2 * (i % 2 ? base.y : base.x));
    }),
  );
});

test('a place ahead and to the right', () => {
  expect(placeFrom({ x: 10, y: 20, heading: 90 }, 300, 100)).toEqual({ x: 310, y: -80 });
});

test('the middle of uneven ground is its centre of gravity, wherever its corners begin', () => {
  expect(middleOf([0, 0, 9, 0, 0, 9])).toEqual({ x: 3, y: 3 });
  expect(middleOf(rectangle([-4, 2, 10, 20]))).toEqual({ x: 3, y: 11 });
  const uneven = [0, 0, 600, 0, 600, 300, 300, 300, 0, 150];
  const from = (i: number) => [...uneven.slice(2 * i), ...uneven.slice(0, 2 * i)];
  for (let i = 0; i < 5; i++) expect(middleOf(from(i))).toEqual(middleOf(uneven));
  expect(middleOf([0, 0, 1, 0, 0, 1])).toEqual({ x: 0, y: 0 });
  expect(middleOf([7, 9])).toEqual({ x: 7, y: 9 });
  expect(middleOf([0, 0, 10, 4])).toEqual({ x: 5, y: 2 });
});

test('boxes', () => {
  const square = rectangle([0, 0, 10, 20]);
  expect(isPolygon(square)).toBe(true);
  expect(boxOf(square)).toEqual([0, 0, 10, 20]);
  expect(insideBox(square, [0, 0, 10, 20])).toBe(true);
  for (const [x, y] of [
    [0, 0],
    [10, 0],
    [0, 20],
    [10, 20],
  ])
    expect(insideBox([x, y], [0, 0, 10, 20])).toBe(true);
  for (const [x, y] of [
    [-1, 5],
    [11, 5],
    [5, -1],
    [5, 21],
  ])
    expect(insideBox([x, y], [0, 0, 10, 20])).toBe(false);
  for (const box of [
    [1, 0, 10, 20],
    [0, 1, 10, 20],
    [0, 0, 9, 20],
    [0, 0, 10, 19],
  ] as const)
    expect(insideBox(square, box)).toBe(false);
});

test('what is no polygon', () => {
  expect(isPolygon([0, 0, 10, 0, 10, 10, 0, 10])).toBe(true);
  expect(isPolygon([0, 0, 0, 10, 10, 10, 10, 0])).toBe(false); // clockwise
  expect(isPolygon([0, 0, 10, 0, 20, 0, 10, 10])).toBe(false); // three in a row
  expect(isPolygon([0, 0, 10, 0, 5, 2, 10, 10, 0, 10])).toBe(false); // a dent
  expect(isPolygon([0, 0, 10, 0, 10, 10.5, 0, 10])).toBe(false);
  expect(isPolygon([0, 0, 10, 0, 10, 70000, 0, 10])).toBe(false);
  expect(isPolygon([0, 0, 10, 0])).toBe(false);
  // A star that turns left all the way, twice around.
  expect(isPolygon([0, 30, -18, -24, 29, 9, -29, 9, 18, -24])).toBe(false);
});

test('the hull of points', () => {
  expect(hullOf([0, 0, 10, 0, 5, 5, 10, 10, 0, 10, 5, 0])).toEqual([0, 0, 10, 0, 10, 10, 0, 10]);
  expect(hullOf([3, 4])).toEqual([3, 4]);
  const coordinate = fc.integer({ min: -50, max: 50 });
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 24 }), (points) => {
      const hull = hullOf(points.flat());
      if (hull.length < 6) return;
      expect(isPolygon(hull)).toBe(true);
      for (const [x, y] of points) expect(contains(hull, x, y)).toBe(true);
    }),
  );
});

test('midpoints round halves away from zero', () => {
  expect(midpoint(0, 0, 3, 4)).toEqual({ x: 2, y: 2 });
  expect(midpoint(0, 0, -3, 5)).toEqual({ x: -2, y: 3 });
});

test('the box of an area holds all its parts', () => {
  const [low, high] = [rectangle([10, 20, 30, 40]), rectangle([0, 35, 25, 90])];
  expect(boxOfArea([low])).toEqual([10, 20, 30, 40]);
  expect(boxOfArea([low, high])).toEqual([0, 20, 30, 90]);
  expect(boxOfArea([high, low])).toEqual([0, 20, 30, 90]);
});
