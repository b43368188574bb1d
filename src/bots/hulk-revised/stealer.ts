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
import { type Raid, type Start, stalk } from './stalk.ts';
import { route } from './ways.ts';

const BARRED_WITHIN = 4;

/** What a piece does next, and what for. */
export interface Deliberate {
  readonly action: Action;
  /** `raid`: to do something where the way ends; `creep`: to be there; `nest`: a blip holds nothing yet; `barred`: what is in the way only a Stealer can break; `prey`: it stands before the entry area. */
  readonly to: 'raid' | 'creep' | 'nest' | 'barred' | 'prey';
  readonly raid?: Raid;
  /** Where a blip creeps to. */
  readonly at?: number;
}

/** The piece's next action, or null when it has done what it can. */
export function nextAction(hunt: Hunt, p: Piece): Action | null {
  return deliberate(hunt, p)?.action ?? null;
}

export function deliberate(hunt: Hunt, p: Piece): Deliberate | null {
  if (isStuck(hunt, p)) return null;
  if (!isBlip(p)) return p.area === NOWHERE ? onBoard(hunt, p) : fromArea(hunt, p);
  const convert = act('convert', p.id);
  if (p.fresh && p.value > 0 && hunt.nests.includes(p.at)) return { action: convert, to: 'nest' };
  if (p.fresh && !p.lurks && p.value > 0) {
    const raid = stalk(hunt, p, UNITS.genestealer.ap, 'turned', hatched(hunt, p));
    if (raid.strikes && raid.score >= hunt.temper.showing) return { action: convert, to: 'raid', raid };
  }
  const { first, at } = creep(hunt, p);
  if (first) return { action: first, to: 'creep', at };
  return p.fresh && p.value > 0 && isHeldUp(hunt, p) ? { action: convert, to: 'barred' } : null;
}

/** What bars its way only a Stealer can break. */
function isHeldUp(hunt: Hunt, p: Piece): boolean {
  if (p.at === NOWHERE) return false;
  const { table, state } = hunt;
  return route(table, hunt.floor, p.at, BARRED_WITHIN).some(
    (square) => isJammedShut(state, square) || state.ground[square] & GENERATOR || state.guns[square],
  );
}

function onBoard(hunt: Hunt, p: Piece): Deliberate | null {
  const rooted = isInFire(hunt, p) ? 'fire' : p.turned ? 'turned' : 'no';
  return upon(stalk(hunt, p, p.ap, rooted, [{ square: p.at, facing: p.facing, used: 0, first: null }]));
}

function upon(raid: Raid): Deliberate | null {
  return raid.first && { action: raid.first, to: 'raid', raid };
}

function fromArea(hunt: Hunt, p: Piece): Deliberate | null {
  if (p.lurks) return null;
  const { table, state } = hunt;
  for (const square of table.board.entries[p.area].squares) {
    const prey = state.occupant[square];
    const gun = state.guns[square];
    if (prey && piece(state, prey).marine && p.ap > 0)
      return { action: act('assault', p.id, prey), to: 'prey' };
    if (state.ground[square] & GENERATOR && p.ap === UNITS[p.kind].ap)
      return { action: act('smash', p.id, square), to: 'barred' };
    if (gun && p.ap > 0 && piece(state, gun).overwatch)
      return { action: act('wreck', p.id, gun), to: 'barred' };
  }
  const starts = entrances(hunt, p);
  if (starts.length === 0) return null;
  const raid = stalk(hunt, p, p.ap, 'turned', starts);
  // Coming in only to be shot is no use: outside nobody sees it (HR-ENTRY-04).
  return raid.score > -worthOf(hunt, p) * 0.6 ? upon(raid) : null;
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
