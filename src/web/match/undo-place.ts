import type { Decision } from '../../kernel/contract.ts';
import { type Match, stateAt } from '../../kernel/match.ts';
import { undoLimit } from '../../kernel/undo.ts';

/**
 * How many entries stay after one press of "take back": it goes past answers the table gave by itself, or it would
 * give them again. All of them when nothing can be taken back.
 */
export function undoPlace(match: Match, settles: (state: unknown, decision: Decision) => boolean): number {
  const limit = undoLimit(match);
  for (let to = match.entries.length - 1; to >= limit.to; to--) {
    const state = stateAt(match, to);
    const decision = match.game.pending(state).find(({ seat }) => seat === limit.seat);
    if (decision && !settles(state, decision)) return to;
  }
  return match.entries.length;
}
