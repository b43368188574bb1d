/** Rules of thumb for a battle: what each answer is worth as far as one can see. */
import type { Action } from '../../games/epic-1989/actions.ts';
import { strengthOf } from '../../games/epic-1989/close-combat/assault.ts';
import type { Epic89Game } from '../../games/epic-1989/index.ts';
import { sideOf } from '../../games/epic-1989/play.ts';
import type { Order, Side, State } from '../../games/epic-1989/state.ts';
import type { Table } from '../../games/epic-1989/table.ts';
import type { View } from '../../games/epic-1989/view.ts';
import type { Random, Seat } from '../../kernel/contract.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { randomFrom } from '../../kernel/random.ts';
import { topStep } from '../../kernel/steps.ts';
import { fieldOf } from './field.ts';
import { fireOf, hidersOf } from './fires.ts';
import { type Gains, gainsAt, spotOf, sumOf, type Temper, USUAL } from './gains.ts';
import { moveOf } from './moves.ts';
import { orderingOf, type Planned } from './orders.ts';
import { snapOf } from './snaps.ts';
import type { Breadth } from './ways.ts';
import { worthOf } from './worth.ts';

/** How somebody plays. */
export interface Manner {
  /** One answer in so many is given without a thought; 0 for none. */
  readonly slips: number;
  /** What an answer is worth is misjudged by up to that much, in hundreds of points. */
  readonly misjudges: number;
  /** Worlds in which an answer that leads to dice is tried. */
  readonly worlds: number;
  /** Units that are looked at before one fires. */
  readonly units: number;
  readonly breadth: Breadth;
  readonly temper: Temper;
}

/** By rules of thumb, as well as they go. */
export const SOUND: Manner = {
  slips: 0,
  misjudges: 0,
  worlds: 4,
  units: 3,
  breadth: { bearings: 16, shares: [1, 0.5] },
  temper: USUAL,
};

export interface Thought {
  readonly action: Action;
  readonly why: Why;
  /** What it changes, in hundreds of points, where that was weighed. */
  readonly gain?: number;
  readonly gains?: Gains;
  readonly plans?: readonly Planned[];
}

export type Why =
  | 'slip'
  | 'orders'
  | 'fire'
  | 'cease'
  | 'now'
  | 'hold'
  | 'none'
  | 'passed'
  | 'weighed'
  | 'moved'
  | 'only'
  | 'habit'
  | 'set-up'
  | 'force'
  | 'goes-on'
  | 'hide'
  | 'leads';

/** Answers tried out when there are few of them; of more, some. */
const FEW = 10;

export function think(game: Epic89Game, view: View, seat: Seat, random: Random, manner: Manner): Thought {
  return answer(game, game.imagine(view, random), seat, random, manner);
}

/** The same in a world that may be looked at but is not changed. */
export function answer(game: Epic89Game, world: State, seat: Seat, random: Random, manner: Manner): Thought {
  const asked = game.pending(world).find((decision) => decision.seat === seat);
  if (!asked) throw new Error(`Nothing waits for ${seat}.`);
  const side = sideOf(world, seat);
  const slips = () => manner.slips > 0 && random.below(manner.slips) === 0;
  if (asked.kind !== 'orders' && slips()) return slip(game, world, seat, random);
  const misjudged = (worth: number) =>
    manner.misjudges > 0 ? worth + (manner.misjudges * (random.below(2001) - 1000)) / 1000 : worth;
  const thought = side && byKind(game, world, side, asked.kind, manner, misjudged, slips, random);
  if (thought && (asked.kind !== 'orders' || game.check(world, seat, thought.action) === null))
    return thought;
  const actions = game.actions(world, seat);
  if (actions.length === 1) return { action: actions[0], why: 'only' };
  if (asked.kind === 'deploy' || asked.kind === 'arrive') return setUp(game, world, seat, actions, random);
  if (asked.kind === 'muster') return force(actions, random);
  if (HABITS.has(asked.kind)) return { action: actions[random.below(actions.length)], why: 'habit' };
  return best(game, world, seat, some(actions, random), random, manner);
}

const HABITS = new Set(['side', 'first', 'go', 'building', 'edge', 'point']);

/** Null where nothing better is known than what the engine lists. */
function byKind(
  game: Epic89Game,
  world: State,
  side: Side,
  kind: string,
  { units, breadth, temper }: Manner,
  misjudged: (worth: number) => number,
  slips: () => boolean,
  random: Random,
): Thought | null {
  switch (kind) {
    case 'orders': {
      const { action, plans } = orderingOf(game, world, side, temper, breadth, misjudged);
      return { action: forgetful(game, world, side, action, slips, random), plans, why: 'orders' };
    }
    case 'move': {
      const { action, gains } = moveOf(game, world, side, temper, breadth, misjudged);
      return { action, gains, why: gains ? 'moved' : 'only' };
    }
    case 'rest':
      return { action: { do: 'on' }, why: 'goes-on' };
    case 'snap': {
      const { action, why } = snapOf(game, world, side, temper.lasting, misjudged);
      return { action, why };
    }
    case 'fire': {
      const { action, worth } = fireOf(game, world, side, units, misjudged);
      return { action, gain: worth, why: worth > 0 ? 'fire' : 'cease' };
    }
    case 'primary': {
      const step = topStep(world);
      if (step?.do !== 'assault') return null;
      return {
        action: { do: 'primary', unit: leaderOf(game.tableOf(world), world, step.one, step.many) },
        why: 'leads',
      };
    }
    case 'hide':
      return { action: { do: 'hide', units: hidersOf(game.tableOf(world), world, side) }, why: 'hide' };
    default:
      return null;
  }
}

function slip(game: Epic89Game, world: State, seat: Seat, random: Random): Thought {
  const actions = [...game.some(world, seat, random)];
  while (actions.length > 1) {
    const [action] = actions.splice(random.below(actions.length), 1);
    if (!leavesTable(game, world, seat, action, random)) return { action, why: 'slip' };
  }
  return { action: actions[0], why: 'slip' };
}

/** A beginner, too, sees the table's edge. */
function leavesTable(game: Epic89Game, world: State, seat: Seat, action: Action, random: Random): boolean {
  if (action.do !== 'move') return false;
  const after = game.fork(world);
  const dice = diceFrom(randomFrom(random.below(0x1_0000_0000)));
  for (let events = game.apply(after, seat, action, dice); ; ) {
    if (events.some(({ kind }) => kind === 'left')) return true;
    const [asked] = game.pending(after);
    if (asked?.kind !== 'snap') return false;
    events = game.apply(after, asked.seat, { do: 'pass', span: 'detachment' }, dice);
  }
}

/** Detachments that somebody forgets to think about are told anything. */
function forgetful(
  game: Epic89Game,
  world: State,
  side: Side,
  action: Action,
  slips: () => boolean,
  random: Random,
): Action {
  if (action.do !== 'orders') return action;
  const orders = action.orders.map(([id, order]): readonly [number, Order] =>
    slips() ? [id, ANY[random.below(ANY.length)]] : [id, order],
  );
  const given: Action = { do: 'orders', orders };
  return game.check(world, world.seats[side], given) === null ? given : action;
}

const ANY: readonly Order[] = ['first', 'advance', 'charge'];

/** E1-CC-12: who leads several: the strongest of them. */
function leaderOf(table: Table, state: State, one: number, many: readonly number[]): number {
  const strength = (id: number) => strengthOf(table, state, id, one, many.length - 1);
  return many.reduce((a, b) => (strength(b) > strength(a) ? b : a));
}

/** Of many answers some, drawn by chance; the first, what the engine thinks of first, among them. */
function some(actions: readonly Action[], random: Random): Action[] {
  const left = [...actions];
  const drawn = left.splice(0, 1);
  while (drawn.length < FEW && left.length > 0) drawn.push(...left.splice(random.below(left.length), 1));
  return drawn;
}

/** The force of the scenario where it may be had, else any that is not over the top; mostly one with support, where that may be bought. */
function force(actions: readonly Action[], random: Random): Thought {
  const supported = actions.filter((action) => action.do === 'muster' && action.force.support.length > 0);
  const few = supported.length > 0 && random.below(3) > 0 ? supported : actions.slice(0, 4);
  return { action: few[random.below(few.length)], why: 'force' };
}

/** Where those who are set up have most to shoot at and least to fear, and what the scenario asks for is near. */
function setUp(
  game: Epic89Game,
  world: State,
  seat: Seat,
  actions: readonly Action[],
  random: Random,
): Thought {
  let chosen = actions[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    if (action.do !== 'deploy') continue;
    const tried = game.fork(world);
    game.apply(tried, seat, action, diceFrom(randomFrom('set up')));
    const side = sideOf(tried, seat);
    if (!side) continue;
    const field = fieldOf(game.tableOf(tried), tried, side);
    const spots = field.own.map((piece) => spotOf(piece, tried.units[piece.id].building));
    const worth = sumOf(gainsAt(field, spots, 'first', USUAL), USUAL) + random.below(1000) / 2000;
    if (worth <= most) continue;
    most = worth;
    chosen = action;
  }
  return { action: chosen, why: 'set-up' };
}

/** Each answer tried in imagined worlds: the one after which most is to be hoped for. */
function best(
  game: Epic89Game,
  world: State,
  seat: Seat,
  actions: readonly Action[],
  random: Random,
  { worlds }: Manner,
): Thought {
  const table = game.tableOf(world);
  const side = sideOf(world, seat);
  if (!side) return { action: actions[random.below(actions.length)], why: 'habit' };
  const before = worthOf(table, world, side);
  const seed = random.below(0x1_0000_0000);
  let chosen = actions[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    let sum = 0;
    for (let i = 0; i < worlds; i++) {
      const tried = game.fork(world);
      game.apply(tried, seat, action, diceFrom(randomFrom(`${seed} ${i}`)));
      sum += worthOf(game.tableOf(tried), tried, side);
    }
    if (sum <= most) continue;
    most = sum;
    chosen = action;
  }
  return { action: chosen, gain: most / worlds - before, why: 'weighed' };
}

/** An answer weighed by somebody who looks on with that view. */
export function seenFrom(game: Epic89Game, view: View, seat: Seat, action: Action): Thought {
  if (action.do === 'orders') return { action, why: 'orders' };
  if (action.do === 'pass') return { action, why: 'passed' };
  if (action.do === 'on') return { action, why: 'goes-on' };
  const random = randomFrom('openly');
  const world = game.imagine(view, random);
  if (game.check(world, seat, action) !== null) return { action, why: 'habit' };
  if (action.do === 'fire') return { action, why: 'fire' };
  const side = sideOf(world, seat);
  if (!side) return { action, why: 'habit' };
  const before = worthOf(game.tableOf(world), world, side);
  game.apply(world, seat, action, diceFrom(random));
  return { action, gain: worthOf(game.tableOf(world), world, side) - before, why: 'weighed' };
}
