/** HH-DICE-02, HH-DICE-03: dice of a shot or a save that may be rolled again, by which effect, and for which command point. */
import type { Refusal } from '../../../kernel/contract.ts';
import { type Action, POOLS, type Pool } from '../actions.ts';
import type { Piece, State } from '../state.ts';
import { no } from '../steps.ts';
import type { Table } from '../table.ts';
import { mayUseCp, pointsIn } from '../turn/command.ts';

export interface Again {
  /** What it is called in an answer: `again endurance`, `again cp-o`. */
  readonly word: string;
  readonly rule: string;
  /** The dice it may touch, counted from 0. */
  readonly dice: readonly number[];
  /** One of them, of the player's choice, instead of all. */
  readonly one?: true;
  /** What it costs. */
  readonly pool?: Pool;
}

/** HH-CP-12, HH-CP-13, HH-GAP-16: one command point, of any pool that is not bound to reactions (HH-PSI-15). */
export function forPoint(table: Table, state: State, p: Piece, dice: readonly number[]): Again[] {
  if (dice.length === 0 || !mayUseCp(table, state, p)) return [];
  return POOLS.filter((pool) => pool !== 'p' && pointsIn(table, state, p, pool) > 0).map((pool) => ({
    word: `cp-${pool}`,
    rule: 'HH-CP-12',
    dice,
    pool,
  }));
}

export const againNamed = (open: readonly Again[], action: Action): Again | undefined =>
  open.find(({ word }) => word === action.with);

export function refuseAgain(open: readonly Again[], action: Action): Refusal | null {
  if (action.do === 'pass') return null;
  const again = againNamed(open, action);
  if (!again) return no('HH-DICE-03', 'Nothing of that name lets these dice be rolled again.');
  const { one, dice, rule } = again;
  if (!one) return action.list === undefined ? null : no(rule, 'All the dice are rolled again.');
  if (action.list?.length !== 1) return no(rule, 'Say which one die is rolled again.');
  return dice.includes(action.list[0]) ? null : no('HH-DICE-02', 'That die cannot be rolled again.');
}

export function listAgain(open: readonly Again[]): Action[] {
  const all: Action[] = open.flatMap(({ word, one, dice }): Action[] =>
    one ? dice.map((die) => ({ do: 'again', with: word, list: [die] })) : [{ do: 'again', with: word }],
  );
  return [{ do: 'pass' }, ...all];
}
