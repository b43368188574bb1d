/** Rules of thumb for a battle: what each answer is worth as far as one can see. */
import type { Action } from '../../games/epic-1991/actions.ts';
import type { EpicGame, View } from '../../games/epic-1991/index.ts';
import type { Order, Side, State } from '../../games/epic-1991/state.ts';
import type { Random } from '../../kernel/contract.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { randomFrom } from '../../kernel/random.ts';
import { fieldOf } from './bodies.ts';
import { fireOf, type Thorough } from './fires.ts';
import { groundWorth, nearestOf, reachOf } from './ground.ts';
import { goesFirst, moveOf } from './moves.ts';
import { orderingOf } from './orders.ts';
import { type Gains, type Planned, type Temper, USUAL } from './plan.ts';
import { podPlace, sooner } from './pods.ts';
import { sumOf, type Worth, worthOf } from './worth.ts';

/** How somebody plays. */
export interface Manner {
  /** One answer in so many is given without a thought; 0 for none. */
  readonly slips: number;
  /** What an answer is worth is misjudged by up to that much, in victory points. */
  readonly misjudges: number;
  /** Worlds in which an answer that leads to dice is tried. */
  readonly worlds: number;
  /** Moves are weighed as everybody would stand then, not as they are meant. */
  readonly careful: boolean;
  readonly thorough: Thorough;
  readonly temper: Temper;
}

/** By rules of thumb, as well as they go. */
export const SOUND: Manner = {
  slips: 0,
  misjudges: 0,
  worlds: 3,
  careful: true,
  thorough: { units: 3, foes: 4, shares: true },
  temper: USUAL,
};

/** In a hurry: how the games are played that the judge learns from. */
export const QUICK: Manner = {
  slips: 0,
  misjudges: 0,
  worlds: 1,
  careful: false,
  thorough: { units: 1, foes: 2, shares: true },
  temper: USUAL,
};

export interface Thought {
  readonly action: Action;
  readonly why:
    | 'slip'
    | 'orders'
    | 'fire'
    | 'hold'
    | 'weighed'
    | 'moved'
    | 'only'
    | 'habit'
    | 'set-up'
    | 'pod';
  /** What it changes, where that was weighed. */
  readonly gain?: Worth;
  readonly gains?: Gains;
  readonly plans?: readonly Planned[];
}

/** Answers tried out when there are few of them. */
const FEW = 8;

export function think(game: EpicGame, view: View, seat: Side, random: Random, manner: Manner): Thought {
  return answer(game, game.imagine(view, random), seat, random, manner);
}

/** The same in a world that may be looked at but is not changed. */
export function answer(game: EpicGame, world: State, seat: Side, random: Random, manner: Manner): Thought {
  const asked = game.pending(world).find((decision) => decision.seat === seat);
  if (!asked) throw new Error(`Nothing waits for ${seat}.`);
  const { kind } = asked;
  const slips = () => manner.slips > 0 && random.below(manner.slips) === 0;
  if (!kind.endsWith('orders') && slips()) return slip(game, world, seat, random);
  const misjudged = (worth: number) =>
    manner.misjudges > 0 ? worth + (manner.misjudges * (random.below(2001) - 1000)) / 1000 : worth;
  switch (kind) {
    case 'orders':
    case 'late-orders': {
      const { action, plans } = orderingOf(game, world, seat, game.actions(world, seat), manner.temper);
      return { action: forgetful(game, world, seat, action, slips, random), plans, why: 'orders' };
    }
    case 'fire': {
      const { action, worth } = fireOf(game, world, seat, manner.thorough, misjudged);
      return { action, why: worth > 0 ? 'fire' : 'hold' };
    }
    case 'move': {
      const { action, gains } = moveOf(game, world, seat, manner.temper, manner.careful, misjudged);
      return gains ? { action, gains, why: 'moved' } : { action, why: 'only' };
    }
    case 'go':
      return { action: { do: 'go', first: goesFirst(game, world, seat, manner.temper) }, why: 'habit' };
    case 'pod':
      return { action: podPlace(game, world, seat, asked.unit ?? 0), why: 'pod' };
    case 'rally':
      return { action: { do: 'rally', yes: true }, why: 'habit' };
  }
  const actions = game.actions(world, seat);
  if (actions.length === 1) return { action: actions[0], why: 'only' };
  if (kind === 'deploy')
    return { action: sooner(game, world, seat, setUp(game, world, seat, actions)), why: 'set-up' };
  if (actions.length <= FEW && kind !== 'muster') return best(game, world, seat, actions, random, manner);
  return { action: actions[random.below(actions.length)], why: 'habit' };
}

function slip(game: EpicGame, world: State, seat: Side, random: Random): Thought {
  const actions = game.some(world, seat, random);
  return { action: actions[random.below(actions.length)], why: 'slip' };
}

/** Units that somebody forgets to think about are told anything. */
function forgetful(
  game: EpicGame,
  world: State,
  seat: Side,
  action: Action,
  slips: () => boolean,
  random: Random,
): Action {
  if (action.do !== 'orders') return action;
  const orders = action.orders.map(([unit, order]): readonly [number, Order] =>
    slips() ? [unit, ANY[random.below(ANY.length)]] : [unit, order],
  );
  const given: Action = { do: 'orders', orders };
  return game.check(world, seat, given) === null ? given : action;
}

const ANY: readonly Order[] = ['first', 'advance', 'charge'];

/** The set-up from which most counters can be reached soonest. */
function setUp(game: EpicGame, world: State, seat: Side, actions: readonly Action[]): Action {
  let chosen = actions[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const tried = game.fork(world);
    game.apply(tried, seat, action, diceFrom(randomFrom('set up')));
    const places = tried.objectives.length;
    const rows = fieldOf(game.tableOf(tried), tried).bodies[seat].map((body) =>
      reachOf(tried, body).map((gap) => Math.max(0, gap - 2 * body.move)),
    );
    const alone = new Array<number>(places).fill(1e6);
    const worth = groundWorth(tried, seat, nearestOf(rows, places), alone, 700);
    if (worth <= most) continue;
    most = worth;
    chosen = action;
  }
  return chosen;
}

/** Each answer tried in imagined worlds: the one after which most is to be hoped for. */
function best(
  game: EpicGame,
  world: State,
  seat: Side,
  actions: readonly Action[],
  random: Random,
  { worlds }: Manner,
): Thought {
  const table = game.tableOf(world);
  const before = worthOf(table, world, seat);
  const seed = random.below(0x1_0000_0000);
  let chosen = actions[0];
  let gain: Worth | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const ends: Worth[] = [];
    for (let i = 0; i < worlds; i++) {
      const tried = game.fork(world);
      game.apply(tried, seat, action, diceFrom(randomFrom(`${seed} ${i}`)));
      ends.push(worthOf(table, tried, seat));
    }
    const worth = sumOf((part) => ends.reduce((sum, end) => sum + end[part], 0) / worlds);
    if (worth <= most) continue;
    most = worth;
    chosen = action;
    gain = less(ends[0], before);
  }
  return { action: chosen, gain, why: 'weighed' };
}

function less(worth: Worth, before: Worth): Worth {
  return {
    points: worth.points - before.points,
    losses: worth.losses - before.losses,
    ground: worth.ground - before.ground,
    fire: worth.fire - before.fire,
    contact: worth.contact - before.contact,
  };
}

/** An answer weighed by somebody who looks on with that view. */
export function seenFrom(game: EpicGame, view: View, seat: Side, action: Action): Thought {
  if (action.do === 'orders') return { action, why: 'orders' };
  if (action.do === 'fire') return { action, why: action.attacks.length > 0 ? 'fire' : 'hold' };
  const random = randomFrom('openly');
  const world = game.imagine(view, random);
  if (game.check(world, seat, action) !== null) return { action, why: 'habit' };
  const table = game.tableOf(world);
  const before = worthOf(table, world, seat);
  game.apply(world, seat, action, diceFrom(random));
  return { action, gain: less(worthOf(table, world, seat), before), why: 'weighed' };
}
