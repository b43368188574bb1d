import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, squareOfPoints, within } from './distance.ts';
import {
  alongSegment,
  drop,
  firstNearest,
  type GridIndex,
  inBox,
  makeIndex,
  nearestTo,
  put,
  type Standing,
  syncBases,
  withinReach,
} from './grid-index.ts';
import { type Base, type Box, boxOf, cornersOf, type Polygon, rectangle } from './shapes.ts';
import { less, slowSquare, someBase, somePolygon } from './testing.ts';

const WIDE = 18288;
const DEEP = 12192;
const bases = fc.array(someBase(DEEP), { minLength: 1, maxLength: 40 });

function indexOf(polygons: readonly Polygon[]): GridIndex {
  const index = makeIndex(WIDE, DEEP);
  polygons.forEach((polygon, id) => {
    put(index, id, polygon);
  });
  return index;
}

test('finds exactly the items within reach, in order', () => {
  fc.assert(
    fc.property(bases, someBase(DEEP), fc.integer({ min: 0, max: 4000 }), (all, one, n) => {
      const polygons = all.map((base) => cornersOf(base));
      const wanted = polygons.flatMap((polygon, id) => (within(polygon, cornersOf(one), n) ? [id] : []));
      expect(withinReach(indexOf(polygons), cornersOf(one), n)).toEqual(wanted);
    }),
  );
});

test('finds every item a segment comes near to, and none twice', () => {
  const place = fc.integer({ min: -3000, max: 21000 });
  const margins = fc.constantFrom(0, 1, 75, 300, 1500);
  fc.assert(
    fc.property(bases, place, place, place, place, margins, (all, ax, ay, bx, by, margin) => {
      const polygons = all.map((base) => cornersOf(base));
      const found = alongSegment(indexOf(polygons), ax, ay, bx, by, margin);
      expect(found).toEqual([...new Set(found)].sort((a, b) => a - b));
      const reach: readonly [bigint, bigint] = [BigInt(margin * margin) + 1n, 1n];
      polygons.forEach((polygon, id) => {
        if (less(slowSquare([ax, ay, bx, by], polygon), reach)) expect(found).toContain(id);
      });
    }),
    { numRuns: 200 },
  );
});

test('what lies at the very border of a bucket is found', () => {
  const borders = fc.constantFrom(-3, 0, 1023, 1024, 1025, 2047, 2048, 3000, 4096, 18000);
  const place = fc.tuple(borders, fc.integer({ min: -2, max: 2 })).map(([at, off]) => at + off);
  const some = fc.array(fc.tuple(place, place, fc.integer({ min: 1, max: 3 })), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(some, place, place, place, place, fc.nat(3), (all, ax, ay, bx, by, margin) => {
      const polygons = all.map(([x, y, side]) => rectangle([x, y, x + side, y + side]));
      const found = alongSegment(indexOf(polygons), ax, ay, bx, by, margin);
      polygons.forEach((polygon, id) => {
        if (within([ax, ay, bx, by], polygon, margin)) expect(found).toContain(id);
      });
      const box = boxOf([ax, ay, bx, by]);
      const near = polygons.flatMap((polygon, id) => (apart(boxOf(polygon), box) ? [] : [id]));
      expect(inBox(indexOf(polygons), box)).toEqual(near);
    }),
    { numRuns: 1000 },
  );
});

const apart = (a: Box, b: Box): boolean => a[0] > b[2] || b[0] > a[2] || a[1] > b[3] || b[1] > a[3];

test('the nearest, all of a tie (E2-GEO-10)', () => {
  fc.assert(
    fc.property(bases, somePolygon(DEEP), (all, one) => {
      const polygons = all.map((base) => cornersOf(base));
      const odd = (id: number): boolean => id % 2 === 1;
      const distances = polygons.map((polygon) => distance(polygon, one));
      const least = Math.min(...distances.filter((_, id) => odd(id)));
      const ids = distances.flatMap((d, id) => (odd(id) && d === least ? [id] : []));
      const found = nearestTo(indexOf(polygons), one, odd);
      expect(found).toEqual(ids.length > 0 ? { ids, distance: least } : null);
    }),
  );
});

test('the first few by their middles are those of a sorted list of all', () => {
  const place = fc.record({ x: fc.nat(WIDE), y: fc.nat(DEEP) });
  fc.assert(
    fc.property(bases, place, fc.nat(9000), fc.integer({ min: 1, max: 9 }), (all, { x, y }, n, most) => {
      const even = (id: number): boolean => id % 2 === 0;
      const sorted = all
        .map((base, id) => ({ id, square: squareOfPoints(base.x, base.y, x, y) }))
        .filter(({ id, square }) => even(id) && square <= n * n)
        .sort((a, b) => a.square - b.square || a.id - b.id)
        .map(({ id }) => id);
      const index = indexOf(all.map((base) => cornersOf(base)));
      expect(firstNearest(index, x, y, n, most, even)).toEqual(sorted.slice(0, most));
    }),
  );
});

test('only what is wanted is found within reach', () => {
  fc.assert(
    fc.property(bases, somePolygon(DEEP), fc.nat(9000), (all, one, n) => {
      const index = indexOf(all.map((base) => cornersOf(base)));
      const odd = (id: number): boolean => id % 2 === 1;
      expect(withinReach(index, one, n, odd)).toEqual(withinReach(index, one, n).filter(odd));
    }),
  );
});

function fillFrom(all: readonly (Base | null)[]): (id: number, into: Standing) => boolean {
  return (id, into) => {
    const base = all[id];
    if (base) Object.assign(into, base, { top: 100 });
    return base !== null;
  };
}

test('brought up to date, an index answers as one made anew', () => {
  const some = fc.array(fc.option(someBase(DEEP), { freq: 4 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 5 }), somePolygon(DEEP), (states, one) => {
      const index = makeIndex(WIDE, DEEP);
      for (const state of states) {
        syncBases(index, state.length, fillFrom(state));
        const fresh = makeIndex(WIDE, DEEP);
        syncBases(fresh, state.length, fillFrom(state));
        expect(inBox(index, boxOf(one))).toEqual(inBox(fresh, boxOf(one)));
        const standing = state.flatMap((base, id) => (base ? [id] : []));
        expect(inBox(index, [0, 0, WIDE, WIDE])).toEqual(standing);
        for (const id of standing) expect(index.polygons[id]).toEqual(cornersOf(state[id]!));
      }
    }),
  );
});

test('an item that did not move keeps its polygon; one taken out is gone', () => {
  const stand: Base = { x: 100, y: 100, heading: 0, width: 200, length: 200 };
  const index = makeIndex(WIDE, DEEP);
  syncBases(index, 2, fillFrom([stand, { ...stand, x: 900 }]));
  const [first, second] = index.polygons;
  syncBases(index, 2, fillFrom([stand, { ...stand, x: 901 }]));
  expect(index.polygons[0]).toBe(first);
  expect(index.polygons[1]).not.toBe(second);
  drop(index, 0);
  expect(inBox(index, [0, 0, WIDE, DEEP])).toEqual([1]);
  syncBases(index, 2, fillFrom([stand, null]));
  expect(inBox(index, [0, 0, WIDE, DEEP])).toEqual([0]);
});

test('what lies beyond the edge is found too', () => {
  const index = indexOf([cornersOf({ x: -2000, y: 30000, heading: 10, width: 200, length: 200 })]);
  expect(inBox(index, [-3000, 29000, -1500, 31000])).toEqual([0]);
  expect(alongSegment(index, -2500, 29500, -1500, 30500)).toEqual([0]);
});

test('of a line that begins beyond the edge all is found, and nobody is in the way of another', () => {
  const small = (x: number, y: number) => cornersOf({ x, y, heading: 0, width: 100, length: 100 });
  const index = indexOf([small(-100, 10000), small(-100, 5000), small(9000, 3000), small(9000, 2000)]);
  expect(alongSegment(index, -300, 0, 20, 8000)).toEqual([1]);
  expect(alongSegment(index, 8500, 2000, 9500, 2000)).toEqual([3]);
});

test('boxes that touch share a point, boxes 1 u apart do not', () => {
  const index = indexOf([cornersOf({ x: 1000, y: 1000, heading: 0, width: 200, length: 200 })]);
  expect(inBox(index, [1100, 1100, 1200, 1200])).toEqual([0]);
  for (const box of [
    [1101, 900, 1200, 1100],
    [800, 900, 899, 1100],
    [900, 1101, 1100, 1200],
    [900, 800, 1100, 899],
  ] as const)
    expect(inBox(index, box)).toEqual([]);
});

test('an item that comes back to where it was is found again', () => {
  const at = (x: number): Base => ({ x, y: 100, heading: 30, width: 200, length: 300 });
  const index = makeIndex(WIDE, DEEP);
  const all = [at(500), at(2000), at(4000)];
  syncBases(index, 3, fillFrom(all));
  for (const gone of [0, 1, 2]) {
    expect(syncBases(index, 3, fillFrom(all.map((one, id) => (id === gone ? null : one))))).toBe(true);
    expect(inBox(index, [0, 0, WIDE, DEEP])).toEqual([0, 1, 2].filter((id) => id !== gone));
    expect(syncBases(index, 3, fillFrom(all))).toBe(true);
    expect(inBox(index, [0, 0, WIDE, DEEP])).toEqual([0, 1, 2]);
    expect(syncBases(index, 3, fillFrom(all))).toBe(false);
  }
  expect(syncBases(index, 2, fillFrom(all))).toBe(true);
  expect(inBox(index, [0, 0, WIDE, DEEP])).toEqual([0, 1]);
});
