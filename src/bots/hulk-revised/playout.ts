/** Plays an imagined game on by the rules of thumb, for both sides. */
import type { HulkGame, View } from '../../games/hulk-revised/index.ts';
import type { State } from '../../games/hulk-revised/state.ts';
import type { Random } from '../../kernel/contract.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { answer } from './answers.ts';
import { SEASONED, type Temper } from './temper.ts';

const MOST_ACTIONS = 600;

/** On to where the Marines' next turn but `more` begins, or to the end. `temper` leads whose turn it is, in this turn. */
export function playOn(game: HulkGame, state: State, random: Random, temper: Temper, more: number): void {
  const dice = diceFrom(random);
  const leader = isMarineTurn(state) ? 'marine' : 'stealer';
  const idle = new Set<number>(); // what had nothing to do is not asked again in the phase
  let marines = leader === 'marine';
  let led = temper;
  for (let i = 0; i < MOST_ACTIONS && !state.outcome; i++) {
    if (isMarineTurn(state) !== marines) {
      marines = !marines;
      led = SEASONED;
      if (marines && more-- === 0) return;
    }
    const { seat, kind } = game.pending(state)[0];
    const action = answer(game, state as View, state, seat, random, seat === leader ? led : SEASONED, idle);
    if (kind !== 'act') idle.clear();
    game.apply(state, seat, action, dice);
  }
}

function isMarineTurn({ phase }: State): boolean {
  return phase === 'command' || phase === 'marine';
}
