/** HH-SPEC-26 to HH-SPEC-29: Sustained Fire. */
import { hasTrait } from '../data/ranged.ts';
import type { Piece, State } from '../state.ts';
import type { Way } from './weapons.ts';

/** A target as `aim` keeps it: a model, or the door on a square. */
export function aimAt(target: number, square: number): number {
  return target > 0 ? target : -(square + 1);
}

/** HH-SPEC-27, HH-BLIP-11: one more on the dice, never more; a blip never has it. */
export function sustainedBonus(p: Piece, { gun, mode }: Way, target: number, square: number): number {
  const again = p.aim !== 0 && p.aim === aimAt(target, square) && p.aimGun === gun + 1;
  return again && !p.blip && hasTrait(mode, 'sustained') ? 1 : 0;
}

/** HH-SPEC-28: an action of anybody but the target ends it, and so does whatever the shooter does but shoot. */
export function loseAims(state: State, actor: Piece, keepsOwn: boolean): void {
  for (const p of state.pieces) {
    if (!p || p.aim === 0) continue;
    if (p === actor ? keepsOwn : p.aim === actor.id) continue;
    p.aim = 0;
    p.aimGun = 0;
  }
}
