/** A whole state that looks like a view: counters that are face down, and the rest of a plan, filled in. */
import type { Random } from '../../kernel/contract.ts';
import { termsFor } from './forces/muster.ts';
import { sampleForces } from './forces/samples.ts';
import { toConceal } from './hidden/concealing.ts';
import { unknownRest } from './movement/march.ts';
import { ordersFor } from './orders/orders.ts';
import { MOVES, ORDERS, type Order, placeIn, SEALED, SIDES, type State } from './state.ts';
import { imagineSupport } from './support/imagining.ts';
import type { Table } from './table.ts';
import { fork } from './view.ts';

export function imagine(table: Table, seen: State, random: Random): State {
  const state = fork(seen);
  for (const detachment of state.detachments) {
    if (detachment?.order !== SEALED) continue;
    const may = ordersFor(table, state, detachment.id).filter((order) => mayBe(table, state, order));
    const among = may.length > 0 ? may : ORDERS.filter((order) => mayBe(table, state, order));
    detachment.order = among[random.below(among.length)];
  }
  for (const side of SIDES) {
    const force = state.forces?.[side];
    if (force !== SEALED) continue;
    const samples = sampleForces(termsFor(table, side));
    state.forces = { ...state.forces!, [side]: samples[random.below(samples.length)] };
  }
  imagineHidden(table, state, random);
  imagineSupport(table, state, random);
  for (const step of state.steps)
    if (step.do === 'march' && !step.plan) step.plan = unknownRest(table, state, step);
  return state;
}

/** E1-HID-05: each hidden detachment is one of the counters, the others are dummies. */
function imagineHidden(table: Table, state: State, random: Random): void {
  for (const side of SIDES) {
    const sealed = state.hidden.filter((one) => one.side === side && one.detachment === SEALED);
    if (sealed.length === 0) continue;
    const found = state.steps.map((step) => (step.do === 'unfold' ? step.detachment : 0));
    const detachments = toConceal(table, state, side).filter((id) => !found.includes(id));
    const meant = new Map<number, number>();
    const left = sealed.map(({ number }) => number);
    for (const id of detachments) meant.set(left.splice(random.below(left.length), 1)[0], id);
    state.hidden = state.hidden.map((one) =>
      one.side === side && one.detachment === SEALED
        ? { ...one, detachment: meant.get(one.number) ?? 0 }
        : one,
    );
  }
}

/** Whether a counter that is still face down can be this one: those of the segments begun are up (E1-ORD-10). */
function mayBe({ options }: Table, { phase, segment }: State, order: Order): boolean {
  if (phase !== 'movement' || order === 'first' || order === 'none') return true;
  if (options.openOrders) return false;
  return placeIn(MOVES, order) > placeIn(MOVES, segment);
}
