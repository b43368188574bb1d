/** HR-HOUSE-07: how tiles lie together. Cells are counted from the first tile: x to the east, y to the south. */
import { DX, DY } from '../../../grid/directions.ts';
import { shapeOf } from './tiles.ts';

/** A tile on the table: its number, its cell, and how many quarters it is turned clockwise. */
export interface Placed {
  readonly tile: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** An open edge with no tile beyond it. Sides are 0 N, 1 E, 2 S, 3 W. */
export interface End {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Fewer ends than this only when there is no other way; never fewer than two. */
const ENDS_WANTED = 3;
export const ENDS_NEEDED = 2;

const SIDES = [0, 1, 2, 3];
const UNITS_PER_TILE = 3;

/** How many tiles so many Marines need to have room at one end and still have somewhere to go. */
export function tilesFor(units: number): number {
  return Math.ceil(units / UNITS_PER_TILE);
}

function tileAt(placed: readonly Placed[], x: number, y: number): Placed | undefined {
  return placed.find((tile) => tile.x === x && tile.y === y);
}

/** The neighbouring cell on that side. */
export function beyond({ x, y, side }: End): { x: number; y: number } {
  return { x: x + DX[side * 2], y: y + DY[side * 2] };
}

export function openEnds(placed: readonly Placed[]): End[] {
  const ends: End[] = [];
  for (const { tile, x, y, turn } of placed)
    for (const side of SIDES) {
      const end = { x, y, side };
      const next = beyond(end);
      if (shapeOf(tile, turn).open[side] && !tileAt(placed, next.x, next.y)) ends.push(end);
    }
  return ends;
}

/** A way to lay a tile, and the open ends there would be. */
interface Way {
  readonly way: Placed;
  readonly ends: number;
}

/** The edges a tile in that cell would share: open, closed, or null where nothing lies beyond. */
function sharedEdges(placed: readonly Placed[], x: number, y: number): (boolean | null)[] {
  return SIDES.map((side) => {
    const next = beyond({ x, y, side });
    const other = tileAt(placed, next.x, next.y);
    return other ? shapeOf(other.tile, other.turn).open[(side + 2) & 3] : null;
  });
}

/**
 * Every way to lay one of these tiles: all shared edges match, and at least one of them is open, so that the ship is
 * never in two parts. The first tile lies at 0,0.
 */
function ways(placed: readonly Placed[], hand: readonly number[]): Way[] {
  const ends = openEnds(placed);
  const cells = new Map<string, { x: number; y: number }>();
  if (placed.length === 0) cells.set('0,0', { x: 0, y: 0 });
  for (const end of ends) {
    const cell = beyond(end);
    cells.set(`${cell.x},${cell.y}`, cell);
  }
  const edges = [...cells.values()].map(({ x, y }) => ({ x, y, shared: sharedEdges(placed, x, y) }));
  const found: Way[] = [];
  for (const tile of hand)
    for (const { x, y, shared } of edges)
      for (const turn of SIDES) {
        const { open } = shapeOf(tile, turn);
        if (shared.some((edge, side) => edge !== null && edge !== open[side])) continue;
        const joined = shared.filter((edge) => edge === true).length;
        const fresh = open.filter((is, side) => is && shared[side] === null).length;
        found.push({ way: { tile, x, y, turn }, ends: ends.length - joined + fresh });
      }
  return found;
}

/** HR-HOUSE-07: the legal ways to lay one of these tiles; empty when none can be placed. */
export function placements(
  placed: readonly Placed[],
  hand: readonly number[],
  wanted = ENDS_WANTED,
): Placed[] {
  const all = ways(placed, hand);
  const least = all.some(({ ends }) => ends >= wanted) ? wanted : ENDS_NEEDED;
  return all.filter(({ ends }) => ends >= least).map(({ way }) => way);
}

export function sameWay(a: Placed, b: Placed): boolean {
  return a.tile === b.tile && a.x === b.x && a.y === b.y && a.turn === b.turn;
}

export function sameEnd(a: End, b: End): boolean {
  return a.x === b.x && a.y === b.y && a.side === b.side;
}
