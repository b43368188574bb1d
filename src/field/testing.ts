/** What the tests draw at random: shapes as on a table; and the slow answers they are measured by. */
import fc from 'fast-check';
import { type Base, cornersOf, hullOf, isPolygon, type Polygon } from './shapes.ts';

export * from './plain.ts';

/** Sides and places as on a table, and now and then as far out as is allowed. */
const place = (reach: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: reach });
const heading = fc.oneof(fc.constantFrom(0, 45, 90, 180, 270), fc.integer({ min: 0, max: 359 }));

export const someBase = (reach = 3000): fc.Arbitrary<Base> =>
  fc.record({
    x: place(reach),
    y: place(reach),
    heading,
    width: fc.constantFrom(150, 200, 250, 300, 600, 1200, 2000),
    length: fc.constantFrom(200, 250, 300, 500, 600, 1500),
  });

const corners = fc.array(fc.integer({ min: -800, max: 800 }), { minLength: 6, maxLength: 16 });

/** Any convex polygon; mostly bases. */
export const somePolygon = (reach = 3000): fc.Arbitrary<Polygon> =>
  fc.oneof(
    { weight: 3, arbitrary: someBase(reach).map((base) => cornersOf(base) as Polygon) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(corners, place(reach), place(reach))
        .map(([points, dx, dy]) =>
          hullOf(points.slice(0, points.length & ~1).map((v, i) => v + (i % 2 ? dy : dx))),
        )
        .filter(isPolygon),
    },
  );

/** Places so close together that much touches, lies on one line or is only just apart. */
export const close = fc.integer({ min: 0, max: 9 });

/** Convex polygons among them. */
export const tiny: fc.Arbitrary<Polygon> = fc
  .array(fc.tuple(close, close), { minLength: 3, maxLength: 6 })
  .map((points) => hullOf(points.flat()))
  .filter(isPolygon);

/** The same shape elsewhere. */
export const shifted = (polygon: Polygon, dx: number, dy: number): Polygon =>
  polygon.map((value, i) => value + (i % 2 === 0 ? dx : dy));

/** A quarter turn to the left. */
export const turned = (polygon: Polygon): Polygon =>
  polygon.map((_, i) => (i % 2 === 0 ? -polygon[i + 1] : polygon[i - 1]));
