/** Where a piece can get to in several steps, found by playing them in an imagined world. */
import type { AnyGame, Dice, GameEvent, Seat } from '../../kernel/contract.ts';
import { randomFrom } from '../../kernel/random.ts';

export interface Walk {
  readonly square: number;
  readonly price: number;
  readonly actions: readonly unknown[];
  /** The way it looks there. */
  readonly facing: number;
  /** Somebody may answer on the way: a die would fall, or a question would be asked. */
  readonly risky: boolean;
  /** The chance that nothing stops it, as far as dice decide. */
  readonly chance: number;
}

interface Stance {
  readonly square: number;
  readonly facing: number;
}

interface Stride {
  readonly action: unknown;
  readonly price: number;
  /** Where it ends when nothing comes between: what was reached as cheaply before is not played again. */
  readonly to: Stance;
}

export interface Walker {
  /** The steps the piece can take next. */
  strides(state: unknown): readonly Stride[];
  /** Where it stands and looks; null when it is gone. */
  where(state: unknown): Stance | null;
  /** The answer the table would give by itself, or null when it would have to ask. */
  settled(state: unknown): unknown | null;
  /** Its phase goes on: it may take another step. */
  free(state: unknown): boolean;
  /** Dice that fall as it hopes, for whoever goes on through them; else it stops where the first would fall. */
  dice(): Dice;
  /** The chance that dice let it go on after these. */
  chance(events: readonly GameEvent[]): number;
}

interface Node {
  readonly state: unknown;
  readonly price: number;
  readonly actions: readonly unknown[];
  readonly chance: number;
}

export class DieFell extends Error {}

export const noDice: Dice = {
  d6() {
    throw new DieFell();
  },
  draw() {
    throw new DieFell();
  },
};

const MOST = 400;

/** The cheapest way to every square in reach, the own one left out. */
export function walks(game: AnyGame, view: unknown, seat: Seat, walker: Walker): Walk[] {
  const start = game.imagine(view, randomFrom('walk'));
  const from = walker.where(start);
  const home = from?.square;
  const best = new Map<number, Walk>();
  const seen = new Map<string, number>();
  if (from) seen.set(keyOf(from), 0);
  // Prices are small whole numbers: a list for each is queue enough.
  const queue: Node[][] = [[{ state: start, price: 0, actions: [], chance: 1 }]];
  let played = 0;
  for (let price = 0; price < queue.length; price++) {
    for (const node of queue[price] ?? []) {
      for (const stride of walker.strides(node.state)) {
        if ((seen.get(keyOf(stride.to)) ?? Infinity) <= price + stride.price) continue;
        if (++played > MOST * 10) return [...best.values()];
        const next = take(game, seat, walker, node, stride.action, price + stride.price);
        const { square, facing } = next.place;
        if (square < 0) continue;
        const known = best.get(square);
        const { actions, chance } = next;
        const risky = !next.node || chance < 1;
        if (square !== home && (!known || known.price > next.price))
          best.set(square, { square, facing, price: next.price, actions, risky, chance });
        const key = keyOf(next.place);
        if (!next.node || (seen.get(key) ?? Infinity) <= next.price) continue;
        seen.set(key, next.price);
        queue[next.price] ??= [];
        queue[next.price].push(next.node);
      }
    }
  }
  return [...best.values()];
}

function keyOf({ square, facing }: Stance): string {
  return `${square} ${facing}`;
}

function take(game: AnyGame, seat: Seat, walker: Walker, from: Node, action: unknown, price: number) {
  const state = game.fork(from.state);
  const actions = [...from.actions, action];
  let { chance } = from;
  let whole = true;
  const dice = walker.dice();
  try {
    chance *= walker.chance(game.apply(state, seat, action, dice));
    for (let answer = walker.settled(state); answer !== null; answer = walker.settled(state))
      game.apply(state, seat, answer, dice);
  } catch (error) {
    if (!(error instanceof DieFell)) throw error;
    whole = false;
  }
  const place = walker.where(state) ?? { square: -1, facing: 0 };
  const node: Node = { state, price, actions, chance };
  return { place, price, actions, chance, node: whole && walker.free(state) ? node : null };
}
