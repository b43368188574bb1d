/** E1-SCEN-07: a Rebel Land Raider leaves Rhinos alone while it could attack a Land Raider. */
import type { Refusal } from '../../../kernel/contract.ts';
import { modesOf, vehicleLine } from '../cards/weapons.ts';
import { aimAt } from '../firing/aim.ts';
import { bandOf, bearing, isWithin, originOf } from '../firing/bearing.ts';
import { sightBetween } from '../firing/sight-of-units.ts';
import { footprint, near } from '../geometry/position.ts';
import { rateOf } from '../movement/limits.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

const RULE = 'E1-SCEN-07';

function isBound(table: Table, id: number, target: number): boolean {
  if (table.battle.scenario !== 'convoy' || target <= 0) return false;
  const { side, card } = table.units[id];
  return side === 'rebel' && card.id === 'land-raider' && table.units[target].card.id === 'rhino';
}

function imperialRaiders(table: Table, state: State): number[] {
  return state.units
    .filter(
      (unit) =>
        unit?.where === 'table' &&
        table.units[unit.id].side === 'imperial' &&
        table.units[unit.id].card.id === 'land-raider',
    )
    .map(({ id }) => id);
}

/** Judged when targets are declared, in snap fire too. */
export function refuseRhinoShot(table: Table, state: State, id: number, target: number): Refusal | null {
  if (!isBound(table, id, target)) return null;
  const firer = aimAt(table, state, id);
  const raider = imperialRaiders(table, state).find((foe) => {
    const aim = aimAt(table, state, foe);
    return table.units[id].arms.some((arm) => {
      const origin = originOf(table, state, id, arm);
      const reaches = modesOf(arm.weapon, false).some((mode) => {
        const line = vehicleLine(arm.weapon, mode);
        return line && bandOf(line, (n) => isWithin(firer, origin, aim.footprints, n)) !== null;
      });
      return reaches && bearing(table, state, firer, arm, aim).seen;
    });
  });
  return raider === undefined ? null : { rule: RULE, why: `It could fire at Land Raider ${raider} instead.` };
}

/** Judged when the move starts. */
export function refuseRhinoRam(table: Table, state: State, id: number, target: number): Refusal | null {
  if (!isBound(table, id, target)) return null;
  const reach = rateOf(table.units[id].card, 'charge');
  const own = footprint(table, state, id);
  const raider = imperialRaiders(table, state).find(
    (foe) => near(own, footprint(table, state, foe), reach) && sightBetween(table, state, id, foe),
  );
  return raider === undefined ? null : { rule: RULE, why: `It could ram Land Raider ${raider} instead.` };
}
