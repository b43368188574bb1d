/** GEN: who stands where, and what follows from it. Every change of place goes through here. */
import { clearBit, setBit } from '../../grid/bits.ts';
import type { Facing } from '../../grid/directions.ts';
import type { Dice } from '../../kernel/contract.ts';
import type { Event } from './events.ts';
import { CLOSED, JAMMED_SHUT, NO_DOOR, NOWHERE, type Piece, type State } from './state.ts';
import type { Table } from './table.ts';
import { type PieceKind, UNITS } from './units.ts';

/** Everything a rule needs while an action is played. */
export interface Play {
  readonly table: Table;
  readonly state: State;
  readonly dice: Dice;
  readonly events: Event[];
}

export function piece(state: State, id: number): Piece {
  return state.pieces[id] as Piece;
}

export function newPiece(id: number, kind: PieceKind, marine: boolean): Piece {
  return {
    id,
    kind,
    marine,
    at: NOWHERE,
    area: NOWHERE,
    facing: 0,
    ap: UNITS[kind].ap,
    overwatch: false,
    guard: false,
    jam: 0,
    target: 0,
    misses: 0,
    value: 0,
    fresh: true,
    turned: false,
    done: false,
    lurks: false,
  };
}

/** HR-LOS-03, HR-LOS-04: keeps the sight blockers in step with what is on a square. */
export function remark(state: State, square: number): void {
  const id = state.occupant[square];
  const occupant = id ? piece(state, id) : null;
  if (occupant?.marine || state.doors[square] >= CLOSED) setBit(state.hard, square);
  else clearBit(state.hard, square);
  if (occupant && !occupant.marine) setBit(state.soft, square);
  else clearBit(state.soft, square);
}

export function stand(state: State, p: Piece, square: number): void {
  p.at = square;
  p.area = NOWHERE;
  state.occupant[square] = p.id;
  remark(state, square);
}

export function lift(state: State, p: Piece): void {
  const from = p.at;
  p.at = NOWHERE;
  p.area = NOWHERE;
  if (from === NOWHERE) return;
  state.occupant[from] = 0;
  remark(state, from);
}

export function setDoor(state: State, square: number, door: number): void {
  state.doors[square] = door;
  remark(state, square);
}

export function isShut(state: State, square: number): boolean {
  return state.doors[square] >= CLOSED;
}

export function hasDoor(state: State, square: number): boolean {
  return state.doors[square] !== NO_DOOR;
}

export function isJammedShut(state: State, square: number): boolean {
  return state.doors[square] === JAMMED_SHUT;
}

/** HR-GEN-05: the square straight in front, or NOWHERE when it is wall. */
export function assaultSquare(table: Table, p: Piece): number {
  return p.at === NOWHERE ? NOWHERE : table.step[p.at * 8 + p.facing * 2];
}

/** HR-GEN-18, HR-REIN-09. Takes a piece out of the game. */
export function removePiece(state: State, p: Piece): void {
  lift(state, p);
  state.pieces[p.id] = null;
  const list = p.marine ? state.marines : state.stealers;
  list.splice(list.indexOf(p.id), 1);
  if (state.active === p.id) state.active = 0;
}

/** HR-GEN-18: a casualty. */
export function kill(play: Play, p: Piece, by: number, rule: string): void {
  const { state, events } = play;
  events.push({ kind: 'died', unit: p.id, type: p.kind, at: p.at, by, rule });
  removePiece(state, p);
  if (p.marine) state.marineLosses++;
  else state.stealerLosses++;
  state.eventful = true;
}

/** HR-LOS-01: whether the viewer sees that square. Pieces off the board see nothing. */
export function seesSquare(table: Table, state: State, viewer: Piece, square: number): boolean {
  return viewer.at !== NOWHERE && table.sight.sees(viewer.at, viewer.facing, square, state.hard, state.soft);
}

/** HR-LOS-12: nobody sees into an entry area. */
export function sees(table: Table, state: State, viewer: Piece, target: Piece): boolean {
  return target.at !== NOWHERE && seesSquare(table, state, viewer, target.at);
}

/** HR-LOCK-01, HR-LOCK-08: the Stealers that have this Marine in their close assault square. */
export function lockers(table: Table, state: State, marine: Piece): Piece[] {
  const found: Piece[] = [];
  for (let f = 0; f < 4; f++) {
    const p = lockerFrom(table, state, marine, f as Facing);
    if (p) found.push(p);
  }
  return found;
}

export function isLocked(table: Table, state: State, marine: Piece): boolean {
  for (let f = 0; f < 4; f++) if (lockerFrom(table, state, marine, f as Facing)) return true;
  return false;
}

function lockerFrom(table: Table, state: State, marine: Piece, side: Facing): Piece | null {
  const square = table.step[marine.at * 8 + side * 2];
  if (square < 0) return null;
  const id = state.occupant[square];
  if (!id) return null;
  const p = piece(state, id);
  return !p.marine && p.kind !== 'blip' && p.facing === ((side + 2) & 3) ? p : null;
}

/** HR-SUST-04: moving, turning or being moved ends a series. */
export function breakSeries(p: Piece): void {
  p.target = 0;
  p.misses = 0;
}
