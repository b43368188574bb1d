/** How an act puts what it lists together with every way to pay for it. */
import type { Action } from '../actions.ts';
import type { Piece, State } from '../state.ts';
import type { Table } from '../table.ts';
import type { Act } from './acts.ts';
import type { Payments } from './payment.ts';

export function offerAll(
  table: Table,
  state: State,
  p: Piece,
  act: Act,
  payments: Payments,
  out: Action[],
): void {
  for (const action of act.list?.(table, state, p) ?? []) {
    const price = act.price(table, state, p, action);
    if (price === null) continue;
    const cpOnly = (act.cpOnly?.(state, p, action) ?? null) !== null;
    for (const cp of payments.ways(price, cpOnly)) out.push(cp === '' ? action : { ...action, cp });
  }
}
