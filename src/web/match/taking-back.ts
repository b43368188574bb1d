/** Taking back at this screen. */
import { handAt } from './earlier.ts';
import { goOn } from './playing.ts';
import type { TableState } from './state.ts';

/** Why nothing can be taken back now; null when something can. */
export function undoReason(at: TableState): string | null {
  if (!at.look.mine) return 'Wait for your turn.';
  return undoPlace(at) === null ? at.host.eyes(at.look.viewer).freeBack().why : null;
}

export function takeBack(at: TableState): void {
  const { viewer, busy } = at.look;
  const to = busy ? null : undoPlace(at);
  if (to === null) return;
  at.byOrder = at.byOrder.filter((order) => (order.at.get(viewer) ?? 0) < to);
  at.plan = [];
  at.host.eyes(viewer).undo(to, () => goOn(at));
}

/**
 * The number that one press of "take back" leads to: it goes past answers the table gave by itself, or it would give them
 * again. Null when nothing can be taken back.
 */
function undoPlace(at: TableState): number | null {
  const { host, look } = at;
  return (
    host
      .eyes(look.viewer)
      .freeBack()
      .to.find((n) => !isSettledAt(at, n)) ?? null
  );
}

/** The table would answer by itself what was asked there. */
function isSettledAt(at: TableState, n: number): boolean {
  const seat = at.look.viewer;
  if (at.chosen?.seat === seat && at.chosen.n === n) return false;
  const hand = handAt(at, seat, n);
  return !hand || hand.prompt?.settled !== undefined || hand.prompt?.ordered !== undefined;
}
