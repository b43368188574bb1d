/** GEN and LOS: who stands where, and who sees whom. Every change of place goes through here. Sight is mutual but for arcs (HH-LOS-09). */
import { clearBit, hasBit, setBit } from '../../grid/bits.ts';
import type { Facing } from '../../grid/directions.ts';
import { CLOSED, NO_DOOR } from '../../grid/doors.ts';
import { liftOff, standOn } from '../../grid/standing.ts';
import { ARMOUR, type Armour, BLIP_AP } from './data/armour.ts';
import { DISCIPLINES } from './data/powers.ts';
import { fullAmmo } from './data/ranged.ts';
import type { Named } from './events.ts';
import { GRENADES } from './force/list.ts';
import { BARRICADE, BLIND, NO_PLACE, OPAQUE } from './ground.ts';
import { type Body, NOWHERE, type Piece, type RosterRow, type Side, type State } from './state.ts';
import type { Table } from './table.ts';

export function piece(state: State, id: number): Piece {
  return state.pieces[id] as Piece;
}

/** The pieces of a side, on the board and waiting. */
export function unitsOf(state: State, side: Side): Piece[] {
  return state.units[side].map((id) => piece(state, id));
}

/** HH-GEN-02: revealed figures on the board. */
export function modelsOf(state: State, side: Side): Piece[] {
  const found: Piece[] = [];
  for (const id of state.units[side]) {
    const p = piece(state, id);
    if (!p.blip && p.at !== NOWHERE) found.push(p);
  }
  return found;
}

/** The row of a model, or of a blip whose owner asks. */
export function rowOfPiece(state: State, p: Piece): RosterRow {
  return state.rosters[p.side][p.row] as RosterRow;
}

export function armourOf(state: State, p: Piece): Armour {
  return ARMOUR[rowOfPiece(state, p).armour];
}

/** HH-ACT-01. */
export function fullAp(state: State, p: Piece): number {
  return p.blip ? BLIP_AP : armourOf(state, p).ap;
}

export function named(state: State, p: Piece): Named {
  return { unit: p.id, side: p.side, type: p.blip ? 'blip' : rowOfPiece(state, p).kind };
}

/** A new piece off the board. HH-HID-17: it takes the next number. */
export function newPiece(state: State, side: Side, row: number, blip: boolean): Piece {
  const p: Piece = {
    id: state.pieces.length,
    side,
    at: NOWHERE,
    area: NOWHERE,
    blip,
    row,
    value: 0,
    facing: 0,
    ap: 0,
    stage: 'fresh',
    acted: false,
    stirred: false,
    turned: false,
    overwatch: false,
    guard: false,
    jam: 'none',
    jammed: 0,
    aim: 0,
    aimGun: 0,
    body: null,
  };
  state.pieces.push(p);
  state.units[side].push(p.id);
  return p;
}

/** HH-LIBR-02: more for powers of one discipline; HH-GSB-02: a Herald has 27. */
export function psiOf({ powers, herald }: Pick<RosterRow, 'powers' | 'herald'>): number {
  if (powers.length === 0) return 0;
  if (herald) return 27;
  const most = Math.max(
    ...Object.values(DISCIPLINES).map(
      (own) => powers.filter((one) => (own as readonly string[]).includes(one)).length,
    ),
  );
  return most === 3 ? 25 : most === 2 ? 23 : 20;
}

/** HH-SPEC-18, HH-LIBR-02: what a model begins with. */
export function freshBody(row: RosterRow): Body {
  return {
    ammo: row.ranged.map(fullAmmo),
    fired: row.ranged.map(() => 0),
    reloaded: false,
    grenades: GRENADES.map((grenade) => row.grenades.filter((one) => one === grenade).length),
    psi: psiOf(row),
    cast: false,
    spoken: false,
    iconUsed: false,
  };
}

/** HH-LOS-10: keeps the obstructions in step with what is on a square. */
export function remark(state: State, square: number): void {
  const blocks =
    state.occupant[square] !== 0 || state.doors[square] >= CLOSED || (state.ground[square] & OPAQUE) !== 0;
  if (blocks) setBit(state.hard, square);
  else clearBit(state.hard, square);
}

/** HH-GEN-06. */
export function stand(state: State, p: Piece, square: number): void {
  p.area = NOWHERE;
  standOn(state.occupant, p, square);
  remark(state, square);
}

export function lift(state: State, p: Piece): void {
  p.area = NOWHERE;
  if (p.at !== NOWHERE && state.occupant[p.at] !== p.id) {
    p.at = NOWHERE; // on its way through another's square (HH-PA-02)
    return;
  }
  const from = liftOff(state.occupant, p);
  if (from !== NOWHERE) remark(state, from);
}

/** HH-PA-02, HH-PSI-21: for a moment two are on one square: the other stands there. */
export function pass(state: State, p: Piece, square: number): void {
  if (state.occupant[square] === 0) stand(state, p, square);
  else p.at = square;
}

export function setDoor(state: State, square: number, door: number): void {
  state.doors[square] = door;
  remark(state, square);
}

export function setGround(state: State, square: number, bits: number): void {
  state.ground[square] = bits;
  remark(state, square);
}

export function isShut(state: State, square: number): boolean {
  return state.doors[square] >= CLOSED;
}

/** HH-DOOR-08, HH-BRD-07. */
export function clearDoor(state: State, square: number): void {
  setDoor(state, square, NO_DOOR);
}

/** HH-GEN-13: a model may be placed there. */
export function isFree(state: State, square: number): boolean {
  return (
    square >= 0 &&
    state.occupant[square] === 0 &&
    state.doors[square] < CLOSED &&
    (state.ground[square] & NO_PLACE) === 0
  );
}

/** HH-BRD-12: the square straight in front, or -1. */
export function frontSquare(table: Table, p: Piece): number {
  return p.at === NOWHERE ? -1 : table.near[p.at * 8 + p.facing * 2];
}

/** HH-LOS-01, HH-BARR-04: whether somebody on a square, facing so, or looking all around (-1), sees another square. */
export function seesFrom(
  table: Table,
  state: State,
  from: number,
  facing: Facing | -1,
  to: number,
  ignored: readonly number[] = NONE,
): boolean {
  const { sight } = table;
  // walls first: they are in the way nearly always
  const isOpen = facing === -1 ? sight.openAround(from, to) : sight.open(from, facing, to);
  const isLinked = table.link[from] === to; // HH-LADD-02, HH-LOS-18
  if ((!isOpen && !isLinked) || from === to) return false; // HH-LOS-03
  if ((state.ground[from] | state.ground[to]) & BLIND) return false; // HH-LOS-12
  if (isLinked) return true;
  if (ignored.length === 0) return sight.clear(from, to, state.hard, NOTHING);
  const hidden = ignored.filter((square) => hasBit(state.hard, square));
  for (const square of hidden) clearBit(state.hard, square);
  const clear = sight.clear(from, to, state.hard, NOTHING);
  for (const square of hidden) setBit(state.hard, square);
  return clear;
}

/** No square is soft in this game. */
const NOTHING: readonly number[] = new Array(4000).fill(0);

const NONE: readonly number[] = [];

/** HH-LOS-13: the terrain barricade in front of a model does not obstruct its sight. */
export function ownBarricade(table: Table, state: State, p: Piece): readonly number[] {
  if (table.barricades.length === 0) return NONE;
  const front = frontSquare(table, p);
  const alone = front >= 0 && (state.ground[front] & OPAQUE) === BARRICADE;
  return alone && state.occupant[front] === 0 && !isShut(state, front) ? [front] : NONE;
}

/** HH-LOS-01, HH-LOS-02, HH-LOS-16: whether a piece sees a square; a blip looks all around. */
export function seesSquare(table: Table, state: State, p: Piece, to: number): boolean {
  if (p.at === NOWHERE || to === NOWHERE) return false;
  if (p.blip) return seesFrom(table, state, p.at, -1, to);
  if (seesFrom(table, state, p.at, p.facing, to)) return true;
  const low = ownBarricade(table, state, p);
  return low.length > 0 && seesFrom(table, state, p.at, p.facing, to, low);
}

export function sees(table: Table, state: State, p: Piece, other: Piece): boolean {
  return seesSquare(table, state, p, other.at);
}

/** The squares a model on the board might see: those of its arc, and the other end of a ladder (HH-LADD-02). */
export function inView(table: Table, p: Piece): readonly number[] {
  const linked = table.link[p.at];
  const ahead = table.sight.field(p.at, p.facing);
  return linked === NOWHERE ? ahead : [...ahead, linked];
}

/** Whether a model of that side sees the square. */
export function anyModelSees(table: Table, state: State, side: Side, to: number): boolean {
  for (const id of state.units[side]) {
    const p = piece(state, id);
    if (!p.blip && p.at !== NOWHERE && seesSquare(table, state, p, to)) return true;
  }
  return false;
}

/** HH-GEN-12: takes a piece out of the game; what it carried stays in its square (HH-OBJ-06). */
export function removePiece(state: State, p: Piece): void {
  for (const item of state.objects)
    if (item.holder === p.id) {
      item.holder = 0;
      item.at = p.at;
    }
  lift(state, p);
  state.pieces[p.id] = null;
  state.units[p.side] = state.units[p.side].filter((id) => id !== p.id);
  state.effects = state.effects.filter((effect) => effect.unit !== p.id);
  if (state.active === p.id) state.active = 0;
}
