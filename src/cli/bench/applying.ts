import type { Dice, Seat } from '../../kernel/contract.ts';
import { diceOf } from './dice.ts';
import type { Contender } from './race.ts';

/** A match that was played with the dice of number `n`. */
interface Recorded<S, A> {
  readonly game: {
    start(dice: Dice): { readonly state: S };
    apply(state: S, seat: Seat, action: A, dice: Dice): readonly unknown[];
  };
  readonly n: number;
  readonly moves: readonly { readonly seat: Seat; readonly action: A }[];
}

/** The same matches played again and again: applying alone. */
export function applying<S, A>(matches: readonly Recorded<S, A>[]): Contender {
  let at = 0;
  let next = 0;
  let dice = diceOf(matches[0].n);
  let { state } = matches[0].game.start(dice);
  return (n) => {
    let events = 0;
    for (let i = 0; i < n; i++) {
      const { game, moves } = matches[at];
      const { seat, action } = moves[next++];
      events += game.apply(state, seat, action, dice).length;
      if (next < moves.length) continue;
      at = (at + 1) % matches.length;
      next = 0;
      dice = diceOf(matches[at].n);
      state = matches[at].game.start(dice).state;
    }
    return events;
  };
}
