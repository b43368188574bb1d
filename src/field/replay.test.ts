import { expect, test } from 'vitest';
import { distance, overlaps } from './distance.ts';
import { widestGap } from './formation.ts';
import { makeIndex, put } from './grid-index.ts';
import { direction } from './headings.ts';
import { pathCost } from './paths.ts';
import { cornersOf, type Polygon } from './shapes.ts';
import { aimsAt, blockedLines } from './sight.ts';

/** Whole numbers below n by the plainest of generators: the same on every machine. */
function drawing(): (n: number) => number {
  let seed = 1991;
  return (n) => {
    seed = (seed * 16807) % 2147483647;
    return seed % n;
  };
}

test('a long row of answers adds up to the same on every machine', () => {
  const draw = drawing();
  const bases = Array.from({ length: 200 }, () => ({
    x: draw(18288),
    y: draw(12192),
    heading: draw(360),
    width: 150 + draw(500),
    length: 200 + draw(500),
  }));
  const polygons: Polygon[] = bases.map((base) => cornersOf(base));
  const index = makeIndex(18288, 12192);
  polygons.forEach((polygon, id) => {
    put(index, id, polygon, 100 + draw(400));
  });
  const sums = { corners: 0, distance: 0, overlap: 0, heading: 0, sight: 0, cost: 0, gap: 0 };
  for (const polygon of polygons) sums.corners += polygon.reduce((a, b) => a + b, 0);
  for (let i = 0; i < 3000; i++) {
    const [a, b] = [draw(200), draw(200)];
    const [from, to] = [bases[a], bases[b]];
    sums.distance += distance(polygons[a], polygons[b]);
    sums.overlap += Number(overlaps(polygons[a], polygons[b]));
    sums.heading += direction(to.x - from.x, to.y - from.y);
    const lines = { x: from.x, y: from.y, z: 100 + draw(700), aims: aimsAt(to.x, to.y, polygons[b], 150) };
    sums.sight += blockedLines(index, lines, { except: [a, b] });
    sums.cost += pathCost([from.x, from.y, to.x, to.y], [[polygons[draw(200)]], [polygons[draw(200)]]]);
  }
  sums.gap = widestGap(polygons);
  expect(sums).toEqual({
    corners: 12070716,
    distance: 21329448,
    overlap: 29,
    heading: 545650,
    sight: 76237,
    cost: 22976083,
    gap: 1152,
  });
});
