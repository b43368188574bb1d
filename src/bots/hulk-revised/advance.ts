/** What it is worth to the Marines to come nearer to what they must do. */

import { piece } from '../../games/hulk-revised/position.ts';
import type { Piece } from '../../games/hulk-revised/state.ts';
import { UNITS } from '../../games/hulk-revised/units.ts';
import { isShut } from '../../grid/doors.ts';
import type { Errand } from './duties.ts';
import { FAR } from './flood.ts';
import type { Squad } from './squad.ts';

/** More than anything else: the mission is decided in this phase. */
export const FINISH = 100;

const PACE = [0.5, 0.38, 0.28, 0.24, 0.2]; // for each AP of the way, by who is first
const HUNT = 0.1; // as much of it when there is nothing to do but to find them
const DRAWN = [1, 1, 0.92, 0.83, 0.75, 0.5, 0.25]; // the chance of so many command points, with one re-draw
const STAGE = 1; // for each AP to where a part of it is done in this phase
const LONELY = 0.8; // of it when nobody would be near
const COMPANY = 4; // steps
const KEEP_CLEAR = 4; // those who only go along stay so far from the goal
const MAKE_WAY = 0.4;

/** What it is worth for this Marine to stand there. */
export function advance(squad: Squad, p: Piece, at: number, facing: number): number {
  const errand = squad.duties.errands[p.id];
  if (!errand) return 0;
  const before = left(errand, p.at, p.facing);
  const after = left(errand, at, facing);
  if (before >= FAR || after >= FAR) return after < FAR ? 1 : after > before ? -1 : 0;
  const gain = Math.max(-3, before - after);
  if (squad.finisher === p.id) return gain * (isDecisive(squad, errand) ? FINISH : STAGE);
  const hunt = errand.task.verb === 'hunt' ? HUNT : 1;
  const place = Math.max(0, errand.rank - errand.task.count + 1); // all who are needed walk in front
  let value =
    gain *
    PACE[Math.min(place, PACE.length - 1)] *
    squad.haste *
    hunt *
    (place > 0 ? squad.temper.follow : 1);
  if (gain > 0 && !hasCompany(squad, p, at)) value *= LONELY;
  if (errand.rank === 0 && hunt === 1)
    value += squad.temper.next * (hope(errand, after) - hope(errand, before));
  if (errand.rank > 0 && before > 0 && squad.way[p.at] && !squad.way[at]) value += MAKE_WAY;
  return value;
}

/** Whether it is all that is left to do. */
function isDecisive(squad: Squad, errand: Errand): boolean {
  return errand.task.count === 1 && errand.task.verb !== 'take' && squad.duties.tasks.length === 1;
}

function hasCompany({ state, table }: Squad, p: Piece, at: number): boolean {
  if (state.marines.length === 1) return true;
  return state.marines.some((id) => id !== p.id && table.walk(piece(state, id).at, at) <= COMPANY);
}

/** Only doors on the way are worked, and only to open them; a Marine near the door saves the first man the trouble. */
export function openDoor(squad: Squad, p: Piece, square: number): number {
  if (!isShut(squad.state, square)) return -1;
  const errand = squad.duties.errands[p.id];
  if (!errand) return -1;
  if (squad.way[square]) {
    const last = squad.finisher ? squad.duties.errands[squad.finisher] : null;
    if (last?.rank === 0) return isDecisive(squad, last) ? FINISH : STAGE;
    return PACE[0] * squad.haste;
  }
  const ahead = errand.togo[square * 4 + p.facing];
  return left(errand, p.at, p.facing) === ahead + 2 ? PACE[2] : -1;
}

function left(errand: Errand, at: number, facing: number): number {
  const togo = errand.togo[at * 4 + facing];
  return errand.doer ? togo : Math.max(KEEP_CLEAR, togo);
}

/** The chance that somebody with so far to go can finish next turn. */
function hope(errand: Errand, togo: number): number {
  const missing = togo + errand.task.price - UNITS.terminator.ap;
  return missing <= 0 ? 1 : (DRAWN[missing] ?? 0);
}
