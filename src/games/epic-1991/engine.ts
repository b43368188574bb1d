/** Runs the step on top of the stack until it is done or somebody must decide. */
import type { Decision, Random, Refusal, Seat } from '../../kernel/contract.ts';
import type { Action } from './actions.ts';
import { type Play, topStep } from './play.ts';
import { STEP_RULES } from './rules.ts';
import { isAction } from './shape.ts';
import type { State } from './state.ts';
import type { Step, StepRule } from './steps.ts';
import type { Table } from './table.ts';
import { nextPhase } from './turn.ts';

function ruleOf(step: Step): StepRule {
  return STEP_RULES[step.do] as StepRule;
}

/** Plays on until a decision waits or the battle is over. */
export function run(play: Play): void {
  const { state } = play;
  while (!state.outcome) {
    const step = topStep(state);
    if (!step) nextPhase(play);
    else if (ruleOf(step).run(play, step)) return;
  }
}

export function asks(table: Table, state: State): readonly Decision[] {
  const step = topStep(state);
  if (state.outcome || !step) return [];
  return ruleOf(step).asks?.(table, state, step) ?? [];
}

export function refuse(table: Table, state: State, seat: Seat, action: unknown): Refusal | null {
  if (state.outcome) return { rule: 'E2-SEQ-07', why: 'The battle is over.' };
  const asked = asks(table, state);
  if (!asked.some((decision) => decision.seat === seat))
    return { rule: asked[0]?.rule ?? 'E2-SEQ-01', why: 'The other player decides now.' };
  const rule = asked.find((decision) => decision.seat === seat)!.rule;
  if (!isAction(action)) return { rule, why: 'That is nothing anybody can do.' };
  const step = topStep(state)!;
  const refused = ruleOf(step).refuse;
  return refused ? refused(table, state, seat, action, step) : null;
}

export function list(table: Table, state: State, seat: Seat): Action[] {
  const step = topStep(state);
  if (!step || !asks(table, state).some((decision) => decision.seat === seat)) return [];
  return ruleOf(step).list?.(table, state, seat, step) ?? [];
}

/** The answers of one unit drawn at random where several could act; else, and where it has none, all there are. */
export function listSome(table: Table, state: State, seat: Seat, random: Random): Action[] {
  const step = topStep(state);
  if (!step || !asks(table, state).some((decision) => decision.seat === seat)) return [];
  const rule = ruleOf(step);
  const units = rule.units?.(table, state, seat, step) ?? [];
  const drawn = units.length > 0 ? rule.listUnit!(table, state, units[random.below(units.length)], step) : [];
  return drawn.length > 0 ? drawn : (rule.list?.(table, state, seat, step) ?? []);
}

/** Plays one legal action and what follows from it. */
export function answer(play: Play, seat: Seat, action: Action): void {
  const step = topStep(play.state)!;
  ruleOf(step).answer!(play, seat, action, step);
  run(play);
}
