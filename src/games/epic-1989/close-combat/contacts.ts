/** E1-CC-01: who is in close combat with whom: stands with any enemy they touch, vehicles with stands only. */
import { touching } from '../geometry/position.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** An Imperial and a Rebel unit. */
export type Contact = readonly [imperial: number, rebel: number];

/** The enemies a unit on the table is engaged with as they stand, in ascending number. */
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

/** The list that is fixed when the combat phase starts (E1-CC-22). */
export function allContacts(table: Table, state: State): Contact[] {
  return table.units
    .filter((info) => info?.side === 'imperial')
    .flatMap(({ id }) => engagedWith(table, state, id).map((foe): Contact => [id, foe]));
}

/** E1-CC-07: the enemies on the fixed list that a unit still has against it. */
export function opponentsOf(state: State, id: number): number[] {
  return state.contacts.flatMap((pair) => {
    if (!pair.includes(id)) return [];
    const other = pair[0] === id ? pair[1] : pair[0];
    return state.units[other].where === 'table' ? [other] : [];
  });
}
