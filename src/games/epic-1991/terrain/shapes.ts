/** E2-TERR-08: the shapes of terrain, and pieces made of them. Lengths in u. */
import {
  type Area,
  type Box,
  blockPlan,
  crossPlan,
  type FloorPlan,
  layPlan,
  type Pose,
  riverAcross,
  tPlan,
} from '../../../field/index.ts';
import type { Construction, TerrainKind, TerrainPiece } from '../state.ts';

/** Top for sight (E2-LOS-04, E2-TERR-13). */
const TOPS: Readonly<Partial<Record<TerrainKind, number>>> = {
  hill: 200,
  woods: 300,
  building: 400,
  bunker: 200,
};

/** What the terrain table can give, and what else can be laid by agreement, as plans around a point. */
export const SHAPES = {
  hill: blockPlan(2000, 1500),
  woods: blockPlan(1600, 1200),
  rubble: blockPlan(1000, 800),
  craters: blockPlan(1000, 1000),
  marsh: blockPlan(1200, 1200),
  't-building': tPlan(900, 300, 300),
  'cross-building': crossPlan(900, 300, 300),
} as const satisfies Readonly<Record<string, FloorPlan>>;

export type ShapeName = keyof typeof SHAPES;

/** E2-TERR-08: the buildings of a town, and the gaps between them (E2-TERR-15). */
export const TOWN = ['cross-building', 't-building', 't-building'] as const;
export const TOWN_LEAST = 250;
export const TOWN_MOST = 1000;

/** A river's width and its crossing's. */
export const RIVER_WIDTH = 500;
export const FORD = 600;

export function makePiece(kind: TerrainKind, parts: Area): TerrainPiece {
  return { kind, parts, top: TOPS[kind] ?? 0 };
}

export function makeBuilding(
  plan: FloorPlan,
  pose: Pose,
  construction: Construction,
  kind: 'building' | 'bunker',
): TerrainPiece {
  return { kind, parts: layPlan(plan, pose), top: TOPS[kind]!, construction, plan, pose };
}

/** One of the book's shapes at a place. */
export function pieceAt(name: ShapeName, pose: Pose): TerrainPiece {
  if (name === 't-building' || name === 'cross-building')
    return makeBuilding(SHAPES[name], pose, 'standard', 'building'); // E2-BLDG-08
  return makePiece(name, layPlan(SHAPES[name], pose));
}

/** E2-TERR-16: straight across a box, with a crossing of open ground. */
export function riverPiece(box: Box, way: 'north' | 'east', at: number, ford: number): TerrainPiece {
  return makePiece('river', riverAcross(box, way === 'north' ? 'y' : 'x', at, ford, RIVER_WIDTH, FORD));
}
