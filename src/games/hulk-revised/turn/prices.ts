/** What acts cost (HR-ACT-03, HR-SACT-03). */

import { topStep } from '../../../kernel/steps.ts';
import { type Action, VERB_FORMS } from '../actions.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { ACTS } from './acts.ts';

/** What an act costs a Marine now; 0 for anything that is not his to pay. */
export function priceOf(table: Table, state: State, action: Action): number {
  const p = state.pieces[action.unit];
  const step = topStep(state);
  if (!p?.marine || !VERB_FORMS[action.do].paid || step?.do === 'snap' || step?.do === 'auto') return 0;
  if (step?.do === 'unjam') return 1 + p.ap; // always a command point (HR-JAM-05)
  return ACTS[action.do]?.price(table, state, p, action) ?? 0;
}

/** What an act costs either side, in AP or command points together. */
export function actPrice(table: Table, state: State, action: Action): number {
  const p = state.pieces[action.unit];
  if (!p || p.marine) return priceOf(table, state, action);
  return ACTS[action.do]?.price(table, state, p, action) ?? 0;
}
