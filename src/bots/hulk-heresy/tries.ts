/** Answers tried out in copies of an imagined world: for whatever has dice in it and no rule of thumb. */
import type { Action } from '../../games/hulk-heresy/actions.ts';
import { rowOfPiece } from '../../games/hulk-heresy/position.ts';
import { otherSide, type Side, type State } from '../../games/hulk-heresy/state.ts';
import type { Random } from '../../kernel/contract.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { randomFrom } from '../../kernel/random.ts';
import { modelValue, type Sense } from './sense.ts';

const NOBODY: ReadonlySet<string> = new Set();
const POINT = 0.12;

/** What one side has on the board, in points; and its command points. */
function strengthOf(state: State, side: Side): number {
  let sum = 0;
  for (const id of state.units[side]) {
    const p = state.pieces[id];
    if (!p || p.row < 0) continue;
    sum += modelValue(rowOfPiece(state, p), NOBODY) + (p.guard ? 0.1 : 0) + (p.overwatch ? 0.15 : 0);
  }
  const { counter, spent, commander, duel, daemonic } = state.command[side];
  return (
    sum +
    POINT * (Math.max(0, counter - spent) + commander + duel + daemonic) +
    0.2 * state.exited[side].length
  );
}

export function balance(state: State, side: Side): number {
  if (state.outcome) return state.outcome.winner === null ? 0 : state.outcome.winner === side ? 40 : -40;
  return strengthOf(state, side) - strengthOf(state, otherSide(side));
}

/** Of so many answers at most these are tried. */
const MOST = 16;

export interface Tried {
  readonly action: Action;
  readonly gain: number;
}

/** What each brings on average; all meet the same dice. */
export function tryOut(
  { game, state, side }: Sense,
  actions: readonly Action[],
  times: number,
  random: Random,
): Tried[] {
  const seed = random.below(0x1_0000_0000);
  const every = Math.max(1, Math.ceil(actions.length / MOST));
  const before = balance(state, side);
  return actions
    .filter((_, i) => i % every === 0)
    .map((action) => {
      let sum = 0;
      for (let i = 0; i < times; i++) {
        const world = game.fork(state);
        game.apply(world, side, action, diceFrom(randomFrom(`${seed} ${i}`)));
        sum += balance(world, side);
      }
      return { action, gain: sum / times - before };
    });
}

export function bestOf(tried: readonly Tried[]): Tried {
  return tried.reduce((best, one) => (one.gain > best.gain + 1e-9 ? one : best));
}
