/** How an act is paid for where its line does not say so. */
import type { Action } from '../actions.ts';
import { hasEffect } from '../auras.ts';
import { activeSide, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { apLeft } from './activation.ts';
import { ACTS, priceOf } from './acts.ts';

/** Without a word about command points AP go first and ordinary points make up the rest. */
export function defaultPayment(table: Table, state: State, action: Action): Action {
  const p = state.pieces[action.unit ?? 0];
  if (!p || hasEffect(state, p, 'dominated')) return action;
  const price = priceOf(table, state, p, action);
  const own = p.side === activeSide(state) && !ACTS[action.do]?.cpOnly?.(state, p, action);
  const missing = price === null ? 0 : price - (own ? apLeft(table, state, p) : 0);
  return missing > 0 ? { ...action, cp: 'o'.repeat(missing) } : action;
}
