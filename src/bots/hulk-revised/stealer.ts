/** The Stealer action phase: nearest first, each piece to the end of what it can do. */

import { type Action, act } from '../../games/hulk-revised/actions.ts';
import { GENERATOR } from '../../games/hulk-revised/ground.ts';
import { isBlockedFor } from '../../games/hulk-revised/movement/tread.ts';
import { isBlip, piece } from '../../games/hulk-revised/position.ts';
import { NOWHERE, type Piece } from '../../games/hulk-revised/state.ts';
import { UNITS } from '../../games/hulk-revised/units.ts';
import { isJammedShut } from '../../grid/doors.ts';
import { creep } from './creep.ts';
import { isInFire, isStuck } from './deeds.ts';
import { FAR } from './flood.ts';
import { type Hunt, worthOf } from './hunt.ts';
import { type Start, stalk } from './stalk.ts';
import { route } from './ways.ts';

const BARRED_WITHIN = 4;

/** The piece's next action, or null when it has done what it can. */
export function nextAction(hunt: Hunt, p: Piece): Action | null {
  if (isStuck(hunt, p)) return null;
  if (!isBlip(p)) return p.area === NOWHERE ? onBoard(hunt, p) : fromArea(hunt, p);
  if (p.fresh && p.value > 0 && hunt.nests.includes(p.at)) return act('convert', p.id); // a blip holds nothing yet
  if (p.fresh && !p.lurks && p.value > 0) {
    const raid = stalk(hunt, p, UNITS.genestealer.ap, 'turned', hatched(hunt, p));
    if (raid.strikes && raid.score >= hunt.temper.showing) return act('convert', p.id);
  }
  const step = creep(hunt, p);
  return step === null && p.fresh && p.value > 0 && isHeldUp(hunt, p) ? act('convert', p.id) : step;
}

/** What bars its way only a Stealer can break. */
function isHeldUp(hunt: Hunt, p: Piece): boolean {
  if (p.at === NOWHERE) return false;
  const { table, state } = hunt;
  return route(table, hunt.floor, p.at, BARRED_WITHIN).some(
    (square) => isJammedShut(state, square) || state.ground[square] & GENERATOR || state.guns[square],
  );
}

function onBoard(hunt: Hunt, p: Piece): Action | null {
  const rooted = isInFire(hunt, p) ? 'fire' : p.turned ? 'turned' : 'no';
  return stalk(hunt, p, p.ap, rooted, [{ square: p.at, facing: p.facing, used: 0, first: null }]).first;
}

function fromArea(hunt: Hunt, p: Piece): Action | null {
  if (p.lurks) return null;
  const { table, state } = hunt;
  for (const square of table.board.entries[p.area].squares) {
    const prey = state.occupant[square];
    if (prey && piece(state, prey).marine && p.ap > 0) return act('assault', p.id, prey);
    if (state.ground[square] & GENERATOR && p.ap === UNITS[p.kind].ap) return act('smash', p.id, square);
    const gun = state.guns[square];
    if (gun && p.ap > 0 && piece(state, gun).overwatch) return act('wreck', p.id, gun);
  }
  const starts = entrances(hunt, p);
  if (starts.length === 0) return null;
  const raid = stalk(hunt, p, p.ap, 'turned', starts);
  // Coming in only to be shot is no use: outside nobody sees it (HR-ENTRY-04).
  return raid.score > -worthOf(hunt, p) * 0.6 ? raid.first : null;
}

function entrances(hunt: Hunt, p: Piece): Start[] {
  const entry = hunt.table.board.entries[p.area];
  const starts: Start[] = [];
  for (const square of entry.squares) {
    if (isBlockedFor(hunt.table, hunt.state, p, square) || hunt.state.guns[square]) continue;
    for (const face of [-1, (entry.facing + 1) & 3, (entry.facing + 3) & 3])
      starts.push({
        square,
        facing: face === -1 ? entry.facing : face,
        used: 1,
        first: act('enter', p.id, square, face),
      });
  }
  return starts;
}

/** Where the first Genestealer of this blip would begin, with a facing of its choice. */
function hatched(hunt: Hunt, p: Piece): Start[] {
  const first = act('convert', p.id);
  if (p.area !== NOWHERE) return entrances(hunt, p);
  return [0, 1, 2, 3].map((facing) => ({ square: p.at, facing, used: 0, first }));
}

/** The active Stealer first (HR-SACT-02), then the nearest to a Marine. */
export function inOrder(hunt: Hunt): Piece[] {
  const { table, state } = hunt;
  const distance = (p: Piece): number => {
    if (p.id === state.active) return -1;
    if (p.at !== NOWHERE) return hunt.approach[p.at];
    let least = FAR;
    for (const square of table.board.entries[p.area].squares)
      least = Math.min(least, hunt.approach[square] + 1);
    return least;
  };
  return state.stealers
    .map((id) => piece(state, id))
    .filter((p) => !p.done && (p.at !== NOWHERE || p.area !== NOWHERE))
    .map((p) => ({ p, d: distance(p) }))
    .sort((a, b) => a.d - b.d || a.p.id - b.p.id)
    .map(({ p }) => p);
}
