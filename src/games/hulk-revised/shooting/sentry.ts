/** SENT: the Self Deployment Sentry Gun. */

import type { Facing } from '../../../grid/directions.ts';
import { hasDoor } from '../../../grid/doors.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { type Action, act } from '../actions.ts';
import { ANY_GAS, FIRE, LADDER, LANDING, PIT } from '../ground.ts';
import {
  assaultSquare,
  breakSeries,
  canFight,
  inStasis,
  isClear,
  isStealer,
  kill,
  type Play,
  piece,
  remark,
  removePiece,
  seesSquare,
} from '../position.ts';
import { NOWHERE, type Owed, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { settle } from '../turn/acting.ts';
import { mixes, pay, refusePayment } from '../turn/payment.ts';
import { SENTRY_DICE, SENTRY_RANGE, SENTRY_SCORE } from './armoury.ts';
import { countShot, neededScore, sustained, tellShot } from './shooting.ts';

const DEPLOY_PRICE = 2;

/** HR-SENT-08: sight all around; no link carries it (HR-LADD-08). */
export function gunSees(table: Table, state: State, gun: Piece, square: number): boolean {
  return (
    gun.overwatch &&
    gun.at !== NOWHERE &&
    table.sight.openAround(gun.at, square) &&
    isClear(table, state, gun.at, square)
  );
}

/** HR-SENT-08, HR-SENT-10: a shot, or a turn towards the mover, or nothing. */
export function sentryReaction(table: Table, state: State, gun: Piece, mover: Piece): Owed | null {
  if (!gun.overwatch || gun.ammo === 0 || !gunSees(table, state, gun, mover.at)) return null;
  if (table.spread(gun.at, mover.at) > SENTRY_RANGE) return null;
  const series = sustained(gun, mover);
  if (table.sight.open(gun.at, gun.facing, mover.at))
    return {
      shooter: gun.id,
      needed: neededScore(table, SENTRY_SCORE - series, gun, mover),
      sustained: series,
      turn: -1,
    };
  // HR-SENT-09: the smaller turn, then the clockwise one
  for (const quarter of [1, 3, 2]) {
    const face = ((gun.facing + quarter) & 3) as Facing;
    if (table.sight.open(gun.at, face, mover.at))
      return { shooter: gun.id, needed: 0, sustained: 0, turn: face };
  }
  return null;
}

export function turnSentry(play: Play, gun: Piece, face: number): void {
  gun.facing = face as Facing;
  breakSeries(gun);
  play.events.push({
    kind: 'turned',
    unit: gun.id,
    type: gun.kind,
    at: gun.at,
    facing: gun.facing,
    ap: 0,
    cp: 0,
    free: true,
  });
}

/** HR-SENT-11: what a deployed gun does in the Marine action phase. HR-SENT-16: nothing in the phase it deployed in. */
export function listSentry(table: Table, state: State, gun: Piece, out: Action[]): void {
  if (gun.done) return;
  if (!gun.overwatch) {
    if (!refuseDeploySquare(state, gun))
      for (const cp of mixes(state, gun, DEPLOY_PRICE)) out.push(act('deploy', gun.id, -1, -1, cp));
    return;
  }
  for (const cp of mixes(state, gun, 1)) {
    for (const id of state.stealers)
      if (!refuseGunTarget(table, state, gun, id)) out.push(act('shoot', gun.id, id, -1, cp));
    for (let quarter = 1; quarter < 4; quarter++)
      out.push(act('turn', gun.id, -1, (gun.facing + quarter) & 3, cp));
  }
}

function refuseGunTarget(table: Table, state: State, gun: Piece, id: number): Refusal | null {
  const target = state.pieces[id];
  if (!target || !isStealer(target) || target.at === NOWHERE)
    return { rule: 'HR-SENT-11', why: 'The gun shoots at Stealers on the board only.' };
  if (gun.ammo === 0) return { rule: 'HR-SENT-10', why: 'The gun is out of rounds.' };
  if (!seesSquare(table, state, gun, target.at)) return { rule: 'HR-LOS-01', why: 'Out of the gun’s sight.' };
  if (table.spread(gun.at, target.at) > SENTRY_RANGE)
    return { rule: 'HR-GEN-09', why: `Too far: the gun reaches ${SENTRY_RANGE} squares.` };
  return null;
}

/** HR-SENT-05. */
function refuseDeploySquare(state: State, gun: Piece): Refusal | null {
  const { at } = gun;
  const full =
    state.occupant[at] !== 0 ||
    hasDoor(state, at) ||
    (state.ground[at] & (LADDER | PIT | LANDING | FIRE | ANY_GAS)) !== 0 ||
    state.objects.some((object) => object.at === at);
  return full ? { rule: 'HR-SENT-05', why: 'The gun needs a square with nothing else on it.' } : null;
}

/** Refusals of what only guns do; steps and turns of a mobile gun are judged with the other movers. */
export function refuseSentry(table: Table, state: State, gun: Piece, action: Action): Refusal | null {
  if (gun.done) return { rule: 'HR-SENT-16', why: 'The gun was deployed in this phase.' };
  switch (action.do) {
    case 'deploy':
      if (gun.overwatch) return { rule: 'HR-SENT-05', why: 'The gun is deployed already.' };
      return refuseDeploySquare(state, gun) ?? refusePayment(state, gun, DEPLOY_PRICE, action.cp);
    case 'shoot':
      if (!gun.overwatch) return { rule: 'HR-SENT-02', why: 'A mobile gun cannot shoot.' };
      return refuseGunTarget(table, state, gun, action.to) ?? refusePayment(state, gun, 1, action.cp);
    case 'turn':
      if (action.face === gun.facing) return { rule: 'HR-MOVE-03', why: 'It faces that way already.' };
      return action.clear
        ? { rule: 'HR-JAM-02', why: 'A gun never jams.' }
        : refusePayment(state, gun, 1, action.cp);
    default:
      return { rule: 'HR-SENT-02', why: 'A Sentry Gun cannot do that.' };
  }
}

export function applySentry(play: Play, gun: Piece, action: Action): void {
  const { table, state, events } = play;
  const price = action.do === 'deploy' ? DEPLOY_PRICE : 1;
  pay(play, gun, price, action.cp);
  const paid = { ap: price - action.cp, cp: action.cp };
  if (action.do === 'deploy') {
    gun.overwatch = true;
    gun.done = true; // HR-SENT-16
    gun.ap = 0;
    remark(state, gun.at);
    events.push({ kind: 'set', unit: gun.id, type: gun.kind, at: gun.at, status: 'overwatch', ...paid });
  } else if (action.do === 'turn') {
    gun.facing = action.face as Facing;
    breakSeries(gun);
    events.push({
      kind: 'turned',
      unit: gun.id,
      type: gun.kind,
      at: gun.at,
      facing: gun.facing,
      free: false,
      ...paid,
    });
  } else {
    const target = piece(state, action.to);
    const series = sustained(gun, target);
    const needed = neededScore(table, SENTRY_SCORE - series, gun, target);
    const dice: number[] = [];
    for (let i = 0; i < SENTRY_DICE; i++) dice.push(play.dice.d6());
    gun.ammo--;
    const hit = tellShot(play, gun, target, target.at, dice, needed, { sustained: series, ...paid });
    countShot(gun, target.id, hit);
    if (hit) kill(play, target, gun.id, 'HR-SENT-11');
  }
  settle(play, gun.id, false);
}

/** The deployed gun a Stealer could wreck: straight ahead, or on its entry square (HR-SENT-12, HR-ENTRY-17). */
function wreckable(table: Table, state: State, p: Piece): number[] {
  const squares =
    p.area === NOWHERE ? [assaultSquare(table, p)] : p.lurks ? [] : table.board.entries[p.area].squares;
  const found: number[] = [];
  for (const square of squares) {
    const id = square < 0 ? 0 : state.guns[square];
    if (id && piece(state, id).overwatch && canFight(state, p, square)) found.push(id);
  }
  return found;
}

export function listWreck(table: Table, state: State, p: Piece, out: Action[]): void {
  if (p.ap > 0 && state.sentries.length > 0)
    for (const gun of wreckable(table, state, p)) out.push(act('wreck', p.id, gun));
}

export function refuseWreck(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  const gun = state.pieces[action.to];
  if (gun && inStasis(state, gun)) return { rule: 'HR-PSI-10', why: 'Nothing reaches into Stasis.' };
  if (!wreckable(table, state, p).includes(action.to))
    return { rule: 'HR-SENT-12', why: 'No deployed Sentry Gun stands straight ahead of it.' };
  return refusePayment(state, p, 1, 0);
}

/** HR-SENT-12: no dice; the gun goes, and everything around it. HR-ENTRY-17: an attacker off the map dies too. */
export function applyWreck(play: Play, p: Piece, action: Action): void {
  const { state, events } = play;
  pay(play, p, 1, 0);
  const gun = piece(state, action.to);
  const square = gun.at;
  events.push({ kind: 'died', unit: gun.id, type: 'sentry', at: square, by: p.id, rule: 'HR-SENT-12' });
  removePiece(state, gun);
  if (p.area !== NOWHERE) kill(play, p, 0, 'HR-ENTRY-17');
  state.blasts.push({ effect: 'sentry', square, unit: 0 });
  settle(play, p.id, false);
}
