/** Which order each detachment is given: that of the best it could do this turn. */
import type { Action } from '../../games/epic-1989/actions.ts';
import { membersOf } from '../../games/epic-1989/geometry/position.ts';
import type { Epic89Game } from '../../games/epic-1989/index.ts';
import { detachmentsOf, ordersFor } from '../../games/epic-1989/orders/orders.ts';
import type { Order, Side, State } from '../../games/epic-1989/state.ts';
import { type Field, fieldOf, type Piece } from './field.ts';
import { type Gains, gainsAt, sumOf, type Temper } from './gains.ts';
import { type Way, wayOf } from './way.ts';
import { type Breadth, waysOf } from './ways.ts';

export interface Planned {
  readonly detachment: number;
  readonly order: Order;
  readonly worth: number;
  readonly gains: Gains;
}

/** Infantry that rides gets ready to get out when an enemy is this near. */
const READY = 4500;

export function gainsOf(field: Field, { spots, fight }: Way, order: Order, temper: Temper): Gains {
  const gains = gainsAt(field, spots, order, temper);
  return { ...gains, fight };
}

/** The same as if a detachment had been given that order. */
function ordered(field: Field, detachment: number, order: Order): Field {
  const detachments = field.state.detachments.map((one) =>
    one?.id === detachment ? { ...one, order } : one,
  );
  return { ...field, state: { ...field.state, detachments } };
}

/** The best plan with an order, as far as one can see without walking it. */
function bestWith(
  field: Field,
  pieces: readonly Piece[],
  order: Order,
  temper: Temper,
  breadth: Breadth,
): Omit<Planned, 'detachment'> {
  const still: Way = wayOf(field, pieces, []);
  const ways =
    order === 'advance' || order === 'charge'
      ? waysOf(ordered(field, pieces[0].detachment, order), pieces, order, breadth)
      : [];
  let best = { order, worth: Number.NEGATIVE_INFINITY, gains: { shots: 0, threat: 0, ground: 0, fight: 0 } };
  for (const way of [still, ...ways]) {
    const gains = gainsOf(field, way, order, temper);
    const worth = sumOf(gains, temper);
    if (worth > best.worth) best = { order, worth, gains };
  }
  return best;
}

export function planFor(
  field: Field,
  temper: Temper,
  breadth: Breadth,
  misjudged: (worth: number) => number,
): Planned[] {
  const { table, state, side } = field;
  return detachmentsOf(table, state, side).map((detachment) => {
    const may = ordersFor(table, state, detachment);
    const pieces = field.own.filter((piece) => piece.detachment === detachment);
    if (may.length === 1 || pieces.length === 0)
      return {
        detachment,
        order: may.length === 1 ? may[0] : riding(field, detachment, may),
        worth: 0,
        gains: NOTHING,
      };
    const choices = PLAIN.filter((order) => may.includes(order));
    const plans = (choices.length > 0 ? choices : may).map((order) =>
      bestWith(field, pieces, order, temper, breadth),
    );
    const rated = plans.map((plan) => ({ ...plan, worth: misjudged(plan.worth) }));
    const best = rated.reduce((a, b) => (b.worth > a.worth ? b : a));
    return { ...best, detachment };
  });
}

const PLAIN: readonly Order[] = ['first', 'advance', 'charge'];
const NOTHING: Gains = { shots: 0, threat: 0, ground: 0, fight: 0 };

/** Nobody of it is on the table. */
function riding({ table, state, foes }: Field, detachment: number, may: readonly Order[]): Order {
  const [id] = membersOf(table, state, detachment);
  const carrier = state.units[state.units[id].carrier];
  const near = foes.some(({ x, y }) => (x - carrier.x) ** 2 + (y - carrier.y) ** 2 < READY * READY);
  const wish: Order = near ? 'charge' : 'advance';
  return may.includes(wish) ? wish : may[0];
}

export interface Ordering {
  readonly action: Action;
  readonly plans: readonly Planned[];
}

export function orderingOf(
  game: Epic89Game,
  world: State,
  side: Side,
  temper: Temper,
  breadth: Breadth,
  misjudged: (worth: number) => number = (worth) => worth,
): Ordering {
  const field = fieldOf(game.tableOf(world), world, side);
  const plans = planFor(field, temper, breadth, misjudged);
  return {
    action: { do: 'orders', orders: plans.map(({ detachment, order }) => [detachment, order]) },
    plans,
  };
}
