/** Rules of thumb for a battle: what each answer is worth as far as one can see. */
import type { Action } from '../../games/epic-1991/actions.ts';
import type { EpicGame, View } from '../../games/epic-1991/index.ts';
import type { Side, State } from '../../games/epic-1991/state.ts';
import type { Random } from '../../kernel/contract.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { randomFrom } from '../../kernel/random.ts';
import { ordersOf } from './orders.ts';
import { fireWorth } from './shots.ts';
import { PARTS, sumOf, type Worth, worthOf } from './worth.ts';

/** How somebody plays. */
export interface Manner {
  /** One answer in so many is given without a thought; 0 for none. */
  readonly slips: number;
  /** What an answer is worth is misjudged by up to that much, in victory points. */
  readonly misjudges: number;
  /** Worlds in which an answer that leads to dice is tried. */
  readonly worlds: number;
}

export interface Thought {
  readonly action: Action;
  /** What it changes, where that was weighed. */
  readonly gain: Worth | null;
  readonly why: 'slip' | 'orders' | 'fire' | 'hold' | 'weighed' | 'only' | 'habit';
}

/** Answers tried out when there are few of them; of more, only these kinds of question are tried out. */
const FEW = 8;

export function think(game: EpicGame, view: View, seat: Side, random: Random, manner: Manner): Thought {
  const world = game.imagine(view, random);
  const asked = game.pending(world).find((decision) => decision.seat === seat);
  const actions = asked ? game.actions(world, seat) : [];
  if (!asked || actions.length === 0) throw new Error(`Nothing waits for ${seat}.`);
  const { kind } = asked;
  if (actions.length === 1) return { action: actions[0], gain: null, why: 'only' };
  if (manner.slips > 0 && random.below(manner.slips) === 0)
    return { action: actions[random.below(actions.length)], gain: null, why: 'slip' };
  if (kind === 'orders' || kind === 'late-orders')
    return { action: ordersOf(game, world, seat, actions), gain: null, why: 'orders' };
  if (kind === 'fire') return fire(game, world, seat, actions, random, manner);
  if (kind === 'move' || kind === 'scouts') return move(game, world, seat, actions, random, manner);
  if (actions.length <= FEW && kind !== 'deploy' && kind !== 'muster')
    return best(game, world, seat, actions, random, manner);
  return { action: actions[random.below(actions.length)], gain: null, why: 'habit' };
}

function misjudged(worth: number, random: Random, { misjudges }: Manner): number {
  return misjudges > 0 ? worth + (misjudges * (random.below(2001) - 1000)) / 1000 : worth;
}

/** The unit whose fire brings most fires first; one that would bring nothing holds or passes. */
function fire(
  game: EpicGame,
  world: State,
  seat: Side,
  actions: readonly Action[],
  random: Random,
  manner: Manner,
): Thought {
  const table = game.tableOf(world);
  let chosen: Action | null = null;
  let most = 0.02;
  for (const action of actions) {
    if (action.do !== 'fire' || action.attacks.length === 0) continue;
    const worth = misjudged(fireWorth(table, world, seat, action), random, manner);
    if (worth <= most) continue;
    most = worth;
    chosen = action;
  }
  if (chosen) return { action: chosen, gain: null, why: 'fire' };
  const quiet = actions.find((action) => action.do === 'fire' && action.attacks.length === 0) ?? actions[0];
  return { action: quiet, gain: null, why: 'hold' };
}

/** The moves of one unit are weighed at a time. */
function move(
  game: EpicGame,
  world: State,
  seat: Side,
  actions: readonly Action[],
  random: Random,
  manner: Manner,
): Thought {
  const units = new Set(actions.flatMap((action) => (action.do === 'move' ? [action.unit] : [])));
  const [unit] = units;
  if (unit === undefined) return best(game, world, seat, actions, random, manner);
  const own = actions.filter((action) => action.do === 'move' && action.unit === unit);
  return best(game, world, seat, own, random, manner);
}

/** Each answer tried in imagined worlds: the one after which most is to be hoped for. */
function best(
  game: EpicGame,
  world: State,
  seat: Side,
  actions: readonly Action[],
  random: Random,
  manner: Manner,
): Thought {
  const table = game.tableOf(world);
  const before = worthOf(table, world, seat);
  const seed = random.below(0x1_0000_0000);
  let chosen = actions[0];
  let gain: Worth | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    let after: Worth | null = null;
    for (let i = 0; i < manner.worlds; i++) {
      const tried = game.fork(world);
      game.apply(tried, seat, action, diceFrom(randomFrom(`${seed} ${i}`)));
      after = added(after, worthOf(table, tried, seat), 1 / manner.worlds);
      if (action.do === 'move') break; // no dice in it worth a second look
    }
    if (!after) continue;
    const share = action.do === 'move' ? manner.worlds : 1;
    const worth = scaled(after, share);
    const judged = misjudged(sumOf(worth), random, manner);
    if (judged <= most) continue;
    most = judged;
    chosen = action;
    gain = less(worth, before);
  }
  return { action: chosen, gain, why: 'weighed' };
}

type Parts = { -readonly [Part in keyof Worth]: number };

function combined(of: (part: keyof Worth) => number): Worth {
  const parts: Parts = { points: 0, losses: 0, ground: 0, fire: 0, contact: 0 };
  for (const part of PARTS) parts[part] = of(part);
  return parts;
}

function added(sum: Worth | null, worth: Worth, share: number): Worth {
  return combined((part) => (sum?.[part] ?? 0) + worth[part] * share);
}

function scaled(worth: Worth, by: number): Worth {
  return combined((part) => worth[part] * by);
}

function less(worth: Worth, before: Worth): Worth {
  return combined((part) => worth[part] - before[part]);
}

/** An answer weighed by somebody who looks on with that view. */
export function seenFrom(game: EpicGame, view: View, seat: Side, action: Action): Thought {
  if (action.do === 'orders') return { action, gain: null, why: 'orders' };
  if (action.do === 'fire') return { action, gain: null, why: action.attacks.length > 0 ? 'fire' : 'hold' };
  const random = randomFrom('openly');
  const world = game.imagine(view, random);
  if (game.check(world, seat, action) !== null) return { action, gain: null, why: 'habit' };
  const table = game.tableOf(world);
  const before = worthOf(table, world, seat);
  game.apply(world, seat, action, diceFrom(random));
  return { action, gain: less(worthOf(table, world, seat), before), why: 'weighed' };
}
