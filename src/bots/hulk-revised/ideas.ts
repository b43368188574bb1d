/** What is worth thinking through: the Steady answer first, then what other tempers would do, and a few more. */
import { type Action, act } from '../../games/hulk-revised/actions.ts';
import type { HulkGame, View } from '../../games/hulk-revised/index.ts';
import { isBlip, isShut, piece } from '../../games/hulk-revised/position.ts';
import type { State } from '../../games/hulk-revised/state.ts';
import type { Random } from '../../kernel/contract.ts';
import { answer } from './answers.ts';
import { readHunt } from './hunt.ts';
import { rateActs } from './marine.ts';
import { inOrder, nextAction } from './stealer.ts';
import { STEADY, type Temper } from './temper.ts';

export interface Idea {
  readonly action: Action;
  /** How its side goes on in this turn. */
  readonly temper: Temper;
}

const PRESS: Temper = { ...STEADY, pace: 2, watch: 0.6 };
const HOLD: Temper = { ...STEADY, pace: 0.3, watch: 1.3 };
const RUSH: Temper = { ...STEADY, care: 0.12, numbers: 0.04 };
const WAIT: Temper = { ...STEADY, care: 1.2, numbers: 0.36 };
const MOST = 8;
const NEXT_BEST = 3;
const OTHERS = 4;
const CLOSE = 8;
const PIECES = 3;
/** Questions where the exact odds or a rule of thumb say all there is. */
const THOUGHT_THROUGH: readonly string[] = ['lurk', 'ambush', 'hide', 'bring', 'place', 'face', 'unjam', 'support'];

export function ideas(
  game: HulkGame,
  view: View,
  world: State,
  seat: string,
  steady: Action,
  random: Random,
): Idea[] {
  const found: Idea[] = [{ action: steady, temper: STEADY }];
  const add = (action: Action | null | undefined, temper: Temper = STEADY): void => {
    if (!action || found.length >= MOST || found.some((idea) => same(idea, action, temper))) return;
    found.push({ action, temper });
  };
  const { kind } = game.pending(world)[0];
  const tempers = seat === 'marine' ? [PRESS, HOLD] : [RUSH, WAIT];
  if (kind === 'act')
    for (const temper of tempers)
      add(answer(game, view, game.fork(world), seat, random, temper), temper);
  if (kind === 'act' && seat === 'marine') marineIdeas(game, view, world, add);
  else if (kind === 'act') stealerIdeas(game, world, add);
  else if (THOUGHT_THROUGH.includes(kind)) {
    const rest = game.actions(world, seat).filter(({ do: verb }) => verb !== 'time');
    for (let i = 0; i < OTHERS && rest.length > 0; i++) add(rest.splice(random.below(rest.length), 1)[0]);
  }
  return found;
}

function same(idea: Idea, action: Action, temper: Temper): boolean {
  const one = idea.action;
  return (
    (idea.temper === temper || temper === STEADY) &&
    one.do === action.do &&
    one.unit === action.unit &&
    one.to === action.to &&
    one.face === action.face &&
    one.item === action.item &&
    one.clear === action.clear
  );
}

type Add = (action: Action | null | undefined, temper?: Temper) => void;

function marineIdeas(game: HulkGame, view: View, world: State, add: Add): void {
  const actions = game.actions(world, 'marine');
  const rated = rateActs(game, view, world, actions, STEADY);
  rated.sort((a, b) => b.rate - a.rate);
  for (const { action } of rated.slice(0, NEXT_BEST + 1)) add(action);
  const spent = new Set<number>();
  for (const { action, rate } of rated) {
    if (action.do === 'overwatch' && !spent.has(action.unit) && rate > 0) add(action);
    if (action.do === 'door' && !isShut(world, action.to) && action.cp === 0) add(action);
  }
  add(actions.find(({ do: verb }) => verb === 'end'));
}

function stealerIdeas(game: HulkGame, world: State, add: Add): void {
  const hunt = readHunt(game.tableOf(world), world, STEADY);
  let asked = 0;
  for (const p of inOrder(hunt)) {
    if (asked >= PIECES) break;
    const action = nextAction(hunt, p);
    if (action && !game.check(world, 'stealer', action)) {
      asked++;
      add(action);
    }
    const convert = act('convert', p.id);
    if (isBlip(p) && p.at >= 0 && hunt.floor[p.at] <= CLOSE && !game.check(world, 'stealer', convert)) add(convert);
  }
  if (!game.check(world, 'stealer', act('end'))) add(act('end'));
}
