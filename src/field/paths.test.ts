import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contains } from './distance.ts';
import { makeIndex, put } from './grid-index.ts';
import {
  approached,
  avoidsDisc,
  keepsClear,
  partWay,
  passesThrough,
  pathCost,
  pathLength,
  staysIn,
} from './paths.ts';
import { type Area, cornersOf, type Polygon, rectangle } from './shapes.ts';
import {
  close,
  type Fraction,
  fraction,
  less,
  minus,
  plus,
  rootOf,
  roundOf,
  shifted,
  slowClip,
  slowSquare,
  someBase,
  somePolygon,
  times,
  tiny,
  turned,
} from './testing.ts';

test('each segment is rounded up (E2-GEO-17)', () => {
  expect(pathLength([0, 0, 300, 400])).toBe(500);
  expect(pathLength([0, 0, 1, 1])).toBe(2);
  expect(pathLength([0, 0, 1, 1, 2, 2])).toBe(4);
  expect(pathLength([7, 7])).toBe(0);
  expect(partWay(0, 0, 10, -5, 1, 2)).toEqual({ x: 5, y: -3 });
});

describe('difficult ground (E2-GEO-18)', () => {
  const rubble: Area = [rectangle([1000, 0, 2000, 800])];
  test('the part inside is doubled', () => {
    expect(pathCost([0, 400, 3000, 400], [rubble])).toBe(4000);
    expect(pathCost([1200, 400, 1800, 400], [rubble])).toBe(1200);
    expect(pathCost([0, 400, 1500, 400], [rubble])).toBe(2000);
    expect(pathCost([0, 0, 3, 0], [[rectangle([1, 0, 2, 1])]])).toBe(4); // the smallest piece there is
    expect(pathCost([0, 900, 3000, 900], [rubble])).toBe(3000);
  });
  test('overlapping pieces double once', () => {
    expect(pathCost([0, 400, 3000, 400], [rubble, [rectangle([1500, 0, 2500, 800])]])).toBe(4500);
  });
  test('joined polygons of one piece are one piece', () => {
    const two: Area = [rectangle([1000, 0, 1500, 800]), rectangle([1500, 0, 2000, 800])];
    // A slanting way: splitting at the join would round up once more.
    const way = [0, 100, 3000, 401];
    expect(pathCost(way, [two])).toBe(pathCost(way, [rubble]));
  });
  test('the edge belongs to the piece', () => {
    expect(pathCost([0, 800, 3000, 800], [rubble])).toBe(4000);
    expect(pathCost([0, 801, 3000, 801], [rubble])).toBe(3000);
  });
  test('places of crossing are rounded to whole u', () => {
    // Enters at y = 100/3 and leaves at 200/3: (1000, 33), (2000, 67).
    const cost =
      pathLength([0, 0, 1000, 33]) + 2 * pathLength([1000, 33, 2000, 67]) + pathLength([2000, 67, 3000, 100]);
    expect(pathCost([0, 0, 3000, 100], [rubble])).toBe(cost);
  });

  function slowCost(path: readonly number[], pieces: readonly Polygon[]): number {
    let sum = 0;
    for (let i = 2; i < path.length; i += 2) {
      const [ax, ay, bx, by] = path.slice(i - 2, i + 2);
      const splits: Fraction[] = [fraction(1)];
      for (const polygon of pieces) {
        const part = slowClip(ax, ay, bx, by, polygon);
        if (part && less(part.entry, part.exit)) splits.push(part.entry, part.exit);
      }
      splits.sort((p, q) => (less(p, q) ? -1 : less(q, p) ? 1 : 0));
      let [x, y] = [ax, ay];
      for (const t of splits) {
        const at = (a: number, b: number): number =>
          Number(roundOf(plus(fraction(a), times(t, minus(fraction(b), fraction(a))))));
        const [tx, ty] = [at(ax, bx), at(ay, by)];
        const square = BigInt((tx - x) ** 2 + (ty - y) ** 2);
        const root = rootOf(square);
        const length = Number(root * root === square ? root : root + 1n);
        const inside = pieces.some((polygon) =>
          contains(
            polygon.map((v) => 2 * v),
            x + tx,
            y + ty,
          ),
        );
        sum += inside ? 2 * length : length;
        [x, y] = [tx, ty];
      }
    }
    return sum;
  }

  test('as the slow fractions say, wherever the table begins and whichever way is north', () => {
    const ways = (place: fc.Arbitrary<number>) => fc.array(place, { minLength: 4, maxLength: 10 });
    const check = (pieces: readonly Polygon[], points: readonly number[]): void => {
      const path = points.slice(0, points.length & ~1);
      const cost = pathCost(
        path,
        pieces.map((polygon) => [polygon]),
      );
      expect(cost).toBe(slowCost(path, pieces));
      expect(
        pathCost(
          shifted(path, 500, 700),
          pieces.map((polygon) => [shifted(polygon, 500, 700)]),
        ),
      ).toBe(cost);
      // Turned about the middle of the table, so that rounding meets the same halves.
      expect(
        pathCost(
          turned(path),
          pieces.map((polygon) => [turned(polygon)]),
        ),
      ).toBe(cost);
    };
    const wide = ways(fc.integer({ min: 0, max: 4000 }));
    fc.assert(fc.property(fc.array(somePolygon(), { maxLength: 4 }), wide, check), { numRuns: 300 });
    fc.assert(fc.property(fc.array(tiny, { maxLength: 3 }), ways(close), check), { numRuns: 500 });
  });
});

test('through the open interior (E2-GEO-19)', () => {
  const wood = rectangle([1000, 0, 2000, 800]);
  expect(passesThrough([0, 400, 3000, 400], wood)).toBe(true);
  expect(passesThrough([0, 800, 3000, 800], wood)).toBe(false);
  expect(passesThrough([0, 400, 1000, 400, 1000, 900], wood)).toBe(false);
  expect(passesThrough([0, 400, 1001, 400, 0, 400], wood)).toBe(true);
});

test('clearance: every point farther than n (E2-GEO-20)', () => {
  const enemy = rectangle([1000, 0, 1200, 200]);
  expect(keepsClear([0, 300, 3000, 300], enemy, 100)).toBe(false);
  expect(keepsClear([0, 301, 3000, 301], enemy, 100)).toBe(true);
  expect(keepsClear([850, 100], enemy, 100)).toBe(true);
  expect(keepsClear([900, 100], enemy, 100)).toBe(false);
  // 100.4 from the corner, between two points that are far from it.
  expect(keepsClear([929, 129 + 142, 1200, 271 + 271], enemy, 100)).toBe(true);
  expect(keepsClear([800, 140, 1060, 400], enemy, 100)).toBe(false);
});

test('staying on the table (E2-GEO-23)', () => {
  expect(staysIn([0, 0, 12192, 6096], [0, 0, 12192, 6096])).toBe(true);
  expect(staysIn([0, 0, 12193, 6096, 0, 0], [0, 0, 12192, 6096])).toBe(false);
  expect(staysIn([0, -1, 5, 5], [0, 0, 12192, 6096])).toBe(false);
  expect(staysIn([-1, 0, 5, 5], [0, 0, 12192, 6096])).toBe(false);
  expect(staysIn([0, 0, 5, 6097], [0, 0, 12192, 6096])).toBe(false);
  expect(staysIn([0, 6096, 7000, 5], [0, 0, 12192, 6096])).toBe(true);
});

describe('discs (E2-GEO-25)', () => {
  const avoids = (...path: number[]): boolean => avoidsDisc(path, 1000, 1000, 300);
  test('no closer than the radius', () => {
    expect(avoids(0, 700, 2000, 700)).toBe(true);
    expect(avoids(0, 701, 2000, 701)).toBe(false);
    expect(avoids(0, 0, 2000, 2000)).toBe(false);
    expect(avoids(0, 0, 900, 1000)).toBe(false);
  });
  test('one that begins inside may leave outwards', () => {
    expect(avoids(1000, 1100, 1000, 1200, 1000, 2000)).toBe(true);
    expect(avoids(1000, 1100, 1000, 1050, 1000, 2000)).toBe(false);
    expect(avoids(1000, 1100, 1100, 1000, 2000, 1000)).toBe(false); // no farther than before
    expect(avoids(1000, 1100, 1000, 1400, 1000, 600)).toBe(false); // back in
    expect(avoids(1000, 1100)).toBe(true);
    expect(avoids(1000, 1200, 1000, 0)).toBe(true); // across, ending farther off
  });
});

test('an index finds what a path passes and approaches', () => {
  const way = fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(
      fc.array(someBase(9000), { maxLength: 30 }),
      way,
      fc.constantFrom(0, 75, 100),
      (bases, points, n) => {
        const path = points.slice(0, points.length & ~1);
        const index = makeIndex(9000, 9000);
        const polygons = bases.map((base) => cornersOf(base));
        polygons.forEach((polygon, id) => {
          put(index, id, polygon);
        });
        const all = (test: (polygon: Polygon) => boolean): number[] =>
          polygons.flatMap((polygon, id) => (test(polygon) ? [id] : []));
        const comesNear = (polygon: Polygon): boolean => {
          const segments =
            path.length === 2
              ? [path]
              : path.flatMap((_, i) => (i % 2 || i < 2 ? [] : [path.slice(i - 2, i + 2)]));
          return segments.some((segment) => !less(fraction(n * n), slowSquare(segment, polygon)));
        };
        expect(approached(index, path, n)).toEqual(all(comesNear));
      },
    ),
    { numRuns: 60 },
  );
});

test('where two polygons of one piece join or overlap nothing is split, so nothing is rounded', () => {
  const whole: Area = [rectangle([0, 0, 700, 700])];
  const joined: Area = [rectangle([0, 0, 333, 700]), rectangle([333, 0, 700, 700])];
  const overlapping: Area = [rectangle([0, 0, 419, 700]), rectangle([333, 0, 700, 700])];
  const place = fc.tuple(fc.integer({ min: -300, max: 1000 }), fc.integer({ min: -300, max: 1000 }));
  fc.assert(
    fc.property(place, place, ([ax, ay], [bx, by]) => {
      const path = [ax, ay, bx, by];
      expect(pathCost(path, [joined])).toBe(pathCost(path, [whole]));
      expect(pathCost(path, [overlapping])).toBe(pathCost(path, [whole]));
    }),
    { numRuns: 300 },
  );
});

test('whoever stands still approaches what is near', () => {
  const index = makeIndex(9000, 9000);
  put(index, 0, rectangle([5000, 5000, 5200, 5200]));
  put(index, 1, rectangle([5301, 5000, 5400, 5200]));
  expect(approached(index, [5250, 5100], 50)).toEqual([0]);
  expect(approached(index, [5250, 5100], 51)).toEqual([0, 1]);
});
