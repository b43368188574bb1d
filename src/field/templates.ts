import { closerThan, contains, meets, passesWithin, squareOfPoints } from './distance.ts';
import { compareProducts } from './exact.ts';
import { type Compass, FINE, type Heading } from './headings.ts';
import { cross, type Point, type Polygon, placeFrom } from './shapes.ts';
import type { Disc } from './sight.ts';
import { crosses } from './stretch.ts';

/** Whether a point is under a round template: at most its radius from the centre (E2-GEO-12). */
export function underDisc(disc: Disc, x: number, y: number): boolean {
  return squareOfPoints(disc.x, disc.y, x, y) <= disc.radius * disc.radius;
}

/** Whether any part of a polygon is closer to the centre than the radius (E2-GEO-12, E1-GEO-19). */
export function reachedByDisc(disc: Disc, polygon: Polygon): boolean {
  return closerThan(polygon, [disc.x, disc.y], disc.radius);
}

/** The straight way of a disc's centre. */
interface Track {
  readonly from: Point;
  readonly to: Point;
  readonly radius: number;
}

/** Whether a point is within the radius of the track (E2-VORT-09). */
export function underTrack({ from, to, radius }: Track, x: number, y: number): boolean {
  return passesWithin(from.x, from.y, to.x, to.y, x, y, radius);
}

/** A segment from a gun to its target. */
export interface Beam {
  readonly from: Point;
  readonly to: Point;
}

/** Whether a beam crosses the interior of a polygon (E2-VIBRO-03, 04). */
export function beamCrosses({ from, to }: Beam, polygon: Polygon): boolean {
  return crosses(from.x, from.y, to.x, to.y, polygon);
}

/** The sign of a*b + c*d for whole numbers within 2^36 either way. */
function signOfSum(a: number, b: number, c: number, d: number): number {
  const left = Math.sign(a) * Math.sign(b);
  const right = Math.sign(c) * Math.sign(d);
  if (left * right >= 0) return Math.sign(left + right);
  return left * compareProducts(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d));
}

/** Whether two beams meet each other at a point inside or on a polygon (E2-VIBRO-08). */
export function crossingIn(a: Beam, b: Beam, polygon: Polygon): boolean {
  const { x, y } = a.from;
  const dx = a.to.x - x;
  const dy = a.to.y - y;
  const ex = b.to.x - b.from.x;
  const ey = b.to.y - b.from.y;
  const gx = b.from.x - x;
  const gy = b.from.y - y;
  const turn = dx * ey - dy * ex;
  if (turn === 0) return overlapIn(a, b, polygon);
  // They meet n/d along a and m/d along b.
  const sign = Math.sign(turn);
  const d = sign * turn;
  const n = sign * (gx * ey - gy * ex);
  const m = sign * (gx * dy - gy * dx);
  if (n < 0 || n > d || m < 0 || m > d) return false;
  const size = polygon.length;
  let px = polygon[size - 2];
  let py = polygon[size - 1];
  for (let i = 0; i < size; i += 2) {
    const qx = polygon[i];
    const qy = polygon[i + 1];
    const change = (qx - px) * dy - (qy - py) * dx;
    if (signOfSum(cross(px, py, qx, qy, x, y), d, change, n) < 0) return false;
    px = qx;
    py = qy;
  }
  return true;
}

/** The same for beams that run the same way: on one line they may share a whole stretch, ending at ends of theirs. */
function overlapIn(a: Beam, b: Beam, polygon: Polygon): boolean {
  const shared = [a.from, a.to]
    .filter((p) => onBeam(b, p))
    .concat([b.from, b.to].filter((p) => onBeam(a, p)));
  if (shared.length === 0) return false;
  const ends = [...shared].sort((p, q) => p.x - q.x || p.y - q.y);
  const first = ends[0];
  const last = ends[ends.length - 1];
  return first.x === last.x && first.y === last.y
    ? contains(polygon, first.x, first.y)
    : meets([first.x, first.y, last.x, last.y], polygon);
}

function onBeam({ from, to }: Beam, { x, y }: Point): boolean {
  return passesWithin(from.x, from.y, to.x, to.y, x, y, 0);
}

/** The rectangle `length` ahead of a point in a direction and `width` wide (E2-TCARD-11). */
export function stripAhead(
  from: Point,
  heading: Heading,
  width: number,
  length: number,
  compass: Compass = FINE,
): Polygon {
  const pose = { x: from.x, y: from.y, heading };
  return [
    [length, width / 2],
    [length, -width / 2],
    [0, -width / 2],
    [0, width / 2],
  ].flatMap(([ahead, right]) => {
    const { x, y } = placeFrom(pose, ahead, right, compass);
    return [x, y];
  });
}
