/** MOVE and BLIP: where a piece may step, and what that costs. Enemies near by hinder nobody (HH-MOVE-14). */
import { BACKWARD, type Dir, FORWARD, heading } from '../../../grid/directions.ts';
import { CLOSED } from '../../../grid/doors.ts';
import { pinched } from '../../../grid/step.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { hasEffect } from '../auras.ts';
import { type Column, type CostRow, costOf } from '../data/armour.ts';
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
  const gait = gaitOf(state, p);
  return gait === 'powered' || gait === 'daemonic';
}

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
  const way = heading(facing, dir);
  const name: CostRow = way === FORWARD ? 'forward' : way === BACKWARD ? 'backward' : 'sideways';
  const row: CostRow = to >= 0 && state.ground[to] & BARRICADE ? `${name} into barricade` : name;
  return costOf(row, gaitOf(state, p));
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

/** HH-PSI-21: a blip's step, seen or not. */
export function refuseBlipStep(table: Table, state: State, p: Piece, dir: Dir): Refusal | null {
  const to = table.near[p.at * 8 + dir];
  if (to >= 0 && state.occupant[to] !== 0) return no('HH-MOVE-07', 'Somebody stands there.');
  return refuseGround(state, p, p.at, to) ?? refuseObject(state, to) ?? refusePinch(table, state, p, dir);
}

/** HH-PA-02: a step into the square of a friend who lets it pass. */
export function refusePassing(table: Table, state: State, p: Piece, dir: Dir): Refusal | null {
  const to = table.near[p.at * 8 + dir];
  if (to < 0 || !letsPass(state, p, to))
    return no('HH-PA-02', 'It passes only through friends in powered armour.');
  return refuseGround(state, p, p.at, to) ?? refusePinch(table, state, p, dir);
}
