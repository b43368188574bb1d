/** CP: the reaction of the inactive player to an action that one of its models has seen. */
import type { Action } from '../actions.ts';
import { unitsOf } from '../position.ts';
import { activeSide, otherSide, type Side } from '../state.ts';
import { type HeresyRule, type Play, waits } from '../steps.ts';
import { ACT_VERBS } from './acts.ts';
import { mayHavePoints } from './command.ts';
import { listActs, refuseAct, take } from './taking.ts';
import { isWitnessed, underWay } from './under-way.ts';

export interface ReactStep {
  do: 'react';
  side: Side;
  /** What was seen. */
  triggers: readonly number[];
}

/** HH-CP-06, HH-CP-15: put whenever it was seen, also to a player who has no point left. */
export function offerReaction(play: Play, triggers: readonly number[]): void {
  const { state } = play;
  const side = otherSide(activeSide(state) as Side);
  if (triggers.length === 0 || !mayHavePoints(state, side) || !isWitnessed(play.table, state, side, triggers))
    return;
  state.steps.push({ do: 'react', side, triggers });
}

/** HH-CP-07: one model, anywhere on the board, one action. */
export const reacting: HeresyRule<'react'> = {
  run: waits,
  asks: (_table, _state, { side, triggers }) => [
    { seat: side, kind: 'react', rule: 'HH-CP-07', about: { triggers } },
  ],
  verbs: () => ['pass', ...ACT_VERBS],
  refuse: (table, state, _seat, action, { side }) =>
    action.do === 'pass' ? null : refuseAct(table, state, side, action, true),
  list(table, state, _seat, { side }) {
    const out: Action[] = [{ do: 'pass' }];
    for (const p of unitsOf(state, side)) listActs(table, state, p, true, out);
    return out;
  },
  answer(play, _seat, action, { side }) {
    const { state, events } = play;
    state.steps.pop();
    if (action.do === 'pass') return;
    const settle = underWay(state);
    if (settle) settle.reacted = action.unit as number;
    events.push({ kind: 'reacted', side, unit: action.unit as number });
    take(play, action, true);
  },
  forced: () => ({ do: 'pass' }),
};
