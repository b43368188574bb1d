/** HH-SPEC-08, HH-SPEC-09, HH-GAP-15: whoever gravity holds watches, stands guard, and shoots on the move only for command points. */
import { addEffect, hasEffect } from '../auras.ts';
import { named } from '../position.ts';
import type { Piece, Side, State } from '../state.ts';
import type { Play } from '../steps.ts';

export function isHeld(state: State, p: Piece): boolean {
  return hasEffect(state, p, 'graviton');
}

export function hold({ state, events }: Play, p: Piece, owner: Side): void {
  addEffect(state, { what: 'graviton', owner, unit: p.id, ends: 'phase' });
  events.push({ kind: 'held', ...named(state, p), at: p.at, what: 'graviton' });
}
