/** What the engine of steps works on here, and what this game's steps say besides. */
import type { Decision } from '../../kernel/contract.ts';
import type { Kit, StepRule } from '../../kernel/steps.ts';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { Play } from './position.ts';
import type { State, Step } from './state.ts';
import type { Table } from './table.ts';

export interface HulkKit extends Kit {
  readonly table: Table;
  readonly state: State;
  readonly step: Step;
  readonly action: Action;
  readonly event: Event;
}

export type StepOf<Do extends Step['do']> = Extract<Step, { do: Do }>;

export interface HulkRule<Do extends Step['do'] = Step['do']> extends StepRule<HulkKit, StepOf<Do>> {
  /** HR-TIME-05, HR-TIME-08: what a Marine player who has run out of time answers; without it he ends his phase. */
  late?(play: Play, step: StepOf<Do>): Action;
}

/** What a question that interrupts a phase is about: `Decision.about`. All of it is public. */
export type Question = StepOf<
  | 'muster'
  | 'setup'
  | 'command'
  | 'ambush'
  | 'reinforce'
  | 'hide'
  | 'snap'
  | 'auto'
  | 'arc'
  | 'scan'
  | 'expose'
  | 'convert'
  | 'face'
  | 'assault'
  | 'unjam'
>;

/** Null while a phase is simply being played. */
export function questionOf(decision: Decision | undefined): Question | null {
  return (decision?.about as Question | undefined) ?? null;
}

/** A step that always waits for an answer. */
export const waits = (): boolean => true;
