/** GEN and LOS: who stands where, what lies where, and who sees whom. Every change of place goes through here. */

import { clearBit, hasBit, setBit } from '../../grid/bits.ts';
import type { Facing } from '../../grid/directions.ts';
import { CLOSED, isShut, NO_DOOR } from '../../grid/doors.ts';
import { liftOff, standOn } from '../../grid/standing.ts';
import type { Dice } from '../../kernel/contract.ts';
import type { Event } from './events.ts';
import { ANY_GAS, blocksFor, DUCT, FIRE, LADDER, MURK, PIT, STASIS } from './ground.ts';
import { NOWHERE, type Piece, type State } from './state.ts';
import type { Table } from './table.ts';
import { type PieceKind, UNITS } from './units.ts';

/** Everything a rule needs while an action is played. */
export interface Play {
  readonly table: Table;
  readonly state: State;
  readonly dice: Dice;
  readonly events: Event[];
}

const NONE: readonly number[] = [0, 0, 0, 0];

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
    ammo: 0,
    reloads: 0,
    reloaded: false,
    grenades: NONE,
    missiles: NONE,
    psi: 0,
    cast: false,
    carries: 0,
    generator: false,
    shockedBy: 0,
    scorched: false,
    value: 0,
    priority: 0,
    fresh: true,
    turned: false,
    done: false,
    lurks: false,
  };
}

export function isBlip(p: Piece): boolean {
  return p.kind === 'blip' || p.kind === 'ambush';
}

/** A Stealer unit: a model, not a blip. */
export function isStealer(p: Piece): boolean {
  return !p.marine && !isBlip(p);
}

/** HR-PSI-10: what is in Stasis does nothing and nothing is done to it. */
export function inStasis(state: State, p: Piece): boolean {
  return p.at !== NOWHERE && (state.ground[p.at] & STASIS) !== 0;
}

/** HR-LOS-03, HR-LOS-04: keeps the sight blockers in step with what is on a square. */
export function remark(state: State, square: number): void {
  const id = state.occupant[square];
  const occupant = id ? piece(state, id) : null;
  const gun = state.guns[square];
  if (
    occupant?.marine ||
    state.doors[square] >= CLOSED ||
    (state.ground[square] & MURK) !== 0 ||
    (gun !== 0 && piece(state, gun).overwatch) // HR-SENT-06
  )
    setBit(state.hard, square);
  else clearBit(state.hard, square);
  if (occupant && !occupant.marine) setBit(state.soft, square);
  else clearBit(state.soft, square);
}

/** Puts down and takes away what lies on a square. */
export function changeGround(state: State, square: number, add: number, remove: number): void {
  const before = state.ground[square];
  const after = (before & ~remove) | add;
  if (after === before) return;
  state.ground[square] = after;
  state.murk += ((after & MURK) !== 0 ? 1 : 0) - ((before & MURK) !== 0 ? 1 : 0);
  remark(state, square);
}

/** HR-GEN-10, HR-BLIP-01: one to a square, blips too; guns are kept apart (HR-SENT-04). */
export function stand(state: State, p: Piece, square: number): void {
  p.area = NOWHERE;
  standOn(p.kind === 'sentry' ? state.guns : state.occupant, p, square);
  remark(state, square);
}

export function lift(state: State, p: Piece): void {
  p.area = NOWHERE;
  const from = liftOff(p.kind === 'sentry' ? state.guns : state.occupant, p);
  if (from !== NOWHERE) remark(state, from);
}

/** What holds once a piece has left its square: it neither hides what is behind nor bars its own way back. */
export function whileAway<T>(state: State, p: Piece, ask: () => T): T {
  const { at } = p;
  if (at === NOWHERE || state.occupant[at] !== p.id) return ask();
  state.occupant[at] = 0;
  remark(state, at);
  const answer = ask();
  state.occupant[at] = p.id;
  remark(state, at);
  return answer;
}

export function setDoor(state: State, square: number, door: number): void {
  state.doors[square] = door;
  remark(state, square);
}

/** HR-GEN-05: the square straight in front, or NOWHERE when it is wall. */
export function assaultSquare(table: Table, p: Piece): number {
  return p.at === NOWHERE ? NOWHERE : table.near[p.at * 8 + p.facing * 2];
}

/** HR-GEN-11: the ground that stops this piece. */
export function blockMask(table: Table, p: Piece): number {
  return blocksFor(p.kind, table.chapter.salamanders, p.marine);
}

/** HR-GEN-18: takes a piece out of the game. What it carried stays where it was (HR-OBJ-06). */
export function removePiece(state: State, p: Piece): void {
  const at = p.at;
  if (p.carries) {
    const object = state.objects[p.carries - 1];
    object.holder = 0;
    object.at = at;
  }
  lift(state, p);
  state.pieces[p.id] = null;
  const list = p.kind === 'sentry' ? state.sentries : p.marine ? state.marines : state.stealers;
  list.splice(list.indexOf(p.id), 1);
  if (state.active === p.id) state.active = 0;
  if (state.onPit === p.id) state.onPit = 0;
}

/** HR-GEN-18: a casualty; guns are none and are only removed (HR-SENT-14). HR-UNIT-13: an Acid Maw that dies explodes, unless it is off the map (HR-ENTRY-14). */
export function kill(play: Play, p: Piece, by: number, rule: string): void {
  const { state, events } = play;
  events.push({ kind: 'died', unit: p.id, type: p.kind, at: p.at, by, rule });
  // HR-UNIT-15: whatever killed it
  if (p.kind === 'acidmaw' && p.at !== NOWHERE) state.blasts.push({ effect: 'acid', square: p.at, unit: 0 });
  removePiece(state, p);
  if (p.marine) state.marineLosses++;
  else state.stealerLosses++;
  state.eventful = true;
}

/** HR-LOS-01: whether the viewer sees that square. Pieces off the board see nothing. */
export function seesSquare(table: Table, state: State, viewer: Piece, square: number): boolean {
  if (viewer.at === NOWHERE) return false;
  if (state.murk === 0 && !table.odd)
    return table.sight.sees(viewer.at, viewer.facing, square, state.hard, state.soft);
  if (table.odd && viewer.marine && viewer.kind !== 'sentry' && seesAcross(table, state, viewer, square))
    return true;
  return table.sight.open(viewer.at, viewer.facing, square) && isClear(table, state, viewer.at, square);
}

/** HR-LOS-07 to HR-LOS-11 between two squares that walls do not part. */
export function isClear(table: Table, state: State, v: number, t: number): boolean {
  const { ground } = state;
  if ((ground[v] | ground[t]) & STASIS) return false; // HR-LOS-10, HR-PSI-11
  // HR-LOS-11, HR-DUCT-03
  if ((ground[v] & DUCT && !table.mouth[v]) || (ground[t] & DUCT && !table.mouth[t])) return false;
  if (table.spread(v, t) > 1)
    return (ground[t] & (FIRE | ANY_GAS)) === 0 && table.sight.clear(v, t, state.hard, state.soft);
  // HR-LOS-09: next to each other fire and gas are ignored; only what stands on both flanks hides a diagonal neighbour
  const { board } = table;
  if (board.x[v] === board.x[t] || board.y[v] === board.y[t]) return true;
  const a = board.at(board.level[v], board.x[t], board.y[v]);
  const b = board.at(board.level[v], board.x[v], board.y[t]);
  if (isSolid(state, a) && isSolid(state, b)) return false; // HR-LOS-07b
  return a < 0 || b < 0 || !(hasBit(state.soft, a) && hasBit(state.soft, b)); // HR-LOS-08b
}

/** Hard to sight, fire and gas apart. */
function isSolid(state: State, square: number): boolean {
  if (square < 0 || isShut(state, square) || state.ground[square] & (STASIS | DUCT)) return true;
  const id = state.occupant[square];
  const gun = state.guns[square];
  return (id !== 0 && piece(state, id).marine) || (gun !== 0 && piece(state, gun).overwatch);
}

/** HR-LOS-13, HR-LADD-06, HR-LADD-08, HR-PIT-10: sight through a ladder or down a hole, the only one between levels. */
function seesAcross(table: Table, state: State, viewer: Piece, square: number): boolean {
  const far = table.link[square];
  if (far === NOWHERE) return false;
  if ((state.ground[viewer.at] | state.ground[square] | state.ground[far]) & STASIS) return false;
  if (viewer.at === far) return (state.ground[far] & LADDER) !== 0; // distance 1: fire and gas are ignored
  if (assaultSquare(table, viewer) !== far || !(state.ground[far] & (LADDER | PIT))) return false;
  if (state.occupant[far] || state.ground[far] & MURK) return false;
  return (state.ground[square] & (FIRE | ANY_GAS)) === 0;
}

/** The distance to a square in sight: HR-GEN-07, through a ladder or down a hole 1 or 2 (HR-LADD-06, HR-PIT-10). */
export function shotDistance(table: Table, state: State, viewer: Piece, square: number): number {
  const plain = table.spread(viewer.at, square);
  if (!table.odd || !seesAcross(table, state, viewer, square)) return plain;
  return Math.min(plain, table.link[square] === viewer.at ? 1 : 2);
}

/** HR-LOS-12: nobody sees into an entry area. */
export function sees(table: Table, state: State, viewer: Piece, target: Piece): boolean {
  return target.at !== NOWHERE && seesSquare(table, state, viewer, target.at);
}

/**
 * HR-LOCK-01, HR-LOCK-08: the Stealers that have this Marine in their close assault square, in a duct's mouth too
 * (HR-LOCK-09, HR-DUCT-05), in an entry area not (HR-ENTRY-13).
 */
export function lockers(table: Table, state: State, marine: Piece): Piece[] {
  const found: Piece[] = [];
  for (let f = 0; f < 4; f++) {
    const p = lockerFrom(table, state, marine, f as Facing);
    if (p) found.push(p);
  }
  return found;
}

/** HR-LOCK-07, HR-LOCK-12: asked anew each time, so it begins and ends with its cause. HR-LOCK-05: it binds the Marine alone. */
export function isLocked(table: Table, state: State, marine: Piece): boolean {
  for (let f = 0; f < 4; f++) if (lockerFrom(table, state, marine, f as Facing)) return true;
  return false;
}

function lockerFrom(table: Table, state: State, marine: Piece, side: Facing): Piece | null {
  const square = table.near[marine.at * 8 + side * 2];
  if (square < 0) return null;
  const id = state.occupant[square];
  if (!id) return null;
  const p = piece(state, id);
  if (p.marine || p.facing !== ((side + 2) & 3) || isBlip(p)) return null;
  if (state.murk !== 0 && !canFight(state, p, marine.at)) return null;
  return p;
}

/** HR-HAZ-08, HR-PSI-10: no close assault out of gas, nor out of or into Stasis. */
export function canFight(state: State, p: Piece, square: number): boolean {
  const here = p.at === NOWHERE ? 0 : state.ground[p.at];
  return ((here | state.ground[square]) & STASIS) === 0 && (p.marine || (here & ANY_GAS) === 0);
}

/** HR-SUST-04: moving, turning or being moved ends a series; no other act does (HR-SUST-08), nor the end of a phase (HR-SUST-07). */
export function breakSeries(p: Piece): void {
  p.target = 0;
  p.misses = 0;
}

/** HR-DOOR-08, HR-DOOR-17: the square is plain floor from now on. */
export function destroyDoor(play: Play, by: number, square: number): void {
  const { table, state, events } = play;
  setDoor(state, square, NO_DOOR);
  // a Marine who died in the blast he caused is no longer in play, but still on the mission sheet
  const type = state.pieces[by]?.kind ?? table.loadouts[by]!.row.kind;
  events.push({ kind: 'door', unit: by, type, square, door: 'destroyed', ap: 0, cp: 0 });
}
