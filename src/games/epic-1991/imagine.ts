/** A whole state that looks like a view: sealed orders, hidden set-ups and arrivals filled in. */
import type { Random } from '../../kernel/contract.ts';
import { topStep } from '../../kernel/steps.ts';
import { forget } from './geometry/position.ts';
import { ordersFor, PLAIN } from './orders/orders.ts';
import { setUp } from './setting-up/deploy.ts';
import { listDeployments } from './setting-up/deploy-offers.ts';
import { SEALED, SIDES, type Side, type State, UNKNOWN } from './state.ts';
import type { Table } from './table.ts';
import { fork, setsUpInSecret } from './view.ts';

export function imagine(table: Table, seen: State, random: Random): State {
  const state = fork(seen);
  for (const side of SIDES)
    if (state.armies?.[side] === 'sealed') {
      const { samples } = table.mustering!;
      state.armies = { ...state.armies, [side]: samples[random.below(samples.length)] };
    }
  imagineOrders(table, state, random);
  if (setsUpInSecret(table, state))
    for (const side of SIDES) if (isHidden(table, state, side)) imagineSetUp(table, state, side, random);
  for (const card of table.cards)
    if (card?.units.some((unit) => state.units[unit].arrives === UNKNOWN)) {
      const turn = state.turn + (state.phase === 'orders' ? 0 : 1) + random.below(3);
      imagineArrival(table, state, card.id, Math.max(1, turn), random);
    }
  forget(table);
  return state;
}

function imagineOrders(table: Table, state: State, random: Random): void {
  const step = topStep(state);
  const late = step?.do === 'orders' && step.stage === 'late';
  for (const unit of state.units) {
    if (unit?.order !== SEALED) continue;
    const may = late ? PLAIN : ordersFor(table, state, unit.id);
    unit.order = may.length > 0 ? may[random.below(may.length)] : 'none';
  }
}

/** Has set up, and nothing of it is seen. */
function isHidden(table: Table, state: State, side: Side): boolean {
  const step = topStep(state);
  if (step?.do !== 'deploy' || step.left.includes(side)) return false;
  return (
    !state.models.some((model) => model && table.models[model.id].side === side && model.where !== 'away') &&
    !state.units.some((unit) => unit && table.units[unit.id].side === side && unit.arrives !== 0)
  );
}

function imagineSetUp(table: Table, state: State, side: Side, random: Random): void {
  const ways = listDeployments(table, state, side);
  const way = ways[random.below(ways.length)];
  if (way?.do !== 'deploy') return;
  setUp({ table, state }, side, way);
  for (const [card] of way.arrives) imagineArrival(table, state, card, 1 + random.below(3), random);
}

/** E2-SPEC-05: one turn for the card, and its stands in its pods as chance has it. */
function imagineArrival(table: Table, state: State, card: number, turn: number, random: Random): void {
  const models = table.cards[card].units.flatMap((unit) => table.units[unit].models);
  for (const unit of table.cards[card].units) state.units[unit].arrives = turn;
  const room = models.flatMap((id) =>
    Array.from({ length: state.models[id].where === 'away' ? table.models[id].row.carries : 0 }, () => id),
  );
  for (const id of models) {
    if (table.models[id].row.size !== 'INF' || state.models[id].where !== 'away') continue;
    if (room.length > 0) [state.models[id].carrier] = room.splice(random.below(room.length), 1);
  }
}
