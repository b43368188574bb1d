/** HH-DAEM-13: Rage of Khorne: after a kill a Bloodletter may go on. */
import type { Action } from '../actions.ts';
import { refuseBlade } from '../assault/assault.ts';
import { startFights } from '../assault/clash.ts';
import { bladesOf } from '../assault/fighters.ts';
import { refuseFront } from '../assault/ways.ts';
import type { BladeId } from '../data/assault.ts';
import {
  canReach,
  canReachAfter,
  type Gait,
  listFreeSteps,
  refuseFreeStep,
  takeFreeStep,
} from '../movement/free-steps.ts';
import { frontSquare, piece } from '../position.ts';
import { loseAims } from '../shooting/sustained.ts';
import type { Piece, State } from '../state.ts';
import { done, type HeresyRule, no, type Play } from '../steps.ts';
import type { Table } from '../table.ts';
import { endStance } from '../turn/stance.ts';

export interface RageStep {
  do: 'rage';
  unit: number;
  left: number;
  /** It has begun: now it must end in an assault. */
  begun: boolean;
  /** HH-SEQ-05: after a reaction it is part of that; else it is an action of its own. */
  reaction: boolean;
}

const ANY: Gait = { forward: false, turns: true };
const foe = (table: Table, state: State) => (there: Piece) => !refuseFront(table, state, there);

function begin(play: Play, step: RageStep): void {
  if (step.begun) return;
  step.begun = true;
  const { state } = play;
  const p = piece(state, step.unit);
  p.acted = true;
  endStance(play, p);
  loseAims(state, p, false);
  if (step.reaction) {
    state.steps.splice(state.steps.length - 1, 0, { do: 'reveal', faces: [] }, { do: 'blasts' });
    return;
  }
  const settle = { stage: 'casualties', actor: p.id, revealed: [], pushed: [], reacted: 0 } as const;
  state.steps.splice(state.steps.length - 1, 0, { do: 'settle', ...settle, revealed: [], pushed: [] });
}

const steps = (table: Table, state: State, p: Piece, left: number): Action[] =>
  left === 0
    ? []
    : listFreeSteps(table, state, p, ANY).filter((action) =>
        canReachAfter(table, state, p, action, ANY, left - 1, foe(table, state)),
      );

export const raging: HeresyRule<'rage'> = {
  run({ table, state }, { unit, left }) {
    const p = state.pieces[unit];
    return p && canReach(table, state, p, ANY, left, foe(table, state)) ? true : done(state);
  },
  asks: (_table, state, { unit, left }) => [
    { seat: piece(state, unit).side, kind: 'rage', rule: 'HH-DAEM-13', unit, about: { left } },
  ],
  verbs: () => ['step', 'strike', 'pass'],
  refuse(table, state, _seat, action, { unit, left, begun }) {
    const p = piece(state, unit);
    if (action.do === 'pass') return begun ? no('HH-DAEM-13', 'It must end in an assault.') : null;
    if (action.do === 'strike') return refuseBlade(state, p, action.with) ?? refuseFront(table, state, p);
    if (left === 0) return no('HH-DAEM-13', 'It has moved two squares.');
    const refusal = refuseFreeStep(table, state, p, action, ANY);
    if (refusal) return refusal;
    return canReachAfter(table, state, p, action, ANY, left - 1, foe(table, state))
      ? null
      : no('HH-DAEM-13', 'From there nobody could be assaulted.');
  },
  list(table, state, _seat, { unit, left, begun }) {
    const p = piece(state, unit);
    const strikes: Action[] = refuseFront(table, state, p)
      ? []
      : bladesOf(state, p).map((blade) => ({ do: 'strike', with: blade }));
    return [...(begun ? [] : [{ do: 'pass' } as const]), ...strikes, ...steps(table, state, p, left)];
  },
  answer(play, _seat, action, step) {
    const { table, state } = play;
    if (action.do === 'pass') {
      state.steps.pop();
      return;
    }
    begin(play, step);
    const p = piece(state, step.unit);
    if (action.do === 'step') {
      step.left--;
      takeFreeStep(play, p, action);
      return;
    }
    state.steps.pop();
    startFights(play, p, [state.occupant[frontSquare(table, p)]], { blade: action.with as BladeId });
  },
  forced(table, state, { unit, left, begun }) {
    const p = piece(state, unit);
    if (!begun) return { do: 'pass' };
    return refuseFront(table, state, p)
      ? steps(table, state, p, left)[0]
      : { do: 'strike', with: bladesOf(state, p)[0] };
  },
};
