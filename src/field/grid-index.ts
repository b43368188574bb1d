/**
 * Finds what lies near something without looking at everything: convex items by number, in square buckets over the table.
 * An index is derived from a state and never part of one. Answers come in ascending order of number, whatever was put in,
 * moved or taken out before, so a game that was forked, undone or loaded gets the same ones.
 */
import { distance, overlaps, within } from './distance.ts';
import { LIMIT } from './exact.ts';
import { type Compass, FINE } from './headings.ts';
import { type Base, type Box, boxOf, cornersOf, type Polygon } from './shapes.ts';

export interface GridIndex {
  readonly compass: Compass;
  readonly columns: number;
  readonly rows: number;
  /** The items: null where a number is not in use. */
  readonly polygons: (Polygon | null)[];
  /** How high each item reaches (sight.ts); 0 unless told. */
  readonly tops: number[];
  /** Four numbers an item, as in Box. */
  readonly boxes: number[];
  /** The numbers of the items in each bucket, in no order. */
  readonly buckets: number[][];
  /** The last search that met an item, so that one in several buckets is met once. */
  readonly met: number[];
  /** What `syncBases` last read: six numbers an item. */
  readonly read: number[];
  search: number;
}

/** Buckets are 1024 u wide: a few models each, a dozen along the longest shot. */
const SHIFT = 10;

/** An empty index for a table. What lies beyond the edge is kept in the outermost buckets. */
export function makeIndex(width: number, depth: number, compass: Compass = FINE): GridIndex {
  const columns = (width >> SHIFT) + 1;
  const rows = (depth >> SHIFT) + 1;
  return {
    compass,
    columns,
    rows,
    polygons: [],
    tops: [],
    boxes: [],
    buckets: Array.from({ length: columns * rows }, () => []),
    met: [],
    read: [],
    search: 0,
  };
}

/** The bucket column of a coordinate, kept on the grid. */
function columnOf(index: GridIndex, x: number): number {
  const column = x >> SHIFT;
  return column < 0 ? 0 : column >= index.columns ? index.columns - 1 : column;
}

function rowOf(index: GridIndex, y: number): number {
  const row = y >> SHIFT;
  return row < 0 ? 0 : row >= index.rows ? index.rows - 1 : row;
}

function columnStart(column: number): number {
  return column << SHIFT;
}

/** Puts an item in, or in place of the one with its number. Numbers should be small and dense. */
export function put(index: GridIndex, id: number, polygon: Polygon, top = 0): void {
  drop(index, id);
  while (index.polygons.length <= id) {
    index.polygons.push(null);
    index.tops.push(0);
    index.boxes.push(0, 0, 0, 0);
    index.met.push(0);
    index.read.push(0, 0, 0, 0, 0, 0);
  }
  const [west, south, east, north] = boxOf(polygon);
  index.polygons[id] = polygon;
  index.tops[id] = top;
  index.boxes[id * 4] = west;
  index.boxes[id * 4 + 1] = south;
  index.boxes[id * 4 + 2] = east;
  index.boxes[id * 4 + 3] = north;
  const lastRow = rowOf(index, north);
  const lastColumn = columnOf(index, east);
  for (let row = rowOf(index, south); row <= lastRow; row++)
    for (let column = columnOf(index, west); column <= lastColumn; column++)
      index.buckets[row * index.columns + column].push(id);
}

/** Takes an item out, if it is in. */
export function drop(index: GridIndex, id: number): void {
  if (!index.polygons[id]) return;
  const { boxes, buckets } = index;
  const lastRow = rowOf(index, boxes[id * 4 + 3]);
  const lastColumn = columnOf(index, boxes[id * 4 + 2]);
  for (let row = rowOf(index, boxes[id * 4 + 1]); row <= lastRow; row++)
    for (let column = columnOf(index, boxes[id * 4]); column <= lastColumn; column++) {
      const bucket = buckets[row * index.columns + column];
      bucket[bucket.indexOf(id)] = bucket[bucket.length - 1];
      bucket.pop();
    }
  index.polygons[id] = null;
  index.read[id * 6 + 3] = 0; // no width: not as read
}

/** A base on the table and how high it reaches, to be filled in. */
export type Standing = { -readonly [key in keyof Base]: Base[key] } & { top: number };

/**
 * Brings the index up to date with items 0..count-1: `fill` writes where number id stands, or says false when it is not on
 * the table. Only those that changed since the last time cost more than a comparison, so a game calls this once before it
 * asks, on whatever state it has in hand: no version to keep, nothing to go stale. True where something changed.
 */
export function syncBases(
  index: GridIndex,
  count: number,
  fill: (id: number, into: Standing) => boolean,
): boolean {
  const { polygons } = index;
  const base: Standing = { x: 0, y: 0, heading: 0, width: 0, length: 0, top: 0 };
  let changed = false;
  for (let id = 0; id < count; id++) if (syncOne(index, id, fill(id, base) ? base : null)) changed = true;
  for (let id = count; id < polygons.length; id++) if (syncOne(index, id, null)) changed = true;
  return changed;
}

/** The same for one item, on its base or nowhere. */
export function syncOne(index: GridIndex, id: number, base: Standing | null): boolean {
  const { read, polygons } = index;
  if (!base) {
    if (!polygons[id]) return false;
    drop(index, id);
    return true;
  }
  const at = id * 6;
  if (
    read[at] === base.x &&
    read[at + 1] === base.y &&
    read[at + 2] === base.heading &&
    read[at + 3] === base.width &&
    read[at + 4] === base.length &&
    read[at + 5] === base.top
  )
    return false;
  put(index, id, cornersOf(base, index.compass), base.top);
  read[at] = base.x;
  read[at + 1] = base.y;
  read[at + 2] = base.heading;
  read[at + 3] = base.width;
  read[at + 4] = base.length;
  read[at + 5] = base.top;
  return true;
}

/** The items whose boxes share a point with a box, in ascending order, written over `out`. */
export function inBox(index: GridIndex, box: Box, out: number[] = []): number[] {
  return inOrder(out, sweepBox(index, box, 0, out));
}

/** The same for a box that is `margin` larger on all sides, in no order, into the first places of `out`; returns how many. */
function sweepBox(index: GridIndex, box: Box, margin: number, out: number[]): number {
  const { boxes, met, buckets, columns } = index;
  const west = box[0] - margin;
  const south = box[1] - margin;
  const east = box[2] + margin;
  const north = box[3] + margin;
  const search = ++index.search;
  let count = 0;
  const lastRow = rowOf(index, north);
  const lastColumn = columnOf(index, east);
  for (let row = rowOf(index, south); row <= lastRow; row++)
    for (let column = columnOf(index, west); column <= lastColumn; column++) {
      const bucket = buckets[row * columns + column];
      for (let k = 0; k < bucket.length; k++) {
        const id = bucket[k];
        if (met[id] === search) continue;
        met[id] = search;
        const at = id * 4;
        if (boxes[at] > east || boxes[at + 1] > north || boxes[at + 2] < west || boxes[at + 3] < south)
          continue;
        out[count++] = id;
      }
    }
  return count;
}

/**
 * The items that a segment comes within `margin` of along either axis, and perhaps some others near it, ascending, over
 * `out`.
 */
export function alongSegment(
  index: GridIndex,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  margin = 0,
  out: number[] = [],
): number[] {
  return inOrder(out, sweepSegment(index, ax, ay, bx, by, margin, out));
}

/** The same in no order, into the first places of `out`; returns how many. */
export function sweepSegment(
  index: GridIndex,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  margin: number,
  out: number[],
): number {
  const { boxes, met, buckets, columns } = index;
  const search = ++index.search;
  let count = 0;
  const flip = bx < ax;
  const first = flip ? bx : ax;
  const last = flip ? ax : bx;
  const start = flip ? by : ay;
  const slope = first < last ? (flip ? ay - by : by - ay) / (last - first) : 0;
  const west = first - margin;
  const east = last + margin;
  const south = (ay < by ? ay : by) - margin;
  const north = (ay < by ? by : ay) + margin;
  const reach = margin + 2; // more than rounding can lose
  const lastColumn = columnOf(index, east);
  for (let column = columnOf(index, west); column <= lastColumn; column++) {
    let low = south;
    let high = north;
    if (first < last) {
      // The part of the segment that can matter to this column, and the rows it runs through.
      const from = column === 0 ? first : Math.max(first, columnStart(column) - reach);
      const to = column === columns - 1 ? last : Math.min(last, columnStart(column + 1) + reach);
      const y0 = start + slope * (from - first);
      const y1 = start + slope * (to - first);
      low = Math.max(low, Math.min(y0, y1) - reach);
      high = Math.min(high, Math.max(y0, y1) + reach);
    }
    const lastRow = rowOf(index, high);
    for (let row = rowOf(index, low); row <= lastRow; row++) {
      const bucket = buckets[row * columns + column];
      for (let k = 0; k < bucket.length; k++) {
        const id = bucket[k];
        if (met[id] === search) continue;
        met[id] = search;
        const at = id * 4;
        if (boxes[at] > east || boxes[at + 1] > north || boxes[at + 2] < west || boxes[at + 3] < south)
          continue;
        out[count++] = id;
      }
    }
  }
  return count;
}

/** Cuts to `count` and puts in ascending order: by insertion where they are a handful. */
function inOrder(out: number[], count: number): number[] {
  while (out.length > count) out.pop();
  if (count > HANDFUL) return out.sort((a, b) => a - b);
  for (let i = 1; i < count; i++) {
    const id = out[i];
    let j = i;
    for (; j > 0 && out[j - 1] > id; j--) out[j] = out[j - 1];
    out[j] = id;
  }
  return out;
}

const HANDFUL = 32;

/** The items within n of a polygon (E2-GEO-08), ascending; itself too, if it is in. Only those `wanted` are measured. */
export function withinReach(
  index: GridIndex,
  polygon: Polygon,
  n: number,
  wanted: (id: number) => boolean = () => true,
): number[] {
  const count = sweepBox(index, boxOf(polygon), n + 1, NEAR);
  const found: number[] = [];
  for (let k = 0; k < count; k++) {
    const id = NEAR[k];
    if (wanted(id) && within(index.polygons[id]!, polygon, n)) found.push(id);
  }
  return inOrder(found, found.length);
}

/** What a sweep has met, used before the next one: `wanted` asks no index anything. */
const NEAR: number[] = [];

/** Whether a polygon overlaps one of the items that `count` (E2-GEO-06). */
export function overlapsAny(index: GridIndex, polygon: Polygon, count: (id: number) => boolean): boolean {
  const near = sweepBox(index, boxOf(polygon), 0, NEAR);
  for (let k = 0; k < near; k++) {
    const id = NEAR[k];
    if (count(id) && overlaps(index.polygons[id]!, polygon)) return true;
  }
  return false;
}

export function grown([west, south, east, north]: Box, n: number): Box {
  return [west - n, south - n, east + n, north + n];
}

/** The wanted items whose boxes have their middles nearest to a point and within n of it: `most` of them, nearest first,
 * lower numbers first of a tie. Nothing is measured exactly. */
export function firstNearest(
  index: GridIndex,
  x: number,
  y: number,
  n: number,
  most: number,
  wanted: (id: number) => boolean,
): number[] {
  const { boxes, polygons } = index;
  const ids: number[] = [];
  const squares: number[] = [];
  // One look at each is quicker than buckets all the way to a far enemy.
  for (let id = 0; id < polygons.length; id++) {
    if (!polygons[id]) continue;
    const dx = boxes[id * 4] + boxes[id * 4 + 2] - 2 * x;
    const dy = boxes[id * 4 + 1] + boxes[id * 4 + 3] - 2 * y;
    const square = dx * dx + dy * dy;
    if (square > 4 * n * n) continue;
    let at = ids.length;
    if (at === most && square >= squares[at - 1]) continue;
    if (!wanted(id)) continue;
    if (at === most) at--;
    for (; at > 0 && squares[at - 1] > square; at--) {
      ids[at] = ids[at - 1];
      squares[at] = squares[at - 1];
    }
    ids[at] = id;
    squares[at] = square;
  }
  return ids;
}

/** The squared distance between the boxes of an item and of something else: the shapes are no nearer. */
function squaredBoxGap({ boxes }: GridIndex, id: number, [west, south, east, north]: Box): number {
  const at = id * 4;
  const dx = Math.max(0, boxes[at] - east, west - boxes[at + 2]);
  const dy = Math.max(0, boxes[at + 1] - north, south - boxes[at + 3]);
  return dx * dx + dy * dy;
}

/** The items nearest to a polygon among those wanted, all of a tie, and how far away (E2-GEO-10); null if there is none. */
export function nearestTo(
  index: GridIndex,
  polygon: Polygon,
  wanted: (id: number) => boolean,
): { ids: number[]; distance: number } | null {
  const box = boxOf(polygon);
  let reach = 1 << SHIFT;
  for (;;) {
    const count = sweepBox(index, box, reach, NEAR);
    let ids: number[] = [];
    let least = Infinity;
    for (let k = 0; k < count; k++) {
      const id = NEAR[k];
      if (!wanted(id)) continue;
      if (squaredBoxGap(index, id, box) >= (least + 1) * (least + 1)) continue;
      const d = distance(index.polygons[id]!, polygon);
      if (d > least) continue;
      if (d < least) ids = [];
      least = d;
      ids.push(id);
    }
    // Whatever lies outside the box searched is farther than `reach`.
    if (least <= reach) return { ids: inOrder(ids, ids.length), distance: least };
    if (reach > 2 * LIMIT) return null;
    reach = least < Infinity ? least : reach * 2;
  }
}
