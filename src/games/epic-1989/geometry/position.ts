/** GEO: who stands where, how far apart, and who touches whom. Every change of place goes through here. */
import {
  boxOf,
  COARSE,
  cornersOf,
  distance,
  fartherThan,
  forgetPositions,
  type GridIndex,
  type Polygon,
  type Pose,
  placeFrom,
  type Standing,
  showOne,
  showPositions,
  takeOff,
  withinReach,
} from '../../../field/index.ts';
import type { State, Unit } from '../state.ts';
import type { Table, UnitInfo } from '../table.ts';
import { type Building, kindNamed, shapeOf } from './buildings.ts';

/** E1-GEO-07: footprints this near touch. */
export const TOUCH = 10;

/** A state from outside may have been changed, or be another: to be called before anything is asked about it. Within one every change of place is told by `stir`. */
export function forget(table: Table): void {
  forgetPositions(table.positions);
}

/** The index of the units that stand on the table. */
export function standing(table: Table, state: State): GridIndex {
  const { positions } = table;
  if (positions.of === state) return positions.index;
  return showPositions(positions, state, state.units.length, (id, base) =>
    fill(table, state.units[id], base),
  );
}

/** Where a unit stands; false when it does not. */
function fill(table: Table, unit: Unit | null, base: Standing): boolean {
  if (!unit || unit.where !== 'table') return false;
  const { width, length, height } = table.units[unit.id].size;
  base.x = unit.x;
  base.y = unit.y;
  base.heading = unit.heading;
  base.width = width;
  base.length = length;
  base.top = height;
  return true;
}

/** A unit, and nobody else, has changed its place: to be called after every change of one. */
export function stir(table: Table, unit: Unit): void {
  const { positions } = table;
  if (positions.of?.units[unit.id] !== unit) return forget(table);
  showOne(positions, unit.id, fill(table, unit, BASE) ? BASE : null);
}

const BASE: Standing = { x: 0, y: 0, heading: 0, width: 0, length: 0, top: 0 };

/** E1-GEO-04: the footprint of a unit in a pose. */
export function footprintAt({ size: { length, width } }: UnitInfo, { x, y, heading }: Pose): Polygon {
  return cornersOf({ x, y, heading, length, width }, COARSE);
}

/** Puts a unit on the table in the open. */
export function stand(table: Table, unit: Unit, { x, y, heading }: Pose): void {
  Object.assign(unit, { where: 'table', x, y, heading, carrier: 0, building: 0, cell: -1 });
  stir(table, unit);
}

/** Puts a stand into a cell of a building: in the middle of it, along with it (E1-BLDG-12). */
export function enter(table: Table, state: State, unit: Unit, building: number, cell: number): void {
  const pose = cellPose(state.buildings[building]!, cell);
  Object.assign(unit, { where: 'table', ...pose, carrier: 0, building, cell });
  stir(table, unit);
}

/** Where a stand in a cell is: in the middle of it. */
export function cellPose(building: Building, cell: number): Pose {
  const { rear, front, left, right } = kindNamed(building.kind).plan[cell];
  const { x, y } = placeFrom(building, (rear + front) / 2, (left + right) / 2, COARSE);
  return { x, y, heading: building.heading };
}

/** Takes a stand on board: it is where its carrier is. */
export function embark(table: Table, state: State, unit: Unit, carrier: number): void {
  lift(table, state, unit, 'aboard');
  Object.assign(unit, { carrier, building: 0, cell: -1 });
}

/** Takes it off the table, for good or for now. */
export function lift(
  table: Table,
  state: State,
  unit: Unit,
  where: 'away' | 'left' | 'gone' | 'aboard',
): void {
  if (unit.where === 'table') {
    standing(table, state);
    takeOff(table.positions, unit.id);
  }
  unit.where = where;
}

/** The footprint of a unit on the table; of one aboard that of its carrier (E1-DET-11). */
export function footprint(table: Table, state: State, id: number): Polygon {
  const unit = state.units[id];
  const polygon = standing(table, state).polygons[unit.where === 'aboard' ? unit.carrier : id];
  if (!polygon) throw new Error(`Unit ${id} is nowhere.`);
  return polygon;
}

/** E1-GEO-09: at most so far apart, not rounded. */
export function near(a: Polygon, b: Polygon, n: number): boolean {
  return !fartherThan(a, b, n);
}

/** E1-GEO-07. */
export function touches(a: Polygon, b: Polygon): boolean {
  return near(a, b, TOUCH);
}

/** E1-GEO-06: in whole u, rounded down. */
export function gap(table: Table, state: State, a: number, b: number): number {
  return distance(footprint(table, state, a), footprint(table, state, b));
}

/** The wanted of the units on the table within n of a footprint, in ascending number. */
function unitsNear(
  table: Table,
  state: State,
  polygon: Polygon,
  n: number,
  wanted: (id: number) => boolean,
): number[] {
  const index = standing(table, state);
  return withinReach(index, polygon, n, wanted).filter((id) => near(index.polygons[id]!, polygon, n));
}

/** The wanted of the units a unit touches. */
export function touching(table: Table, state: State, id: number, wanted: (id: number) => boolean): number[] {
  return unitsNear(
    table,
    state,
    footprint(table, state, id),
    TOUCH,
    (other) => other !== id && wanted(other),
  );
}

/** E1-GEO-12: the distance to a building is that to its nearest cell. */
function nearBuilding(building: Building, polygon: Polygon, n: number): boolean {
  const { box, bars } = shapeOf(building);
  const [west, south, east, north] = boxOf(polygon);
  if (west > box[2] + n || east < box[0] - n || south > box[3] + n || north < box[1] - n) return false;
  return bars.some((bar) => near(bar, polygon, n));
}

export function touchesBuilding(building: Building, polygon: Polygon): boolean {
  return nearBuilding(building, polygon, TOUCH);
}

/** E1-WIN-02: on the table or embarked, and not destroyed. */
export function isOperational({ where }: Unit): boolean {
  return where === 'table' || where === 'aboard';
}

/** E1-WIN-01: the same, or one of those that are hidden on the table. */
export function isInBattle(unit: Unit): boolean {
  return isOperational(unit) || unit.where === 'hidden';
}

/** The units of a detachment that are still in play. */
export function membersOf(table: Table, state: State, detachment: number): number[] {
  return table.detachments[detachment].units.filter((id) => isOperational(state.units[id]));
}
