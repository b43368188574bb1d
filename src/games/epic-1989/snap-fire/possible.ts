/** E1-SNAP-09: who could fire at a unit while it moves, as far as everybody knows and in truth. */

import type { TitanMount } from '../cards/card.ts';
import { linesOf } from '../cards/weapons.ts';
import { aimAt } from '../firing/aim.ts';
import { bandOf, bearing, isWithin, originOf } from '../firing/bearing.ts';
import { hasTarget } from '../firing/fire-offers.ts';
import { BURST, isBeyond } from '../firing/targets.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { isSilent } from '../titans/damage.ts';

/** Whether a unit has another in range, arc and sight of one of its weapons. */
function reaches(table: Table, state: State, id: number, target: number): boolean {
  const firer = aimAt(table, state, id);
  const aim = aimAt(table, state, target);
  const infantry = table.units[target].card.is === 'stand';
  const { titan } = state.units[id];
  return table.units[id].arms.some((arm) => {
    if (titan && isSilent(titan, arm.mount as TitanMount)) return false;
    if (isBeyond(table, state, id, arm, target)) return false;
    const origin = originOf(table, state, id, arm);
    const inRange = linesOf(arm.weapon, infantry).some((line) => {
      const more = line.mark === 'B' ? BURST : 0; // E1-SNAP-21: a circle covers what lies beyond its middle
      return bandOf(line, (n) => isWithin(firer, origin, aim.footprints, n + more)) !== null;
    });
    return inRange && bearing(table, state, firer, arm, aim).seen;
  });
}

/** Enemies of a moving unit that have not fired and whose order is first fire, or may be. */
function watchers(table: Table, state: State, mover: number): number[] {
  const { side } = table.units[mover];
  return state.units
    .filter((unit) => {
      if (!unit || unit.where !== 'table' || table.units[unit.id].side === side) return false;
      if (unit.snapped || unit.shaken || unit.frozen) return false;
      const { order, shown, revealed } = state.detachments[table.units[unit.id].detachment];
      return !revealed && (!shown || order === 'first'); // E1-SNAP-16
    })
    .map(({ id }) => id);
}

/** Whether the question must be put: whoever moves learns nothing by it. */
export function mayBeFiredAt(table: Table, state: State, mover: number): boolean {
  return watchers(table, state, mover).some((id) => reaches(table, state, id, mover));
}

/** E1-SNAP-01, E1-SNAP-02: those that can, each by itself. */
export function snapFirers(table: Table, state: State, mover: number): number[] {
  return watchers(table, state, mover).filter(
    (id) =>
      state.detachments[table.units[id].detachment].order === 'first' && hasTarget(table, state, id, mover),
  );
}
