/** HH-DAEM-13: when the follow-up of a kill comes. */
import { rowOfPiece } from '../position.ts';
import { activeSide, type Piece, type State } from '../state.ts';

/** Squares it may go. */
const STRIDE = 2;

/** After steps 2 to 5 of the killing action, or as the end of a reaction. */
export function enrage(state: State, p: Piece): void {
  if (rowOfPiece(state, p).kind !== 'bloodletter') return;
  const reaction = activeSide(state) !== p.side;
  const settle = state.steps.findLastIndex((step) => step.do === 'settle');
  const step = { do: 'rage', unit: p.id, left: STRIDE, begun: false, reaction } as const;
  state.steps.splice(settle + (reaction ? 1 : 0), 0, { ...step });
}
