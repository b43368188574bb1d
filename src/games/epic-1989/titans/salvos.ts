/** E1-TITAN-02: in each fire segment Titans fire in turn, one each, before anybody else. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { mayFire, refuseShots } from '../firing/declare.ts';
import { fireOffers, hasTarget } from '../firing/fire-offers.ts';
import { firesIn } from '../firing/fires.ts';
import { fireWith } from '../firing/volley.ts';
import { finish, seatOf } from '../play.ts';
import type { FireSegment, Side, State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { isTitan } from './legs.ts';

type Salvos = StepOf<'salvos'>;

function ready(table: Table, state: State, side: Side, segment: FireSegment): number[] {
  return state.units
    .filter(
      (unit) =>
        unit?.where === 'table' &&
        table.units[unit.id].side === side &&
        isTitan(table, unit.id) &&
        firesIn(segment, state, table.units[unit.id].detachment) &&
        mayFire(table, state, unit.id),
    )
    .map(({ id }) => id);
}

function refuse(table: Table, state: State, action: Action, { left, segment }: Salvos): Refusal | null {
  if (action.do !== 'fire') return null;
  const unit = state.units[action.unit];
  if (unit?.snapped) return { rule: 'E1-FIRE-15', why: `Unit ${unit.id} has snap fired.` };
  if (!ready(table, state, left[0], segment).includes(action.unit))
    return { rule: 'E1-TITAN-02', why: 'Titans fire now, one at a time.' };
  return refuseShots(table, state, action.unit, action.shots, 0);
}

export const salvos: StepRule<Salvos> = {
  run(play, step) {
    const { table, state } = play;
    const aims = (id: number) => hasTarget(table, state, id, 0);
    step.left = step.left.filter((side) => ready(table, state, side, step.segment).some(aims));
    if (step.left.length > 0) return true;
    finish(play, step);
    return false;
  },
  verbs: () => ['fire', 'end'],
  asks: (_table, state, { left }) => [
    { seat: seatOf(state, left[0]), kind: 'fire', rule: 'E1-TITAN-02', sample: true },
  ],
  refuse: (table, state, _seat, action, step) => refuse(table, state, action, step),
  units: (table, state, _seat, { left, segment }) => ready(table, state, left[0], segment),
  listUnit: (table, state, unit) => fireOffers(table, state, unit, 0),
  list: (table, state, _seat, { left, segment }) => [
    ...ready(table, state, left[0], segment).flatMap((id) => fireOffers(table, state, id, 0)),
    { do: 'end' },
  ],
  answer(play, _seat, action, step) {
    const [side, ...rest] = step.left;
    if (action.do === 'end') step.left = rest;
    if (action.do !== 'fire') return;
    step.left = [...rest, side];
    fireWith(play, action.unit, action.shots, false);
  },
};
