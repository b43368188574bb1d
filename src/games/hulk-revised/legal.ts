/** ACT and SACT: what each seat may do now. */
import type { Seat } from '../../kernel/contract.ts';
import { type Action, act } from './actions.ts';
import { listAssaults } from './assault.ts';
import { listClaw, listRerolls, listSupport } from './assault-answers.ts';
import { listBring, listFaces } from './blips.ts';
import { listBatter, listDoors } from './doors.ts';
import { decisionOf, topStep } from './engine.ts';
import { hidingPlaces, listEnter, listLurk } from './entry.ts';
import { listGenerator, listSmash } from './generator.ts';
import { listEnds, listTiles } from './geotiles/play.ts';
import { heldByGun, isHeld, isInHand, mayRunOut, mustStepOff } from './held.ts';
import { listClimbs } from './holes.ts';
import { listBlipMoves, listMarineMoves, listStealerMoves } from './movement.ts';
import { listObjects } from './objects.ts';
import { listStances, listUnjam, listUnjamOffer } from './overwatch.ts';
import { inStasis, isBlip, isLocked, piece } from './position.ts';
import { listPowers } from './powers.ts';
import { listArc, listCasts, scanned } from './psychic.ts';
import { listSentry, listWreck } from './sentry.ts';
import { listAuto, listShots, listSnap } from './shooting.ts';
import { NOWHERE, type Piece, type State } from './state.ts';
import type { Table } from './table.ts';
import { listStarts, rubbleSquares } from './turn.ts';
import { listAreaShots, listCut, listReload } from './weapons.ts';

export function listActions(table: Table, state: State, seat: Seat): Action[] {
  const out: Action[] = [];
  const step = topStep(state);
  if (!step || decisionOf(state)?.seat !== seat) return out;
  switch (step.do) {
    case 'setup':
      if (step.stage === 'tiles') listTiles(state, out);
      else if (step.stage === 'ends') listEnds(table, out);
      else if (step.stage === 'rubble')
        for (const square of rubbleSquares(table, state)) out.push(act('rubble', 0, square));
      else listStarts(table, state, out);
      break;
    case 'command':
      out.push(act('keep'), act('redraw'));
      break;
    case 'marines':
      listMarinePhase(table, state, out);
      break;
    case 'stealers':
      listStealerPhase(table, state, out);
      break;
    case 'ambush':
      out.push(act('ambush'), act('pass'));
      break;
    case 'reinforce':
      listLurk(table, state, step, out);
      break;
    case 'hide':
      for (const square of hidingPlaces(table, state, piece(state, step.unit)))
        out.push(act('hide', step.unit, square));
      break;
    case 'snap':
      listSnap(table, state, step.unit, out);
      break;
    case 'auto':
      listAuto(table, state, step.unit, out);
      break;
    case 'arc':
      listArc(table, state, step, out);
      break;
    case 'scan':
      for (const id of scanned(table, state, step.section)) out.push(act('first', id));
      break;
    case 'expose':
      for (const id of step.choices) out.push(act('first', id));
      break;
    case 'convert':
      if (step.stage === 'special') listBring(state, step, out);
      else for (const square of step.squares) out.push(act('place', 0, square));
      break;
    case 'face':
      listFaces(step, out);
      break;
    case 'assault':
      if (step.stage === 'support') listSupport(step, out);
      else if (step.stage === 'claw') listClaw(state, step, out);
      else if (step.stage === 'psi') out.push(act('tie'), act('accept'));
      else listRerolls(state, step, out);
      break;
    case 'unjam':
      listUnjamOffer(state, step, out);
      break;
  }
  if (mayRunOut(table, state, seat)) out.push(act('time'));
  return out;
}

function listMarinePhase(table: Table, state: State, out: Action[]): void {
  if (state.onPit) return listMarineMoves(table, state, piece(state, state.onPit), out); // HR-PIT-04
  // HR-ACT-06: any of them may be next, whoever acted last
  for (const id of state.marines) listMarine(table, state, piece(state, id), out);
  for (const id of state.sentries) {
    const gun = piece(state, id);
    if (inStasis(state, gun)) continue;
    listSentry(table, state, gun, out);
    if (!gun.overwatch) listMarineMoves(table, state, gun, out);
  }
  out.push(act('end'));
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

function listStealerPhase(table: Table, state: State, out: Action[]): void {
  const held = state.sentries.length > 0 ? heldByGun(table, state) : null;
  if (held) {
    if (isBlip(held)) listBlipMoves(table, state, held, out);
    else listStealerMoves(table, state, held, out);
    return;
  }
  for (const id of state.stealers) listStealer(table, state, piece(state, id), out);
  out.push(act('end'));
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
