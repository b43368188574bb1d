/** A plain, sensible player of either side: rules of thumb, one action at a time, nothing remembered. */
import { type Action, act } from '../../games/hulk-revised/actions.ts';
import type { HulkGame, View } from '../../games/hulk-revised/index.ts';
import type { State } from '../../games/hulk-revised/state.ts';
import type { Random } from '../../kernel/contract.ts';
import type { Bot } from '../bot.ts';
import { tryOut } from './fallback.ts';
import { readHunt } from './hunt.ts';
import { chooseAct } from './marine.ts';
import { answerAsMarine } from './marine-answers.ts';
import { inOrder, nextAction } from './stealer.ts';
import { suits } from './stealer-answers.ts';

const COVERED = ['command','act','lurk','snap','first','place','face','support','reroll','unjam'];

export const simpleBot: Bot<HulkGame, View, Action> = {
  id: 'simple',
  title: 'Steady',
  text: 'Marines press on and cover each other; Genestealers keep out of sight until they can strike.',
  choose(game, view, seat, random) {
    const world = game.imagine(view, random);
    const asked = game.pending(world).find((decision) => decision.seat === seat);
    if (!asked) throw new Error(`Nothing waits for ${seat}.`);
    if (seat === 'stealer' && asked.kind === 'act') return prowl(game, world, random);
    const actions = game.actions(world, seat);
    if (actions.length === 1) return actions[0];
    if (!COVERED.includes(asked.kind)) return tryOut(game, world, seat, actions, random);
    if (seat === 'stealer') return answerAsStealer(game, world, actions);
    return asked.kind === 'act'
      ? chooseAct(game, view, world, actions)
      : answerAsMarine(game, view, world, actions);
  },
};

/** Each action spends AP or a free turn, of which each piece has few: the phase always ends. */
function prowl(game: HulkGame, world: State, random: Random): Action {
  const hunt = readHunt(game.table, world);
  for (const p of inOrder(hunt)) {
    const action = nextAction(hunt, p);
    if (action && !game.check(world, 'stealer', action)) return action;
  }
  if (!game.check(world, 'stealer', act('end'))) return act('end');
  return tryOut(game, world, 'stealer', game.actions(world, 'stealer'), random);
}

function answerAsStealer(game: HulkGame, world: State, actions: readonly Action[]): Action {
  const hunt = readHunt(game.table, world);
  let best = actions[0];
  let score = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const value = suits(hunt, action);
    if (value > score) {
      score = value;
      best = action;
    }
  }
  return best;
}
