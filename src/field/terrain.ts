/**
 * Terrain of any kind as an index: the convex parts of all pieces, to be found by place. What a kind does to those who stand,
 * move or look there is for the game to say.
 */
import { contains } from './distance.ts';
import { type GridIndex, inBox, makeIndex, put } from './grid-index.ts';
import type { Area, Box, Polygon } from './shapes.ts';

/** Pieces by number; null where a number is not in use. */
type Pieces<Piece extends { readonly parts: Area }> = readonly (Piece | null)[];

export interface TerrainIndex {
  readonly index: GridIndex;
  /** The piece each part belongs to, by number. */
  readonly owner: readonly number[];
  /** The first part of each piece. */
  readonly first: readonly number[];
  readonly parts: readonly TerrainPart[];
}

/** The part of a piece that was met, and the number of the piece. */
export interface TerrainPart {
  readonly part: Polygon;
  readonly number: number;
}

/** How high a piece reaches for sight; below 0 where it never hides anybody. */
export function makeTerrainIndex<Piece extends { readonly parts: Area }>(
  pieces: Pieces<Piece>,
  width: number,
  length: number,
  topOf: (piece: Piece) => number,
): TerrainIndex {
  const index = makeIndex(width, length);
  const owner: number[] = [];
  const first: number[] = [];
  const parts: TerrainPart[] = [];
  pieces.forEach((piece, number) => {
    first.push(owner.length);
    if (!piece) return;
    for (const part of piece.parts) {
      put(index, owner.length, part, topOf(piece));
      owner.push(number);
      parts.push({ part, number });
    }
  });
  return { index, owner, first, parts };
}

/** Looks indexes up by their list of pieces, which a game replaces whenever a piece changes: nothing to go stale. */
export function terrainIndexes<Piece extends { readonly parts: Area }>(
  topOf: (piece: Piece) => number,
): (pieces: Pieces<Piece>, width: number, length: number) => TerrainIndex {
  const known = new WeakMap<Pieces<Piece>, TerrainIndex>();
  return (pieces, width, length) => {
    let terrain = known.get(pieces);
    if (!terrain) {
      terrain = makeTerrainIndex(pieces, width, length, topOf);
      known.set(pieces, terrain);
    }
    return terrain;
  };
}

/** The pieces a point is in, edges included (E2-GEO-11), in the order of their first parts that hold it; only those that `count`, which asks no terrain anything. */
export function piecesHolding(
  { index, owner }: TerrainIndex,
  x: number,
  y: number,
  count: (number: number) => boolean = () => true,
): number[] {
  const found: number[] = [];
  for (const part of inBox(index, [x, y, x, y], HOLDING)) {
    const number = owner[part];
    if (found.includes(number) || !count(number)) continue;
    if (contains(index.polygons[part]!, x, y)) found.push(number);
  }
  return found;
}

const HOLDING: number[] = [];

/** The parts that come within a box. */
export function partsIn({ index, parts }: TerrainIndex, box: Box): readonly TerrainPart[] {
  const near = inBox(index, box, NEAR);
  return near.length === 0 ? NONE : near.map((part) => parts[part]);
}

const NEAR: number[] = [];
const NONE: readonly TerrainPart[] = [];
