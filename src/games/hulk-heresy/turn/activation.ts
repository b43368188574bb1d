/** HH-ACT-02: one piece acts at a time, and each once a turn. */
import type { Piece, State } from '../state.ts';

/** HH-ACT-03: whoever is activated ends the activation before. */
export function activate(state: State, p: Piece): void {
  if (state.active === p.id) return;
  endActivation(state);
  state.active = p.id;
  p.stage = 'active';
}

export function endActivation(state: State): void {
  const last = state.pieces[state.active];
  if (last) {
    last.stage = 'done';
    last.ap = 0; // HH-SEQ-13: unused AP are lost
  }
  state.active = 0;
}
