/** What the Stealers answer when they are asked: where to lurk, where new models stand and look. */
import type { Action } from '../../games/hulk-revised/actions.ts';
import { piece } from '../../games/hulk-revised/position.ts';
import { FAR } from './flood.ts';
import type { Hunt } from './hunt.ts';

const LURK_DISTANCE = 6; // HR-ENTRY-07
const URGENT = 0.1;
const A_TURN = 6; // steps lost by waiting one

/** How well an answer suits; the highest is given. */
export function suits(hunt: Hunt, action: Action): number {
  switch (action.do) {
    case 'lurk':
      return -delay(hunt, action.to);
    case 'place':
      return placing(hunt, action.to);
    case 'face':
      return facing(hunt, action.unit, action.face);
    case 'first':
      return -hunt.approach[piece(hunt.state, action.unit).at];
    default:
      return 0;
  }
}

/** Steps until a blip that is put into this area gets at a Marine. */
function delay(hunt: Hunt, area: number): number {
  const { table, state } = hunt;
  let least = FAR;
  for (const square of table.board.entries[area].squares) {
    let steps = Math.min(hunt.approach[square], toTheWay(hunt, square) + 2);
    if (state.phase === 'reinforcement')
      for (const id of state.marines)
        if (table.walk(piece(state, id).at, square) <= LURK_DISTANCE) {
          steps += A_TURN;
          break;
        }
    if (hunt.seen[square]) steps += A_TURN / 2; // a blip cannot come in there
    least = Math.min(least, steps);
  }
  let crowd = 0;
  for (const id of state.stealers) if (piece(state, id).area === area) crowd++;
  return least + crowd;
}

/** Steps to the best place in the Marines' way that is worth having. */
function toTheWay(hunt: Hunt, from: number): number {
  let least = FAR;
  for (let square = 0; square < hunt.block.length; square++)
    if (hunt.block[square] >= URGENT) least = Math.min(least, hunt.table.walk(from, square));
  return least;
}

/** Next to a Marine is best, behind him better still; else near and unseen. */
function placing(hunt: Hunt, square: number): number {
  const { table, state } = hunt;
  let score = -hunt.approach[square] - (hunt.seen[square] ? 2 : 0) + hunt.block[square];
  for (const id of state.marines) {
    const p = piece(state, id);
    for (let f = 0; f < 4; f++) if (table.step[p.at * 8 + f * 2] === square) score += f === p.facing ? 1 : 2;
  }
  return score;
}

/** A Marine straight ahead is locked; else look where the way to one goes. */
function facing(hunt: Hunt, id: number, face: number): number {
  const { table, state } = hunt;
  const at = piece(state, id).at;
  const ahead = table.step[at * 8 + face * 2];
  if (ahead < 0) return -FAR;
  const other = state.occupant[ahead] ? piece(state, state.occupant[ahead]) : null;
  if (other?.marine) return FAR + hunt.prize[other.id];
  return -hunt.approach[ahead];
}
