/** An opponent: it is given what its seat may know and answers like a person. */
import type { AnyGame, Random, Seat } from '../kernel/contract.ts';

/** A bot of one ruleset; with the defaults, any bot at all. It keeps nothing between two choices. */
export interface Bot<Game = AnyGame, View = unknown, Action = unknown> {
  readonly id: string;
  readonly title: string;
  /** One sentence for a player who chooses an opponent. */
  readonly text: string;
  /**
   * A legal answer to what waits for `seat`. The same view and the same chance give the same answer. Throws when
   * nothing waits for that seat.
   */
  choose(game: Game, view: View, seat: Seat, random: Random): Action;
}

/** Plays anything the rules allow. */
export const randomBot: Bot = {
  id: 'random',
  title: 'Chance',
  text: 'Does anything the rules allow, without a thought.',
  choose(game, view, seat, random) {
    const actions = game.actions(game.imagine(view, random), seat);
    if (actions.length === 0) throw new Error(`Nothing waits for ${seat}.`);
    return actions[random.below(actions.length)];
  },
};
