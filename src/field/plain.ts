/**
 * The questions of the field answered slowly and plainly in fractions of whole numbers of any size: what the quick answers
 * are measured by, in tests and in soaks.
 */
import type { Polygon } from './shapes.ts';

/** A fraction with a denominator above zero. */
export type Fraction = readonly [bigint, bigint];

export const fraction = (n: bigint | number, d: bigint | number = 1n): Fraction => {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  return bottom < 0n ? [-top, -bottom] : [top, bottom];
};
export const plus = (a: Fraction, b: Fraction): Fraction => [a[0] * b[1] + b[0] * a[1], a[1] * b[1]];
export const minus = (a: Fraction, b: Fraction): Fraction => [a[0] * b[1] - b[0] * a[1], a[1] * b[1]];
export const times = (a: Fraction, b: Fraction): Fraction => [a[0] * b[0], a[1] * b[1]];
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a[0] * b[1], a[1] * b[0]);
export const less = (a: Fraction, b: Fraction): boolean => a[0] * b[1] < b[0] * a[1];
export const least = (values: Fraction[]): Fraction => values.reduce((a, b) => (less(b, a) ? b : a));
export const most = (values: Fraction[]): Fraction => values.reduce((a, b) => (less(a, b) ? b : a));
export const floorOf = ([n, d]: Fraction): bigint => (n >= 0n ? n / d : -((-n + d - 1n) / d));
/** To the nearest whole number, halves away from zero. */
export const roundOf = ([n, d]: Fraction): bigint =>
  n >= 0n ? (2n * n + d) / (2n * d) : -((-2n * n + d) / (2n * d));

export function rootOf(n: bigint): bigint {
  let low = 0n;
  let high = n + 1n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle * middle <= n) low = middle;
    else high = middle;
  }
  return low;
}

type Vector = readonly [Fraction, Fraction];
const ZERO = fraction(0);
const ONE = fraction(1);
const vector = (x: number, y: number): Vector => [fraction(x), fraction(y)];
const from = (a: Vector, b: Vector): Vector => [minus(b[0], a[0]), minus(b[1], a[1])];
const dot = (a: Vector, b: Vector): Fraction => plus(times(a[0], b[0]), times(a[1], b[1]));
const crossed = (a: Vector, b: Vector): Fraction => minus(times(a[0], b[1]), times(a[1], b[0]));

const vertices = (polygon: Polygon): Vector[] =>
  polygon.flatMap((x, i) => (i % 2 === 0 ? [vector(x, polygon[i + 1])] : []));
const edges = (polygon: Polygon): [Vector, Vector][] => {
  const all = vertices(polygon);
  return all.map((v, i) => [v, all[(i + 1) % all.length]]);
};

function squareToSegment(p: Vector, [a, b]: [Vector, Vector]): Fraction {
  const way = from(a, b);
  const length = dot(way, way);
  const t = length[0] === 0n ? ZERO : over(dot(from(a, p), way), length);
  const held = less(t, ZERO) ? ZERO : less(ONE, t) ? ONE : t;
  const foot: Vector = [plus(a[0], times(held, way[0])), plus(a[1], times(held, way[1]))];
  const gap = from(foot, p);
  return dot(gap, gap);
}

/** The part (entry, exit) of the segment that lies in the closed polygon, clipped edge by edge; null if none. */
export function slowClip(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  polygon: Polygon,
): { entry: Fraction; exit: Fraction } | null {
  const a = vector(ax, ay);
  const way = from(a, vector(bx, by));
  let entry = ZERO;
  let exit = ONE;
  for (const [p, q] of edges(polygon)) {
    const side = crossed(from(p, q), from(p, a));
    const change = crossed(from(p, q), way);
    if (change[0] === 0n) {
      if (less(side, ZERO)) return null;
      continue;
    }
    const t = over(minus(ZERO, side), change);
    if (less(ZERO, change)) entry = most([entry, t]);
    else exit = least([exit, t]);
  }
  return less(exit, entry) ? null : { entry, exit };
}

/** The exact squared distance of two polygons (one may be a point or a segment). */
export function slowSquare(a: Polygon, b: Polygon): Fraction {
  const pierced = (p: Polygon, q: Polygon): boolean =>
    q.length >= 6 && edges(p).some(([u, v]) => slowClip(...ends(u, v), q) !== null);
  if (pierced(a, b) || pierced(b, a)) return ZERO;
  const oneWay = (p: Polygon, q: Polygon): Fraction[] =>
    vertices(p).flatMap((v) => edges(q).map((edge) => squareToSegment(v, edge)));
  return least([...oneWay(a, b), ...oneWay(b, a)]);
}

const ends = (u: Vector, v: Vector): [number, number, number, number] => [
  Number(u[0][0]),
  Number(u[1][0]),
  Number(v[0][0]),
  Number(v[1][0]),
];

/** Area of the intersection above zero: the polygons cut by one another's edges (Sutherland and Hodgman). */
export function slowOverlap(a: Polygon, b: Polygon): boolean {
  let left = vertices(a);
  for (const [p, q] of edges(b)) {
    const side = (v: Vector): Fraction => crossed(from(p, q), from(p, v));
    left = left.flatMap((v, i) => {
      const next = left[(i + 1) % left.length];
      const [s, t] = [side(v), side(next)];
      const kept = less(s, ZERO) ? [] : [v];
      if (less(s, ZERO) === less(t, ZERO) || s[0] === 0n || t[0] === 0n) return kept;
      const part = over(s, minus(s, t));
      const way = from(v, next);
      kept.push([plus(v[0], times(part, way[0])), plus(v[1], times(part, way[1]))]);
      return kept;
    });
  }
  const area = left.map((v, i) => crossed(v, left[(i + 1) % left.length])).reduce(plus, ZERO);
  return less(ZERO, area);
}

/** Whether the segment runs through the open interior: the middle of its part in the polygon lies strictly inside. */
export function slowCrosses(ax: number, ay: number, bx: number, by: number, polygon: Polygon): boolean {
  const part = slowClip(ax, ay, bx, by, polygon);
  if (!part || !less(part.entry, part.exit)) return false;
  const half = over(plus(part.entry, part.exit), fraction(2));
  const a = vector(ax, ay);
  const way = from(a, vector(bx, by));
  const middle: Vector = [plus(a[0], times(half, way[0])), plus(a[1], times(half, way[1]))];
  return edges(polygon).every(([p, q]) => less(ZERO, crossed(from(p, q), from(p, middle))));
}

/** Whether a point is inside a polygon or on its edge. */
export function slowContains(polygon: Polygon, x: number, y: number): boolean {
  return edges(polygon).every(([p, q]) => !less(crossed(from(p, q), from(p, vector(x, y))), ZERO));
}

/** E2-GEO-05: the distance, rounded down. */
export function slowDistance(a: Polygon, b: Polygon): number {
  return Number(rootOf(floorOf(slowSquare(a, b))));
}
