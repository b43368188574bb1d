import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeIndex, put } from './grid-index.ts';
import { cornersOf, type Polygon, rectangle } from './shapes.ts';
import {
  aimsAt,
  anyBlocked,
  blockedByDiscs,
  blockedLines,
  blockersOf,
  blocks,
  type SightLines,
} from './sight.ts';
import {
  close,
  type Fraction,
  fraction,
  least,
  less,
  minus,
  plus,
  slowClip,
  someBase,
  times,
  tiny,
} from './testing.ts';

const line = (to: readonly [number, number, number], z = 100): SightLines => ({ x: 0, y: 0, z, aims: to });

describe('heights (E2-LOS-03)', () => {
  const wall = rectangle([400, -100, 600, 100]);
  test('a level line is blocked by what reaches up to it', () => {
    expect(blocks(0, 0, 100, 1000, 0, 100, wall, 100)).toBe(true);
    expect(blocks(0, 0, 100, 1000, 0, 100, wall, 99)).toBe(false);
  });
  test('the lowest height over the stretch decides, both ends included', () => {
    // From 800 down to 100: at 600 along it is 380.
    expect(blocks(0, 0, 800, 1000, 0, 100, wall, 380)).toBe(true);
    expect(blocks(0, 0, 800, 1000, 0, 100, wall, 379)).toBe(false);
    // And up again.
    expect(blocks(0, 0, 100, 1000, 0, 800, wall, 380)).toBe(true);
    expect(blocks(0, 0, 100, 1000, 0, 800, wall, 379)).toBe(false);
  });
  test('grazing does not block', () => {
    expect(blocks(0, 100, 0, 1000, 100, 0, wall, 500)).toBe(false);
    expect(blocks(300, 0, 0, 500, 200, 0, wall, 500)).toBe(false);
    expect(blocks(0, 99, 0, 1000, 99, 0, wall, 500)).toBe(true);
    expect(blocks(0, 0, 0, 400, 0, 0, wall, 500)).toBe(false);
  });
});

describe('a wood around the firer (E2-LOS-10)', () => {
  const wood = rectangle([-600, -800, 600, 800]);
  const stand = (x: number): Polygon => cornersOf({ x, y: 0, heading: 0, width: 200, length: 200 });
  const out = (x: number, z = 100): boolean => blocks(x, 0, z, 3000, 0, 100, wood, 300, [stand(x)]);
  test('only a base at the edge sees out, or one taller than the trees', () => {
    expect(out(500)).toBe(false); // its base reaches the edge
    expect(out(550)).toBe(false); // and crosses it
    expect(out(499)).toBe(true); // one u of wood between
    expect(out(0)).toBe(true);
    expect(out(499, 800)).toBe(false);
    expect(out(0, 301)).toBe(true); // comes down to the trees before the edge
  });
  test('the same from the other end for a target (E2-LOS-11)', () => {
    expect(blocks(3000, 0, 100, 500, 0, 100, wood, 300, [stand(500)])).toBe(false);
    expect(blocks(3000, 0, 100, 499, 0, 100, wood, 300, [stand(499)])).toBe(true);
  });
  test('what is ignored in the middle leaves both ends', () => {
    const hole = rectangle([-100, -100, 100, 100]);
    expect(blocks(-1000, 0, 100, 1000, 0, 100, wood, 300, [hole])).toBe(true);
    // Down from 400 to 0: only the far end is low enough.
    expect(blocks(-1000, 0, 400, 1000, 0, 0, wood, 90, [hole])).toBe(true);
    expect(blocks(-1000, 0, 400, 1000, 0, 0, wood, 90, [rectangle([0, -100, 700, 100])])).toBe(false);
    expect(blocks(-1000, 0, 100, 1000, 0, 100, wood, 300, [hole, wood])).toBe(false);
  });
});

test('discs block at any height what comes closer than their radius (E2-LOS-04)', () => {
  const disc = { x: 500, y: 300, radius: 300 };
  expect(blockedByDiscs([disc], line([1000, 0, 100]))).toBe(0);
  expect(blockedByDiscs([disc], line([1000, 1, 5000], 8000))).toBe(1);
  expect(blockedByDiscs([disc], { x: 0, y: 0, z: 0, aims: [200, 0, 0, 1000, 600, 0, 900, 0, 0] })).toBe(2);
  const both = { x: 0, y: 0, z: 0, aims: [1000, 600, 0, 1000, 500, 0] };
  expect([0b11, 0b01, 0b10].map((among) => blockedByDiscs([disc], both, among))).toEqual([0b11, 0b01, 0b10]);
});

test('five lines to a base, and who is in the way', () => {
  const target = cornersOf({ x: 3000, y: 0, heading: 0, width: 200, length: 200 });
  const index = makeIndex(6000, 6000);
  put(index, 3, rectangle([1000, 20, 1200, 220]), 100);
  put(index, 1, rectangle([2000, -300, 2200, -66]), 100);
  put(index, 2, rectangle([1500, -50, 1700, 50]), 99);
  const lines: SightLines = { x: 0, y: 0, z: 100, aims: aimsAt(3000, 0, target, 100) };
  // Aims: the middle; front right and left at y = 100; rear left and right at y = -100.
  expect(blockersOf(index, lines)).toEqual([
    { id: 1, lines: 0b11000 },
    { id: 3, lines: 0b00110 },
  ]);
  expect(blockedLines(index, lines)).toBe(0b11110);
  expect(blockedLines(index, lines, { except: [3] })).toBe(0b11000);
  expect(blockedLines(index, lines, {}, 0b00011)).toBe(0b00010);
  expect(anyBlocked(index, lines, {}, 0b00001)).toBe(false);
  expect(anyBlocked(index, lines, {}, 0b00011)).toBe(true);
  expect(anyBlocked(index, lines, { ignored: () => [rectangle([0, -400, 3000, 400])] })).toBe(false);
});

/** The height test in slow fractions. The polygon must not have the line along an edge. */
function slowBlocks(
  ax: number,
  ay: number,
  from: number,
  bx: number,
  by: number,
  to: number,
  p: Polygon,
  top: number,
) {
  const part = slowClip(ax, ay, bx, by, p);
  if (!part || !less(part.entry, part.exit)) return false;
  const height = (t: Fraction): Fraction =>
    plus(fraction(from), times(t, minus(fraction(to), fraction(from))));
  return !less(fraction(top), least([height(part.entry), height(part.exit)]));
}

test('an index answers as all items asked one by one, and as the slow fractions', () => {
  const model = fc.tuple(someBase(9000), fc.constantFrom(100, 150, 200, 300, 500, 800));
  const models = fc.array(model, { maxLength: 60 });
  fc.assert(
    fc.property(models, someBase(9000), model, fc.constantFrom(100, 800), (others, eye, [aimed, top], z) => {
      const index = makeIndex(9000, 9000);
      others.forEach(([base, height], id) => {
        put(index, id, cornersOf(base), height);
      });
      const lines = { x: eye.x, y: eye.y, z, aims: aimsAt(aimed.x, aimed.y, cornersOf(aimed), top) };
      const each = others.map(([base, height]) =>
        [0, 1, 2, 3, 4].reduce((bits, i) => {
          const [bx, by, to] = lines.aims.slice(i * 3, i * 3 + 3);
          const args = [eye.x, eye.y, z, bx, by, to, cornersOf(base), height] as const;
          const fast = blocks(...args);
          if (fast !== slowBlocks(...args)) expect(grazes(eye.x, eye.y, bx, by, cornersOf(base))).toBe(true);
          return bits | (fast ? 1 << i : 0);
        }, 0),
      );
      expect(blockedLines(index, lines)).toBe(each.reduce((a, b) => a | b, 0));
      expect(anyBlocked(index, lines)).toBe(each.some((bits) => bits !== 0));
      expect(blockersOf(index, lines)).toEqual(
        each.flatMap((bits, id) => (bits ? [{ id, lines: bits }] : [])),
      );
    }),
    { numRuns: 200 },
  );
});

test('a line of sight on a small lattice is as the slow fractions say', () => {
  const heights = fc.integer({ min: 0, max: 4 });
  fc.assert(
    fc.property(
      tiny,
      close,
      close,
      heights,
      close,
      close,
      heights,
      heights,
      (p, ax, ay, from, bx, by, to, top) => {
        fc.pre((ax !== bx || ay !== by) && !grazes(ax, ay, bx, by, p));
        expect(blocks(ax, ay, from, bx, by, to, p, top)).toBe(slowBlocks(ax, ay, from, bx, by, to, p, top));
        const index = makeIndex(9, 9);
        put(index, 0, p, top);
        const lines = { x: ax, y: ay, z: from, aims: [bx, by, to] };
        expect(anyBlocked(index, lines)).toBe(blocks(ax, ay, from, bx, by, to, p, top));
      },
    ),
    { numRuns: 2000 },
  );
});

/** Whether the line runs along an edge: there the slow test, which counts the edge, may differ. */
function grazes(ax: number, ay: number, bx: number, by: number, p: Polygon): boolean {
  const sides = p.flatMap((x, i) => (i % 2 ? [] : [(bx - ax) * (p[i + 1] - ay) - (by - ay) * (x - ax)]));
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

test('of lines that lie far apart each finds what stands in its way', () => {
  const index = makeIndex(2000, 2000);
  put(index, 0, rectangle([895, 10, 905, 20]), 500);
  put(index, 1, rectangle([895, 280, 905, 290]), 500);
  const lines: SightLines = { x: 0, y: 150, z: 150, aims: [1000, 300, 150, 1000, 0, 150, 1000, 150, 150] };
  expect(blockedLines(index, lines)).toBe(0b011);
  expect(blockedLines(index, lines, { except: [1] })).toBe(0b010);
});
