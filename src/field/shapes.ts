import { LIMIT, rounded } from './exact.ts';
import { type Compass, FINE, type Heading } from './headings.ts';

/** A place on the table, whole numbers of u (0.1 mm). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An oriented rectangle: its centre, its heading, its width across the heading and its length along it. */
export interface Base {
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
  readonly width: number;
  readonly length: number;
}

/**
 * A convex polygon as [x0, y0, x1, y1, ...], counter-clockwise (x east, y north). One point or two are allowed where a
 * routine measures: a point, a segment.
 */
export type Polygon = readonly number[];

/** A piece of ground: convex polygons that belong together, like the bars of a cross-shaped building. */
export type Area = readonly Polygon[];

/** Lowest and highest coordinates: west, south, east, north. */
export type Box = readonly [number, number, number, number];

/** A base's sides: side i of `cornersOf` runs from corner i to corner i + 1. */
export const SIDES = ['front', 'left', 'rear', 'right'] as const;

/**
 * The corners of a base: front right, front left, rear left, rear right (E2-GEO-04). Rounding is the same on both sides of
 * the centre, so the polygon is an exact parallelogram around it.
 */
export function cornersOf(base: Base, compass: Compass = FINE): number[] {
  const { x, y, heading, width, length } = base;
  const across = (heading + 90) % 360;
  const scale = 2 * compass.scale;
  const fx = length * compass.x[heading];
  const fy = length * compass.y[heading];
  const rx = width * compass.x[across];
  const ry = width * compass.y[across];
  const ax = rounded(fx + rx, scale);
  const ay = rounded(fy + ry, scale);
  const bx = rounded(fx - rx, scale);
  const by = rounded(fy - ry, scale);
  return [x + ax, y + ay, x + bx, y + by, x - ax, y - ay, x - bx, y - by];
}

/** A place given by how far ahead and to the right of a pose it lies, rounded once. */
export function placeFrom(
  pose: { readonly x: number; readonly y: number; readonly heading: Heading },
  ahead: number,
  right: number,
  compass: Compass = FINE,
): Point {
  const { heading } = pose;
  const across = (heading + 90) % 360;
  return {
    x: pose.x + rounded(ahead * compass.x[heading] + right * compass.x[across], compass.scale),
    y: pose.y + rounded(ahead * compass.y[heading] + right * compass.y[across], compass.scale),
  };
}

/** The middle of a polygon's ground (its centre of gravity), to the nearest u; of one without ground, the middle of its box. */
export function middleOf(polygon: Polygon): Point {
  const [x0, y0] = polygon;
  let area = 0;
  let x = 0;
  let y = 0;
  for (let i = 2; i + 3 < polygon.length; i += 2) {
    const ax = polygon[i] - x0;
    const ay = polygon[i + 1] - y0;
    const bx = polygon[i + 2] - x0;
    const by = polygon[i + 3] - y0;
    const twice = ax * by - ay * bx;
    area += twice;
    x += twice * (ax + bx);
    y += twice * (ay + by);
  }
  if (area > 0) return { x: x0 + rounded(x, 3 * area), y: y0 + rounded(y, 3 * area) };
  const [west, south, east, north] = boxOf(polygon);
  return { x: rounded(west + east, 2), y: rounded(south + north, 2) };
}

export function boxOf(polygon: Polygon): Box {
  let west = polygon[0];
  let south = polygon[1];
  let east = west;
  let north = south;
  for (let i = 2; i < polygon.length; i += 2) {
    const x = polygon[i];
    const y = polygon[i + 1];
    if (x < west) west = x;
    else if (x > east) east = x;
    if (y < south) south = y;
    else if (y > north) north = y;
  }
  return [west, south, east, north];
}

export function boxOfArea(area: Area): Box {
  return area
    .map(boxOf)
    .reduce((a, b) => [
      Math.min(a[0], b[0]),
      Math.min(a[1], b[1]),
      Math.max(a[2], b[2]),
      Math.max(a[3], b[3]),
    ]);
}

/** A box as a polygon. */
export function rectangle([west, south, east, north]: Box): Polygon {
  return [east, north, west, north, west, south, east, south];
}

/** Whether a polygon lies wholly in a box, its edges included (E2-GEO-23 with the table as the box). */
export function insideBox(polygon: Polygon, [west, south, east, north]: Box): boolean {
  for (let i = 0; i < polygon.length; i += 2)
    if (polygon[i] < west || polygon[i] > east || polygon[i + 1] < south || polygon[i + 1] > north)
      return false;
  return true;
}

/** Twice the signed area of the triangle a, b, c: positive when c lies to the left of the way from a to b. */
export function cross(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

/** The point halfway, halves away from zero. */
export function midpoint(ax: number, ay: number, bx: number, by: number): Point {
  return { x: rounded(ax + bx, 2), y: rounded(ay + by, 2) };
}

/** The smallest convex polygon around some points, as flat coordinates; points on its edges are left out. */
export function hullOf(points: readonly number[]): Polygon {
  const sorted = fromWest(points);
  const ring: number[] = [];
  for (let i = 0; i < sorted.length; i += 2) turnLeft(ring, 0, sorted[i], sorted[i + 1]);
  dropLast(ring);
  const upper = ring.length;
  for (let i = sorted.length - 2; i >= 0; i -= 2) turnLeft(ring, upper, sorted[i], sorted[i + 1]);
  dropLast(ring);
  return ring.length > 0 ? ring : sorted.slice(0, 2);
}

/** A chain from `start` goes on to a point, over none of its last ones at which it would not turn left. */
function turnLeft(ring: number[], start: number, x: number, y: number): void {
  for (let n = ring.length; n - start > 2; n -= 2) {
    if (cross(ring[n - 4], ring[n - 3], ring[n - 2], ring[n - 1], x, y) > 0) break;
    dropLast(ring);
  }
  ring.push(x, y);
}

function dropLast(points: number[]): void {
  points.pop();
  points.pop();
}

/** Points from west to east, and of one column from south to north. */
function fromWest(points: readonly number[]): number[] {
  if (points.length > FEW) {
    const all: Point[] = [];
    for (let i = 0; i < points.length; i += 2) all.push({ x: points[i], y: points[i + 1] });
    return all.sort((a, b) => a.x - b.x || a.y - b.y).flatMap(({ x, y }) => [x, y]);
  }
  const sorted: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i];
    const y = points[i + 1];
    let j = i;
    for (; j > 0 && (sorted[j - 2] > x || (sorted[j - 2] === x && sorted[j - 1] > y)); j -= 2) {
      sorted[j] = sorted[j - 2];
      sorted[j + 1] = sorted[j - 1];
    }
    sorted[j] = x;
    sorted[j + 1] = y;
  }
  return sorted;
}

/** So few coordinates that they are put in order one by one. */
const FEW = 32;

/** Whether flat coordinates are a proper polygon: whole numbers within reach, three corners or more, all turning left. */
export function isPolygon(points: readonly number[]): boolean {
  const n = points.length;
  if (n < 6 || n % 2 !== 0) return false;
  if (!points.every((value) => Number.isInteger(value) && Math.abs(value) <= LIMIT)) return false;
  let turned = 0;
  for (let i = 0; i < n; i += 2) {
    const j = (i + 2) % n;
    const k = (i + 4) % n;
    if (cross(points[i], points[i + 1], points[j], points[j + 1], points[k], points[k + 1]) <= 0)
      return false;
    // Going once around, the edges turn from eastward-or-north to westward-or-south exactly once.
    if (rising(points, i, j) && !rising(points, j, k)) turned++;
  }
  return turned === 1;
}

function rising(points: readonly number[], i: number, j: number): boolean {
  return points[j + 1] > points[i + 1] || (points[j + 1] === points[i + 1] && points[j] > points[i]);
}
