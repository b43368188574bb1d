import { contains, fartherThan, passesCloser, squareOfPoints } from './distance.ts';
import { rounded, wholeRootUp } from './exact.ts';
import { alongSegment, type GridIndex } from './grid-index.ts';
import type { Area, Box, Point, Polygon } from './shapes.ts';
import { closedStretch, compareFractions, crosses, placeAlong, type Stretch } from './stretch.ts';

/** A polyline of whole-number points: [x0, y0, x1, y1, ...]. */
export type Path = readonly number[];

/** The length of a segment, rounded up (E2-GEO-17, E1-GEO-17). */
export function legLength(ax: number, ay: number, bx: number, by: number): number {
  return wholeRootUp(squareOfPoints(ax, ay, bx, by));
}

/** The sum of the lengths of its segments. */
export function pathLength(path: Path): number {
  let sum = 0;
  for (let i = 2; i < path.length; i += 2) sum += legLength(path[i - 2], path[i - 1], path[i], path[i + 1]);
  return sum;
}

/** The place s along a segment of length n, each coordinate rounded (E1-GEO-24). */
export function partWay(ax: number, ay: number, bx: number, by: number, s: number, n: number): Point {
  return n === 0
    ? { x: ax, y: ay }
    : { x: ax + rounded((bx - ax) * s, n), y: ay + rounded((by - ay) * s, n) };
}

/**
 * Length with each part in a difficult piece doubled, once however many pieces it is in (E2-GEO-18). A segment is split where
 * it enters or leaves a piece, the edge being part of it (E2-GEO-11); the place is rounded to whole u. Where two polygons of
 * one piece join, nothing is split.
 */
export function pathCost(path: Path, difficult: readonly Area[]): number {
  let sum = 0;
  for (let i = 2; i < path.length; i += 2)
    sum += legCost(path[i - 2], path[i - 1], path[i], path[i + 1], difficult);
  return sum;
}

function legCost(ax: number, ay: number, bx: number, by: number, difficult: readonly Area[]): number {
  const splits = difficult.flatMap((piece) => bordersOf(ax, ay, bx, by, piece));
  splits.sort(([a, b], [c, d]) => compareFractions(a, b, c, d));
  let sum = 0;
  let x = ax;
  let y = ay;
  for (const [n, d] of [...splits, [1, 1]]) {
    const to = placeAlong(ax, ay, bx, by, n, d);
    const part = legLength(x, y, to.x, to.y);
    sum += part > 0 && midwayIn(difficult, x, y, to.x, to.y) ? 2 * part : part;
    x = to.x;
    y = to.y;
  }
  return sum;
}

/** Where a segment enters and leaves a piece, as fractions of the segment strictly between its ends. */
function bordersOf(ax: number, ay: number, bx: number, by: number, piece: Area): [number, number][] {
  const parts = piece
    .map((polygon) => closedStretch(ax, ay, bx, by, polygon))
    .filter((part): part is Stretch => part !== null)
    .sort((a, b) => compareFractions(a.entryN, a.entryD, b.entryN, b.entryD));
  const joined: Stretch[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (!last || compareFractions(part.entryN, part.entryD, last.exitN, last.exitD) > 0) joined.push(part);
    else if (compareFractions(last.exitN, last.exitD, part.exitN, part.exitD) < 0) {
      last.exitN = part.exitN;
      last.exitD = part.exitD;
    }
  }
  return joined
    .flatMap((part): [number, number][] => [
      [part.entryN, part.entryD],
      [part.exitN, part.exitD],
    ])
    .filter(([n, d]) => n > 0 && n < d);
}

/** Whether the point halfway, not rounded, is in one of the pieces: everything is doubled so that it is whole. */
function midwayIn(pieces: readonly Area[], ax: number, ay: number, bx: number, by: number): boolean {
  return pieces.some((piece) =>
    piece.some((polygon) =>
      contains(
        polygon.map((value) => 2 * value),
        ax + bx,
        ay + by,
      ),
    ),
  );
}

/** Whether a path passes through the open interior of a polygon (E2-GEO-19). */
export function passesThrough(path: Path, polygon: Polygon): boolean {
  for (let i = 2; i < path.length; i += 2)
    if (crosses(path[i - 2], path[i - 1], path[i], path[i + 1], polygon)) return true;
  return false;
}

/** Whether every point of a path is farther than n from a polygon (E2-GEO-20). */
export function keepsClear(path: Path, polygon: Polygon, n: number): boolean {
  if (path.length === 2) return fartherThan(path, polygon, n);
  for (let i = 2; i < path.length; i += 2)
    if (!fartherThan([path[i - 2], path[i - 1], path[i], path[i + 1]], polygon, n)) return false;
  return true;
}

/** The items of an index that a path comes as near to as n, ascending. Only those `wanted` are measured. */
export function approached(
  index: GridIndex,
  path: Path,
  n: number,
  wanted: (id: number) => boolean = () => true,
): number[] {
  return nearPath(index, path, n).filter((id) => wanted(id) && !keepsClear(path, index.polygons[id]!, n));
}

function nearPath(index: GridIndex, path: Path, n: number): number[] {
  if (path.length === 4) return alongSegment(index, path[0], path[1], path[2], path[3], n);
  const found = new Set<number>();
  const near: number[] = [];
  for (let i = Math.min(2, path.length - 2); i < path.length; i += 2) {
    const from = Math.max(0, i - 2);
    for (const id of alongSegment(index, path[from], path[from + 1], path[i], path[i + 1], n, near))
      found.add(id);
  }
  return [...found].sort((a, b) => a - b);
}

/** Whether a path stays in a box, its edges included (E2-GEO-23 with the table as the box). */
export function staysIn(path: Path, [west, south, east, north]: Box): boolean {
  for (let i = 0; i < path.length; i += 2)
    if (path[i] < west || path[i] > east || path[i + 1] < south || path[i + 1] > north) return false;
  return true;
}

/**
 * Whether a path keeps out of a disc: nowhere closer to the centre than the radius. One that begins inside may leave, each
 * point farther from the centre than the one before until it is outside (E2-GEO-25).
 */
export function avoidsDisc(path: Path, x: number, y: number, radius: number): boolean {
  let from = 0;
  let square = squareOfPoints(path[0], path[1], x, y);
  while (square < radius * radius && from + 2 < path.length) {
    from += 2;
    const next = squareOfPoints(path[from], path[from + 1], x, y);
    if (next <= square) return false;
    square = next;
  }
  for (let i = from + 2; i < path.length; i += 2)
    if (passesCloser(path[i - 2], path[i - 1], path[i], path[i + 1], x, y, radius)) return false;
  return true;
}
