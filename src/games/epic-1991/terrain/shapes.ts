/** E2-TERR-08: the shapes of terrain, and pieces made of them. Lengths in u. */
import {
  type Area,
  type Box,
  crossPlan,
  type FloorPlan,
  layPlan,
  type Pose,
  placeFrom,
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

/** Corners as they lie ahead of a piece's middle and right of it, counter-clockwise: no natural ground has square corners. */
type Outline = readonly (readonly [ahead: number, right: number])[];

const OUTLINES = {
  hill: [[45, 1000], [450, 860], [705, 420], [750, -120], [615, -660], [225, -970], [-165, -1000], [-540, -760], [-750, -240], [-712, 360], [-420, 840]],
  woods: [[-108, 800], [264, 752], [540, 448], [600, 16], [528, -416], [276, -720], [-60, -800], [-396, -672], [-600, -304], [-576, 192], [-408, 624]],
  rubble: [[80, 500], [320, 360], [400, 50], [344, -300], [96, -500], [-200, -450], [-392, -200], [-400, 150], [-240, 420]],
  craters: [[-50, 500], [310, 400], [500, 120], [460, -210], [250, -450], [-100, -500], [-400, -330], [-500, 0], [-380, 340]],
  marsh: [[144, 600], [492, 420], [600, 36], [504, -360], [192, -588], [-156, -600], [-516, -372], [-600, 12], [-492, 372], [-180, 576]],
} as const satisfies Readonly<Record<string, Outline>>; // biome-ignore format: an outline a line

const PLANS = {
  't-building': tPlan(900, 300, 300),
  'cross-building': crossPlan(900, 300, 300),
} as const satisfies Readonly<Record<string, FloorPlan>>;

type Natural = keyof typeof OUTLINES;

export type ShapeName = Natural | keyof typeof PLANS;

/** What the terrain table can give, and what else can be laid by agreement. */
export const SHAPES = [...Object.keys(OUTLINES), ...Object.keys(PLANS)] as readonly ShapeName[];

const isPlanned = (name: ShapeName): name is keyof typeof PLANS => name in PLANS;

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

/** The ground that one of the book's shapes covers at a place. */
export function layShape(name: ShapeName, pose: Pose): Area {
  if (isPlanned(name)) return layPlan(PLANS[name], pose);
  return [
    OUTLINES[name].flatMap(([ahead, right]) => {
      const { x, y } = placeFrom(pose, ahead, right);
      return [x, y];
    }),
  ];
}

/** One of the book's shapes at a place. */
export function pieceAt(name: ShapeName, pose: Pose): TerrainPiece {
  if (isPlanned(name)) return makeBuilding(PLANS[name], pose, 'standard', 'building'); // E2-BLDG-08
  return makePiece(name, layShape(name, pose));
}

/** E2-TERR-16: straight across a box, with a crossing of open ground. */
export function riverPiece(box: Box, way: 'north' | 'east', at: number, ford: number): TerrainPiece {
  return makePiece('river', riverAcross(box, way === 'north' ? 'y' : 'x', at, ford, RIVER_WIDTH, FORD));
}
