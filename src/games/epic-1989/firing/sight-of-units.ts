/** E1-LOS-15: line of sight without a weapon: all nine sight points of both units, or to a point. */
import { contains, type Point } from '../../../field/index.ts';
import { shapeOf } from '../geometry/buildings.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { type Aim, aimAt } from './aim.ts';
import { look, terrainBetween } from './sight.ts';

export function sightBetween(table: Table, state: State, a: number, b: number): boolean {
  const [eye, aim] = [aimAt(table, state, a), aimAt(table, state, b)];
  const among = terrainBetween(state, eye.points, aim.points);
  return eye.points.some((from) =>
    aim.points.some((to) => look(table, state, eye, from, aim, to, among).open),
  );
}

/** E1-SUPP-12: to a point on the table; a piece of terrain that it lies in does not block. */
export function seesPoint(table: Table, state: State, id: number, point: Point): boolean {
  const within = state.buildings.findIndex(
    (building) => building && shapeOf(building).bars.some((bar) => contains(bar, point.x, point.y)),
  );
  const eye = aimAt(table, state, id);
  const aim: Aim = {
    id: within > 0 ? -within : 0,
    points: [point],
    footprints: [[point.x, point.y]],
    height: 0,
    touched: [],
    building: 0,
    cell: -1,
  };
  const among = terrainBetween(state, eye.points, aim.points);
  return eye.points.some((from) => look(table, state, eye, from, aim, point, among).open);
}
