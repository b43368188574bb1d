/** What a Stealer can do where it stands, and what that is worth: the end of every raid. */

import { type Action, act } from '../../games/hulk-revised/actions.ts';
import { ANY_GAS, FIRE, GENERATOR, LADDER, PIT } from '../../games/hulk-revised/ground.ts';
import { isBlockedFor } from '../../games/hulk-revised/movement/tread.ts';
import { isBlip, piece, seesSquare } from '../../games/hulk-revised/position.ts';
import { burstSquares } from '../../games/hulk-revised/shooting/area.ts';
import { NOWHERE, type Piece } from '../../games/hulk-revised/state.ts';
import type { PieceKind } from '../../games/hulk-revised/units.ts';
import { isJammedShut, isShut } from '../../grid/doors.ts';
import { distances, type Hunt, worthOf } from './hunt.ts';
import { melee } from './melee.ts';

export interface Deed {
  readonly gain: number;
  /** Null to wait there. */
  readonly action: Action | null;
  /** Whether it has its claws in a Marine. */
  readonly strikes: boolean;
}

const GRAB_RANGE = 3;
const GRAB = 2 / 3;
const ACID = 5 / 6;
const GUN = 0.5;
const WORK = 0.1; // to break what stands in the way
const ALL_AP = 6;
const GIFTED: readonly PieceKind[] = ['feeder', 'acidmaw'];

/** The best it can do on that square with so many AP left. */
export function bestDeed(hunt: Hunt, p: Piece, square: number, facing: number, left: number): Deed {
  const { table, state } = hunt;
  const here = waiting(hunt, p, square);
  let best: Deed = { gain: here, action: null, strikes: false };
  const far = table.link[square];
  const ahead = table.near[square * 8 + facing * 2];
  if (!hasSomething(hunt, ahead) && far === NOWHERE && !GIFTED.includes(p.kind)) return best; // nearly always
  const offer = (gain: number, action: Action | null, strikes: boolean): void => {
    if (gain > best.gain) best = { gain, action, strikes };
  };
  if (ahead >= 0) {
    const prey = state.occupant[ahead];
    if (prey && piece(state, prey).marine) fight(hunt, p, square, piece(state, prey), left, offer);
    if (left > 0 && isJammedShut(state, ahead) && leadsOn(hunt, p, square, ahead))
      offer(here + WORK, act('batter', p.id, ahead), false);
    if (left === ALL_AP && state.ground[ahead] & GENERATOR && leadsOn(hunt, p, square, ahead))
      offer(here + WORK, act('smash', p.id, ahead), false);
    const gun = state.guns[ahead];
    if (gun && left > 0 && piece(state, gun).overwatch)
      offer(wreck(hunt, p, ahead), act('wreck', p.id, gun), false);
  }
  if (far !== NOWHERE && state.ground[square] & LADDER && left > 0) {
    const prey = state.occupant[far];
    if (prey && piece(state, prey).marine) fight(hunt, p, square, piece(state, prey), left, offer);
  }
  if (p.kind === 'feeder' && left > 1) grab(hunt, p, square, facing, ahead, left, offer);
  if (p.kind === 'acidmaw' && left > 0) offer(burst(hunt, p, square), act('burst', p.id), true);
  return best;
}

function hasSomething({ state }: Hunt, square: number): boolean {
  return (
    square >= 0 &&
    (state.occupant[square] !== 0 ||
      state.guns[square] !== 0 ||
      isShut(state, square) ||
      (state.ground[square] & GENERATOR) !== 0)
  );
}

type Offer = (gain: number, action: Action | null, strikes: boolean) => void;

/** In the Marines' way or near them, and out of sight. */
function waiting(hunt: Hunt, p: Piece, square: number): number {
  const shown = hunt.seen[square] > 0 ? worthOf(hunt, p) * hunt.temper.shown : 0;
  const far = hunt.nests.includes(square) ? 0 : distances(hunt, p)[square]; // there it is where it should be
  return hunt.block[square] - hunt.temper.closer * far - shown;
}

function leadsOn(hunt: Hunt, p: Piece, square: number, ahead: number): boolean {
  const steps = distances(hunt, p);
  return steps[ahead] < steps[square];
}

function fight(hunt: Hunt, p: Piece, square: number, prey: Piece, left: number, offer: Offer): void {
  const prize = hunt.prize[prey.id];
  const { kill, die } = melee(hunt.table, hunt.state, p, square, prey, left);
  const hold = hunt.temper.lock * prize;
  offer(hold, null, true);
  if (left > 0)
    offer(
      kill * prize + (1 - kill - die) * hold - die * worthOf(hunt, p),
      act('assault', p.id, prey.id),
      true,
    );
}

/** Pulls a Marine out of his place, off overwatch, and mauls him there. */
function grab(
  hunt: Hunt,
  p: Piece,
  square: number,
  facing: number,
  ahead: number,
  left: number,
  offer: Offer,
): void {
  const { table, state } = hunt;
  if (ahead < 0) return;
  const viewer = { at: square, facing, marine: false } as Piece;
  for (const id of state.marines) {
    const target = piece(state, id);
    if (target.at === ahead || target.at === NOWHERE || table.spread(square, target.at) > GRAB_RANGE)
      continue;
    if (isBlockedFor(table, state, target, ahead) || state.ground[ahead] & PIT) continue;
    if (!seesSquare(table, state, viewer, target.at)) continue;
    const pulled = { ...target, at: ahead, guard: false };
    const { kill, die } = melee(table, state, p, square, pulled, left - 1);
    const gain = kill * hunt.prize[id] + hunt.temper.lock - die * worthOf(hunt, p);
    offer(GRAB * gain, act('grab', p.id, id), true);
  }
}

/** HR-UNIT-14: for every Marine that it takes along. */
function burst(hunt: Hunt, p: Piece, square: number): number {
  let sum = -worthOf(hunt, p);
  for (const to of burstSquares(hunt.table, hunt.state, 'acid', square)) {
    const id = hunt.state.occupant[to];
    if (id && id !== p.id) sum += ACID * toll(hunt, piece(hunt.state, id));
  }
  return sum;
}

/** HR-SENT-12: the gun, the attacker and all around it. */
function wreck(hunt: Hunt, p: Piece, gun: number): number {
  let sum = GUN - worthOf(hunt, p);
  for (const to of burstSquares(hunt.table, hunt.state, 'sentry', gun)) {
    const id = hunt.state.occupant[to];
    if (id && id !== p.id) sum += toll(hunt, piece(hunt.state, id));
  }
  return sum;
}

function toll(hunt: Hunt, p: Piece): number {
  if (p.marine) return hunt.prize[p.id];
  return -worthOf(hunt, p) * (isBlip(p) ? 2 : 1);
}

/** Whether it can do anything at all there (HR-HAZ-05). */
export function isStuck(hunt: Hunt, p: Piece): boolean {
  return p.at !== NOWHERE && (hunt.state.ground[p.at] & ANY_GAS) !== 0 && p.kind !== 'acidmaw';
}

/** HR-HAZ-03. */
export function isInFire(hunt: Hunt, p: Piece): boolean {
  return p.at !== NOWHERE && (hunt.state.ground[p.at] & FIRE) !== 0;
}
