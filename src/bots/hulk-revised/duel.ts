/** A series of games of hulk-revised between bots: for tests, and for balancing missions. */
import { hulkRevised } from '../../games/hulk-revised/index.ts';
import type { Seat } from '../../kernel/contract.ts';
import type { Bot } from '../bot.ts';
import { playBots } from '../testing.ts';

/** What a series of games came to. Rates are shares of all games; the other figures are averages per game. */
interface Duel {
  readonly games: number;
  readonly marine: number;
  readonly stealer: number;
  readonly draw: number;
  readonly turns: number;
  readonly marineLosses: number;
  readonly stealerLosses: number;
  /** How often each reason ended a game, the most frequent first. */
  readonly endings: readonly { readonly why: string; readonly games: number }[];
}

/**
 * Plays `games` games of a hulk-revised setup, `{ mission, options?, chapter? }` as `readSetup` takes it. The same
 * seed gives the same games; game n is `${seed} ${n}`. Throws as `playBots` does.
 */
export function duel(
  setup: unknown,
  bots: Readonly<Record<Seat, Bot>>,
  games: number,
  seed: string = 'duel',
): Duel {
  const game = hulkRevised.open(hulkRevised.readSetup(setup));
  const known = hulkRevised.open(hulkRevised.readSetup(setup));
  const won: Record<string, number> = { marine: 0, stealer: 0, draw: 0 };
  const sums = { turns: 0, marineLosses: 0, stealerLosses: 0 };
  const endings = new Map<string, number>();
  for (let i = 0; i < games; i++) {
    const { outcome, state } = playBots(game, known, bots, `${seed} ${i}`);
    const { turn, marineLosses, stealerLosses } = state;
    won[outcome.winner ?? 'draw']++;
    sums.turns += turn;
    sums.marineLosses += marineLosses;
    sums.stealerLosses += stealerLosses;
    endings.set(outcome.why, (endings.get(outcome.why) ?? 0) + 1);
  }
  return {
    games,
    marine: won.marine / games,
    stealer: won.stealer / games,
    draw: won.draw / games,
    turns: sums.turns / games,
    marineLosses: sums.marineLosses / games,
    stealerLosses: sums.stealerLosses / games,
    endings: [...endings].map(([why, n]) => ({ why, games: n })).sort((a, b) => b.games - a.games),
  };
}
