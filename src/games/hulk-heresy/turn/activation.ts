/** HH-ACT-02: one piece acts at a time, and each once a turn. */
import { hasEffect, isCursed } from '../auras.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';

/** HH-DAEM-09: one more for a daemon whose activation starts near a Herald. */
function moreAp(table: Table, state: State, p: Piece): number {
  const isThere = !p.blip && p.at !== NOWHERE;
  return p.stage === 'fresh' && isThere && isCursed(table, state, p) ? 1 : 0;
}

/** AP that a piece can still put into an act. HH-PSI-27: whoever came through the Gate acts through command points only. */
export function apLeft(table: Table, state: State, p: Piece): number {
  if (p.stage === 'done' || hasEffect(state, p, 'gate')) return 0;
  return p.ap + moreAp(table, state, p);
}

/** HH-ACT-03: whoever is activated ends the activation before. */
export function activate(table: Table, state: State, p: Piece): void {
  if (state.active === p.id) return;
  endActivation(state);
  p.ap += moreAp(table, state, p);
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
