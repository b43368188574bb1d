/** E1-SCEN-28, E1-SCEN-29: the power transmission centre in the middle of the town. */
import { declare } from '../end-phase/victory.ts';
import { shapeOf } from '../geometry/buildings.ts';
import { footprint, touches } from '../geometry/position.ts';
import type { Play } from '../play.ts';
import { foeOf, SIDES, type Side, type State } from '../state.ts';
import type { Table } from '../table.ts';

/** E1-SCEN-26: it is the first building. */
export const CENTRE = 1;

export function isCentre({ battle }: Table, building: number): boolean {
  return battle.scenario === 'cityfight' && building === CENTRE;
}

function isInside({ units }: Table, state: State, side: Side): boolean {
  return state.units.some(
    (unit) => unit?.where === 'table' && unit.building === CENTRE && units[unit.id].side === side,
  );
}

/** When the order phase starts: who is in it then may hold it for the turn. */
export function takeHold({ table, state }: Play): void {
  if (table.battle.scenario !== 'cityfight') return;
  state.holder = SIDES.find((side) => isInside(table, state, side)) ?? null;
}

/** At every moment: whoever has nobody inside holds it no longer. */
export function loseHold({ table, state }: Play): void {
  if (state.holder && !isInside(table, state, state.holder)) state.holder = null;
}

/** In the end phase: held for the whole turn, and no enemy stand touches it. */
export function lookAtCentre(play: Play): void {
  const { table, state } = play;
  const { holder } = state;
  if (!holder) return;
  const { bars } = shapeOf(state.buildings[CENTRE]!);
  const beset = state.units.some(
    (unit) =>
      unit?.where === 'table' &&
      table.units[unit.id].side === foeOf(holder) &&
      table.units[unit.id].card.is === 'stand' &&
      bars.some((bar) => touches(bar, footprint(table, state, unit.id))),
  );
  if (!beset) declare(play, holder, 'E1-SCEN-29', 'It has held the centre for a whole turn.');
}
