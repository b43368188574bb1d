/** Plays whole games between bots, each kept to what its seat may know. For tests, and for balancing missions. */
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
