/** ACT and SACT: what the pieces of each side can do in its action phase. */
import { type Action, act } from '../actions.ts';
import { listAssaults } from '../assault/assault.ts';
import { listPowers } from '../assault/powers.ts';
import { listEnter } from '../blips/entry.ts';
import { listBatter, listDoors } from '../movement/doors.ts';
import { listClimbs } from '../movement/ladders.ts';
import { listBlipMoves, listMarineMoves, listStealerMoves } from '../movement/movement.ts';
import { listObjects } from '../movement/objects.ts';
import { inStasis, isBlip, isLocked, piece } from '../position.ts';
import { listGenerator, listSmash } from '../shooting/generator.ts';
import { listStances, listUnjam } from '../shooting/overwatch.ts';
import { listCasts } from '../shooting/psychic.ts';
import { listSentry, listWreck } from '../shooting/sentry.ts';
import { listShots } from '../shooting/shooting.ts';
import { listAreaShots, listCut, listReload } from '../shooting/weapons.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { heldByGun, isHeld, isInHand, mustStepOff } from './held.ts';
export function listMarinePhase(table: Table, state: State): Action[] {
  const out: Action[] = [];
  if (state.onPit) {
    listMarineMoves(table, state, piece(state, state.onPit), out); // HR-PIT-04
    return out;
  }
  // HR-ACT-06: any Marine may be next, also the one who acted last
  for (const id of state.marines) listMarine(table, state, piece(state, id), out);
  for (const id of state.sentries) {
    const gun = piece(state, id);
    if (inStasis(state, gun)) continue;
    listSentry(table, state, gun, out);
    if (!gun.overwatch) listMarineMoves(table, state, gun, out);
  }
  out.push(act('end'));
  return out;
}

/** HR-LOCK-02, HR-MOVE-09, HR-SHOT-05: a locked Marine can do nothing but close assault, and cast (HR-LOCK-11). */
function listMarine(table: Table, state: State, p: Piece, out: Action[]): void {
  if (state.murk !== 0 && inStasis(state, p)) return;
  listCasts(table, state, p, out);
  listAssaults(table, state, p, out);
  if (isLocked(table, state, p)) return;
  listMarineMoves(table, state, p, out);
  listClimbs(table, state, p, out);
  listDoors(table, state, p, out);
  listBatter(table, state, p, out);
  listCut(table, state, p, out);
  listShots(table, state, p, out);
  listAreaShots(table, state, p, out);
  listStances(table, state, p, out);
  listUnjam(state, p, out);
  listReload(state, p, out);
  listObjects(table, state, p, out);
  listGenerator(table, state, p, out);
}

export function listStealerPhase(table: Table, state: State): Action[] {
  const out: Action[] = [];
  const held = state.sentries.length > 0 ? heldByGun(table, state) : null;
  if (held) {
    if (isBlip(held)) listBlipMoves(table, state, held, out);
    else listStealerMoves(table, state, held, out);
    return out;
  }
  for (const id of state.stealers) listStealer(table, state, piece(state, id), out);
  out.push(act('end'));
  return out;
}

function listStealer(table: Table, state: State, p: Piece, out: Action[]): void {
  if (p.done || isInHand(p)) return;
  const held = isHeld(state, p);
  if (held) {
    if (held === 'gas' && p.kind === 'acidmaw') listPowers(table, state, p, out);
    return;
  }
  const blip = isBlip(p);
  if (mustStepOff(table, state, p))
    return blip ? listBlipMoves(table, state, p, out) : listStealerMoves(table, state, p, out);
  if (blip && p.fresh) out.push(act('convert', p.id));
  if (p.area !== NOWHERE) {
    listEnter(table, state, p, out);
    if (blip) return;
    listAssaults(table, state, p, out);
    listSmash(table, state, p, out);
    listWreck(table, state, p, out);
    return;
  }
  if (blip) listBlipMoves(table, state, p, out);
  else {
    listAssaults(table, state, p, out);
    listStealerMoves(table, state, p, out);
    listBatter(table, state, p, out);
    listPowers(table, state, p, out);
    listSmash(table, state, p, out);
    listWreck(table, state, p, out);
  }
  listClimbs(table, state, p, out);
  listDoors(table, state, p, out);
}
