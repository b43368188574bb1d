/** Answers by chance for matches that are kept. */
import type { AnyGame, Dice, Random, Seat } from '../kernel/contract.ts';
import { diceFrom } from '../kernel/dice.ts';
import { randomFrom } from '../kernel/random.ts';

export interface Choice {
  readonly seat: Seat;
  readonly action: { readonly do?: string };
}

/** How a side is played: at random, or by whoever looks for a fight. */
export const PLAYERS = { chance: byChance, keen };
export type Player = keyof typeof PLAYERS;

/** Kinds of actions first, then one of that kind, so that rare kinds are seen; a phase is seldom ended early. */
export function byChance(game: AnyGame, state: unknown, random: Random): Choice {
  const asked = game.pending(state);
  const { seat } = asked[random.below(asked.length)];
  const actions = game.actions(state, seat) as Choice['action'][];
  const every = [...new Set(actions.map((action) => action.do))];
  const kinds = every.filter((kind) => kind !== 'end' || every.length === 1 || random.below(6) === 0);
  const kind = kinds[random.below(kinds.length)];
  const some = actions.filter((action) => action.do === kind);
  return { seat, action: some[random.below(some.length)] };
}

const LOOKS = 5;

/** Of a few answers the one that throws most dice when it is tried: shots, fights, charges into overwatch. */
function keen(game: AnyGame, state: unknown, random: Random): Choice {
  const few = Array.from({ length: LOOKS }, () => byChance(game, state, random));
  let best = few[0];
  let most = 0;
  for (const choice of few) {
    const dice = counting(diceFrom(randomFrom('keen')));
    game.apply(game.fork(state), choice.seat, choice.action, dice);
    if (dice.thrown > most) [best, most] = [choice, dice.thrown];
  }
  return best;
}

function counting(dice: Dice): Dice & { thrown: number } {
  return {
    thrown: 0,
    d6() {
      this.thrown++;
      return dice.d6();
    },
    draw: (weights) => dice.draw(weights),
  };
}
