import type { PhaseClock } from '../../../kernel/contract.ts';
import { act } from '../actions.ts';
import type { State } from '../state.ts';

/** HR-TIME-02: the Marine player's seconds, as long as his action phase lasts. */
export function clockOf(view: State): PhaseClock | null {
  if (view.seconds <= 0 || view.phase !== 'marine' || view.timeUp) return null;
  return { key: `turn ${view.turn}`, seat: 'marine', seconds: view.seconds, action: act('time') };
}
