/** What it is worth to the Marines to come nearer to the objective. */
import { isShut, piece } from '../../games/hulk-revised/position.ts';
import type { Piece } from '../../games/hulk-revised/state.ts';
import { UNITS } from '../../games/hulk-revised/units.ts';
import type { Squad } from './squad.ts';

/** More than anything else: the objective is met in this phase. */
export const FINISH = 100;

const PACE = [0.35, 0.2, 0.1, 0.06, 0.05]; // for each AP of the way, by who is first
const NEXT_TURN = 1.5; // to be able to finish next turn
const DRAWN = [1, 1, 0.92, 0.83, 0.75, 0.5, 0.25]; // the chance of so many command points, with one re-draw

/** What it is worth for this Marine to stand there. */
export function advance(squad: Squad, p: Piece, at: number, facing: number): number {
  const before = left(squad, p);
  const after = squad.togo[at * 4 + facing];
  const gain = Math.max(-3, before - after);
  if (squad.finisher === p.id) return gain * FINISH;
  const value = gain * PACE[Math.min(squad.order.indexOf(p.id), PACE.length - 1)];
  return p.id === squad.order[0] ? value + NEXT_TURN * (hope(squad, after) - hope(squad, before)) : value;
}

/** Only doors on the way are worked, and only to open them; whoever is near saves the first man the trouble. */
export function openDoor(squad: Squad, p: Piece, square: number): number {
  if (!isShut(squad.state, square)) return -1;
  if (squad.way[square]) {
    const before = left(squad, piece(squad.state, squad.order[0]));
    if (squad.finisher === squad.order[0]) return FINISH;
    return PACE[0] + NEXT_TURN * (hope(squad, before - 1) - hope(squad, before));
  }
  return left(squad, p) === squad.togo[square * 4 + p.facing] + 2 ? PACE[2] : -1;
}

function left(squad: Squad, p: Piece): number {
  return squad.togo[p.at * 4 + p.facing];
}

/** The chance that somebody with so far to go can finish next turn. */
function hope(squad: Squad, togo: number): number {
  const missing = togo + (squad.table.mission.objective?.ap ?? 1) - UNITS.terminator.ap;
  return missing <= 0 ? 1 : (DRAWN[missing] ?? 0);
}
