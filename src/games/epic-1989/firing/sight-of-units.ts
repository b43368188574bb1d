/** E1-LOS-15: line of sight without a weapon: all nine sight points of both units, or to a point. */
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { aimAt } from './aim.ts';
import { look, terrainBetween } from './sight.ts';

export function sightBetween(table: Table, state: State, a: number, b: number): boolean {
  const [eye, aim] = [aimAt(table, state, a), aimAt(table, state, b)];
  const among = terrainBetween(state, eye.points, aim.points);
  return eye.points.some((from) =>
    aim.points.some((to) => look(table, state, eye, from, aim, to, among).open),
  );
}
