/** E1-CC-01: who is in close combat with whom: stands with any enemy they touch, vehicles with stands only (E1-RAM-12), also where one has ended its charge (E1-OVER-09); in rubble as elsewhere (E1-RUBB-06), and not for touching a building (E1-BLDG-23). */
import { countsAsInside } from '../buildings/hard-cover.ts';
import { besiegedWith } from '../buildings/sieges.ts';
import { touching } from '../geometry/position.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** An Imperial and a Rebel unit. */
export type Contact = readonly [imperial: number, rebel: number];

/** The enemies a unit on the table touches and fights as they stand, in ascending number. */
function contactsOf(table: Table, state: State, id: number): number[] {
  const { side, card } = table.units[id];
  if (state.units[id].where !== 'table' || state.units[id].frozen) return []; // E1-MISL-16
  return touching(table, state, id, (other) => {
    const foe = table.units[other];
    if (foe.side === side || state.units[other].frozen) return false;
    if (card.is !== 'stand' && foe.card.is !== 'stand') return false;
    if (card.is === 'titan' || foe.card.is === 'titan') return false; // E1-CC-20, E1-TITAN-29, E1-TITAN-30
    if (card.is === foe.card.is) return true;
    return !countsAsInside(state, card.is === 'stand' ? id : other); // E1-CCB-10
  });
}

/** All that a unit is engaged with: whom it touches, and whom it fights for a building (E1-CC-02). */
export function engagedWith(table: Table, state: State, id: number): number[] {
  return [...new Set([...contactsOf(table, state, id), ...besiegedWith(state, id)])].sort((a, b) => a - b);
}

export function isEngagedStand(table: Table, state: State, id: number): boolean {
  return table.units[id].card.is === 'stand' && engagedWith(table, state, id).length > 0;
}

/** The list that is fixed when the combat phase starts (E1-CC-22). */
export function allContacts(table: Table, state: State): Contact[] {
  return table.units
    .filter((info) => info?.side === 'imperial')
    .flatMap(({ id }) => contactsOf(table, state, id).map((foe): Contact => [id, foe]));
}

/** On the table, and not in stasis. */
export function isThere({ units }: State, id: number): boolean {
  return units[id].where === 'table' && !units[id].frozen;
}

/** E1-CC-07: the enemies on the fixed list that a unit still has against it. */
export function opponentsOf(state: State, id: number): number[] {
  const touched = state.contacts.flatMap((pair) => {
    if (!pair.includes(id)) return [];
    return [pair[0] === id ? pair[1] : pair[0]];
  });
  const besieged = state.sieges.flatMap(({ assaulters, defenders }) => {
    if (assaulters.includes(id)) return defenders;
    return defenders.includes(id) ? assaulters : [];
  });
  if (!isThere(state, id)) return [];
  return [...touched, ...besieged].filter((other) => isThere(state, other));
}
