/** How the Stealers read the table. */
import { piece } from '../../games/hulk-revised/position.ts';
import { NOWHERE, type State } from '../../games/hulk-revised/state.ts';
import type { Table } from '../../games/hulk-revised/table.ts';
import { type Watched, watched } from './watch.ts';
import { approach, toObjective, wayOf } from './ways.ts';

/** Everything is valued in Marines: 1 is one Marine dead. */
export interface Hunt extends Watched {
  readonly table: Table;
  readonly state: State;
  readonly approach: Int16Array;
  /** Per square: 1 next to a Marine, where no blip may go (HR-BLIP-03). */
  readonly near: Uint8Array;
  /** Per square: what it is worth to stand there in the Marines' way. */
  readonly block: Float64Array;
  /** What killing that Marine is worth, by number. */
  readonly prize: readonly number[];
  /** What a Genestealer of ours is worth. */
  readonly worth: number;
}

const ALONE = 0.4;
const IN_NUMBERS = 0.12;
const STRIKING_DISTANCE = 7;

export function readHunt(table: Table, state: State): Hunt {
  const near = new Uint8Array(table.board.size);
  for (const id of state.marines)
    for (let dir = 0; dir < 8; dir++) {
      const square = table.step[piece(state, id).at * 8 + dir];
      if (square >= 0) near[square] = 1;
    }
  const approached = approach(table, state);
  const prize: number[] = [];
  const block = new Float64Array(table.board.size);
  const togo = toObjective(table, state);
  for (const id of state.marines) {
    const p = piece(state, id);
    const left = togo[p.at * 4 + p.facing];
    prize[id] = 1 + urgency(left) + (p.kind === 'sergeant' ? 0.1 : 0);
    // In his way is a good place, on the objective itself the best.
    for (const square of wayOf(table, togo, p))
      block[square] = Math.max(block[square], urgency(left) * (table.objective[square] ? 1 : 0.6));
  }
  return {
    table,
    state,
    approach: approached,
    near,
    block,
    prize,
    worth: together(state, approached) ? IN_NUMBERS : ALONE,
    ...watched(table, state),
  };
}

/** A Marine has four AP and perhaps as many command points: what he can reach next turn must be stopped now. */
function urgency(left: number): number {
  return left <= 10 ? 0.5 : left <= 14 ? 0.25 : 0.05;
}

/** Enough of them near enough to swamp whoever waits for them. */
function together(state: State, approached: Int16Array): boolean {
  let strength = 0;
  for (const id of state.stealers) {
    const p = piece(state, id);
    if (p.at === NOWHERE || approached[p.at] > STRIKING_DISTANCE) continue;
    strength += p.kind === 'blip' ? p.value : 1;
  }
  let watchers = 0;
  for (const id of state.marines) if (piece(state, id).overwatch) watchers++;
  return strength >= 2 + watchers;
}
