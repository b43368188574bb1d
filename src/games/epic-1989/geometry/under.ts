/** E1-GEO-19: what is under a round template. */
import { type Disc, type Polygon, reachedByDisc } from '../../../field/index.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { shapeOf } from './buildings.ts';
import { footprint } from './position.ts';

/** What counts of a unit on the table: of a stand in a building its cell. */
export function groundOf(table: Table, state: State, id: number): Polygon {
  const { building, cell } = state.units[id];
  return building > 0 ? shapeOf(state.buildings[building]!).cells[cell] : footprint(table, state, id);
}

export function isUnder(table: Table, state: State, disc: Disc, id: number): boolean {
  return reachedByDisc(disc, groundOf(table, state, id));
}

/** Units on the table at least partly under one of these circles, in ascending number; templates do nothing in a stasis field (E1-MISL-16), and embarked units are not there (E1-BURST-09). */
export function unitsUnder(table: Table, state: State, ...discs: readonly Disc[]): number[] {
  return state.units
    .filter(
      (unit) =>
        unit?.where === 'table' && !unit.frozen && discs.some((disc) => isUnder(table, state, disc, unit.id)),
    )
    .map(({ id }) => id);
}
