/** HR-GEN-17: what every action of a piece begins with, and what it puts on the stack to follow it. */
import { type Play, piece } from '../position.ts';
import type { Owed, Piece, State } from '../state.ts';

/** HR-SACT-02: another piece's turn ends the last one's. */
export function activate(state: State, p: Piece): void {
  if (state.active === p.id) return;
  if (state.active) piece(state, state.active).done = true;
  state.active = p.id;
}

/** HR-SACT-02, HR-SACT-06. */
export function spendStealer(state: State, p: Piece, price: number): void {
  activate(state, p);
  p.ap -= price;
  if (price > 0) {
    p.fresh = false;
    p.turned = false;
  }
}

export function dropOverwatch(play: Play, p: Piece, rule: string): void {
  p.overwatch = false;
  play.events.push({ kind: 'lost', unit: p.id, type: p.kind, at: p.at, status: 'overwatch', rule });
}

export function dropGuard(play: Play, p: Piece, rule: string): void {
  p.guard = false;
  play.events.push({ kind: 'lost', unit: p.id, type: p.kind, at: p.at, status: 'guard', rule });
}

/** HR-OVW-02, HR-GUARD-04: acting ends overwatch and guard first. A gun's overwatch never ends (HR-SENT-07, HR-SENT-17). */
export function endStance(play: Play, p: Piece): void {
  if (p.kind === 'sentry') return;
  if (p.overwatch) dropOverwatch(play, p, 'HR-OVW-02');
  if (p.guard) dropGuard(play, p, 'HR-GUARD-04');
}

/** Shared, never changed: most actions owe nothing. */
const NOBODY: number[] = [];

const NOTHING: Owed[] = [];

/** Puts the rest of HR-GEN-17 on the stack: only where an action ends is anything seen (HR-LOS-14). `snap`: a combined shot may follow. */
export function settle(play: Play, actor: number, snap: boolean, owed = NOTHING, saw = NOBODY): void {
  play.state.steps.push({ do: 'settle', stage: 'audit', actor, snap, owed, saw, fired: NOBODY });
}
