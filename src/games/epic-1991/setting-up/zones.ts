/** DEPL, HID: who is set up where, and which cards come later. */
import type { Side, State } from '../state.ts';
import type { Table } from '../table.ts';

/** E2-DEPL-02: south and north limits of a side's zone. */
export function zoneOf(table: Table, state: State, side: Side): readonly [south: number, north: number] {
  return state.south === side ? [0, table.depth] : [table.length - table.depth, table.length];
}

/** E2-DEPL-05: the cards of a side that are still to be set up. */
export function cardsToDeploy(table: Table, state: State, side: Side): number[] {
  return table.cards
    .filter((card) => card && card.side === side)
    .map(({ id }) => id)
    .filter((card) => !isDeployed(table, state, card));
}

function isDeployed(table: Table, state: State, card: number): boolean {
  return table.cards[card].units.some(
    (unit) =>
      state.units[unit].arrives !== 0 ||
      table.units[unit].models.some(
        (id) => state.models[id].where !== 'away' || state.models[id].carrier !== 0,
      ),
  );
}

/** Cards whose units may stay off the table: pods, and tunnellers with the option (E2-DEPL-08, E2-SPEC-07). */
export function mayArrive(table: Table, card: number): boolean {
  return table.cards[card].units.some((unit) =>
    table.units[unit].models.some((id) => {
      const { traits, row } = table.models[id];
      return row.size === 'POD' || (table.options.tunnelling && traits.includes('tunneller'));
    }),
  );
}

export function mustArrive(table: Table, card: number): boolean {
  return table.cards[card].units.some((unit) =>
    table.units[unit].models.some((id) => table.models[id].row.size === 'POD'),
  );
}
