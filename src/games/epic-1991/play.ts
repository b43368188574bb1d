/** What a rule needs while an action is played, and dice with a name. */
import type { Dice } from '../../kernel/contract.ts';
import type { Event } from './events.ts';
import { foeOf, type Side, type State } from './state.ts';
import type { Step } from './steps.ts';
import type { Table } from './table.ts';

export interface Play {
  readonly table: Table;
  readonly state: State;
  readonly dice: Dice;
  readonly events: Event[];
}

export function push(play: Play, step: Step): void {
  play.state.steps.push(step);
}

/** Takes a step off the stack, wherever what it caused has left it. */
export function finish(play: Play, step: Step): void {
  const { steps } = play.state;
  steps.splice(steps.lastIndexOf(step), 1);
}

const DEGREES: readonly number[] = Array.from({ length: 360 }, () => 1);

/** E2-GEO-15: a direction, every whole degree as likely as any other. */
export function rollDirection(dice: Dice): number {
  return dice.draw(DEGREES);
}

/** E2-GEN-09, E2-GEN-03: dice thrown together, one after another. */
export function roll(dice: Dice, many: number): number[] {
  return Array.from({ length: many }, () => dice.d6());
}

export function sum(dice: readonly number[]): number {
  return dice.reduce((a, b) => a + b, 0);
}

/** E2-GEN-04: before turn 1 side A rolls first, later the winner of initiative does. */
export function rollers(play: Play): readonly [Side, Side] {
  const first = play.state.initiative ?? 'A';
  return [first, foeOf(first)];
}
