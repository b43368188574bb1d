/** E1-TMOD-21: Titans that touch when the combat phase starts. */
import type { Contact } from '../close-combat/contacts.ts';
import { touching } from '../geometry/position.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { isTitan } from './legs.ts';

export function allGrapples(table: Table, state: State): Contact[] {
  return table.units
    .filter(
      (info) =>
        info?.side === 'imperial' && info.card.is === 'titan' && state.units[info.id].where === 'table',
    )
    .flatMap(({ id }) =>
      touching(table, state, id, (other) => isTitan(table, other) && table.units[other].side === 'rebel').map(
        (foe): Contact => [id, foe],
      ),
    );
}

/** Pairs that are both still there. */
export function liveGrapples({ grapples, units }: State): Contact[] {
  return grapples.filter((pair) => pair.every((id) => units[id].where === 'table' && !units[id].frozen));
}

/** The enemy Titans that a Titan is engaged with. */
export function grappledBy(state: State, id: number): number[] {
  return liveGrapples(state).flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
}
