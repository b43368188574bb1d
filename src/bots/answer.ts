import type { AnyGame, Random, Seat } from '../kernel/contract.ts';
import type { Bot } from './bot.ts';

/** What a bot does about what waits for its seat, in notation. `chance` gives the same chance anew each time. */
export function answerOf(
  bot: Bot,
  { game, view, seat }: { readonly game: AnyGame; readonly view: unknown; readonly seat: Seat },
  chance: () => Random,
): string {
  const action = bot.choose(game, view, seat, chance());
  return game.notation.print(game.imagine(view, chance()), action);
}
