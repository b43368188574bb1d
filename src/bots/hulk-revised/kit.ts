/** What a Marine does with the things he carries, and with what lies about. */

import type { Action } from '../../games/hulk-revised/actions.ts';
import { GENERATOR } from '../../games/hulk-revised/ground.ts';
import { changeGround, piece } from '../../games/hulk-revised/position.ts';
import type { Piece } from '../../games/hulk-revised/state.ts';
import { isJammedShut } from '../../grid/doors.ts';
import { FINISH, openDoor } from './advance.ts';
import type { Squad } from './squad.ts';
import { nearness } from './threats.ts';
import { approach } from './ways.ts';

const RELOAD = 0.9;
const FIELD = 0.6; // what a generator must keep away to be worth it
const HANDED_ON = 0.3; // for each AP the other is nearer
const BREAK = 0.5;
const OUT_OF_THE_WAY = 0.6;

/** Objects, exits and objective squares. */
export function objectWorth(squad: Squad, p: Piece, action: Action): number {
  const errand = squad.duties.errands[p.id];
  if (!errand) return -1;
  const { task } = errand;
  switch (action.do) {
    case 'use':
    case 'take':
      return task.verb === action.do && task.squares.includes(p.at) ? FINISH * 10 : -1;
    case 'exit':
      if (task.verb !== 'exit') return -1;
      if (errand.doer) return FINISH * 10;
      return squad.way[p.at] ? OUT_OF_THE_WAY : -1;
    case 'give':
      return give(squad, p, piece(squad.state, action.to));
    default:
      return -1;
  }
}

/** Only to somebody who is nearer, and free. */
function give(squad: Squad, p: Piece, to: Piece): number {
  const errand = squad.duties.errands[p.id];
  if (!errand?.doer || squad.locked.has(to.id)) return -1;
  const saved = errand.togo[p.at * 4 + p.facing] - errand.togo[to.at * 4 + to.facing] + (to.ap - p.ap) / 2;
  return saved > 2 ? saved * HANDED_ON : -1;
}

export function reloadWorth(p: Piece): number {
  return p.ammo === 0 ? RELOAD : -1;
}

/** Only where it turns away much, and lets us through. */
export function fieldWorth(squad: Squad, square: number): number {
  const { table, state, threats, way } = squad;
  if (way[square] || threats.every(({ squares }) => !squares.includes(square))) return -1;
  if (squad.duties.tasks.some((task) => task.squares.includes(square))) return -1;
  changeGround(state, square, GENERATOR, 0);
  const after = approach(table, state);
  changeGround(state, square, 0, GENERATOR);
  let sum = 0;
  for (const { weight, squares } of threats) {
    const from = squares[0];
    if (from !== undefined && squares.includes(square))
      sum += weight * Math.max(0, nearness(squad.approach[from]) - nearness(after[from]));
  }
  return sum - FIELD;
}

/** A door in the way that will not open, or must go. `chance`: that it goes. */
export function breakWorth(squad: Squad, square: number, chance: number): number {
  if (squad.duties.tasks.some((task) => task.verb === 'destroy' && task.squares.includes(square)))
    return chance * 3;
  return isJammedShut(squad.state, square) && squad.way[square] ? chance * BREAK : -1;
}

/** A chain fist or an axe: as good as opening, and for good. */
export function cutWorth(squad: Squad, p: Piece, square: number): number {
  return isJammedShut(squad.state, square) ? breakWorth(squad, square, 1) : openDoor(squad, p, square) - 0.05;
}
