/** HH-CHAP-03: the Canticle of Hate: a rush forward, and an assault with a die more at its end. */
import type { Action } from '../actions.ts';
import { refuseBlade } from '../assault/assault.ts';
import { startFights } from '../assault/clash.ts';
import { bladesOf } from '../assault/fighters.ts';
import { refuseFront } from '../assault/ways.ts';
import type { BladeId } from '../data/assault.ts';
import {
  canReach,
  canReachAfter,
  gaitFor,
  listFreeSteps,
  refuseFreeStep,
  takeFreeStep,
} from '../movement/free-steps.ts';
import { frontSquare, piece } from '../position.ts';
import type { Piece, State } from '../state.ts';
import { done, type HeresyRule, no } from '../steps.ts';
import type { Table } from '../table.ts';
import { endsInAssault } from './litanies.ts';

export interface RushStep {
  do: 'rush';
  unit: number;
  left: number;
}

function steps(table: Table, state: State, p: Piece, left: number): Action[] {
  if (left === 0) return [];
  const gait = gaitFor(state, p, true);
  const goal = endsInAssault(table, state);
  return listFreeSteps(table, state, p, gait).filter((action) =>
    canReachAfter(table, state, p, action, gait, left - 1, goal),
  );
}

export const rushing: HeresyRule<'rush'> = {
  run({ table, state }, { unit, left }) {
    const p = state.pieces[unit];
    // HH-GEN-14: what was found on the way may make it impossible
    const goes = p && canReach(table, state, p, gaitFor(state, p, true), left, endsInAssault(table, state));
    return goes ? true : done(state);
  },
  asks: (_table, state, { unit, left }) => [
    { seat: piece(state, unit).side, kind: 'rush', rule: 'HH-CHAP-03', unit, about: { left } },
  ],
  verbs: () => ['step', 'strike'],
  refuse(table, state, _seat, action, { unit, left }) {
    const p = piece(state, unit);
    if (action.do === 'strike') return refuseBlade(state, p, action.with) ?? refuseFront(table, state, p);
    if (left === 0) return no('HH-CHAP-03', 'It has taken three steps.');
    const gait = gaitFor(state, p, true);
    const refusal = refuseFreeStep(table, state, p, action, gait);
    if (refusal) return refusal;
    return canReachAfter(table, state, p, action, gait, left - 1, endsInAssault(table, state))
      ? null
      : no('HH-CHAP-03', 'From there no enemy could be assaulted.');
  },
  list(table, state, _seat, { unit, left }) {
    const p = piece(state, unit);
    const strikes: Action[] = refuseFront(table, state, p)
      ? []
      : bladesOf(state, p).map((blade) => ({ do: 'strike', with: blade }));
    return [...strikes, ...steps(table, state, p, left)];
  },
  answer(play, _seat, action, step) {
    const { table, state } = play;
    const p = piece(state, step.unit);
    if (action.do === 'step') {
      step.left--;
      takeFreeStep(play, p, action);
      return;
    }
    state.steps.pop();
    startFights(play, p, [state.occupant[frontSquare(table, p)]], {
      blade: action.with as BladeId,
      extra: 1,
    });
  },
  forced(table, state, { unit, left }) {
    const p = piece(state, unit);
    return refuseFront(table, state, p)
      ? steps(table, state, p, left)[0]
      : { do: 'strike', with: bladesOf(state, p)[0] };
  },
};
