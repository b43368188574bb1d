/** E1-GEO-12 to E1-GEO-14: buildings as cells laid around a centre. */
import {
  type Area,
  type Box,
  boxOfArea,
  COARSE,
  type FloorPlan,
  layPlan,
  type Pose,
} from '../../../field/index.ts';

/** Half a cell, a house value: cells are 2.4 cm square. */
const HALF = 120;

/** A rectangle of cells: from and to, counted in half cells ahead and to the right of the building's position. */
const cells = (rear: number, front: number, left: number, right: number): FloorPlan[number] => ({
  rear: rear * HALF,
  front: front * HALF,
  left: left * HALF,
  right: right * HALF,
});

/** The centre, then clockwise from the front. */
const CROSS: FloorPlan = [
  cells(-1, 1, -1, 1),
  cells(1, 3, -1, 1),
  cells(-1, 1, 1, 3),
  cells(-3, -1, -1, 1),
  cells(-1, 1, -3, -1),
];
/** The centre, then east, south and west of it at heading 0. */
const T_BAR: FloorPlan = [CROSS[0], CROSS[2], CROSS[3], CROSS[4]];

/** Two cells along the heading, so many across it: the front row from the left, then the rear one. */
const block = (across: number): FloorPlan =>
  [0, -2].flatMap((rear) =>
    Array.from({ length: across }, (_, i) => cells(rear, rear + 2, 2 * i - across, 2 * i + 2 - across)),
  );

/** Corners ahead of and to the right of the position, clockwise from the front left one of the foremost cells (E1-GEO-26). */
type Corners = readonly (readonly [ahead: number, right: number])[];
const corners = (...halves: readonly (readonly [number, number])[]): Corners =>
  halves.map(([ahead, right]) => [ahead * HALF, right * HALF]);

const CROSS_OUTLINE = corners(
  [3, -1],
  [3, 1],
  [1, 1],
  [1, 3],
  [-1, 3],
  [-1, 1],
  [-3, 1],
  [-3, -1],
  [-1, -1],
  [-1, -3],
  [1, -3],
  [1, -1],
);
const T_OUTLINE = corners([1, -3], [1, 3], [-1, 3], [-1, 1], [-3, 1], [-3, -1], [-1, -1], [-1, -3]);
const blockOutline = (across: number): Corners =>
  corners([2, -across], [2, across], [-2, across], [-2, -across]);

export type BuildingId = 'low-cross' | 'tall-cross' | 'low-t' | 'tall-t' | 'tall-block' | 'low-block';

export interface BuildingKind {
  readonly id: BuildingId;
  readonly name: string;
  readonly height: number;
  /** How many the box holds; 0 for those of the sister game. */
  readonly box: number;
  readonly cells: number;
  readonly plan: FloorPlan;
  /** The same outline in rectangles that run on over the edges cells share: those edges are inside. */
  readonly bars: FloorPlan;
  readonly outline: Corners;
}

const LOW = 350;
const TALL = 550;
/** E1-RUBB-04. */
export const RUBBLE = 100;

const kind = (
  id: BuildingId,
  name: string,
  height: number,
  box: number,
  plan: FloorPlan,
  bars: FloorPlan,
  outline: Corners,
): BuildingKind => ({ id, name, height, box, cells: plan.length, plan, bars, outline });

const ACROSS = cells(-1, 1, -3, 3);

export const BUILDINGS: readonly BuildingKind[] = [
  kind('low-cross', 'low cross', LOW, 4, CROSS, [ACROSS, cells(-3, 3, -1, 1)], CROSS_OUTLINE),
  kind('tall-cross', 'tall cross', TALL, 3, CROSS, [ACROSS, cells(-3, 3, -1, 1)], CROSS_OUTLINE),
  kind('low-t', 'low T-bar', LOW, 4, T_BAR, [ACROSS, cells(-3, 1, -1, 1)], T_OUTLINE),
  kind('tall-t', 'tall T-bar', TALL, 3, T_BAR, [ACROSS, cells(-3, 1, -1, 1)], T_OUTLINE),
  kind('tall-block', 'tall block', TALL, 0, block(3), [cells(-2, 2, -3, 3)], blockOutline(3)),
  kind('low-block', 'low block', LOW, 0, block(4), [cells(-2, 2, -4, 4)], blockOutline(4)),
];

/** E1-LOS-08: the centre of a cross has no outer wall. */
export function isWalledIn(id: BuildingId, cell: number): boolean {
  return kindNamed(id).plan === CROSS && cell === 0;
}

export const BUILDING_IDS = BUILDINGS.map(({ id }) => id);

export function kindNamed(id: BuildingId): BuildingKind {
  return BUILDINGS.find((one) => one.id === id)!;
}

/** A building on the table, or what is left of it. Never changed in place: another takes its place in the list. */
export interface Building extends Pose {
  readonly kind: BuildingId;
  /** E1-BLDG-16. */
  readonly counters: number;
  readonly rubble: boolean;
}

export interface Shape {
  readonly cells: Area;
  readonly bars: Area;
  readonly box: Box;
}

const SHAPES = new WeakMap<Building, Shape>();
/** By kind and heading, at 0/0: corners are rounded as offsets from a place, so that another one only shifts them. */
const LAID = new Map<string, Shape>();

/** Where a building's cells and its outline lie. */
export function shapeOf(building: Building): Shape {
  let shape = SHAPES.get(building);
  if (!shape) {
    const { x, y } = building;
    const { cells: rooms, bars, box } = laidOf(building);
    let shifted: Area | undefined;
    shape = {
      get cells() {
        shifted ??= shift(rooms, x, y);
        return shifted;
      },
      bars: shift(bars, x, y),
      box: [box[0] + x, box[1] + y, box[2] + x, box[3] + y],
    };
    SHAPES.set(building, shape);
  }
  return shape;
}

function laidOf({ kind: id, heading }: Building): Shape {
  const key = `${id} ${heading}`;
  let shape = LAID.get(key);
  if (!shape) {
    const { plan, bars } = kindNamed(id);
    const pose = { x: 0, y: 0, heading };
    const laid = layPlan(bars, pose, COARSE);
    shape = { cells: layPlan(plan, pose, COARSE), bars: laid, box: boxOfArea(laid) };
    LAID.set(key, shape);
  }
  return shape;
}

function shift(area: Area, x: number, y: number): Area {
  return area.map((part) => part.map((value, i) => value + (i % 2 === 0 ? x : y)));
}

export function heightOf({ kind: id, rubble }: Building): number {
  return rubble ? RUBBLE : kindNamed(id).height;
}
