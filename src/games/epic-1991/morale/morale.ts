/** MORAL, FALL, RALLY: units of broken cards that must find their nerve. */

import { isFree, nearModels } from '../geometry/position.ts';
import { COMMAND, isImperial } from '../orders/command.ts';
import type { Play } from '../play.ts';
import { destroy, living } from '../saves/casualties.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** E2-MORAL-10, E2-MORAL-12, E2-SPEC-09, E2-SPEC-10: whether it ever checks. */
export function checksMorale(table: Table, state: State, unit: number): boolean {
  const { kind, morale, models } = table.units[unit];
  // E2-CMDU-06, E2-TITAN-09, E2-CARD-07; E2-GRET-07: Gretchin do
  if ((kind !== 'ordinary' && kind !== 'gretchin') || morale === null) return false;
  if (models.some((id) => table.models[id].traits.includes('steadfast'))) return false;
  return living(table, state, unit).length > 0;
}

/** E2-MORAL-07: a Marine HQ stand near any model of an Imperial unit. */
export function moraleBonus(table: Table, state: State, unit: number): number {
  const { side } = table.units[unit];
  const near = living(table, state, unit).some(
    (id) =>
      isImperial(table, id) &&
      nearModels(
        table,
        state,
        id,
        COMMAND,
        (other) =>
          table.models[other].side === side &&
          table.models[other].traits.includes('hq') &&
          isFree(state, other),
      ).length > 0,
  );
  return near ? 1 : 0;
}

/** E2-MORAL-01, E2-MORAL-04, E2-MORAL-05. `what`: why it checks; a rally attempt that fails never routs (E2-RALLY-04). */
export function checkMorale(play: Play, unit: number, what: 'broken' | 'fight' | 'rally'): boolean {
  const { table, state, dice, events } = play;
  const needed = table.units[unit].morale!;
  const plus = moraleBonus(table, state, unit);
  const die = dice.d6();
  const passed = die + plus >= needed;
  events.push({ kind: 'morale', unit, die, plus, needed, passed, what });
  if (passed || what === 'rally') return passed;
  if (state.units[unit].fellBack > 0)
    rout(play, unit); // E2-MORAL-09
  else fallBack(play, unit);
  return false;
}

/** E2-MORAL-08: a counter; the order is lost, and fire not yet given with it. */
function fallBack(play: Play, unit: number): void {
  const it = play.state.units[unit];
  it.fellBack = play.state.turn;
  it.order = null;
  it.heldFire = false;
  play.events.push({ kind: 'falls-back', unit });
}

/** E2-FALL-10. */
function rout(play: Play, unit: number): void {
  play.events.push({ kind: 'routs', unit });
  for (const id of living(play.table, play.state, unit)) destroy(play, id, 'routed');
}
