/** E1-CC-01: who is in close combat with whom, as they stand: stands with any enemy they touch, vehicles with stands only. */
import { touching } from '../geometry/position.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** The enemies a unit on the table is engaged with, in ascending number. */
export function engagedWith(table: Table, state: State, id: number): number[] {
  const { side, card } = table.units[id];
  if (state.units[id].where !== 'table') return [];
  return touching(table, state, id, (other) => {
    const foe = table.units[other];
    return foe.side !== side && (card.is === 'stand' || foe.card.is === 'stand');
  });
}

export function isEngagedStand(table: Table, state: State, id: number): boolean {
  return table.units[id].card.is === 'stand' && engagedWith(table, state, id).length > 0;
}
