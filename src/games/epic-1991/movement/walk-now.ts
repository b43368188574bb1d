/** A move as the present question judges it: in the movement phase, or of Scouts before the first turn. */
import type { Refusal, Seat } from '../../../kernel/contract.ts';
import { topStep } from '../../../kernel/steps.ts';
import type { Action } from '../actions.ts';
import { scoutLimits, scoutsReach, walkScouts } from '../setting-up/scouts.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { allowance } from './allowance.ts';
import type { MoveDraft } from './draft.ts';
import type { Limits } from './gait.ts';
import { walkMove } from './walking.ts';

function isScouting(state: State): boolean {
  return topStep(state)?.do === 'scouts';
}

export function reachNow(table: Table, state: State, id: number): number {
  return isScouting(state) ? scoutsReach(table, id) : allowance(table, state, id);
}

/** What a leg is measured by now; undefined for the unit's orders. */
export function limitsNow(table: Table, state: State): ((id: number) => Limits) | undefined {
  return isScouting(state) ? (id) => scoutLimits(table, id) : undefined;
}

export function walkNow(
  table: Table,
  state: State,
  move: Extract<Action, { do: 'move' }>,
  seat: Seat,
): { refusal: Refusal | null; draft: MoveDraft | null } {
  return isScouting(state) ? walkScouts(table, state, move) : walkMove(table, state, move, seat);
}
