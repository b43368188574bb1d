/** HH-DAEM-18: Hard to Kill. */
import { rowOfPiece } from '../position.ts';
import type { Piece, State } from '../state.ts';

/** One hit alone does nothing to such a model. */
export function hitsThatCount(state: State, p: Piece, hits: number): number {
  const isHard = !p.blip && rowOfPiece(state, p).gifts.includes('hard-to-kill');
  return isHard && hits < 2 ? 0 : hits;
}
