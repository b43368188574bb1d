import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance } from './distance.ts';
import { apart, groupOf, groupsWithin, inChain, largestGroup, link, widestGap } from './formation.ts';
import { cornersOf, type Polygon, rectangle } from './shapes.ts';
import { someBase } from './testing.ts';

const stand = (x: number, y = 0): Polygon => rectangle([x, y, x + 200, y + 200]);

test('a chain of links up to 6 cm (E2-FORM-01)', () => {
  expect(inChain([stand(0), stand(800), stand(1600)], 600)).toBe(true);
  expect(inChain([stand(0), stand(800), stand(1601)], 600)).toBe(false);
  expect(inChain([stand(0)], 600)).toBe(true);
  expect(inChain([], 600)).toBe(true);
  expect(inChain([stand(0), stand(0)], 0)).toBe(true); // aboard one vehicle
});

test('the widest gap is the smallest link that would join them (E2-FORM-05)', () => {
  expect(widestGap([stand(0), stand(800), stand(1700)])).toBe(700);
  expect(widestGap([stand(0), stand(5000), stand(2500)])).toBe(2300);
  expect(widestGap([stand(0)])).toBe(0);
  expect(widestGap([stand(0), stand(200)])).toBe(0);
  expect(widestGap([stand(0), stand(40000)])).toBe(39800);
});

test('groups, and links of a game of its own', () => {
  const groups = groupsWithin(
    [stand(0), stand(5000), stand(300), stand(5300), stand(9000), stand(5600)],
    600,
  );
  expect(groups.count).toBe(3);
  expect([0, 1, 2, 3, 4, 5].map((i) => groupOf(groups, i))).toEqual([0, 1, 0, 1, 4, 1]);
  expect(largestGroup(groups)).toBe(1);
  link(groups, 4, 2);
  expect([groups.count, groupOf(groups, 4)]).toEqual([2, 0]);
  expect(apart(3).count).toBe(3);
});

/** The longest edge of a spanning tree grown from the first, nearest first. */
function grownTree(polygons: readonly Polygon[]): number {
  const left = new Set(polygons.keys());
  left.delete(0);
  const reach = polygons.map((polygon) => distance(polygons[0], polygon));
  let widest = 0;
  while (left.size > 0) {
    const next = [...left].reduce((a, b) => (reach[b] < reach[a] ? b : a));
    widest = Math.max(widest, reach[next]);
    left.delete(next);
    for (const i of left) reach[i] = Math.min(reach[i], distance(polygons[next], polygons[i]));
  }
  return widest;
}

test('as a spanning tree of all distances says, for few and for many', () => {
  for (const [size, reach] of [
    [10, 4000],
    [60, 9000],
    [60, 40000],
  ])
    fc.assert(
      fc.property(fc.array(someBase(reach), { minLength: 1, maxLength: size, size: 'max' }), (bases) => {
        const polygons = bases.map((base) => cornersOf(base));
        const gap = grownTree(polygons);
        expect(widestGap(polygons)).toBe(gap);
        expect(inChain(polygons, gap)).toBe(true);
        if (gap > 0) expect(inChain(polygons, gap - 1)).toBe(false);
        expect(widestGap([...polygons].reverse())).toBe(gap);
      }),
      { numRuns: 40 },
    );
});

test('two that already hang together are not linked again', () => {
  const groups = groupsWithin([stand(0), stand(300), stand(5000)], 600);
  link(groups, 0, 1);
  link(groups, 2, 2);
  expect([groups.count, groupOf(groups, 1)]).toEqual([2, 0]);
});
