/** One opponent for Vault: it tries what it could do in worlds it imagines. */
import type { Bot } from '../../bots/bot.ts';
import type { Opponents } from '../../bots/opponents.ts';
import { REGULAR } from '../../bots/strengths.ts';
import { type Budget, type Mind, weighIdeas } from '../../bots/think.ts';
import { NOWHERE, spread } from '../../grid/index.ts';
import type { VaultGame } from './index.ts';
import { type Action, foeOf, gangOf, type Side, type State } from './state.ts';

const BUDGET: Budget = {
  rounds: [
    { games: 6, stay: 4 },
    { games: 12, stay: 1 },
  ],
  actions: 10_000,
  margin: 0,
  early: 0.3,
};

const mind: Mind<VaultGame, State, Action, null> = {
  usual: null,
  others: () => null,
  player: (game, state, random) => (seat) => {
    const actions = game.actions(state, seat);
    return actions[random.below(actions.length)];
  },
  stage: (state) => String(state.round),
  ahead: () => 2,
  chance(game, state, seat) {
    const worth = (side: Side): number => {
      const left = gangOf(state, side).filter(({ at }) => at !== NOWHERE);
      const near = Math.min(9, ...left.map(({ at }) => spread(game.table.board, at, game.table.vault)));
      return left.length * 2 - near;
    };
    const [own, other] = [worth(seat as Side), worth(foeOf(seat as Side))];
    return Math.min(0.95, Math.max(0.05, 0.5 + (own - other) / 20));
  },
};

const PLAYED_OUT = 'Played out in imagined worlds, nothing came out better.';

const regular: Bot<VaultGame, State, Action> = {
  ...REGULAR,
  choose(game, view, seat, random) {
    const ideas = game.actions(game.imagine(view, random), seat).map((action) => ({ action, manner: null }));
    if (ideas.length === 0) throw new Error(`Nothing waits for ${seat}.`);
    return weighIdeas(game, view, seat, mind, ideas, BUDGET, random).best.idea.action;
  },
  why: () => PLAYED_OUT,
  openly: () => PLAYED_OUT,
};

const opponents: Opponents = { bots: [regular as unknown as Bot] };

export default opponents;
