/** A battle to be fought: two armies, the table, what is agreed before the first die. */
import * as v from 'valibot';
import { type Box, insideBox, inUnits, isPolygon, type Point } from '../../field/index.ts';
import { Problem } from '../../kernel/contract.ts';
import { LIMITS, within, withinData } from '../../kernel/limits.ts';
import { readData } from '../../kernel/read-data.ts';
import { type Army, checkArmy, readArmy } from './army/index.ts';
import { SIDES, type Side, type TerrainPiece } from './state.ts';
import { makeBuilding, makePiece, pieceAt, riverPiece, SHAPES, type ShapeName } from './terrain/shapes.ts';

export interface Options {
  /** E2-FIRE-19: ranges may be measured at any time. */
  readonly openMeasuring: boolean;
  /** E2-LOS-22. */
  readonly looseRanks: boolean;
  /** E2-DEPL-05. */
  readonly openDeployment: boolean;
  /** E2-TERR-06: one player lays all the terrain. */
  readonly oneLays: boolean;
  /** E2-SPEC-07. */
  readonly tunnelling: boolean;
  /** E2-ARMY-16: Guard and Squat cards. */
  readonly allies: boolean;
  /** E2-SEQ-08: the last turn; null without a limit. */
  readonly turnLimit: number | null;
}

export interface Battle {
  readonly title: string;
  readonly briefing: string;
  /** E2-ARMY-01. */
  readonly points: number;
  readonly table: { readonly width: number; readonly length: number };
  /** Null for a side that musters in secret, as the first thing of the match: a setup is public (E2-HID-01). */
  readonly armies: Readonly<Record<Side, Army | null>>;
  /** Pieces as they lie; null: by the book's table, laid by the players (E2-TERR-02). */
  readonly terrain: readonly TerrainPiece[] | null;
  /** Counters as they lie; null: placed by the players in turn (E2-OBJ-01). */
  readonly objectives: readonly Point[] | null;
  /** Who has the south edge; null: a roll-off decides (E2-DEPL-01). */
  readonly south: Side | null;
}

export interface Setup {
  readonly battle: Battle;
  readonly options: Options;
}

/** E2-GEO-02: 1 foot. */
export const FOOT = 3048;

const flag = v.optional(v.boolean());
export const optionsSchema = v.strictObject({
  'open-measuring': flag,
  'loose-ranks': flag,
  'open-deployment': flag,
  'one-lays': flag,
  tunnelling: flag,
  allies: flag,
  'turn-limit': v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)))),
});

/** Centimetres, at most two decimals. */
const cm = v.pipe(v.number(), v.minValue(-1000), v.maxValue(1000));
const heading = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(359));
const pose = v.strictTuple([cm, cm, heading]);
const feet = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(12));
const side = v.picklist(SIDES);

export const terrainSchema = v.variant('is', [
  v.strictObject({ is: v.picklist(SHAPES as readonly [ShapeName, ...ShapeName[]]), at: pose }),
  v.strictObject({
    is: v.literal('river'),
    way: v.picklist(['north', 'east']),
    at: cm,
    ford: cm,
    /** How far along its way it runs; without it from edge to edge. */
    span: v.optional(v.strictTuple([cm, cm])),
  }),
  v.strictObject({
    is: v.picklist(['bunker', 'block']),
    at: pose,
    size: v.strictTuple([cm, cm]),
    construction: v.optional(v.picklist(['light', 'standard', 'reinforced'])),
  }),
  v.strictObject({
    is: v.literal('area'),
    kind: v.picklist([
      'hill',
      'woods',
      'rubble',
      'craters',
      'marsh',
      'trench',
      'foxholes',
      'rocks',
      'broken-ground',
    ]),
    corners: v.array(v.strictTuple([cm, cm])),
  }),
]);

const battleSchema = v.strictObject({
  battle: v.string(),
  briefing: v.optional(v.string(), ''),
  points: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(20_000)),
  table: v.optional(v.strictTuple([feet, feet]), [6, 4]),
  /** Agreed on by both players; a side without one musters (E2-ARMY-14). */
  armies: v.optional(v.strictObject({ A: v.optional(v.unknown()), B: v.optional(v.unknown()) }), {}),
  terrain: v.optional(v.nullable(v.array(terrainSchema)), null),
  objectives: v.optional(v.nullable(v.array(v.strictTuple([cm, cm]))), null),
  south: v.optional(v.nullable(side), null),
});

const setupSchema = v.strictObject({ battle: battleSchema, options: v.optional(optionsSchema, {}) });

type TerrainData = v.InferOutput<typeof terrainSchema>;

/** Validates data from outside. Throws a `Problem` that names the place. */
export function readSetup(data: unknown): Setup {
  withinData(data, 'A setup');
  const { battle, options } = readData(setupSchema, data, 'battle');
  within(battle.terrain?.length ?? 0, LIMITS.pieces, 'A battle', 'pieces of terrain');
  within(battle.objectives?.length ?? 0, LIMITS.objectives, 'A battle', 'objectives');
  for (const piece of battle.terrain ?? [])
    if (piece.is === 'area') within(piece.corners.length, LIMITS.corners, 'An area', 'corners');
  const read = readOptions(options);
  const [across, deep] = battle.table;
  if (across % 2 || deep % 2 || across < deep)
    throw new Problem('battle.table: A table is a multiple of 2 feet each way, the long edge first.');
  const table = { width: across * FOOT, length: deep * FOOT };
  const armies = { A: armyOf(battle, 'A', read), B: armyOf(battle, 'B', read) };
  return {
    battle: {
      title: battle.battle,
      briefing: battle.briefing,
      points: battle.points,
      table,
      armies,
      terrain:
        battle.terrain && battle.terrain.map((piece, i) => readPiece(piece, table, `battle.terrain.${i}`)),
      objectives:
        battle.objectives &&
        battle.objectives.map(([x, y], i) => readSpot(x, y, table, `battle.objectives.${i}`)),
      south: battle.south,
    },
    options: read,
  };
}

export function readOptions(options: v.InferOutput<typeof optionsSchema>): Options {
  return {
    openMeasuring: options['open-measuring'] ?? false,
    looseRanks: options['loose-ranks'] ?? false,
    openDeployment: options['open-deployment'] ?? false,
    oneLays: options['one-lays'] ?? false,
    tunnelling: options.tunnelling ?? false,
    allies: options.allies ?? false,
    turnLimit: options['turn-limit'] ?? null,
  };
}

/** E2-ARMY-02: the list must be legal at the agreed limit. */
function armyOf(
  battle: { readonly points: number; readonly armies: Readonly<Partial<Record<Side, unknown>>> },
  side: Side,
  options: Options,
): Army | null {
  const written = battle.armies[side] ?? null;
  if (written === null) return null;
  const army = readArmy(written);
  const problems = checkArmy(army, battle.points, { otherDecks: options.allies });
  if (problems.length > 0)
    throw new Problem(`battle.armies.${side}.${problems[0].path}: ${problems[0].why} (${problems[0].rule})`);
  return army;
}

function u(value: number, path: string): number {
  const units = inUnits(value);
  if (units === null) throw new Problem(`${path}: ${value} has more than two decimals.`);
  return units;
}

function readSpot(x: number, y: number, table: Battle['table'], path: string): Point {
  const spot = { x: u(x, path), y: u(y, path) };
  if (!insideBox([spot.x, spot.y], [0, 0, table.width, table.length]))
    throw new Problem(`${path}: The place is not on the table.`);
  return spot;
}

export function readPiece(data: TerrainData, table: Battle['table'], path: string): TerrainPiece {
  const box = [0, 0, table.width, table.length] as const;
  if (data.is === 'river') {
    const [from, to] = data.span?.map((end) => u(end, path)) ?? [0, data.way === 'north' ? box[3] : box[2]];
    const reach: Box = data.way === 'north' ? [0, from, box[2], to] : [from, 0, to, box[3]];
    return riverPiece(reach, data.way, u(data.at, path), u(data.ford, path));
  }
  if (data.is === 'area') {
    const corners = data.corners.flatMap(([x, y]) => [u(x, path), u(y, path)]);
    if (!isPolygon(corners))
      throw new Problem(`${path}: An area is a convex polygon, its corners counter-clockwise.`);
    return makePiece(data.kind, [corners]);
  }
  const [x, y, facing] = data.at;
  const at = { x: u(x, path), y: u(y, path), heading: facing };
  if (data.is !== 'bunker' && data.is !== 'block') return pieceAt(data.is, at);
  const [width, length] = data.size;
  const plan = [
    {
      rear: -u(length / 2, path),
      front: u(length / 2, path),
      left: -u(width / 2, path),
      right: u(width / 2, path),
    },
  ];
  return data.is === 'bunker'
    ? makeBuilding(plan, at, data.construction ?? 'reinforced', 'bunker') // E2-TERR-13
    : makeBuilding(plan, at, data.construction ?? 'standard', 'building');
}
