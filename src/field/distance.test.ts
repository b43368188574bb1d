import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  closerThan,
  contains,
  distance,
  distanceOfPoints,
  distanceToPoint,
  fartherThan,
  overlaps,
  squaredDistance,
  touches,
  within,
} from './distance.ts';
import { cornersOf, type Polygon, rectangle } from './shapes.ts';
import {
  close,
  floorOf,
  less,
  rootOf,
  shifted,
  slowOverlap,
  slowSquare,
  someBase,
  somePolygon,
  tiny,
  turned,
} from './testing.ts';

const square = (x: number, y: number, side = 200): Polygon => rectangle([x, y, x + side, y + side]);

describe('two bases', () => {
  test('side by side', () => {
    expect(distance(square(0, 0), square(800, 0))).toBe(600);
    expect(distance(square(0, 0), square(200, 0))).toBe(0);
    expect(distance(square(0, 0), square(100, 100))).toBe(0);
    expect(distance(square(0, 0), square(500, 600))).toBe(500);
    // 1 and 1 apart: the root of 2 is 1 rounded down.
    expect(distance(square(0, 0), square(201, 201))).toBe(1);
  });

  test('turned: the root of a fraction, rounded down', () => {
    const turnedStand = cornersOf({ x: 1000, y: 0, heading: 45, width: 200, length: 200 });
    expect(turnedStand[2]).toBe(1000);
    expect(distance(square(0, -100), turnedStand)).toBe(659);
  });

  test('within counts the last whole u, the strict ones do not round', () => {
    const a = square(0, 0);
    const b = square(201, 201); // 1.414 apart
    expect([within(a, b, 0), within(a, b, 1)]).toEqual([false, true]);
    expect([closerThan(a, b, 1), closerThan(a, b, 2)]).toEqual([false, true]);
    expect([fartherThan(a, b, 1), fartherThan(a, b, 2)]).toEqual([true, false]);
    const c = square(205, 0); // 5 exactly
    expect([within(a, c, 5), closerThan(a, c, 5), fartherThan(a, c, 5)]).toEqual([true, false, false]);
    expect([within(a, c, 4), closerThan(a, c, 6), fartherThan(a, c, 4)]).toEqual([false, true, true]);
  });

  test('contact and overlap (E2-GEO-06, 07)', () => {
    const a = square(0, 0);
    expect([touches(a, square(200, 50)), overlaps(a, square(200, 50))]).toEqual([true, false]);
    expect([touches(a, square(200, 200)), overlaps(a, square(200, 200))]).toEqual([true, false]);
    expect([touches(a, square(199, 0)), overlaps(a, square(199, 0))]).toEqual([false, true]);
    expect([touches(a, square(201, 0)), overlaps(a, square(201, 0))]).toEqual([false, false]);
    expect(overlaps(a, a)).toBe(true);
    expect(overlaps(a, square(50, 50, 20))).toBe(true);
  });
});

test('points and areas', () => {
  const a = square(0, 0);
  expect([contains(a, 0, 0), contains(a, 200, 7), contains(a, 201, 7), contains(a, 100, 100)]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect([distanceToPoint(a, 100, 100), distanceToPoint(a, 230, 240), distanceToPoint(a, -7, 3)]).toEqual([
    0, 50, 7,
  ]);
  expect(distanceOfPoints({ x: 0, y: 0 }, { x: 1, y: 1 })).toBe(1);
});

describe('as the slow fractions say', () => {
  const two = [somePolygon(), somePolygon()] as const;
  const far = [somePolygon(60000), somePolygon(60000)] as const;
  const near = [tiny, tiny] as const;

  test('distance', () => {
    for (const [a, b] of [two, far, near])
      fc.assert(
        fc.property(a, b, (p, q) => {
          const s = slowSquare(p, q);
          const d = Number(rootOf(floorOf(s)));
          expect(distance(p, q)).toBe(d);
          for (const n of [d - 1, d, d + 1, d + 2]) {
            if (n < 0) continue;
            expect(within(p, q, n)).toBe(d <= n);
            expect(closerThan(p, q, n)).toBe(less(s, [BigInt(n * n), 1n]));
            expect(fartherThan(p, q, n)).toBe(less([BigInt(n * n), 1n], s));
          }
        }),
        { numRuns: 300 },
      );
  });

  test('distance from points and segments', () => {
    const place = fc.integer({ min: -500, max: 3500 });
    fc.assert(
      fc.property(somePolygon(), place, place, place, place, (p, ax, ay, bx, by) => {
        expect(distanceToPoint(p, ax, ay)).toBe(Number(rootOf(floorOf(slowSquare(p, [ax, ay])))));
        expect(distance([ax, ay, bx, by], p)).toBe(Number(rootOf(floorOf(slowSquare(p, [ax, ay, bx, by])))));
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(tiny, close, close, close, close, (p, ax, ay, bx, by) => {
        const point = slowSquare(p, [ax, ay]);
        expect(squaredDistance(p, [ax, ay])).toBe(Number(floorOf(point)));
        expect(contains(p, ax, ay)).toBe(!less([0n, 1n], point));
        expect(squaredDistance([ax, ay, bx, by], p)).toBe(Number(floorOf(slowSquare(p, [ax, ay, bx, by]))));
      }),
      { numRuns: 1000 },
    );
  });

  test('overlap', () => {
    for (const pair of [two, [tiny, tiny]] as const)
      fc.assert(
        fc.property(...pair, (a, b) => {
          expect(overlaps(a, b)).toBe(slowOverlap(a, b));
        }),
        { numRuns: 500 },
      );
    // Bases pushed just against each other.
    fc.assert(
      fc.property(someBase(0), fc.integer({ min: -3, max: 3 }), (base, gap) => {
        const a = cornersOf(base);
        const b = shifted(a, a[0] - a[2] + gap, a[1] - a[3]);
        expect(overlaps(a, b)).toBe(slowOverlap(a, b));
      }),
    );
  });
});

test('nothing depends on the order, on where the table begins or on which way is north', () => {
  const step = fc.integer({ min: -20000, max: 20000 });
  fc.assert(
    fc.property(somePolygon(), somePolygon(), step, step, (a, b, dx, dy) => {
      const d = distance(a, b);
      const over = overlaps(a, b);
      expect([distance(b, a), overlaps(b, a)]).toEqual([d, over]);
      expect(distance(shifted(a, dx, dy), shifted(b, dx, dy))).toBe(d);
      expect([distance(turned(a), turned(b)), overlaps(turned(a), turned(b))]).toEqual([d, over]);
    }),
  );
});
