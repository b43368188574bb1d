/** Plays an imagined game on by the rules of thumb, for both sides. */
import type { HulkGame, View } from '../../games/hulk-revised/index.ts';
import type { State } from '../../games/hulk-revised/state.ts';
import type { Random } from '../../kernel/contract.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { answer } from './answers.ts';
import { STEADY, type Temper } from './temper.ts';

const MOST_ACTIONS = 600;

export function isMarineTurn(state: State): boolean {
  return state.phase === 'command' || state.phase === 'marine';
}

/**
 * On to the beginning of the Marines' `rounds`-th turn from here, or to the end. `temper` leads the side whose turn it
 * is, until its turn ends. `watch` sees the table whenever the Marines' turn begins.
 */
export function playOn(
  game: HulkGame,
  state: State,
  random: Random,
  rounds: number,
  temper: Temper = STEADY,
  watch?: (state: State) => void,
): void {
  const dice = diceFrom(random);
  let idle = new Set<number>();
  let marines = isMarineTurn(state);
  const leader = marines ? 'marine' : 'stealer';
  let led = temper;
  for (let i = 0; i < MOST_ACTIONS && !state.outcome; i++) {
    if (marines !== isMarineTurn(state)) {
      marines = !marines;
      led = STEADY;
      if (marines) {
        watch?.(state);
        if (--rounds <= 0) return;
      } else idle = new Set();
    }
    const { seat, kind } = game.pending(state)[0];
    const action = answer(game, state as View, state, seat, random, seat === leader ? led : STEADY, idle);
    if (kind !== 'act') idle.clear();
    game.apply(state, seat, action, dice);
  }
}
