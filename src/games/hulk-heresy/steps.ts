/** What the engine of steps works on here, and what this game's steps say besides. Whose the choice is, is asked (HH-GEN-09); dice come in the order of the rules (HH-DICE-01). */
import type { Dice, Refusal } from '../../kernel/contract.ts';
import type { Kit, PlayOf, StepRule } from '../../kernel/steps.ts';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { Side, State, Step } from './state.ts';
import type { Table } from './table.ts';

export interface HeresyKit extends Kit {
  readonly table: Table;
  readonly state: State;
  readonly step: Step;
  readonly action: Action;
  readonly event: Event;
}

export type Play = PlayOf<HeresyKit>;
export type StepOf<Do extends Step['do']> = Extract<Step, { do: Do }>;

export interface HeresyRule<Do extends Step['do'] = Step['do']> extends StepRule<HeresyKit, StepOf<Do>> {
  /** HH-TIME-06: what a player who has run out of time answers, as the Decisions table has it. */
  forced?(table: Table, state: State, step: StepOf<Do>, seat: Side, dice: Dice): Action;
  /** HH-GEN-14: whoever has one answer only is not asked. Never where that would tell a secret. */
  readonly answersItself?: true;
}

/** A step that always waits for an answer. */
export const waits = (): boolean => true;

export function done(state: State): false {
  state.steps.pop();
  return false;
}

export const no = (rule: string, why: string): Refusal => ({ rule, why });
