/** The steps of a fight between legions on the engine of steps. */
import type { Seat } from '../../kernel/contract.ts';
import { engineOf, topStep } from '../../kernel/steps.ts';
import type { Action } from './actions.ts';
import { isWellFormed } from './notation.ts';
import { STEP_RULES } from './rules.ts';
import type { State } from './state.ts';
import { type HeresyKit, type HeresyRule, no } from './steps.ts';
import type { Table } from './table.ts';
import { mayRunOut } from './turn/timer.ts';

const engine = engineOf<HeresyKit>(STEP_RULES, {
  over: no('HH-SEQ-04', 'The match is over.'),
  notAsked: () => no('HH-SEQ-02', 'It is not your decision now.'),
  isAction: isWellFormed,
  noAction: ({ rule }) => no(rule, 'That is not an action of this game.'),
  otherVerb(table, state, _seat, action, step) {
    if (action.do === 'time')
      return mayRunOut(table, state) ? null : no('HH-TIME-05', 'No clock is running.');
    const verbs = (STEP_RULES[step.do] as HeresyRule).verbs?.(step) ?? [];
    return no('HH-GEN-10', `First answer what is asked: ${verbs.join(', ')}.`);
  },
});

export const { asks, refuse, run, listSome } = engine;

/** What a seat may do now; in a timed game the clock can run out at any decision (HH-TIME-06). */
export function listActions(table: Table, state: State, seat: Seat): Action[] {
  const out = engine.list(table, state, seat);
  if (out.length > 0 && mayRunOut(table, state) && topStep(state)) out.push({ do: 'time' });
  return out;
}
