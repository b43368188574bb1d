/** Trying actions of one piece in an imagined world where no die may fall: what would come after them. */
import type { Action } from '../../../games/hulk-revised/actions.ts';
import { listDoors } from '../../../games/hulk-revised/movement/doors.ts';
import { listUnjam } from '../../../games/hulk-revised/shooting/overwatch.ts';
import type { State } from '../../../games/hulk-revised/state.ts';
import type { Dice, Seat } from '../../../kernel/contract.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { DieFell, noDice } from '../walks.ts';
import { type Hulk, kindOf, pieceAt, type View } from './game.ts';
import { stepsOf } from './reach.ts';
import { isShot, missAll } from './trial.ts';
import { preferred } from './variants.ts';

/** A row of actions that can be played in this order, and the world after it. */
export interface Plan {
  readonly state: State;
  readonly actions: readonly Action[];
  readonly price: number;
  readonly shared: number;
  /** The chance that it comes so far, as far as dice decide. */
  readonly chance: number;
}

/** A plan that also does what was wanted. */
export type Found = Omit<Plan, 'state' | 'chance'>;

const MOST = 320;

/** How a search is narrowed, and how dice fall in it. */
interface Bounds {
  readonly most: number;
  dice?(): Dice;
  /** Whether it may still come to something. */
  within(plan: Plan): boolean;
}

const PLAIN_DICE = () => noDice;
const PLAIN: Bounds = { most: MOST, within: () => true };

/**
 * Goes through what a piece can do before something else, cheapest first: steps, turns, doors, clearing its weapon.
 * `visit` sees each world once and stops the search by returning something.
 */
export function search<T>(
  hulk: Hulk,
  view: View,
  seat: Seat,
  unit: number,
  visit: (plan: Plan) => T | null,
  { most, dice = PLAIN_DICE, within }: Bounds = PLAIN,
): T | null {
  const start = hulk.game.imagine(view, randomFrom('plan'));
  const queue: Plan[][] = [[{ state: start, actions: [], price: 0, shared: 0, chance: 1 }]];
  const seen = new Set<string>();
  let tried = 0;
  for (let price = 0; price < queue.length; price++) {
    for (const plan of queue[price] ?? []) {
      const p = pieceAt(plan.state as View, unit);
      const key = p
        ? `${p.at} ${p.facing} ${p.jam} ${plan.state.doors.join('')} ${kindOf(hulk.game, plan.state)}`
        : '';
      if (!p || seen.has(key)) continue;
      seen.add(key);
      const ready = kindOf(hulk.game, plan.state) === 'snap' ? heldFire(hulk, plan, seat) : plan;
      const answer = visit(plan) ?? (ready && ready !== plan ? visit(ready) : null);
      if (answer !== null) return answer;
      if (!ready || kindOf(hulk.game, ready.state) !== 'act') continue;
      for (const action of strides(hulk, ready.state, unit)) {
        if (++tried > most) return null;
        const next = tryOut(hulk, ready, seat, action, dice());
        if (!next || !within(next)) continue;
        queue[next.price] ??= [];
        queue[next.price].push(next);
      }
    }
  }
  return null;
}

/** The plan with one action more, or null when a die would fall or somebody would be asked something else. */
export function tryOut(
  { game }: Hulk,
  plan: Plan,
  seat: Seat,
  action: Action,
  dice: Dice = noDice,
): Plan | null {
  if (game.check(plan.state, seat, action) !== null) return null;
  const price = game.price(plan.state, action);
  const state = game.fork(plan.state);
  let { chance } = plan;
  try {
    chance *= missAll(game.apply(state, seat, action, dice).filter(isShot));
  } catch (error) {
    if (error instanceof DieFell) return null;
    throw error;
  }
  const kind = kindOf(game, state);
  if (kind !== 'act' && kind !== 'snap') return null;
  return {
    state,
    actions: [...plan.actions, action],
    price: plan.price + price,
    shared: plan.shared + action.cp,
    chance,
  };
}

/** The cheapest plan after which one of these can be done too; a shot may be the free one of a movement. */
export function planFor(
  hulk: Hulk,
  view: View,
  seat: Seat,
  unit: number,
  goals: readonly Action[],
): (Found & Pick<Plan, 'state'>) | null {
  return search(
    hulk,
    view,
    seat,
    unit,
    ({ state, actions, price, shared }): (Found & Pick<Plan, 'state'>) | null => {
      for (const goal of goals)
        for (let cp = 0; cp <= 6; cp++) {
          const action = { ...goal, cp };
          if (hulk.game.check(state, seat, action) !== null) continue;
          return {
            state,
            actions: [...actions, action],
            price: price + (kindOf(hulk.game, state) === 'snap' ? 0 : hulk.game.price(state, action)),
            shared: shared + cp,
          };
        }
      return null;
    },
  );
}

/** The same plan after a shot that was offered has been held. */
export function heldFire(hulk: Hulk, plan: Plan, seat: Seat): Plan | null {
  const hold = hulk.game.actions(plan.state, seat).find((action) => action.do === 'hold');
  const next = hold && tryOut(hulk, plan, seat, hold);
  // The table asks this question when it comes; the plan goes on after the answer.
  return next ? { ...next, actions: plan.actions, price: plan.price } : null;
}

function strides(hulk: Hulk, state: State, unit: number): Action[] {
  const p = pieceAt(state as View, unit);
  if (!p) return [];
  const list = stepsOf(hulk, state, unit);
  if (p.kind !== 'sentry') listDoors(hulk.table, state, p, list);
  if (p.marine) listUnjam(state, p, list);
  return preferred(state as View, list, {});
}
