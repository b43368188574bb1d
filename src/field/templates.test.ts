import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cornersOf, isPolygon, type Polygon, rectangle } from './shapes.ts';
import {
  type Beam,
  beamCrosses,
  crossingIn,
  reachedByDisc,
  stripAhead,
  underDisc,
  underTrack,
} from './templates.ts';
import {
  close,
  fraction,
  least,
  less,
  minus,
  most,
  over,
  plus,
  slowClip,
  somePolygon,
  times,
  tiny,
} from './testing.ts';

test('under a round template (E2-GEO-12): a centre up to the radius, a Titan or building strictly closer', () => {
  const burst = { x: 1000, y: 1000, radius: 300 };
  expect([underDisc(burst, 1300, 1000), underDisc(burst, 1301, 1000)]).toEqual([true, false]);
  expect([underDisc(burst, 1180, 1240), underDisc(burst, 1181, 1240)]).toEqual([true, false]);
  const titan = (x: number) => cornersOf({ x, y: 1000, heading: 0, width: 600, length: 600 });
  expect([reachedByDisc(burst, titan(1600)), reachedByDisc(burst, titan(1599))]).toEqual([false, true]);
});

test('a moving vortex (E2-VORT-09)', () => {
  const track = { from: { x: 0, y: 0 }, to: { x: 1000, y: 0 }, radius: 300 };
  expect([underTrack(track, 500, 300), underTrack(track, 500, 301)]).toEqual([true, false]);
  expect([underTrack(track, 1300, 0), underTrack(track, 1301, 0)]).toEqual([true, false]);
  expect([underTrack(track, -180, 240), underTrack(track, -180, 241)]).toEqual([true, false]);
});

const beam = (ax: number, ay: number, bx: number, by: number): Beam => ({
  from: { x: ax, y: ay },
  to: { x: bx, y: by },
});
type Four = [number, number, number, number];
const stand = rectangle([1000, 1000, 1200, 1200]);

describe('beams', () => {
  test('cross interiors, not edges', () => {
    expect(beamCrosses(beam(0, 1100, 5000, 1100), stand)).toBe(true);
    expect(beamCrosses(beam(0, 1200, 5000, 1200), stand)).toBe(false);
    expect(beamCrosses(beam(0, 1100, 1000, 1100), stand)).toBe(false); // it ends at the edge
  });

  test('meet inside or on a base (E2-VIBRO-08, 09)', () => {
    const a = beam(0, 0, 2200, 2200);
    expect(crossingIn(a, beam(0, 2200, 2200, 0), stand)).toBe(true); // at (1100, 1100)
    expect(crossingIn(a, beam(0, 2000, 2000, 0), stand)).toBe(true); // at its corner
    expect(crossingIn(a, beam(0, 1998, 1998, 0), stand)).toBe(false); // at (999, 999)
    expect(crossingIn(a, beam(0, 1999, 1999, 0), stand)).toBe(false); // at (999.5, 999.5)
    expect(crossingIn(a, beam(0, 2200, 1000, 1200), stand)).toBe(false); // ends before they meet
    expect(crossingIn(beam(0, 0, 1100, 1100), beam(0, 5000, 1100, 1100), stand)).toBe(true); // one target
    expect(crossingIn(beam(0, 0, 1100, 1100), beam(0, 0, 1100, 1100), stand)).toBe(true);
  });

  test('on one line they share a stretch', () => {
    const a = beam(0, 1100, 1100, 1100);
    expect(crossingIn(a, beam(500, 1100, 5000, 1100), stand)).toBe(true);
    expect(crossingIn(a, beam(1100, 1100, 5000, 1100), stand)).toBe(true);
    expect(crossingIn(beam(0, 1100, 990, 1100), beam(500, 1100, 5000, 1100), stand)).toBe(false);
    expect(crossingIn(a, beam(500, 1101, 5000, 1101), stand)).toBe(false); // side by side
    expect(crossingIn(beam(0, 1100, 400, 1100), beam(500, 1100, 5000, 1100), stand)).toBe(false);
  });

  test('as the slow fractions say', () => {
    const at = fc.integer({ min: 0, max: 3000 });
    const beams = (place: fc.Arbitrary<number>) => fc.tuple(place, place, place, place);
    const check = (a: Four, b: Four, polygon: Polygon): void => {
      const turn = (a[2] - a[0]) * (b[3] - b[1]) - (a[3] - a[1]) * (b[2] - b[0]);
      fc.pre(turn !== 0);
      const cut = (p: Four, q: Four) =>
        over(
          fraction((q[0] - p[0]) * (q[3] - q[1]) - (q[1] - p[1]) * (q[2] - q[0])),
          fraction((p[2] - p[0]) * (q[3] - q[1]) - (p[3] - p[1]) * (q[2] - q[0])),
        );
      const [t, u] = [cut(a, b), cut(b, a)];
      const on = [t, u].every((v) => !less(v, fraction(0)) && !less(fraction(1), v));
      const part = slowClip(a[0], a[1], a[2], a[3], polygon);
      const inside = part !== null && !less(t, part.entry) && !less(part.exit, t);
      expect(crossingIn(beam(...a), beam(...b), polygon)).toBe(on && inside);
      expect(crossingIn(beam(...b), beam(...a), polygon)).toBe(on && inside);
    };
    fc.assert(fc.property(beams(at), beams(at), somePolygon(), check), { numRuns: 1000 });
    fc.assert(fc.property(beams(close), beams(close), tiny, check), { numRuns: 2000 });
  });
});

test('a fallen Titan covers 8 cm ahead, 6 cm wide (E2-TCARD-11)', () => {
  expect(stripAhead({ x: 1000, y: 1000 }, 90, 600, 800)).toEqual([
    1800, 700, 1800, 1300, 1000, 1300, 1000, 700,
  ]);
  for (let h = 0; h < 360; h++) expect(isPolygon(stripAhead({ x: 1000, y: 1000 }, h, 600, 800))).toBe(true);
});

test('fractions of the tests themselves', () => {
  expect([least([fraction(1, 2), fraction(1, 3)]), most([fraction(1, 2), fraction(1, 3)])]).toEqual([
    [1n, 3n],
    [1n, 2n],
  ]);
  expect(minus(plus(fraction(1, 2), fraction(1, 2)), times(fraction(2), fraction(1, 2)))[0]).toBe(0n);
});
