/** Plays whole games between bots, each kept to what its seat may know. For tests, and for balancing missions. */
import { hulkRevised, type State } from '../games/hulk-revised/index.ts';
import type { Game, GameEvent, Outcome, Seat } from '../kernel/contract.ts';
import { diceFrom } from '../kernel/dice.ts';
import { randomFrom } from '../kernel/random.ts';
import type { Bot } from './bot.ts';

export interface Played<State = unknown> {
  readonly outcome: Outcome;
  readonly actions: readonly unknown[];
  readonly state: State;
}

const MOST_ACTIONS = 6000;

/**
 * `known` is the game as the bots get it: opened apart from `game`, so that nothing but the view, copied and frozen,
 * reaches them. Throws at the first action that is not legal, and when a game does not end.
 */
export function playBots<State, Action, Event extends GameEvent, View>(
  game: Game<State, Action, Event, View>,
  known: Game<State, Action, Event, View>,
  bots: Readonly<Record<Seat, Bot>>,
  seed: string,
): Played<State> {
  const dice = diceFrom(randomFrom(`${seed} dice`));
  const random = randomFrom(`${seed} bots`);
  const { state } = game.start(dice);
  const actions: Action[] = [];
  for (;;) {
    const outcome = game.outcome(state);
    if (outcome) return { outcome, actions, state };
    if (actions.length > MOST_ACTIONS) throw new Error(`Not over after ${actions.length} actions (${seed}).`);
    const { seat } = game.pending(state)[0];
    const view = freeze(JSON.parse(JSON.stringify(game.view(state, seat))));
    const action = bots[seat].choose(known, view, seat, random) as Action;
    const refusal = game.check(state, seat, action);
    if (refusal)
      throw new Error(`${bots[seat].id} played ${JSON.stringify(action)}: ${refusal.why} (${seed})`);
    actions.push(action);
    game.apply(state, seat, action, dice);
  }
}

function freeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

/** What a series of games came to. Rates are shares of all games; the other figures are averages per game. */
export interface Duel {
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
    const { turn, marineLosses, stealerLosses } = state as State;
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
