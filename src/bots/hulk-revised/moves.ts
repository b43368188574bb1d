/** What steps, turns and climbs are worth to the Marines. */
import type { Action } from '../../games/hulk-revised/actions.ts';
import { ANY_GAS, PIT } from '../../games/hulk-revised/ground.ts';
import { assaultSquare, isBlip, isStealer, piece, seesSquare } from '../../games/hulk-revised/position.ts';
import { NOWHERE, type Piece } from '../../games/hulk-revised/state.ts';
import type { Table } from '../../games/hulk-revised/table.ts';
import { advance } from './advance.ts';
import { bestTarget, targetValue } from './aim.ts';
import type { Post } from './post.ts';
import type { Squad } from './squad.ts';

export const FREE_SHOT = 11 / 36;
export const CLEAR = 0.3;
const STANCE = 2; // HR-OVW-01
export const REVEAL = 0.25;
const CLOSE = 6; // steps: it would strike next
const FIGHTER = 0.5; // whose odds are worth looking for

/** Where an action leaves him. */
export function placeAfter(table: Table, p: Piece, action: Action): [at: number, facing: number] {
  if (action.do === 'move') return [table.near[p.at * 8 + action.to], p.facing];
  if (action.do === 'climb') return [table.link[p.at], action.face];
  return [p.at, action.do === 'turn' ? action.face : p.facing];
}

export function movement(squad: Squad, p: Piece, action: Action, post: Post): number {
  const [at, facing] = placeAfter(squad.table, p, action);
  if (squad.state.onPit !== p.id && squad.state.ground[at] & PIT && !squad.way[at]) return -1;
  const held = action.do !== 'turn' && isHeld(squad, at);
  if (held && !isFighter(squad, p)) return -1;
  let value = advance(squad, p, at, facing);
  if (action.clear) value += CLEAR;
  else if (p.jam === 0 && action.do !== 'climb' && canSnap(squad, p))
    value += FREE_SHOT * bestTarget(squad, at, facing);
  if (p.ap > 1 && canSnap(squad, p)) value += REVEAL * uncovered(squad, at, facing);
  if (isFighter(squad, p) && p.ap > 1) value += prey(squad, at, facing);
  // Turning to a better post earns its share of it once nothing else is to be done first.
  if (action.do === 'turn' && post.turns > 0 && facing === post.facing)
    value += post.value * (p.ap > STANCE + post.turns ? 0.02 : post.turns / (STANCE + post.turns));
  return value;
}

/** Blips that would have to show themselves now, in our phase, where we place them (HR-CONV-06). */
export function uncovered(squad: Squad, at: number, facing: number): number {
  const { table, state } = squad;
  const viewer = { at, facing, marine: true } as Piece;
  let n = 0;
  for (const id of state.stealers) {
    const p = piece(state, id);
    if (!isBlip(p) || p.at === NOWHERE || squad.approach[p.at] > CLOSE) continue;
    if (table.spread(at, p.at) > 1 && seesSquare(table, state, viewer, p.at)) n++;
  }
  return n;
}

export function canSnap(squad: Squad, p: Piece): boolean {
  const weapon = squad.table.loadouts[p.id]?.ranged;
  return weapon?.moveAndShoot === true && (weapon.load === 0 || p.ammo > 0);
}

/** Made for close assault: claws, a hammer. */
export function isFighter(squad: Squad, p: Piece): boolean {
  return (squad.table.loadouts[p.id]?.assault.frontCab ?? 0) > 0 && !squad.locked.has(p.id);
}

/** Whom a fighter would have before him. */
export function prey(squad: Squad, at: number, facing: number): number {
  const ahead = squad.table.near[at * 8 + facing * 2];
  const id = ahead < 0 ? 0 : squad.state.occupant[ahead];
  const other = id ? piece(squad.state, id) : null;
  return other && isStealer(other) ? FIGHTER * targetValue(squad, other) : 0;
}

/** Whether a Stealer would have him in its claws there (HR-LOCK-07). */
function isHeld(squad: Squad, at: number): boolean {
  const { state } = squad;
  for (const id of state.stealers) {
    const other = piece(state, id);
    if (isStealer(other) && assaultSquare(squad.table, other) === at && !(state.ground[other.at] & ANY_GAS))
      return true;
  }
  return false;
}
