import type { PhaseClock } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { activeSide, type State } from '../state.ts';
import type { Table } from '../table.ts';

/** HH-TIME-01, HH-TIME-05: three minutes for each Action phase, or what was agreed. */
export const SECONDS = 180;

export function clockOf(table: Table, view: State): PhaseClock | null {
  const seat = activeSide(view);
  if (!table.timer || !seat || view.timeUp) return null;
  return {
    key: `turn ${view.turn} ${view.phase}`,
    seat,
    seconds: table.setup.seconds ?? SECONDS,
    action: { do: 'time' } satisfies Action,
  };
}
