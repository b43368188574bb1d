/** HR-GEN-11, HR-GEN-12, MOVE: where a piece can step, and what steps and turns cost (ACT, SACT). */

import { type Facing, FORWARD, heading, SIDEWAYS } from '../../../grid/directions.ts';
import { isShut } from '../../../grid/doors.ts';
import { type Blocks, stepFrom } from '../../../grid/step.ts';
import { canBlipStandAt } from '../blips/blips.ts';
import { blockMask, isBlip, piece, whileAway } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';

/** HR-GEN-11: `mask` is the ground that stops the mover; a mobile gun stops Marines and guns only. */
export function isBlocked(state: State, square: number, mask: number, crossesGuns: boolean): boolean {
  if (square < 0 || state.occupant[square] !== 0 || isShut(state, square)) return true;
  if ((state.ground[square] & mask) !== 0) return true;
  const gun = state.guns[square];
  return gun !== 0 && !(crossesGuns && !piece(state, gun).overwatch);
}

export function isBlockedFor(table: Table, state: State, p: Piece, square: number): boolean {
  return isBlocked(state, square, blockMask(table, p), !p.marine);
}

/** What is in this piece's way: asked for eight directions at a time. HR-HAZ-04: fire, too, is a blocked flank. */
export function blockerOf(table: Table, state: State, p: Piece): Blocks {
  const mask = blockMask(table, p);
  const crosses = !p.marine;
  return (square) => isBlocked(state, square, mask, crosses);
}

/** HR-GEN-12, HR-ACT-08, HR-MOVE-07, HR-MOVE-08: the square a step leads to, or -1 when the step is not legal. */
export function stepTo(table: Table, state: State, p: Piece, from: number, dir: number): number {
  return stepFrom(table, from, dir, blockerOf(table, state, p));
}

/** HR-GEN-06, HR-MOVE-02, HR-ACT-03, HR-SACT-03, HR-BLIP-02, HR-SENT-01. 0 where the mover cannot go that way at all (HR-MOVE-04). */
export function stepPrice(p: Piece, dir: number): number {
  if (isBlip(p)) return 1;
  if (p.kind === 'sentry') return ((dir - p.facing * 2) & 3) === 0 ? 1 : 0;
  const way = heading(p.facing, dir);
  if (way === FORWARD) return 1;
  if (way === SIDEWAYS) return p.marine ? 0 : 1; // HR-MOVE-05
  return 2;
}

/** HR-ACT-03, HR-SACT-03, HR-SENT-01: quarter turns are free for Stealers, half turns cost them 1. */
export function turnPrice(p: Piece, face: number): number {
  if (p.kind === 'sentry') return 1;
  const half = ((face - p.facing) & 3) === 2;
  if (p.marine) return half ? 2 : 1;
  return half ? 1 : 0;
}

/** HR-SENT-04: the piece stands on a mobile gun. */
export function isOnGun(state: State, p: Piece): boolean {
  return !p.marine && p.at !== NOWHERE && state.guns[p.at] !== 0;
}

/** HR-SENT-04: a piece may step onto a mobile gun only if it can step off again. */
export function canStepOff(
  table: Table,
  state: State,
  p: Piece,
  at: number,
  facing: number,
  ap: number,
): boolean {
  const before = p.facing;
  const can = whileAway(state, p, () => getsOff(table, state, p, at, facing, ap));
  p.facing = before;
  return can;
}

/** The step off may lead onto another mobile gun, if it gets off that one in its turn. */
function getsOff(table: Table, state: State, p: Piece, at: number, facing: number, ap: number): boolean {
  for (let dir = 0; dir < 8; dir++) {
    p.facing = facing as Facing;
    const price = stepPrice(p, dir);
    if (price > ap) continue;
    const to = stepTo(table, state, p, at, dir);
    if (to < 0 || (isBlip(p) && !canBlipStandAt(table, state, p, to))) continue;
    if (state.guns[to] === 0) return true;
    const faces = isBlip(p) ? [facing] : [facing, (facing + 1) & 3, (facing + 3) & 3]; // HR-SACT-05
    if (faces.some((face) => getsOff(table, state, p, to, face, ap - price))) return true;
  }
  return false;
}

export function mayStepOn(
  table: Table,
  state: State,
  p: Piece,
  to: number,
  facing: number,
  ap: number,
): boolean {
  return state.guns[to] === 0 || canStepOff(table, state, p, to, facing, ap);
}
