/** HH-DAEM-11: Cloud of Flies. */
import { rowOfPiece } from '../position.ts';
import type { Piece, State } from '../state.ts';

/** Squares by which shots at this model count the range as more. */
export function fliesOf(state: State, p: Piece): number {
  return !p.blip && rowOfPiece(state, p).kind === 'plaguebearer' ? 2 : 0;
}
