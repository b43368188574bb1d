/** ACT: the Action phase of one player, who activates whom he likes (HH-ACT-06), one action at a time (HH-ACT-04, HH-ACT-08). */
import type { Action } from '../actions.ts';
import { convert, listConvert, refuseConvert } from '../blips/convert.ts';
import { piece } from '../position.ts';
import type { Side, State } from '../state.ts';
import { done, type HeresyRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { endActivation } from './activation.ts';
import { ACT_VERBS } from './acts.ts';
import { SECONDS } from './clock.ts';
import { listActs, refuseAct, take } from './taking.ts';

export interface ActingStep {
  do: 'acting';
  side: Side;
  /** The clock has still to start (HH-TIME-02). */
  clock: boolean;
}

function listPiece(table: Table, state: State, id: number, out: Action[]): Action[] {
  const p = piece(state, id);
  if (p.blip) out.push(...listConvert(table, state, p));
  return listActs(table, state, p, false, out);
}

export const acting: HeresyRule<'acting'> = {
  run(play, step) {
    const { table, state, events } = play;
    if (step.clock) {
      step.clock = false;
      events.push({ kind: 'timer', seconds: table.setup.seconds ?? SECONDS });
    }
    // HH-ACT-05: it never ends because nothing can act, only because nobody is there
    if (state.units[step.side].length > 0 && !state.timeUp) return true;
    endActivation(state);
    return done(state);
  },
  asks: (_table, _state, { side }) => [{ seat: side, kind: 'act', rule: 'HH-ACT-02' }],
  verbs: () => ['end', 'convert', ...ACT_VERBS],
  refuse(table, state, _seat, action, { side }) {
    if (action.do === 'end') return null;
    if (action.do === 'convert') return refuseConvert(table, state, side, action);
    return refuseAct(table, state, side, action, false);
  },
  list(table, state, _seat, { side }) {
    const out: Action[] = [{ do: 'end' }];
    for (const id of state.units[side]) listPiece(table, state, id, out);
    return out;
  },
  units: (_table, state, _seat, { side }) =>
    state.units[side].filter((id) => piece(state, id).stage !== 'done'),
  listUnit: (table, state, unit) => listPiece(table, state, unit, []),
  answer(play, _seat, action) {
    const { state } = play;
    if (action.do === 'end') {
      endActivation(state);
      state.steps.pop();
    } else if (action.do === 'convert') convert(play, action);
    else take(play, action, false);
  },
  forced: () => ({ do: 'end' }),
};
