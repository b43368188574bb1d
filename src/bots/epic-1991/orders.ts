/** Which order each unit of a side is given. */
import type { Action } from '../../games/epic-1991/actions.ts';
import type { EpicGame } from '../../games/epic-1991/index.ts';
import { ordersFor } from '../../games/epic-1991/orders/orders.ts';
import { foeOf, type Order, type Side, type State } from '../../games/epic-1991/state.ts';
import { type Field, fieldOf } from './bodies.ts';
import { type Choices, foeReachOf, type Planned, planFor, type Temper, USUAL } from './plan.ts';

interface Ordering {
  readonly action: Action;
  readonly plans: readonly Planned[];
}

/** What the units of each of these may be told, `none` left out: it is First Fire without its speed. */
function mayOf(samples: readonly Action[]): Map<number, Order[]> {
  const may = new Map<number, Order[]>();
  for (const action of samples)
    if (action.do === 'orders')
      for (const [unit, order] of action.orders) {
        const orders = may.get(unit) ?? [];
        if (!orders.includes(order)) may.set(unit, [...orders, order]);
      }
  return may;
}

const PLAIN: readonly Order[] = ['first', 'advance', 'charge'];

/** The orders of a whole side. Whoever may wait until the enemy's are seen does (E2-WLOCK-02). */
export function ordersOf(game: EpicGame, world: State, side: Side, listed: readonly Action[]): Action {
  return orderingOf(game, world, side, listed, USUAL).action;
}

/** What a side would do if its units were told the best they may be told. */
export function plansFor(field: Field, side: Side, choices: Choices, temper: Temper): Planned[] {
  const { table, state, bodies } = field;
  const foeMay = new Map<number, readonly Order[]>();
  for (const { unit } of bodies[foeOf(side)]) {
    const orders = ordersFor(table, state, unit).filter((order) => PLAIN.includes(order));
    if (orders.length > 0) foeMay.set(unit, orders);
  }
  return planFor(field, side, choices, temper, foeReachOf(field, side, foeMay));
}

export function orderingOf(
  game: EpicGame,
  world: State,
  side: Side,
  listed: readonly Action[],
  temper: Temper,
): Ordering {
  const field = fieldOf(game.tableOf(world), world);
  const may = mayOf(listed);
  const choices = new Map(
    [...may].map(([unit, all]) => {
      const plain = all.filter((order) => PLAIN.includes(order));
      return [unit, plain.length > 0 ? plain : all] as const;
    }),
  );
  const plans = plansFor(field, side, choices, temper);
  const wished = new Map(plans.map(({ body, option }) => [body.unit, option.order]));
  const orders = [...may].map(([unit, all]): readonly [number, Order] => {
    const wish = wished.get(unit) ?? 'advance';
    return [unit, all.includes('wait') ? 'wait' : all.includes(wish) ? wish : all[0]];
  });
  const action: Action = { do: 'orders', orders };
  return { action: game.check(world, side, action) === null ? action : listed[0], plans };
}
