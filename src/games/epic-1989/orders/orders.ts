/** ORD: secret orders for every detachment, given by both players at once (E1-SEQ-07). */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { isEngagedStand } from '../close-combat/contacts.ts';
import { inFormation } from '../formation/formation.ts';
import { isOperational, membersOf } from '../geometry/position.ts';
import { finish, inOrder, type Play, seatOf, sideOf } from '../play.ts';
import { type Detachment, ORDERS, type Order, SEALED, type Side, type State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { withdraw } from '../support/chest.ts';
import type { Table } from '../table.ts';
import { isTitan } from '../titans/legs.ts';

type OrdersStep = StepOf<'orders'>;

export function ordersStep(state: State): OrdersStep {
  return { do: 'orders', left: [...inOrder(state)] };
}

/** The detachments of a side that have a unit in play (E1-DET-13), embarked or not (E1-TRAN-05); those that are hidden get no orders, test no morale and do nothing (E1-HIDE-04, E1-MORAL-07). */
export function detachmentsOf(table: Table, state: State, side: Side): number[] {
  return table.detachments
    .filter((info) => info?.side === side && info.units.some((id) => isOperational(state.units[id])))
    .map(({ id }) => id);
}

/** The orders a detachment may be given, none among them (E1-ORD-01, E1-ORD-02); each has a counter of every kind (E1-SETUP-11). */
export function ordersFor(table: Table, state: State, detachment: number): readonly Order[] {
  return compulsion(table, state, detachment)?.orders ?? ORDERS;
}

interface Compulsion {
  readonly orders: readonly Order[];
  readonly rule: string;
  readonly why: string;
}

/** What keeps a detachment from being given any order; morale goes before formation (E1-MORAL-08, E1-DET-10). */
function compulsion(table: Table, state: State, detachment: number): Compulsion | null {
  const { morale } = state.detachments[detachment];
  if (morale === 'pinned')
    return {
      orders: ['fall-back', 'none'],
      rule: 'E1-MORAL-02',
      why: 'is pinned: it falls back or does nothing',
    };
  if (morale === 'fall-back') return { orders: ['fall-back'], rule: 'E1-MORAL-02', why: 'must fall back' };
  // E1-SCEN-19
  if (
    table.battle.scenario === 'the-trap' &&
    state.turn === 1 &&
    table.detachments[detachment].side === 'imperial'
  )
    return { orders: ['advance'], rule: 'E1-SCEN-19', why: 'must advance in the first turn' };
  const [first] = table.detachments[detachment].units;
  if (isTitan(table, first)) return titanCompulsion(state, first);
  // E1-DET-09, E1-DISB-04: as it stands when orders are given
  if (!inFormation(table, state, detachment))
    return { orders: ['advance'], rule: 'E1-DET-03', why: 'is out of formation: it must advance' };
  // Vehicles may have any (E1-CC-24).
  const isHeld = (id: number) => isEngagedStand(table, state, id);
  if (membersOf(table, state, detachment).some(isHeld))
    return {
      orders: ORDERS.filter((order) => order !== 'first'),
      rule: 'E1-CC-06',
      why: 'is in close combat: it cannot have first fire orders',
    };
  return null;
}

/** E1-TITAN-07, E1-TMOD-15: legs that are damaged, or worse, do not charge. */
function titanCompulsion({ units }: State, id: number): Compulsion {
  const { superficial, critical } = units[id].titan!;
  const may = ORDERS.filter((order) => order !== 'fall-back');
  if (![...superficial, ...critical].includes('legs'))
    return { orders: may, rule: 'E1-TITAN-07', why: 'is a Titan: it never falls back' };
  return {
    orders: may.filter((order) => order !== 'charge'),
    rule: 'E1-TMOD-15',
    why: 'has damaged legs: it neither charges nor falls back',
  };
}

function refuseOrders(table: Table, state: State, side: Side, action: Action): Refusal | null {
  if (action.do === 'time')
    return table.options.timedOrders ? null : { rule: 'E1-ORD-15', why: 'No clock runs in this battle.' };
  if (action.do !== 'orders') return null;
  const own = detachmentsOf(table, state, side);
  const given = new Map<number, Order>();
  for (const [detachment, order] of action.orders) {
    if (!own.includes(detachment))
      return { rule: 'E1-ORD-09', why: `Detachment ${detachment} is not one of yours.` };
    if (given.has(detachment)) return { rule: 'E1-ORD-01', why: `Detachment ${detachment} is named twice.` };
    given.set(detachment, order);
  }
  for (const detachment of own) {
    const must = compulsion(table, state, detachment);
    if (must && !must.orders.includes(given.get(detachment) ?? 'none'))
      return { rule: must.rule, why: `Detachment ${detachment} ${must.why}.` };
  }
  return null;
}

export const orders: StepRule<OrdersStep, 'orders' | 'time'> = {
  run(play, step) {
    const { table, state } = play;
    step.left = step.left.filter((side) => detachmentsOf(table, state, side).length > 0);
    if (step.left.length > 0) return true;
    finish(play, step);
    return false;
  },
  verbs: () => ['orders', 'time'],
  asks: (_table, state, step) =>
    step.left.map((side) => ({
      seat: seatOf(state, side),
      kind: 'orders',
      rule: 'E1-ORD-01',
      secret: true,
      sample: true,
    })),
  refuse: (table, state, seat, action) => refuseOrders(table, state, sideOf(state, seat)!, action),
  list(table, state, seat) {
    const own = detachmentsOf(table, state, sideOf(state, seat)!);
    const may = new Map(own.map((id) => [id, ordersFor(table, state, id)]));
    const free = (detachment: number) => may.get(detachment)!;
    const all = (order: Order, except?: number, other?: Order): Action => ({
      do: 'orders',
      orders: own.map((id) => {
        const wanted = id === except ? other! : order;
        return [id, free(id).includes(wanted) ? wanted : free(id)[0]] as const;
      }),
    });
    const plain = ORDERS.map((order) => all(order));
    const mixed = own.flatMap((id) =>
      (['first', 'advance', 'charge'] as const).flatMap((order) =>
        free(id)
          .filter((other) => other !== order)
          .map((other) => all(order, id, other)),
      ),
    );
    const known = new Set<string>();
    return [...plain, ...mixed].filter((action) => {
      const text = action.do === 'orders' ? action.orders.map(([, order]) => order).join() : '';
      return !known.has(text) && known.add(text);
    });
  },
  answer(play, seat, action, step) {
    const { table, state, events } = play;
    const side = sideOf(state, seat)!;
    const given = action.do === 'orders' ? action.orders : []; // E1-ORD-15
    for (const id of detachmentsOf(table, state, side)) {
      const detachment = state.detachments[id];
      detachment.order = given.find(([one]) => one === id)?.[1] ?? 'none';
      detachment.shown = false;
    }
    step.left = step.left.filter((one) => one !== side);
    events.push({
      kind: 'ordered',
      side,
      orders: detachmentsOf(table, state, side).map((id) => [id, orderOf(state, id)]),
    });
  },
};

/** The order of a detachment, which must have been given and stays for the turn (E1-ORD-03). */
export function orderOf(state: State, detachment: number): Order {
  const { order } = state.detachments[detachment];
  if (order === null || order === SEALED) throw new Error(`Detachment ${detachment} has no order.`);
  return order;
}

/** E1-ORD-09: a unit uses the order of its detachment. */
export function orderOfUnit(table: Table, state: State, unit: number): Order {
  return orderOf(state, table.units[unit].detachment);
}

/** The same of a target, which in a view may lie face down still: then null, and it counts for nothing. */
export function orderOfTarget(table: Table, state: State, target: number): Order | null {
  const { detachment } = table.units[target];
  return state.detachments[detachment].order === SEALED ? null : orderOf(state, detachment);
}

/** Turns up the counters of those that are `wanted`, side by side in the order of play. */
export function turnUp(
  play: Play,
  wanted: (detachment: Detachment) => boolean,
  sides: readonly Side[] = inOrder(play.state),
): void {
  const { table, state, events } = play;
  for (const side of sides) {
    const shown = state.detachments.filter(
      (one) =>
        one &&
        table.detachments[one.id].side === side &&
        !one.shown &&
        one.order !== null &&
        membersOf(table, state, one.id).length > 0 &&
        wanted(one),
    );
    for (const detachment of shown) detachment.shown = true;
    events.push({ kind: 'turned-up', side, orders: shown.map(({ id }) => [id, orderOf(state, id)]) });
    for (const { id } of shown)
      if (orderOf(state, id) !== 'first')
        for (const unit of table.detachments[id].units) withdraw(play, unit);
  }
}

/** The end of the turn: counters come off (E1-END-01). */
export function takeOrdersOff(state: State): void {
  for (const detachment of state.detachments)
    if (detachment) {
      // what nobody lived to turn up stays unknown (E1-HID-01)
      detachment.before = detachment.shown && detachment.order !== SEALED ? detachment.order : null;
      Object.assign(detachment, {
        order: null,
        shown: false,
        moved: false,
        followed: false,
        hurries: false,
        storms: false,
        regrouped: false,
        fired: false,
        upset: false,
        called: false,
        revealed: false,
      });
    }
}
