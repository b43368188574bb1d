/** E1-HERO-18, E1-HERO-24: before the close assaults are divided commanders who are engaged may cry Charge!, the First Player's first. */

import { opponentsOf } from '../close-combat/contacts.ts';
import { finish, seatOf } from '../play.ts';
import type { Side, State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { canTry, heroic, refuseHero, tryCharge } from './heroes.ts';

function cryers(table: Table, state: State, side: Side): number[] {
  return state.units
    .filter(
      (unit) =>
        unit?.commander &&
        table.units[unit.id].side === side &&
        canTry(table, state, unit.id) &&
        opponentsOf(state, unit.id).length > 0,
    )
    .map(({ id }) => id);
}

export const cries: StepRule<StepOf<'cries'>> = {
  run(play, step) {
    const { table, state } = play;
    while (step.left.length > 0 && cryers(table, state, step.left[0]).length === 0) step.left.shift();
    if (step.left.length > 0) return true;
    finish(play, step);
    return false;
  },
  verbs: () => ['hero', 'pass'],
  asks: (_table, state, { left }) => [{ seat: seatOf(state, left[0]), kind: 'charge', rule: 'E1-HERO-18' }],
  refuse(table, state, _seat, action, { left: [side] }) {
    if (action.do === 'pass') return action.span ? { rule: 'E1-HERO-18', why: 'Nobody moves now.' } : null;
    if (action.do !== 'hero') return null;
    const { unit, deed } = action;
    if (table.units[unit]?.side !== side || deed !== 'charge')
      return { rule: 'E1-HERO-18', why: 'That is not tried now.' };
    const refused = refuseHero(table, state, unit);
    if (refused) return refused;
    return opponentsOf(state, unit).length > 0
      ? null
      : { rule: 'E1-HERO-18', why: 'His stand is not engaged.' };
  },
  list: (table, state, _seat, { left: [side] }) => [
    ...cryers(table, state, side).map((id) => heroic(id, 'charge')),
    { do: 'pass' },
  ],
  answer(play, _seat, action, step) {
    if (action.do === 'hero') tryCharge(play, action.unit);
    else step.left.shift();
  },
};
