import fc from 'fast-check';
import { expect, test } from 'vitest';
import { along, COARSE, type Compass, D, direction, FINE, headingOf, turn } from './headings.ts';

const all = Array.from({ length: 360 }, (_, h) => h);

test('the figures of E2-GEO-03', () => {
  expect(D(0)).toEqual({ x: 0, y: 65536 });
  expect(D(1)).toEqual({ x: 1144, y: 65526 });
  expect(D(37)).toEqual({ x: 39441, y: 52339 });
  expect(D(45)).toEqual({ x: 46341, y: 46341 });
  expect(D(90)).toEqual({ x: 65536, y: 0 });
  expect(D(123)).toEqual({ x: 54963, y: -35693 });
  expect(all.slice(0, 91).reduce((sum, h) => sum + D(h).x, 0)).toBe(3787608);
});

test.each([
  ['fine', FINE],
  ['coarse', COARSE],
] as const)('the %s compass is the rounded sine and cosine, with no minus zero', (_, compass) => {
  for (const h of all) {
    const angle = (h * Math.PI) / 180;
    expect(Math.abs(D(h, compass).x - compass.scale * Math.sin(angle))).toBeLessThanOrEqual(0.5);
    expect(Math.abs(D(h, compass).y - compass.scale * Math.cos(angle))).toBeLessThanOrEqual(0.5);
    expect(D((h + 90) % 360, compass)).toEqual({ x: D(h, compass).y, y: 0 - D(h, compass).x });
    for (const value of [D(h, compass).x, D(h, compass).y]) expect(Object.is(value, -0)).toBe(false);
  }
});

test('the difference of two headings', () => {
  expect([turn(10, 350), turn(350, 10), turn(0, 180), turn(90, 90), turn(0, 359)]).toEqual([
    20, 20, 180, 0, 1,
  ]);
  expect([headingOf(-15), headingOf(360), headingOf(725), headingOf(-360)]).toEqual([345, 0, 5, 0]);
});

test('moving a point rounds each coordinate, halves away from zero (E2-GEO-16)', () => {
  expect(along({ x: 1000, y: 1000 }, 700, 45)).toEqual({ x: 1495, y: 1495 });
  expect(along({ x: 1000, y: 1000 }, 700, 225)).toEqual({ x: 505, y: 505 });
  expect(along({ x: 0, y: 0 }, 1, 30)).toEqual({ x: 1, y: 1 });
  expect(along({ x: 0, y: 0 }, 1, 210)).toEqual({ x: -1, y: -1 });
});

function bySearch(dx: number, dy: number, compass: Compass): number {
  const dots = all.map((h) => dx * compass.x[h] + dy * compass.y[h]);
  return dots.indexOf(Math.max(...dots));
}

test('the direction of a vector is the heading with the largest dot product, ties to the smaller (E2-GEO-22)', () => {
  const far = fc.integer({ min: -131072, max: 131072 });
  const near = fc.integer({ min: -9, max: 9 });
  for (const compass of [FINE, COARSE]) {
    for (const some of [far, near])
      fc.assert(
        fc.property(some, some, (dx, dy) => {
          expect(direction(dx, dy, compass)).toBe(bySearch(dx, dy, compass));
        }),
        { numRuns: 1000 },
      );
    for (const h of all) expect(direction(compass.x[h], compass.y[h], compass)).toBe(h);
    // Halfway between two headings.
    for (const h of all) {
      const [dx, dy] = [compass.x[h] + compass.x[(h + 1) % 360], compass.y[h] + compass.y[(h + 1) % 360]];
      expect(direction(dx, dy, compass)).toBe(bySearch(dx, dy, compass));
    }
  }
  expect(direction(0, 0)).toBe(0);
  expect(direction(1, 0)).toBe(90);
});
