/** TERR, BLDG: what the ground does to models that stand or move on it. */
import {
  type Box,
  boxOf,
  closerThan,
  cornersOf,
  insideBox,
  overlaps,
  type Polygon,
  partsIn,
  piecesHolding,
  type TerrainIndex,
  type TerrainPart,
  terrainIndexes,
} from '../../../field/index.ts';
import type { State, TerrainKind, TerrainPiece } from '../state.ts';
import type { Table } from '../table.ts';

/** E2-TERR-10: difficult ground is paid for twice. */
type Going = 'open' | 'difficult' | 'impassable';
type Column = 'infantry' | 'vehicle' | 'titan';

interface TerrainRow {
  /** To hit modifier against targets in it. */
  readonly cover: number;
  readonly going: Readonly<Record<Column, Going>>;
}

const row = (cover: number, infantry: Going, vehicle: Going, titan: Going): TerrainRow => ({
  cover,
  going: { infantry, vehicle, titan },
});

/** E2-TERR-09; E2-TERR-12: the Titans' column is all there is for them. */
export const TERRAIN: Readonly<Record<TerrainKind, TerrainRow>> = {
  building: row(-2, 'open', 'impassable', 'impassable'),
  trench: row(-2, 'open', 'impassable', 'impassable'),
  bunker: row(-2, 'open', 'impassable', 'impassable'),
  foxholes: row(-1, 'open', 'difficult', 'open'),
  rocks: row(-1, 'open', 'difficult', 'open'),
  rubble: row(-1, 'open', 'difficult', 'open'),
  craters: row(-1, 'open', 'difficult', 'open'),
  'broken-ground': row(-1, 'open', 'difficult', 'open'),
  hill: row(0, 'open', 'open', 'open'),
  marsh: row(0, 'impassable', 'impassable', 'impassable'),
  river: row(0, 'impassable', 'impassable', 'open'),
  woods: row(-1, 'open', 'impassable', 'difficult'),
};

/** E2-LOS-04: what blocks sight, and E2-COVER-02: what it is worth to hide behind. */
export const HIDES: Readonly<Partial<Record<TerrainKind, number>>> = {
  hill: 0,
  woods: -1,
  building: -2,
  bunker: -2,
};

const indexed = terrainIndexes<TerrainPiece>((piece) => (piece.kind in HIDES ? piece.top : -1));

/** The terrain of a state, to be found by place. */
export function terrainOf(table: Table, state: State): TerrainIndex {
  return indexed(state.pieces, table.width, table.length);
}

export function pieceOf(state: State, number: number): TerrainPiece {
  return state.pieces[number]!;
}

/** The pieces a point is in (E2-GEO-11), by number; buildings count by their occupants only. */
export function piecesAt(table: Table, state: State, x: number, y: number): number[] {
  return piecesHolding(terrainOf(table, state), x, y, (number) => !isBuilding(pieceOf(state, number)));
}

/** E2-GEO-24: 2 cm on a hill. */
export function groundAt(table: Table, state: State, x: number, y: number): number {
  return piecesAt(table, state, x, y).some((number) => pieceOf(state, number).kind === 'hill') ? 200 : 0;
}

/** The parts of terrain that come within a box, each with its piece. */
export function partsNear(table: Table, state: State, box: Box): readonly TerrainPart[] {
  return partsIn(terrainOf(table, state), box);
}

/** E2-TERR-09, E2-MOVE-13 by the model's column; a Titan with a damaged leg may not enter what is difficult (E2-TCARD-04). */
export function goingFor(table: Table, id: number, kind: TerrainKind, lame = false): Going {
  const { column } = table.models[id].size;
  const going = TERRAIN[kind].going[column ?? 'vehicle']; // pods: E2-SPEC-05
  return lame && going === 'difficult' ? 'impassable' : going;
}

/** E2-COVER-01, E2-GEO-26, E2-COVER-03, E2-COVER-07: the worst cover of the terrain a model is in; a building's for its occupants. */
export function coverAt(table: Table, state: State, id: number): number {
  const { x, y, building } = state.models[id];
  const own = building > 0 ? TERRAIN[pieceOf(state, building).kind].cover : 0;
  return Math.min(
    own,
    ...piecesAt(table, state, x, y).map((number) => TERRAIN[pieceOf(state, number).kind].cover),
  );
}

/** Whether a base lies on ground it may not stand on: INF in a building is another question (E2-BLDG-01). */
export function isOnBadGround(table: Table, state: State, id: number, base: Polygon): boolean {
  return partsNear(table, state, boxOf(base)).some(({ part, number }) => {
    const { kind } = pieceOf(state, number);
    if (!overlaps(part, base)) return false;
    return (
      goingFor(table, id, kind) === 'impassable' ||
      (isBuilding(pieceOf(state, number)) && table.models[id].row.size === 'INF')
    );
  });
}

export function baseOf(table: Table, id: number, x: number, y: number, heading: number): Polygon {
  const { width, length } = table.models[id].size;
  return cornersOf({ x, y, heading, width, length });
}

export function isOnTable(table: Table, base: Polygon): boolean {
  return insideBox(base, [0, 0, table.width, table.length]);
}

export function isInDisc(state: State, base: Polygon): boolean {
  return state.discs.some(({ x, y, radius }) => radius > 0 && closerThan(base, [x, y], radius));
}

export function isBuilding(piece: TerrainPiece | null | undefined): piece is TerrainPiece {
  return piece?.kind === 'building' || piece?.kind === 'bunker';
}
