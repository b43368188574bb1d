/** MOVE and BLIP: where a piece may step, and what that costs. Enemies near by hinder nobody (HH-MOVE-14). */
import { type Dir, heading } from '../../../grid/directions.ts';
import { CLOSED } from '../../../grid/doors.ts';
import { pinched } from '../../../grid/step.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { hasEffect } from '../auras.ts';
import { type Column, stepCostOf } from '../data/armour.ts';
import { BARRICADE, FLAME, SOLID } from '../ground.ts';
import { anyModelSees, armourOf, rowOfPiece } from '../position.ts';
import { NOWHERE, otherSide, type Piece, type State } from '../state.ts';
import { no } from '../steps.ts';
import type { Table } from '../table.ts';

/** HH-PA-11: the column of moves and turns; the encumbered use that of Indomitus armour. */
export function gaitOf(state: State, p: Piece): Column {
  if (p.blip) return 'blip';
  return rowOfPiece(state, p).kind === 'heavy-support' ? 'indomitus' : armourOf(state, p).column;
}

/** HH-MOVE-05, HH-DAEM-04: turns on the way, and turns right about. */
export function isNimble(state: State, p: Piece): boolean {
  return isNimbleIn(gaitOf(state, p));
}

export const isNimbleIn = (gait: Column): boolean => gait === 'powered' || gait === 'daemonic';

/** HH-MOVE-02, HH-BARR-01, HH-BARR-02: what a step costs a piece that faces so, or null where it cannot be made. */
export function stepCost(state: State, p: Piece, facing: number, dir: Dir, to: number): number | null {
  const cost = bareCost(state, p, facing, dir, to);
  return cost === null ? null : cost + burden(state, p);
}

/** HH-PSI-11: one more for every move action of the enfeebled. */
export function burden(state: State, p: Piece): number {
  return hasEffect(state, p, 'enfeeble') ? 1 : 0;
}

export function bareCost(state: State, p: Piece, facing: number, dir: Dir, to: number): number | null {
  return stepCostOf(gaitOf(state, p), heading(facing, dir), to >= 0 && (state.ground[to] & BARRICADE) !== 0);
}

/** HH-MOVE-08, HH-MOVE-09, HH-BRD-14: what pinches a diagonal step. HH-PA-03: not whoever may be walked through. */
function isBarred(state: State, p: Piece, square: number): boolean {
  const stands = state.occupant[square] !== 0 && !letsPass(state, p, square);
  return stands || state.doors[square] >= CLOSED || (state.ground[square] & SOLID) !== 0;
}

/** HH-PA-02: a friend in powered armour lets another pass. */
function letsPass(state: State, p: Piece, square: number): boolean {
  const other = state.pieces[state.occupant[square]];
  const isPowered = (one: Piece): boolean => !one.blip && rowOfPiece(state, one).armour === 'powered';
  return other?.side === p.side && other.id !== p.id && isPowered(other) && isPowered(p);
}

/** HH-SPEC-20, HH-SPEC-21: a fire is entered only by whoever stands in it already. */
function mayEnterFire(state: State, from: number, to: number): boolean {
  if (!(state.ground[to] & FLAME)) return true;
  return state.areas.some(
    ({ kind, squares }) => kind !== 'blind' && squares.includes(to) && squares.includes(from),
  );
}

/** HH-MOVE-07, HH-BLIP-04 to HH-BLIP-08: why a piece may not come into a square, from `from` or from outside. */
export function refuseEntering(
  table: Table,
  state: State,
  p: Piece,
  from: number,
  to: number,
): Refusal | null {
  if (to >= 0 && state.occupant[to] !== 0) return no('HH-MOVE-07', 'Somebody stands there.');
  const refusal = refuseGround(state, p, from, to);
  if (refusal || !p.blip) return refusal;
  return refuseObject(state, to) ?? refuseExposed(table, state, p, to);
}

function refuseGround(state: State, p: Piece, from: number, to: number): Refusal | null {
  if (to < 0) return no('HH-MOVE-07', 'A wall is in the way.');
  if (isBarred(state, p, to)) return no('HH-MOVE-07', 'The way is barred.');
  return mayEnterFire(state, from, to) ? null : no('HH-SPEC-20', 'That square burns.');
}

/** HH-BLIP-08. */
function refuseObject(state: State, to: number): Refusal | null {
  if (state.objects.some((item) => item.at === to && !item.out && item.holder === 0))
    return no('HH-BLIP-08', 'A blip may not enter a square with an object.');
  return null;
}

/** HH-BLIP-05, HH-BLIP-06. */
function refuseExposed(table: Table, state: State, p: Piece, to: number): Refusal | null {
  const enemy = otherSide(p.side);
  if (anyModelSees(table, state, enemy, to)) return no('HH-BLIP-05', 'An enemy model sees that square.');
  return touchesEnemy(table, state, p, to)
    ? no('HH-BLIP-06', 'That square is next to an enemy model.')
    : null;
}

/** HH-BLIP-06, HH-BRD-13: neighbours, but not across a corner of two walls. */
export function touchesEnemy(table: Table, state: State, p: Piece, square: number): boolean {
  for (let dir = 0; dir < 8; dir++) {
    const next = table.near[square * 8 + dir];
    const other = next < 0 ? null : state.pieces[state.occupant[next]];
    if (other && !other.blip && other.side !== p.side && !pinched(table.board, square, dir)) return true;
  }
  return false;
}

/** HH-MOVE-01, HH-MOVE-08: why a step cannot be taken, whatever it costs. */
export function refuseStep(table: Table, state: State, p: Piece, dir: Dir): Refusal | null {
  if (p.at === NOWHERE) return no('HH-REINF-08', 'It is not on the board.');
  const to = table.near[p.at * 8 + dir];
  return refuseEntering(table, state, p, p.at, to) ?? refusePinch(table, state, p, dir);
}

function refusePinch(table: Table, state: State, p: Piece, dir: Dir): Refusal | null {
  return pinched(table.board, p.at, dir, (square) => isBarred(state, p, square))
    ? no('HH-MOVE-08', 'The gap is too narrow.')
    : null;
}

/** The ways of `stepsFrom` that lead through a friend. */
export const PASSING = 8;
/** Its squares with a barricade, whether a step leads there or not. */
export const LOW = 16;
const DIAGONALS = 0b10101010;

/**
 * The directions in which a piece could step from a square, as bits: 0 to 7 those of `refuseStep`, from PASSING those of `refusePassing`.
 * Both say why not, one direction at a time; this is the same at once, for lists.
 */
export function stepsFrom(table: Table, state: State, p: Piece, at: number): number {
  const { near } = table;
  const { occupant, doors, ground, pieces } = state;
  const mayPass = !p.blip && rowOfPiece(state, p).armour === 'powered';
  let barred = 0;
  let taken = 0;
  let friends = 0;
  let fires = 0;
  let lows = 0;
  for (let dir = 0; dir < 8; dir++) {
    const bit = 1 << dir;
    const to = near[at * 8 + dir];
    if (to < 0) {
      barred |= bit;
      continue;
    }
    const who = occupant[to];
    if (who !== 0) {
      const other = pieces[who];
      if (
        mayPass &&
        other !== null &&
        other.side === p.side &&
        who !== p.id &&
        !other.blip &&
        rowOfPiece(state, other).armour === 'powered'
      )
        friends |= bit;
      else barred |= bit;
      taken |= bit;
    }
    if (doors[to] >= CLOSED || (ground[to] & SOLID) !== 0) barred |= bit;
    if (ground[to] & FLAME) fires |= bit;
    if (ground[to] & BARRICADE) lows |= bit;
  }
  // diagonals with both squares beside them barred, as the ring of directions goes
  const narrow = (barred << 1) & ((barred >> 1) | (barred << 7)) & DIAGONALS;
  let shut = barred | narrow;
  if (fires !== 0)
    for (let dir = 0; dir < 8; dir++)
      if (fires & (1 << dir) && !mayEnterFire(state, at, near[at * 8 + dir])) shut |= 1 << dir;
  let open = ~(shut | taken) & 0xff;
  if (p.blip)
    for (let dir = 0; dir < 8; dir++) {
      if (!(open & (1 << dir))) continue;
      const to = near[at * 8 + dir];
      if (refuseObject(state, to) || refuseExposed(table, state, p, to)) open &= ~(1 << dir);
    }
  return open | ((friends & ~shut) << PASSING) | (lows << LOW);
}

/** HH-PSI-21: a blip's step, seen or not. */
export function refuseBlipStep(table: Table, state: State, p: Piece, dir: Dir): Refusal | null {
  const to = table.near[p.at * 8 + dir];
  return refuseGround(state, p, p.at, to) ?? refuseObject(state, to) ?? refusePinch(table, state, p, dir);
}

/** HH-PA-02: a step into the square of a friend who lets it pass. */
export function refusePassing(table: Table, state: State, p: Piece, dir: Dir): Refusal | null {
  const to = table.near[p.at * 8 + dir];
  if (to < 0 || !letsPass(state, p, to))
    return no('HH-PA-02', 'It passes only through friends in powered armour.');
  return refuseGround(state, p, p.at, to) ?? refusePinch(table, state, p, dir);
}
