/** BLDG: stands in buildings, each flush with the wall it mans. */
import {
  outside as beyond,
  boxOf,
  flushSides,
  overlaps,
  type Point,
  type Polygon,
  postsOf,
  sidePoints,
  type Wall,
  wallsOf,
} from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Model, State, TerrainPiece } from '../state.ts';
import type { Table } from '../table.ts';
import { baseOf, isBuilding, partsNear, pieceOf } from '../terrain/ground.ts';

const known = new WeakMap<TerrainPiece, readonly Wall[]>();

/** The outer walls of a building, by number. */
export function wallsAround(piece: TerrainPiece): readonly Wall[] {
  let walls = known.get(piece);
  if (!walls) {
    walls = piece.plan && piece.pose ? wallsOf(piece.plan, piece.pose) : [];
    known.set(piece, walls);
  }
  return walls;
}

function wallOf(state: State, { building, wall }: Model): Wall {
  return wallsAround(pieceOf(state, building))[wall];
}

export interface Inside {
  readonly building: number;
  readonly wall: number;
}

/**
 * E2-BLDG-01, E2-BLDG-11: where a base that lies on a building stands in it: null when it lies on none, a refusal when it is neither
 * wholly inside and flush with a wall nor outside (E2-BLDG-03).
 */
export function buildingPlace(
  table: Table,
  state: State,
  id: number,
  x: number,
  y: number,
  heading: number,
  wall: number | undefined,
  base: Polygon = baseOf(table, id, x, y, heading),
): Inside | Refusal | null {
  const on = partsNear(table, state, boxOf(base)).find(
    ({ part, number }) => isBuilding(pieceOf(state, number)) && overlaps(part, base),
  );
  if (!on) return null;
  if (table.models[id].row.size !== 'INF')
    return { rule: 'E2-TERR-09', why: 'Only foot stands enter buildings.' };
  const piece = pieceOf(state, on.number);
  const { width, length } = table.models[id].size;
  const posts = postsOf({ x, y, heading, width, length }, piece.parts, wallsAround(piece));
  const flush = [...new Set(posts.map((post) => post.wall))];
  if (flush.length === 0)
    return { rule: 'E2-BLDG-01', why: 'In a building a stand lies inside, flush with an outer wall.' };
  if (wall !== undefined && !flush.includes(wall))
    return { rule: 'E2-BLDG-01', why: 'It is not flush with that wall.' };
  if (wall === undefined && flush.length > 1)
    return { rule: 'E2-BLDG-01', why: 'It is flush with two walls: say which one it mans.' };
  return { building: on.number, wall: wall ?? flush[0] };
}

/** The side of an occupant's base that is flush with its wall. */
export function flushSide(
  state: State,
  model: Model,
  base: Polygon,
): { ends: [Point, Point]; middle: Point } {
  const [side = 0] = flushSides(base, wallOf(state, model));
  return sidePoints(base, side);
}

/** Whether a point is strictly on the outer side of the wall an occupant mans. */
export function outside(state: State, model: Model, x: number, y: number): boolean {
  return beyond(wallOf(state, model), x, y);
}

/** The rectangle that carries the wall, by its number among the building's parts. */
export function partOfWall(state: State, model: Model): number {
  return wallOf(state, model).room;
}

/** E2-LOS-19: corners and wall midpoints of its rectangles. */
export function buildingAims(piece: Pick<TerrainPiece, 'parts'>): Point[] {
  return piece.parts.flatMap((part) =>
    [0, 1, 2, 3].flatMap((side) => {
      const { ends, middle } = sidePoints(part, side);
      return [ends[0], middle];
    }),
  );
}
