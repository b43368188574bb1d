/** The rules of thumb for everything a seat may be asked, for one temper. */
import { type Action, act } from '../../games/hulk-revised/actions.ts';
import type { HulkGame, View } from '../../games/hulk-revised/index.ts';
import type { State } from '../../games/hulk-revised/state.ts';
import type { Random } from '../../kernel/contract.ts';
import { tryOut } from './fallback.ts';
import { type HuntMemory, readHunt, recallHunt } from './hunt.ts';
import { chooseAct } from './marine.ts';
import { answerAsMarine } from './marine-answers.ts';
import { layRubble, placeToStart } from './muster.ts';
import { inOrder, nextAction } from './stealer.ts';
import { answerAsStealer } from './stealer-answers.ts';
import type { Temper } from './temper.ts';

type Answer = (
  game: HulkGame,
  view: View,
  world: State,
  actions: readonly Action[],
  temper: Temper,
  memory?: Memory,
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

/** What somebody who plays a game on in one go remembers, so that it is not worked out for every answer. */
export interface Memory extends HuntMemory {
  /** The Stealers that had nothing to do in this phase. */
  readonly idle: Set<number>;
}

/**
 * `world` agrees with `view` and is ours to work on. Throws when nothing waits for that seat.
 */
export function answer(
  game: HulkGame,
  view: View,
  world: State,
  seat: string,
  random: Random,
  temper: Temper,
  memory?: Memory,
): Action {
  const asked = game.pending(world).find((decision) => decision.seat === seat);
  if (!asked) throw new Error(`Nothing waits for ${seat}.`);
  if (seat === 'stealer' && asked.kind === 'act') return prowl(game, world, random, temper, memory);
  const actions = game.actions(world, seat);
  if (actions.length === 1) return actions[0];
  if (asked.kind === 'muster') return actions[random.below(actions.length)]; // what nobody can foresee
  const rule = (seat === 'marine' ? MARINE : STEALER)[asked.kind];
  return rule ? rule(game, view, world, actions, temper, memory) : tryOut(game, world, seat, actions, random);
}

/** Each action spends AP or a free turn, of which each piece has few: the phase always ends. */
function prowl(game: HulkGame, world: State, random: Random, temper: Temper, memory?: Memory): Action {
  const table = game.tableOf(world);
  const hunt = memory ? recallHunt(table, world, temper, memory) : readHunt(table, world, temper);
  for (const p of inOrder(hunt)) {
    if (memory?.idle.has(p.id) || temper.still?.includes(p.id)) continue;
    const action = nextAction(hunt, p);
    if (action && !game.check(world, 'stealer', action)) return action;
    memory?.idle.add(p.id);
  }
  if (!game.check(world, 'stealer', act('end'))) return act('end');
  return tryOut(game, world, 'stealer', game.actions(world, 'stealer'), random); // on a gun it must step off
}
