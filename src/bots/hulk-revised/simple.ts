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
import { layRubble, placeToStart } from './muster.ts';
import { inOrder, nextAction } from './stealer.ts';
import { answerAsStealer } from './stealer-answers.ts';

type Answer = (
  game: HulkGame,
  view: View,
  world: State,
  actions: readonly Action[],
  random: Random,
) => Action;

/** By what is asked (engine.ts, `decisionOf`); the same kind may go to either side. */
const MARINE: Readonly<Record<string, Answer>> = {
  act: chooseAct,
  start: (game, _view, world, actions) => placeToStart(game.tableOf(world), world, actions),
  command: answerAsMarine,
  snap: answerAsMarine,
  auto: answerAsMarine,
  arc: answerAsMarine,
  first: answerAsMarine,
  place: answerAsMarine,
  support: answerAsMarine,
  reroll: answerAsMarine,
  psi: answerAsMarine,
  unjam: answerAsMarine,
};
const STEALER: Readonly<Record<string, Answer>> = {
  rubble: (game, _view, world, actions) => layRubble(game.tableOf(world), world, actions),
  ambush: answerAsStealer,
  lurk: answerAsStealer,
  hide: answerAsStealer,
  first: answerAsStealer,
  bring: answerAsStealer,
  place: answerAsStealer,
  face: answerAsStealer,
  claw: answerAsStealer,
};

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
    const answer = (seat === 'marine' ? MARINE : STEALER)[asked.kind];
    return answer ? answer(game, view, world, actions, random) : tryOut(game, world, seat, actions, random);
  },
};

/** Each action spends AP or a free turn, of which each piece has few: the phase always ends. */
function prowl(game: HulkGame, world: State, random: Random): Action {
  const hunt = readHunt(game.tableOf(world), world);
  for (const p of inOrder(hunt)) {
    const action = nextAction(hunt, p);
    if (action && !game.check(world, 'stealer', action)) return action;
  }
  if (!game.check(world, 'stealer', act('end'))) return act('end');
  return tryOut(game, world, 'stealer', game.actions(world, 'stealer'), random); // on a gun it must step off
}
