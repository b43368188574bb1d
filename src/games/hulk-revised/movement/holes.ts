/** LADD and PIT: ladders and pitfalls. */
import { type Facing, FORWARD, heading, SIDEWAYS } from '../../../grid/directions.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { FIRE, PIT, PLASMA, STASIS } from '../ground.ts';
import {
  breakSeries,
  isBlip,
  isLocked,
  kill,
  lift,
  type Play,
  piece,
  removePiece,
  stand,
  whileAway,
} from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { purseOf } from '../turn/payment.ts';
import { rollForFire } from './hazards.ts';
import { stepTo } from './tread.ts';

const FALLS = 2; // HR-PIT-03: on a 1 or 2
const DIES = 4; // HR-PIT-05

/** Whether he could step off the hole at `at` with what is left; turns before the step are counted (HR-PIT-02). */
function canLeave(table: Table, state: State, p: Piece, at: number, facing: Facing, purse: number): boolean {
  return whileAway(state, p, () => {
    for (let dir = 0; dir < 8; dir++) {
      const to = stepTo(table, state, p, at, dir);
      if (to < 0) continue;
      const way = heading(facing, dir);
      const price = way === FORWARD ? 1 : 2; // ahead, or back, or a quarter turn and ahead
      if (price > purse) continue;
      if (!(state.ground[to] & PIT)) return true;
      const then = way === SIDEWAYS ? ((dir / 2) as Facing) : facing;
      if (!waitsAt(table, state, p, to) && canLeave(table, state, p, to, then, purse - price)) return true;
    }
    return false;
  });
}

/** HR-PIT-02: why he may not step onto the hole at `to`, or null; `purse` is what he has left after the step. */
export function refuseHole(table: Table, state: State, p: Piece, to: number, purse: number): Refusal | null {
  if (!(state.ground[to] & PIT) || p.kind === 'sentry') return null;
  if (!canLeave(table, state, p, to, p.facing, purse))
    return { rule: 'HR-PIT-02', why: 'He could not pay for the step off the hole again.' };
  return waitsAt(table, state, p, to) ? { rule: 'HR-PIT-02', why: 'A Stealer waits at the hole.' } : null;
}

/** Whether a Stealer has that square in its close assault square. */
function waitsAt(table: Table, state: State, p: Piece, square: number): boolean {
  const at = p.at;
  p.at = square;
  const locked = isLocked(table, state, p);
  p.at = at;
  return locked;
}

/** HR-PIT-04: on the hole he may turn only if he can still pay the step off afterwards. */
export function refuseStayingOnHole(
  table: Table,
  state: State,
  p: Piece,
  facing: Facing,
  purse: number,
): Refusal | null {
  if (state.onPit !== p.id || canLeave(table, state, p, p.at, facing, purse)) return null;
  return { rule: 'HR-PIT-04', why: 'He could not pay for the step off the hole any more.' };
}

/** HR-PIT-03, HR-PIT-07: every passage is rolled for. */
export function crossHole(play: Play, p: Piece): void {
  const { state, events } = play;
  const die = play.dice.d6();
  const falls = die <= FALLS;
  events.push({ kind: 'hole', unit: p.id, type: p.kind, at: p.at, die, falls });
  if (falls) fall(play, p);
  else state.onPit = p.id;
}

/** HR-PIT-06: a Marine who can no longer leave the hole falls. True when somebody fell. */
export function auditHole(play: Play): boolean {
  const { table, state } = play;
  if (!state.onPit) return false;
  const p = piece(state, state.onPit);
  if (!isLocked(table, state, p) && canLeave(table, state, p, p.at, p.facing, purseOf(state, p)))
    return false;
  fall(play, p);
  return true;
}

/** HR-PIT-05, HR-PIT-12, HR-OBJ-06. */
export function fall(play: Play, p: Piece): void {
  const { table, state, events } = play;
  const hole = p.at;
  const bottom = table.link[hole];
  state.onPit = 0;
  breakSeries(p);
  if (bottom === NOWHERE) {
    loseCargo(state, p);
    kill(play, p, 0, 'HR-PIT-01');
    return;
  }
  const below = state.ground[bottom];
  if (below & (PLASMA | STASIS)) {
    if (below & PLASMA) loseCargo(state, p);
    const cargo = state.objects[p.carries - 1];
    kill(play, p, 0, 'HR-PIT-12');
    if (cargo) cargo.at = bottom; // HR-OBJ-06: he died down there
    return;
  }
  const under = state.occupant[bottom] ? piece(state, state.occupant[bottom]) : null;
  if (under && isBlip(under)) discardBlip(play, under);
  else if (under) kill(play, under, p.id, 'HR-PIT-05');
  const gun = state.guns[bottom];
  if (gun) {
    events.push({ kind: 'died', unit: gun, type: 'sentry', at: bottom, by: p.id, rule: 'HR-PIT-12' });
    removePiece(state, piece(state, gun));
  }
  lift(state, p);
  stand(state, p, bottom);
  const die = play.dice.d6();
  events.push({ kind: 'fell', unit: p.id, type: p.kind, from: hole, to: bottom, die, dies: die >= DIES });
  if (die >= DIES) kill(play, p, 0, 'HR-PIT-05');
  else if (below & FIRE) rollForFire(play, p);
}

function loseCargo(state: State, p: Piece): void {
  if (!p.carries) return;
  const object = state.objects[p.carries - 1];
  object.holder = 0;
  object.at = NOWHERE;
  p.carries = 0;
}

/** HR-REIN-09: a blip that leaves the board unconverted is turned up and set aside. */
function discardBlip(play: Play, blip: Piece): void {
  const { state, events } = play;
  events.push({
    kind: 'discarded',
    unit: blip.id,
    at: blip.at,
    value: blip.value,
    ambush: blip.kind === 'ambush',
  });
  if (blip.kind === 'blip') state.aside[blip.value - 1]++;
  else if (blip.value === 0) state.ambushBag[0]++;
  else state.ambushAside[blip.value]++;
  removePiece(state, blip);
  state.eventful = true;
}
