import { compareProducts, rounded } from './exact.ts';
import type { Point, Polygon } from './shapes.ts';

/**
 * The part of a segment between two places along it, as fractions of its length: entry n/d and exit n/d, both within 0..1,
 * denominators above zero, numbers below 2^36.
 */
export interface Stretch {
  entryN: number;
  entryD: number;
  exitN: number;
  exitD: number;
}

export const emptyStretch = (): Stretch => ({ entryN: 0, entryD: 1, exitN: 1, exitD: 1 });

/** The sign of a/b - c/d. */
export function compareFractions(a: number, b: number, c: number, d: number): number {
  return compareProducts(a, d, c, b);
}

/** Whether a polygon has corners strictly on both sides of the line through a and b. */
function straddles(ax: number, ay: number, dx: number, dy: number, polygon: Polygon): boolean {
  let left = false;
  let right = false;
  for (let i = 0; i < polygon.length; i += 2) {
    const side = dx * (polygon[i + 1] - ay) - dy * (polygon[i] - ax);
    if (side > 0) {
      if (right) return true;
      left = true;
    } else if (side < 0) {
      if (left) return true;
      right = true;
    }
  }
  return false;
}

/** Narrows `out` to what lies on the inner side of every edge; false when no positive length is left. */
function clip(ax: number, ay: number, bx: number, by: number, polygon: Polygon, out: Stretch): boolean {
  out.entryN = 0;
  out.entryD = 1;
  out.exitN = 1;
  out.exitD = 1;
  const n = polygon.length;
  let px = polygon[n - 2];
  let py = polygon[n - 1];
  for (let i = 0; i < n; i += 2) {
    const qx = polygon[i];
    const qy = polygon[i + 1];
    const a = (qx - px) * (ay - py) - (qy - py) * (ax - px);
    const b = (qx - px) * (by - py) - (qy - py) * (bx - px);
    if (a < 0) {
      if (b <= 0) return false;
      if (compareProducts(-a, out.entryD, out.entryN, b - a) > 0) {
        out.entryN = -a;
        out.entryD = b - a;
      }
    } else if (b < 0) {
      if (a === 0) return false;
      if (compareProducts(a, out.exitD, out.exitN, a - b) < 0) {
        out.exitN = a;
        out.exitD = a - b;
      }
    }
    px = qx;
    py = qy;
  }
  return compareProducts(out.entryN, out.exitD, out.exitN, out.entryD) < 0;
}

/**
 * Writes the stretch of a segment that runs through the open interior of a polygon; false if there is none of positive
 * length. Running along an edge or through a corner is no such stretch.
 */
export function stretchInto(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  polygon: Polygon,
  out: Stretch,
): boolean {
  return straddles(ax, ay, bx - ax, by - ay, polygon) && clip(ax, ay, bx, by, polygon, out);
}

/** The same, made anew. */
export function stretch(ax: number, ay: number, bx: number, by: number, polygon: Polygon): Stretch | null {
  const out = emptyStretch();
  return stretchInto(ax, ay, bx, by, polygon, out) ? out : null;
}

/** The same for the polygon with its edge: running along an edge counts, a single point does not. */
export function closedStretch(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  polygon: Polygon,
): Stretch | null {
  const out = emptyStretch();
  return clip(ax, ay, bx, by, polygon, out) ? out : null;
}

/** Whether a segment contains a point of the open interior (E1-GEO-11, E2-VIBRO-03). */
export function crosses(ax: number, ay: number, bx: number, by: number, polygon: Polygon): boolean {
  return stretchInto(ax, ay, bx, by, polygon, SCRATCH);
}

const SCRATCH = emptyStretch();

/** The place n/d along a segment, each coordinate rounded, halves away from zero. */
export function placeAlong(ax: number, ay: number, bx: number, by: number, n: number, d: number): Point {
  return { x: rounded(ax * d + (bx - ax) * n, d), y: rounded(ay * d + (by - ay) * n, d) };
}
