import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Polygon, rectangle } from './shapes.ts';
import { crosses, placeAlong, stretch } from './stretch.ts';
import {
  close,
  fraction,
  less,
  minus,
  plus,
  roundOf,
  shifted,
  slowClip,
  somePolygon,
  times,
  tiny,
  turned,
} from './testing.ts';

const box = rectangle([100, 100, 300, 300]);

test('entry and exit as fractions', () => {
  expect(stretch(0, 200, 400, 200, box)).toEqual({
    entryN: 20000,
    entryD: 80000,
    exitN: 60000,
    exitD: 80000,
  });
  expect(stretch(200, 200, 400, 200, box)).toMatchObject({ entryN: 0, entryD: 1 });
  expect(stretch(0, 0, 150, 150, box)).toMatchObject({ exitN: 1, exitD: 1 });
});

test('an edge or a corner is not the interior', () => {
  expect(crosses(0, 100, 400, 100, box)).toBe(false); // along an edge
  expect(crosses(0, 200, 200, 0, box)).toBe(false); // through a corner
  expect(crosses(0, 200, 100, 200, box)).toBe(false); // up to an edge
  expect(crosses(0, 200, 101, 200, box)).toBe(true);
  expect(crosses(300, 200, 400, 200, box)).toBe(false); // away from an edge
  expect(crosses(100, 100, 300, 300, box)).toBe(true); // corner to corner
  expect(crosses(200, 200, 200, 200, box)).toBe(false); // no length
});

const reach = fc.integer({ min: -1000, max: 5000 });

test('as the slow fractions say', () => {
  const same = (n: number, d: number, slow: readonly [bigint, bigint]): void => {
    expect(BigInt(n) * slow[1]).toBe(BigInt(d) * slow[0]);
  };
  const check = (polygon: Polygon, ax: number, ay: number, bx: number, by: number): void => {
    fc.pre(ax !== bx || ay !== by);
    const found = stretch(ax, ay, bx, by, polygon);
    const slow = slowClip(ax, ay, bx, by, polygon);
    // The slow one counts the edge as well.
    const length = slow && less(slow.entry, slow.exit) && !alongEdge(polygon, ax, ay, bx, by);
    expect(found !== null).toBe(Boolean(length));
    if (!found || !slow) return;
    same(found.entryN, found.entryD, slow.entry);
    same(found.exitN, found.exitD, slow.exit);
  };
  fc.assert(fc.property(somePolygon(), reach, reach, reach, reach, check), { numRuns: 1000 });
  fc.assert(fc.property(tiny, close, close, close, close, check), { numRuns: 2000 });
  // From corner to corner, and along edges.
  fc.assert(
    fc.property(somePolygon(), fc.nat(20), fc.nat(20), (polygon, i, j) => {
      const n = polygon.length / 2;
      const [a, b] = [(i % n) * 2, (j % n) * 2];
      const [dx, dy] = [polygon[b] - polygon[a], polygon[b + 1] - polygon[a + 1]];
      if (dx !== 0 || dy !== 0)
        check(polygon, polygon[a] - dx, polygon[a + 1] - dy, polygon[b] + dx, polygon[b + 1] + dy);
    }),
  );
});

/** Whether the segment lies on the line of an edge. */
function alongEdge(polygon: Polygon, ax: number, ay: number, bx: number, by: number): boolean {
  const n = polygon.length;
  for (let i = 0; i < n; i += 2) {
    const [px, py, qx, qy] = [polygon[i], polygon[i + 1], polygon[(i + 2) % n], polygon[(i + 3) % n]];
    const side = (x: number, y: number): number => (qx - px) * (y - py) - (qy - py) * (x - px);
    if (side(ax, ay) === 0 && side(bx, by) === 0) return true;
  }
  return false;
}

test('the way back, another place and another north change nothing', () => {
  const step = fc.integer({ min: -20000, max: 20000 });
  fc.assert(
    fc.property(somePolygon(), reach, reach, reach, reach, step, step, (p, ax, ay, bx, by, dx, dy) => {
      const there = stretch(ax, ay, bx, by, p);
      const back = stretch(bx, by, ax, ay, p);
      expect(back === null).toBe(there === null);
      if (there && back) {
        const sum = plus(fraction(there.entryN, there.entryD), fraction(back.exitN, back.exitD));
        expect(sum[0]).toBe(sum[1]);
      }
      expect(stretch(ax + dx, ay + dy, bx + dx, by + dy, shifted(p, dx, dy))).toEqual(there);
      expect(stretch(-ay, ax, -by, bx, turned(p))).toEqual(there);
    }),
  );
});

test('places along a segment are rounded, halves away from zero', () => {
  expect(placeAlong(0, 0, 3, -3, 1, 2)).toEqual({ x: 2, y: -2 });
  const at = fc.integer({ min: -40000, max: 40000 });
  fc.assert(
    fc.property(
      at,
      at,
      at,
      at,
      fc.nat(2 ** 35),
      fc.integer({ min: 1, max: 2 ** 35 }),
      (ax, ay, bx, by, k, d) => {
        const n = k % (d + 1);
        const slow = (a: number, b: number): number =>
          Number(roundOf(plus(fraction(a), times(minus(fraction(b), fraction(a)), fraction(n, d)))));
        const { x, y } = placeAlong(ax, ay, bx, by, n, d);
        expect([x + 0, y + 0]).toEqual([slow(ax, bx), slow(ay, by)]);
      },
    ),
  );
});
