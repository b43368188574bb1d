/** E1-TITAN-30: who stands at a Titan. */
import { touching } from '../geometry/position.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { isTitan } from './legs.ts';

/** The enemy Titans whose base a unit on the table touches, or stands on. */
export function titansTouched(table: Table, state: State, id: number): number[] {
  if (state.units[id].where !== 'table' || !table.options.titans) return [];
  const { side } = table.units[id];
  return touching(table, state, id, (other) => isTitan(table, other) && table.units[other].side !== side);
}
