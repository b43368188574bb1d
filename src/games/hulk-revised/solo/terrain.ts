/** What stands in a piece's way, square by square (HR-GEN-11, HR-GEN-12), and what can be broken (HR-SOLO-42). */

import { isJammedShut, isShut } from '../../../grid/doors.ts';
import { pinched } from '../../../grid/step.ts';
import { GENERATOR, STASIS } from '../ground.ts';
import { blockMask, piece } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';

export const BLOCKED = 0;
export const FREE = 1;
/** A closed door: 1 AP to open. */
export const DOOR = 2;
/** A jammed door, generator or deployed gun that must be broken. */
export const OBSTACLE = 3;

export interface Ways {
  /** Jammed doors, generators and deployed guns count as passable (HR-SOLO-42). */
  readonly obstacles?: boolean;
  /** Other pieces are ignored: what the floor alone would allow. */
  readonly floor?: boolean;
  /** Squares to keep off, 1 each. */
  readonly avoid?: Uint8Array | null;
}

export interface Terrain {
  readonly open: Uint8Array;
  /** Per square: bit d where a step in direction d is legal. */
  readonly exits: Uint8Array;
}

function kindOf(state: State, p: Piece, square: number, mask: number, ways: Ways): number {
  if (state.occupant[square] !== 0 && square !== p.at && !ways.floor) return BLOCKED;
  const ground = state.ground[square] & mask;
  if ((ground & ~GENERATOR) !== 0 || (state.ground[square] & STASIS) !== 0) return BLOCKED;
  if (ground !== 0) return ways.obstacles ? OBSTACLE : BLOCKED;
  if (isJammedShut(state, square)) return ways.obstacles ? OBSTACLE : BLOCKED;
  const gun = state.guns[square];
  if (gun !== 0 && piece(state, gun).overwatch)
    return ways.obstacles && p.kind === 'genestealer' ? OBSTACLE : BLOCKED;
  return isShut(state, square) ? DOOR : FREE;
}

export function survey(table: Table, state: State, p: Piece, ways: Ways = {}): Terrain {
  const { size } = table.board;
  const mask = blockMask(table, p);
  const open = new Uint8Array(size);
  const exits = new Uint8Array(size);
  for (let square = 0; square < size; square++) open[square] = kindOf(state, p, square, mask, ways);
  const isNotFree = (square: number): boolean => open[square] !== FREE;
  const shunned = (square: number): boolean => ways.avoid?.[square] === 1 && square !== p.at;
  for (let square = 0; square < size; square++) {
    if (open[square] === BLOCKED && square !== p.at) continue; // from the fire it stands in there is no way back (HR-HAZ-01)
    for (let dir = 0; dir < 8; dir++) {
      const to = table.near[square * 8 + dir];
      if (to < 0 || open[to] === BLOCKED || shunned(to)) continue;
      if (dir & 1) {
        if (open[to] === OBSTACLE) continue; // it is attacked straight ahead
        if (pinched(table, square, dir, isNotFree)) continue;
      }
      exits[square] |= 1 << dir;
    }
  }
  // only now: a square that is shunned does not pinch the corner beside it
  for (let square = 0; square < size; square++) if (shunned(square)) open[square] = BLOCKED;
  return { open, exits };
}

/** Whether a piece may turn or climb where it stands: not on a mobile gun, nor held by fire (HR-HAZ-03, HR-SENT-04). */
export function isFirm(table: Table, state: State, p: Piece, square: number): boolean {
  return state.guns[square] === 0 && (state.ground[square] & blockMask(table, p)) === 0;
}

/** The other end of a ladder or hole, when the way there is open; else NOWHERE. */
export function linkFrom(table: Table, state: State, terrain: Terrain, square: number): number {
  const to = table.link[square];
  if (to === NOWHERE || terrain.open[to] !== FREE || state.guns[to] !== 0 || state.guns[square] !== 0)
    return NOWHERE;
  return to;
}
