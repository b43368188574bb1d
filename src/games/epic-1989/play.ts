/** An action being played, and the stack of steps. */
import type { Dice, Seat } from '../../kernel/contract.ts';
import type { Event } from './events.ts';
import { SIDES, type Side, type State } from './state.ts';
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

export function seatOf(state: State, side: Side): Seat {
  return state.seats[side];
}

export function sideOf(state: State, seat: Seat): Side | undefined {
  return SIDES.find((side) => state.seats[side] === seat);
}

/** FIRST, E1-FIRST-01: the First Player, then the other one. */
export function inOrder(state: State): readonly [Side, Side] {
  return state.first === 'rebel' ? ['rebel', 'imperial'] : ['imperial', 'rebel'];
}
