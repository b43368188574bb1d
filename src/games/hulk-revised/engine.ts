/** The steps of a boarding action on the engine of steps: who is asked, what is refused, what is offered. */
import type { Decision, Seat } from '../../kernel/contract.ts';
import { engineOf, topStep } from '../../kernel/steps.ts';
import { type Action, act } from './actions.ts';
import { isWellFormed } from './form.ts';
import { STEP_RULES } from './rules.ts';
import type { State } from './state.ts';
import type { HulkKit, HulkRule } from './steps.ts';
import type { Table } from './table.ts';
import { mayRunOut } from './turn/held.ts';

const engine = engineOf<HulkKit>(STEP_RULES, {
  over: { rule: 'HR-SEQ-07', why: 'The match is over.' },
  notAsked: () => ({ rule: 'HR-GEN-23', why: 'It is not your decision now.' }),
  isAction: isWellFormed,
  noAction: () => ({ rule: 'HR-GEN-19', why: 'That is not an action of this game.' }),
  otherVerb(table, state, seat, action, step) {
    if (action.do === 'time')
      return mayRunOut(table, state, seat) ? null : { rule: 'HR-TIME-01', why: 'No clock is running.' };
    if (step.do === 'marines' || step.do === 'stealers')
      return { rule: 'HR-GEN-23', why: 'That cannot be done in this phase.' };
    const verbs = (STEP_RULES[step.do] as HulkRule).verbs?.(step) ?? [];
    return { rule: 'HR-GEN-23', why: `First answer what is asked: ${verbs.join(', ')}.` };
  },
});

/** Who must decide what, with what the question is about. */
export function asks(table: Table, state: State): readonly Decision[] {
  const asked = engine.asks(table, state);
  const step = topStep(state);
  if (!step || step.do === 'marines' || step.do === 'stealers') return asked;
  return asked.map((decision) => ({ ...decision, about: { ...step } }));
}

export const refuse = engine.refuse;
export const run = engine.run;

/** What a seat may do now. The clock can run out at any of the Marine player's decisions (HR-TIME-05). */
export function listActions(table: Table, state: State, seat: Seat): Action[] {
  const out = engine.list(table, state, seat);
  if (out.length > 0 && mayRunOut(table, state, seat)) out.push(act('time'));
  return out;
}
