import { compareProducts, squareOver, squareOverUp, wholeRoot } from './exact.ts';
import { type Area, cross, type Point, type Polygon } from './shapes.ts';

/** Whether some edge of `a` has all of `b` strictly beyond it. */
function edgeApart(a: Polygon, b: Polygon): boolean {
  const n = a.length;
  let px = a[n - 2];
  let py = a[n - 1];
  for (let i = 0; i < n; i += 2) {
    const ex = a[i] - px;
    const ey = a[i + 1] - py;
    let j = 0;
    while (j < b.length && ex * (b[j + 1] - py) - ey * (b[j] - px) < 0) j += 2;
    if (j === b.length) return true;
    px = a[i];
    py = a[i + 1];
  }
  return false;
}

/** Whether some edge of `a` has none of `b` on its inner side. */
function edgeParts(a: Polygon, b: Polygon): boolean {
  const n = a.length;
  let px = a[n - 2];
  let py = a[n - 1];
  for (let i = 0; i < n; i += 2) {
    const ex = a[i] - px;
    const ey = a[i + 1] - py;
    let j = 0;
    while (j < b.length && ex * (b[j + 1] - py) - ey * (b[j] - px) <= 0) j += 2;
    if (j === b.length) return true;
    px = a[i];
    py = a[i + 1];
  }
  return false;
}

/** Whether the open interiors share a point (E2-GEO-06). Touching is no overlap. */
export function overlaps(a: Polygon, b: Polygon): boolean {
  return !edgeParts(a, b) && !edgeParts(b, a);
}

/** Whether the polygons share a point, be it one of the edge. At least one must have an area. */
export function meets(a: Polygon, b: Polygon): boolean {
  return !edgeApart(a, b) && !edgeApart(b, a);
}

/** The least squared distance from the edges of `a` to the corners of `b`, where it is below `best`. */
function edgeGap(a: Polygon, b: Polygon, best: number, up: boolean): number {
  const n = a.length;
  let px = a[n - 2];
  let py = a[n - 1];
  for (let i = 0; i < n; i += 2) {
    const ex = a[i] - px;
    const ey = a[i + 1] - py;
    const square = ex * ex + ey * ey;
    for (let j = 0; j < b.length; j += 2) {
      const vx = b[j] - px;
      const vy = b[j + 1] - py;
      const beyond = ex * vy - ey * vx;
      if (beyond >= 0) continue;
      const on = ex * vx + ey * vy;
      if (on <= 0 || on >= square) continue;
      // The rounded quotient is good enough to see that it cannot be the least.
      if ((beyond * beyond) / square > best + 1) continue;
      const gap = up ? squareOverUp(beyond, square) : squareOver(beyond, square);
      if (gap < best) best = gap;
    }
    px = a[i];
    py = a[i + 1];
  }
  return best;
}

/** The exact least squared distance, rounded down or up to a whole number; 0 if the polygons meet. */
function squaredGap(a: Polygon, b: Polygon, up: boolean): number {
  if (meets(a, b)) return 0;
  return edgeGap(b, a, edgeGap(a, b, squareOfCorners(a, b), up), up);
}

/** The squared distance of the two nearest corners: the polygons are no farther apart. */
function squareOfCorners(a: Polygon, b: Polygon): number {
  let best = Infinity;
  for (let i = 0; i < a.length; i += 2)
    for (let j = 0; j < b.length; j += 2) {
      const dx = a[i] - b[j];
      const dy = a[i + 1] - b[j + 1];
      const square = dx * dx + dy * dy;
      if (square < best) best = square;
    }
  return best;
}

/**
 * Distance between two polygons in whole u, rounded down: floor(sqrt(floor(s))) of the exact squared distance s; 0 if they
 * intersect (E2-GEO-05). Either may be a point or a segment, as long as the other has an area.
 */
export function distance(a: Polygon, b: Polygon): number {
  return wholeRoot(squaredGap(a, b, false));
}

/** The squared distance, rounded down: what distances are compared by where roots may not be rounded (E1-GEO-06). */
export function squaredDistance(a: Polygon, b: Polygon): number {
  return squaredGap(a, b, false);
}

/** distance(a, b) <= n (E2-GEO-08). */
export function within(a: Polygon, b: Polygon, n: number): boolean {
  return closerThan(a, b, n + 1);
}

/** Whether the true distance is below n: not rounded. */
export function closerThan(a: Polygon, b: Polygon, n: number): boolean {
  return !farAlong(a, b, 0, n) && !farAlong(a, b, 1, n) && squaredGap(a, b, false) < n * n;
}

/** Whether two polygons lie n or more apart along an axis (0 for x, 1 for y). */
function farAlong(a: Polygon, b: Polygon, axis: number, n: number): boolean {
  let low = a[axis];
  let high = low;
  for (let i = axis + 2; i < a.length; i += 2) {
    if (a[i] < low) low = a[i];
    else if (a[i] > high) high = a[i];
  }
  let above = true;
  let below = true;
  for (let i = axis; i < b.length; i += 2) {
    if (b[i] < high + n) above = false;
    if (b[i] > low - n) below = false;
  }
  return above || below;
}

/** Whether the true distance is above n: not rounded (E2-GEO-20; E1-GEO-09 asks for its opposite). */
export function fartherThan(a: Polygon, b: Polygon, n: number): boolean {
  if (farAlong(a, b, 0, n + 1) || farAlong(a, b, 1, n + 1)) return true;
  return squareOfCorners(a, b) > n * n && squaredGap(a, b, true) > n * n;
}

/** Base contact: distance 0 and no overlap (E2-GEO-07). */
export function touches(a: Polygon, b: Polygon): boolean {
  return within(a, b, 0) && !overlaps(a, b);
}

/** Whether a point lies inside a polygon or on its edge. */
export function contains(polygon: Polygon, x: number, y: number): boolean {
  const n = polygon.length;
  let px = polygon[n - 2];
  let py = polygon[n - 1];
  for (let i = 0; i < n; i += 2) {
    if (cross(px, py, polygon[i], polygon[i + 1], x, y) < 0) return false;
    px = polygon[i];
    py = polygon[i + 1];
  }
  return true;
}

/** Distance from a marker to a base (E2-GEO-09). */
export function distanceToPoint(polygon: Polygon, x: number, y: number): number {
  return distance(polygon, [x, y]);
}

/** Distance between two markers, rounded down. */
export function distanceOfPoints(a: Point, b: Point): number {
  return wholeRoot(squareOfPoints(a.x, a.y, b.x, b.y));
}

export function squareOfPoints(ax: number, ay: number, bx: number, by: number): number {
  return (bx - ax) * (bx - ax) + (by - ay) * (by - ay);
}

/** Distance from a point to a segment, rounded down. */
export function distanceToSegment(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  x: number,
  y: number,
): number {
  const on = (bx - ax) * (x - ax) + (by - ay) * (y - ay);
  const square = squareOfPoints(ax, ay, bx, by);
  if (on <= 0) return wholeRoot(squareOfPoints(ax, ay, x, y));
  if (on >= square) return wholeRoot(squareOfPoints(bx, by, x, y));
  return wholeRoot(squareOver(cross(ax, ay, bx, by, x, y), square));
}

/** The sign of (distance from a point to a segment) - n, exactly. */
function besideSegment(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  x: number,
  y: number,
  n: number,
): number {
  const on = (bx - ax) * (x - ax) + (by - ay) * (y - ay);
  const square = squareOfPoints(ax, ay, bx, by);
  if (on <= 0) return Math.sign(squareOfPoints(ax, ay, x, y) - n * n);
  if (on >= square) return Math.sign(squareOfPoints(bx, by, x, y) - n * n);
  const off = Math.abs(cross(ax, ay, bx, by, x, y));
  return compareProducts(off, off, n * n, square);
}

/** Whether a segment comes closer to a point than n (E2-LOS-04, E2-GEO-25). */
export function passesCloser(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  x: number,
  y: number,
  n: number,
): boolean {
  return besideSegment(ax, ay, bx, by, x, y, n) < 0;
}

/** Whether a segment comes as close to a point as n: not rounded (E2-VORT-09). */
export function passesWithin(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  x: number,
  y: number,
  n: number,
): boolean {
  return besideSegment(ax, ay, bx, by, x, y, n) <= 0;
}

export function distanceToArea(area: Area, polygon: Polygon): number {
  return Math.min(...area.map((part) => distance(part, polygon)));
}
