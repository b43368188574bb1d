/**
 * Which sight lines are blocked, and by what. A line is a segment whose height changes evenly from eye to aim point; an item
 * of an index blocks it if the line runs through the item's open interior and is somewhere on that stretch, ends included,
 * no higher than the item's top (E2-LOS-03). What is asked, and of which items, is the game's own sight rule.
 */
import { passesCloser } from './distance.ts';
import { compareProducts } from './exact.ts';
import { type GridIndex, sweepSegment } from './grid-index.ts';
import type { Polygon } from './shapes.ts';
import { emptyStretch, type Stretch, stretch, stretchInto } from './stretch.ts';

/** Lines from one eye: at most 30. Heights are whole u below 2^15. */
export interface SightLines {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** x, y, z of each aim point in turn; best the middle one first. */
  readonly aims: readonly number[];
}

/** A round obstacle without height: nothing sees through it. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** What a game's sight rule makes of the items of an index. */
export interface SightRule {
  /** Items that never block these lines. */
  readonly except?: readonly number[];
  /** Polygons inside which the lines' way through an item is ignored (E2-LOS-10, 11). Asked of near items only. */
  readonly ignored?: (id: number) => readonly Polygon[];
}

/** All the lines, as a set of bits: line i is bit i. */
export function allLines(lines: SightLines): number {
  return (1 << (lines.aims.length / 3)) - 1;
}

/** Whether the height at the lower end of a stretch is at most `top`. Heights from `from` to `to` over the whole line. */
function reachesDown(part: Stretch, from: number, to: number, top: number): boolean {
  if (from <= to) return part.entryN * (to - from) <= (top - from) * part.entryD;
  return part.exitN * (to - from) <= (top - from) * part.exitD;
}

/** The same for what is left of the stretch when the ways through some polygons are taken out. */
function reachesDownOutside(
  part: Stretch,
  ignored: readonly (Stretch | null)[],
  next: number,
  from: number,
  to: number,
  top: number,
): boolean {
  if (compareProducts(part.entryN, part.exitD, part.exitN, part.entryD) >= 0) return false;
  if (next === ignored.length) return reachesDown(part, from, to, top);
  const hole = ignored[next];
  if (!hole) return reachesDownOutside(part, ignored, next + 1, from, to, top);
  const early = compareProducts(hole.entryN, part.exitD, part.exitN, hole.entryD) < 0;
  const late = compareProducts(part.entryN, hole.exitD, hole.exitN, part.entryD) < 0;
  const before = early ? { ...part, exitN: hole.entryN, exitD: hole.entryD } : part;
  const after = late ? { ...part, entryN: hole.exitN, entryD: hole.exitD } : part;
  return (
    reachesDownOutside(before, ignored, next + 1, from, to, top) ||
    reachesDownOutside(after, ignored, next + 1, from, to, top)
  );
}

const SCRATCH = emptyStretch();

/** Whether one item blocks one line, of heights `from` at a and `to` at b. */
export function blocks(
  ax: number,
  ay: number,
  from: number,
  bx: number,
  by: number,
  to: number,
  polygon: Polygon,
  top: number,
  ignored?: readonly Polygon[],
): boolean {
  if (from > top && to > top) return false;
  if (!stretchInto(ax, ay, bx, by, polygon, SCRATCH)) return false;
  if (!ignored || ignored.length === 0) return reachesDown(SCRATCH, from, to, top);
  const holes = ignored.map((hole) => stretch(ax, ay, bx, by, hole));
  return reachesDownOutside({ ...SCRATCH }, holes, 0, from, to, top);
}

/** Those of the lines `among` that an item blocks. */
function blockedByItem(
  lines: SightLines,
  among: number,
  polygon: Polygon,
  top: number,
  rule: SightRule,
  id: number,
) {
  const { aims, x, y, z } = lines;
  const ignored = rule.ignored?.(id);
  let found = 0;
  for (let i = 0, bit = 1; i < aims.length; i += 3, bit <<= 1)
    if ((among & bit) !== 0 && blocks(x, y, z, aims[i], aims[i + 1], aims[i + 2], polygon, top, ignored))
      found |= bit;
  return found;
}

/**
 * Visits the items that may block one of the lines, in no order, until the visitor says true: only buckets along the lines
 * are opened, and what lies beside them or below them is left out.
 */
function visitNear(
  index: GridIndex,
  lines: SightLines,
  rule: SightRule,
  visit: (id: number, polygon: Polygon, top: number) => boolean,
): void {
  const { x, y, z, aims } = lines;
  const dx = aims[0] - x;
  const dy = aims[1] - y;
  let spread = 0;
  let lowest = z;
  for (let i = 0; i < aims.length; i += 3) {
    const aside = Math.max(Math.abs(aims[i] - aims[0]), Math.abs(aims[i + 1] - aims[1]));
    if (aside > spread) spread = aside;
    if (aims[i + 2] < lowest) lowest = aims[i + 2];
  }
  const { boxes, tops, polygons } = index;
  const except = rule.except ?? NONE;
  const count = sweepSegment(index, x, y, aims[0], aims[1], spread, NEAR);
  const wide = Math.abs(dx);
  const deep = Math.abs(dy);
  // No point of a line is farther from the middle one than `spread` along either axis.
  const slack = spread * (wide + deep);
  for (let k = 0; k < count; k++) {
    const id = NEAR[k];
    if (tops[id] < lowest) continue;
    const at = id * 4;
    const west = boxes[at];
    const south = boxes[at + 1];
    const east = boxes[at + 2];
    const north = boxes[at + 3];
    // Twice the distance of the box's centre from the middle line, and twice what the box and the lines reach across it.
    const off = dx * (south + north - 2 * y) - dy * (west + east - 2 * x);
    const reach = wide * (north - south) + deep * (east - west) + 2 * slack;
    if (off > reach || -off > reach) continue;
    if (except.includes(id)) continue;
    if (visit(id, polygons[id]!, tops[id])) return;
  }
}

const NEAR: number[] = [];
const NONE: readonly number[] = [];

/** Those of the lines `among` that some item of the index blocks. */
export function blockedLines(
  index: GridIndex,
  lines: SightLines,
  rule: SightRule = {},
  among: number = allLines(lines),
): number {
  let open = among;
  visitNear(index, lines, rule, (id, polygon, top) => {
    open &= ~blockedByItem(lines, open, polygon, top, rule, id);
    return open === 0;
  });
  return among & ~open;
}

/** Whether some item blocks one of the lines `among`. */
export function anyBlocked(
  index: GridIndex,
  lines: SightLines,
  rule: SightRule = {},
  among: number = allLines(lines),
): boolean {
  let found = false;
  visitNear(index, lines, rule, (id, polygon, top) => {
    found = blockedByItem(lines, among, polygon, top, rule, id) !== 0;
    return found;
  });
  return found;
}

/** Every item that blocks one of the lines `among`, in ascending order, and which lines: what a player is told. */
export function blockersOf(
  index: GridIndex,
  lines: SightLines,
  rule: SightRule = {},
  among: number = allLines(lines),
): { id: number; lines: number }[] {
  const found: { id: number; lines: number }[] = [];
  visitNear(index, lines, rule, (id, polygon, top) => {
    const blocked = blockedByItem(lines, among, polygon, top, rule, id);
    if (blocked !== 0) found.push({ id, lines: blocked });
    return false;
  });
  return found.sort((a, b) => a.id - b.id);
}

/** Those of the lines `among` that pass closer to the centre of a disc than its radius, at any height. */
export function blockedByDiscs(
  discs: readonly Disc[],
  lines: SightLines,
  among: number = allLines(lines),
): number {
  const { aims, x, y } = lines;
  let found = 0;
  for (let i = 0, bit = 1; i < aims.length; i += 3, bit <<= 1)
    if (
      (among & bit) !== 0 &&
      discs.some((disc) => passesCloser(x, y, aims[i], aims[i + 1], disc.x, disc.y, disc.radius))
    )
      found |= bit;
  return found;
}

/** The aim points of a base: its centre, then its corners, all at one height (E2-LOS-02). */
export function aimsAt(x: number, y: number, corners: Polygon, z: number): number[] {
  const aims = [x, y, z];
  for (let i = 0; i < corners.length; i += 2) aims.push(corners[i], corners[i + 1], z);
  return aims;
}
