/** Buildings and edges: what lies on the table, and what is on it at all. */
import { areasOverlap, type Box, boxOf, overlaps, type Point, type Polygon } from '../../../field/index.ts';
import type { Edge } from '../state.ts';
import { type Building, type Shape, shapeOf } from './buildings.ts';

interface Extent {
  readonly width: number;
  readonly depth: number;
}

export function tableBox({ width, depth }: Extent): Box {
  return [0, 0, width, depth];
}

/** E1-GEO-20: on the edge line it is still there. */
export function isOn({ width, depth }: Extent, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= depth;
}

/** E1-GEO-20: the edges a centre has crossed; the corner counts as both. */
export function edgesCrossed({ width, depth }: Extent, { x, y }: Point): Edge[] {
  const beyond: readonly (readonly [Edge, boolean])[] = [
    ['north', y > depth],
    ['east', x > width],
    ['south', y < 0],
    ['west', x < 0],
  ];
  return beyond.filter(([, crossed]) => crossed).map(([edge]) => edge);
}

/** Why a building may not stand so, in a sentence, or null (E1-SETUP-04). */
export function layProblem(table: Extent, others: Buildings, building: Building): string | null {
  const { bars, box } = shapeOf(building);
  if (box[0] < 0 || box[1] < 0 || box[2] > table.width || box[3] > table.depth)
    return 'A building lies wholly on the table.';
  const isOver = (other: Building) =>
    !apart(shapeOf(other).box, box) && areasOverlap(shapeOf(other).bars, bars);
  return others.some((other) => other && isOver(other)) ? 'A building may not overlap another.' : null;
}

/** A building or rubble, with its number. */
interface Piece {
  readonly number: number;
  readonly building: Building;
  readonly shape: Shape;
}

type Buildings = readonly (Building | null)[];

/** By the list, which is replaced and never changed. */
const PIECES = new WeakMap<Buildings, readonly Piece[]>();

function piecesOf(buildings: Buildings): readonly Piece[] {
  let pieces = PIECES.get(buildings);
  if (!pieces) {
    pieces = buildings.flatMap((building, number) =>
      building ? [{ number, building, shape: shapeOf(building) }] : [],
    );
    PIECES.set(buildings, pieces);
  }
  return pieces;
}

/** What of buildings and rubble shares a box, in ascending number. */
export function piecesNear(buildings: Buildings, box: Box): readonly Piece[] {
  const found: Piece[] = [];
  for (const piece of piecesOf(buildings)) if (!apart(piece.shape.box, box)) found.push(piece);
  return found.length > 0 ? found : NONE;
}

const NONE: readonly Piece[] = [];

/** The numbers of the buildings, or of rubble, that a polygon overlaps. */
export function buildingsUnder(buildings: Buildings, polygon: Polygon, box: Box): number[] {
  const found: number[] = [];
  for (const { number, shape } of piecesOf(buildings))
    if (!apart(shape.box, box) && shape.bars.some((bar) => overlaps(bar, polygon))) found.push(number);
  return found;
}

export function isOnBuilding(buildings: Buildings, polygon: Polygon): boolean {
  const box = boxOf(polygon);
  return piecesOf(buildings).some(
    ({ shape }) => !apart(shape.box, box) && shape.bars.some((bar) => overlaps(bar, polygon)),
  );
}

/** Whether two boxes have no point in common. */
export function apart(a: Box, b: Box): boolean {
  return a[0] > b[2] || a[2] < b[0] || a[1] > b[3] || a[3] < b[1];
}
