/** TIME: running out of time is something that is said; nothing here reads a clock (HH-TIME-07, HH-TIME-03, HH-GAP-28). */
import { topStep } from '../../../kernel/steps.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** HH-TIME-06, HH-GAP-30: every decision of a timed game but the building of a force. */
export function mayRunOut(table: Table, state: State): boolean {
  return table.timer && topStep(state)?.do !== 'muster';
}
