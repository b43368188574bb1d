/** HH-SPEC-26 to HH-SPEC-29: Sustained Fire. */
import { isHallowed } from '../auras.ts';
import { hasTrait } from '../data/ranged.ts';
import { rowOfPiece, seesSquare } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { isHeld } from './graviton.ts';
import type { Way } from './weapons.ts';

/** A target as `aim` keeps it: a model, or the door on a square. */
export function aimAt(target: number, square: number): number {
  return target > 0 ? target : -(square + 1);
}

/** HH-SPEC-27, HH-BLIP-11: one more on the dice, never more; a blip never has it, nor whoever gravity holds (HH-SPEC-08). */
export function sustainedBonus(
  table: Table,
  state: State,
  p: Piece,
  { gun, mode }: Way,
  target: number,
  square: number,
): number {
  const again = p.aim !== 0 && p.aim === aimAt(target, square) && p.aimGun === gun + 1;
  if (!again || p.blip || !hasTrait(mode, 'sustained') || isHeld(state, p)) return 0;
  const other = target > 0 ? state.pieces[target] : null;
  if (!other) return 1;
  // HH-DAEM-14, HH-PSI-26
  const isHypnotic = !other.blip && rowOfPiece(state, other).kind === 'daemonette';
  return isHypnotic || isHallowed(table, state, p, other.at) ? 0 : 1;
}

export function loseAim(p: Piece): void {
  p.aim = 0;
  p.aimGun = 0;
}

/** HH-SPEC-28: whoever no longer sees what it shot at. */
export function loseHiddenAims(table: Table, state: State): void {
  for (const p of state.pieces) {
    if (!p || p.aim === 0) continue;
    const square = p.aim > 0 ? (state.pieces[p.aim]?.at ?? NOWHERE) : -p.aim - 1;
    if (!seesSquare(table, state, p, square)) loseAim(p);
  }
}

/** HH-SPEC-28: an action of anybody but the target ends it, and so does whatever the shooter does but shoot. */
export function loseAims(state: State, actor: Piece, keepsOwn: boolean): void {
  for (const p of state.pieces) {
    if (!p || p.aim === 0) continue;
    if (p === actor ? keepsOwn : p.aim === actor.id) continue;
    loseAim(p);
  }
}
