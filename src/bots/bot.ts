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
  /**
   * Why it chooses so with that view and that chance, in a sentence made of what it decided by: for those who may know all that
   * its seat knows.
   */
  why(game: Game, view: View, seat: Seat, random: Random): string;
  /** Why that seat would do this, weighed as this bot weighs it on what somebody with that view may know. */
  openly(game: Game, view: View, seat: Seat, action: Action): string;
}

/** What somebody says who decides without a thought. */
export const BY_CHANCE = 'Chance decided.';

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
  why: () => BY_CHANCE,
  openly: () => BY_CHANCE,
};
