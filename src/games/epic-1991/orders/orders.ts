/** ORD, INIT: orders placed in secret by both sides at once, initiative, and the reveal. */
import type { Decision, Refusal, Seat } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { isFree } from '../geometry/position.ts';
import { HIDES, TANK_HUNTERS } from '../orks/mad-chart.ts';
import { hidingOrder } from '../orks/mad-moves.ts';
import { finish, type Play, rollers } from '../play.ts';
import { living } from '../saves/casualties.ts';
import { type Order, SIDES, type Side, type State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { hasWarlock, isInCommand, mustRepeat, platoonHasNoOrders } from './command.ts';

type OrderStep = StepOf<'orders'>;

export function orderStep(): OrderStep {
  return { do: 'orders', stage: 'heads', left: [] };
}

export const PLAIN: readonly Order[] = ['first', 'advance', 'charge', 'none'];

/** The orders a unit may be given now; [] when it gets none (E2-ORD-01, E2-ORD-09, E2-ORD-12). */
export function ordersFor(table: Table, state: State, unit: number): readonly Order[] {
  const { kind } = table.units[unit];
  if (kind !== 'ordinary' && kind !== 'titan') return [];
  const it = state.units[unit];
  const models = living(table, state, unit);
  if (models.length === 0 || it.fellBack > 0) return [];
  if (!models.some((id) => isFree(state, id))) return [];
  if (kind === 'titan' && state.titans[state.models[models[0]].titan].deaf) return []; // E2-TCARD-04, E2-TCARD-09
  if (!it.commanded || platoonHasNoOrders(table, state, unit)) return []; // E2-ORK-07, E2-IMPG-02
  if (mustRepeat(table, state, unit)) return [it.before ?? 'none']; // E2-SPEC-09
  return hasWarlock(table, state, unit) ? [...PLAIN, 'wait'] : PLAIN; // E2-WLOCK-02
}

/** The units of a side that must be told something now, in id order. */
function unitsToOrder(table: Table, state: State, side: Side, step: OrderStep): number[] {
  return table.units
    .filter((unit) => unit && unit.side === side)
    .map(({ id }) => id)
    .filter((id) =>
      step.stage === 'late' ? state.units[id].order === 'wait' : ordersFor(table, state, id).length > 0,
    );
}

function choices(table: Table, state: State, unit: number, step: OrderStep): readonly Order[] {
  return step.stage === 'late' ? PLAIN : ordersFor(table, state, unit);
}

export const orders: StepRule<OrderStep> = {
  run(play, step) {
    const { table, state } = play;
    const toPlace = () => SIDES.filter((side) => unitsToOrder(table, state, side, step).length > 0) as Side[];
    switch (step.stage) {
      case 'heads':
        rollHeads(play);
        for (const unit of state.units) if (unit) startOrders(table, state, unit.id);
        step.stage = 'place';
        step.left = toPlace();
        return step.left.length > 0;
      case 'place':
        if (step.left.length > 0) return true;
        rollInitiative(play);
        reveal(play);
        step.stage = 'late'; // E2-WLOCK-04: both sides together
        step.left = toPlace();
        return step.left.length > 0;
      case 'late':
        if (step.left.length > 0) return true;
        reveal(play);
        step.stage = 'mad';
        return false;
      case 'mad':
        rollMadOrders(play);
        finish(play, step);
        return false;
    }
  },
  asks(_table, _state, step): Decision[] {
    const late = step.stage === 'late';
    return step.left.map((seat) => ({
      seat,
      kind: late ? 'late-orders' : 'orders',
      rule: late ? 'E2-WLOCK-02' : 'E2-ORD-02',
      secret: true,
    }));
  },
  refuse(table, state, seat, action, step): Refusal | null {
    if (action.do !== 'orders') return { rule: 'E2-ORD-02', why: 'Place your orders first.' };
    const wanted = unitsToOrder(table, state, seat as Side, step);
    const seen = new Set<number>();
    for (const [unit, order] of action.orders) {
      if (!wanted.includes(unit)) return refuseUnit(table, state, seat, unit);
      if (seen.has(unit)) return { rule: 'E2-ORD-01', why: 'A unit is given one order only.' };
      seen.add(unit);
      if (!choices(table, state, unit, step).includes(order)) return refuseOrder(table, unit, order);
    }
    const missing = wanted.find((unit) => !seen.has(unit));
    return missing === undefined
      ? null
      : { rule: 'E2-ORD-07', why: `Say what ${table.units[missing].name} does, if only nothing.` };
  },
  list: listOrders,
  answer(play, seat, action, step) {
    if (action.do !== 'orders') return;
    const { state, events } = play;
    for (const [unit, order] of action.orders) Object.assign(state.units[unit], { order, sealed: true });
    events.push({ kind: 'ordered', side: seat as Side, orders: action.orders });
    step.left = step.left.filter((side) => side !== seat);
  },
};

/** E2-SEQ-02: Titans with a damaged bridge (E2-TCARD-04). */
function rollHeads({ state, dice, events }: Play): void {
  for (const titan of state.titans) {
    if (!titan) continue;
    titan.deaf = false;
    const bridge = titan.damage.some(({ effects }) => effects.some(({ effect }) => effect === 'bridge'));
    if (!bridge || state.models[titan.model].where === 'gone') continue;
    const die = dice.d6();
    titan.deaf = die <= 3;
    events.push({ kind: 'head-roll', model: titan.model, die, deaf: titan.deaf });
  }
}

/** E2-CLAN-08: whether a unit is in command is settled now, for the turn. */
function startOrders(table: Table, state: State, unit: number): void {
  const it = state.units[unit];
  it.order = null;
  it.sealed = false;
  it.commanded = isInCommand(table, state, unit);
}

/** E2-INIT-01 to E2-INIT-03, E2-INIT-06. */
function rollInitiative(play: Play): void {
  const { state, dice, events } = play;
  const before = state.initiative;
  for (;;) {
    const A = dice.d6();
    const B = dice.d6();
    let winner: Side | null = A > B ? 'A' : 'B';
    if (A === B) winner = before === null ? null : before === 'A' ? 'B' : 'A';
    events.push({ kind: 'initiative', A, B, winner });
    if (!winner) continue;
    state.initiative = winner;
    return;
  }
}

/** E2-ORD-10: orders are open from now on. Gretchin have the order of those they follow (E2-GRET-03). */
function reveal({ table, state, events }: Play): void {
  const shown: [number, Order | null][] = [];
  for (const unit of state.units) {
    if (!unit?.sealed) continue;
    unit.sealed = unit.order === 'wait'; // E2-WLOCK-02: the enemy sees who waits
    shown.push([unit.id, unit.order as Order]);
  }
  for (const unit of state.units) {
    const leader = unit && table.units[unit.id].kind === 'gretchin' && state.units[unit.follows];
    if (leader && unit.fellBack === 0 && leader.order !== 'wait') {
      unit.order = leader.order;
      unit.commanded = leader.commanded;
    }
  }
  if (shown.length > 0) events.push({ kind: 'orders-revealed', orders: shown });
}

/** E2-MAD-01: the mob's own die, unless a result says what it does (E2-MAD-08, E2-MAD-11). */
function rollMadOrders(play: Play): void {
  const { table, state, dice, events } = play;
  for (const side of rollers(play))
    for (const { id, kind } of table.units.filter((unit) => unit && unit.side === side)) {
      if (kind !== 'mad' || living(table, state, id).length === 0) continue;
      const it = state.units[id];
      if (it.mad === HIDES) it.order = hidingOrder(table, state, id);
      else if (it.mad === TANK_HUNTERS) it.order = 'charge';
      else {
        const die = dice.d6();
        it.order = die <= 2 ? 'first' : die <= 4 ? 'advance' : 'charge';
        events.push({ kind: 'mad-order', unit: id, die, order: it.order });
      }
    }
}

function refuseUnit(table: Table, state: State, seat: Seat, unit: number): Refusal {
  const info = table.units[unit];
  if (!info || info.side !== seat) return { rule: 'E2-ORD-01', why: 'That is not one of your units.' };
  const { name, kind } = info;
  if (kind === 'command') return { rule: 'E2-CMDU-02', why: `${name} needs no order.` };
  if (kind === 'mad') return { rule: 'E2-MAD-01', why: `${name} does as the dice say.` };
  if (kind === 'gretchin') return { rule: 'E2-GRET-03', why: `${name} does what the unit it follows does.` };
  const it = state.units[unit];
  if (it.fellBack > 0) return { rule: 'E2-ORD-09', why: `${name} is falling back.` };
  if (!it.commanded) return { rule: 'E2-ORK-07', why: `${name} has no Nobz within 10 cm.` };
  if (platoonHasNoOrders(table, state, unit))
    return { rule: 'E2-IMPG-02', why: `${name} is too far from a Company HQ or Commissar.` };
  if (kind === 'titan') return { rule: 'E2-TCARD-04', why: `${name}'s bridge is out of action this turn.` };
  return { rule: 'E2-ORD-12', why: `${name} cannot be given an order.` };
}

function refuseOrder(table: Table, unit: number, order: Order): Refusal {
  const { name } = table.units[unit];
  return order === 'wait'
    ? { rule: 'E2-WLOCK-03', why: `No Warlock is within 10 cm of ${name}.` }
    : { rule: 'E2-SPEC-09', why: `${name} repeats last turn's order.` };
}

/** One order for all, and a mixture or two: what a unit should do is for the player to say. */
function listOrders(table: Table, state: State, seat: Seat, step: OrderStep): Action[] {
  const units = unitsToOrder(table, state, seat as Side, step);
  const mayBe = units.map((unit) => choices(table, state, unit, step));
  const give = (wish: (unit: number, at: number) => Order) =>
    units.map((unit, at) => {
      const order = wish(unit, at);
      return [unit, mayBe[at].includes(order) ? order : mayBe[at][0]] as const;
    });
  const mixed = ['advance', 'first', 'charge'] as const;
  const all = [
    ...PLAIN.map((order) => give(() => order)),
    give((_unit, at) => mixed[at % 3]),
    give((_unit, at) => mixed[(at + 1) % 3]),
    give((_unit, at) => (at % 2 ? 'advance' : 'first')),
    give((_unit, at) => (at % 2 ? 'charge' : 'advance')),
    ...(step.stage === 'place' ? [give(() => 'wait')] : []),
  ];
  const isNew = (orders: (typeof all)[number], i: number) =>
    !all.slice(0, i).some((other) => other.every(([, order], at) => order === orders[at][1]));
  return all.filter(isNew).map((orders): Action => ({ do: 'orders', orders }));
}
