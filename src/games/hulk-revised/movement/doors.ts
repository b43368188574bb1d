/** DOOR: opening, closing and breaking doors. */

import { FRONT } from '../../../grid/directions.ts';
import { CLOSED, hasDoor, isJammedShut, isShut, OPEN } from '../../../grid/doors.ts';
import { beside, isBeside } from '../../../grid/step.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { type Action, act } from '../actions.ts';
import { wouldExposeItself } from '../blips/blips.ts';
import { ANY_GAS, FIRE, GENERATOR, PLASMA, STASIS } from '../ground.ts';
import { assaultSquare, destroyDoor, isBlip, type Play, setDoor } from '../position.ts';
import type { Piece, State } from '../state.ts';
import type { Table } from '../table.ts';
import { settle } from '../turn/acting.ts';
import { mixes, pay, refusePayment } from '../turn/payment.ts';
import { UNITS } from '../units.ts';

const MARINE_REACH = FRONT; // HR-DOOR-03
const STEALER_REACH = [6, 7, 0, 1, 2]; // HR-DOOR-04: and either side
const BLIP_REACH = [0, 1, 2, 3, 4, 5, 6, 7]; // HR-DOOR-05

function reach(p: Piece): readonly number[] {
  if (isBlip(p)) return BLIP_REACH;
  return p.marine ? MARINE_REACH : STEALER_REACH;
}

/** HR-DOOR-06: walls beside a diagonal do not matter. */
function inReach(table: Table, p: Piece, square: number): boolean {
  return isBeside(table, p.at, p.facing, reach(p), square);
}

export function listDoors(table: Table, state: State, p: Piece, out: Action[]): void {
  const ways = mixes(state, p, 1);
  if (ways.length === 0) return;
  for (const turned of reach(p)) {
    const square = beside(table, p.at, p.facing, turned);
    if (square < 0 || !hasDoor(state, square) || refuseDoorState(table, state, p, square)) continue;
    for (const cp of ways) out.push(act('door', p.id, square, -1, cp));
  }
}

/** HR-DOOR-09. */
export function isDoorwayFull(state: State, square: number): boolean {
  return (
    state.occupant[square] !== 0 ||
    state.guns[square] !== 0 ||
    (state.ground[square] & (GENERATOR | FIRE | ANY_GAS | PLASMA)) !== 0 ||
    state.objects.some((object) => object.at === square)
  );
}

function refuseDoorState(table: Table, state: State, p: Piece, square: number): Refusal | null {
  if (isJammedShut(state, square))
    return { rule: 'HR-DOOR-07', why: 'The door is jammed shut; it can only be destroyed.' };
  if (state.ground[square] & STASIS) return { rule: 'HR-PSI-10', why: 'The door is held in Stasis.' };
  if (!isShut(state, square) && isDoorwayFull(state, square))
    return { rule: 'HR-DOOR-09', why: 'The door will not close on what is in its way.' };
  if (isBlip(p) && wouldExposeItself(table, state, p, square))
    return { rule: 'HR-BLIP-04', why: 'That would put the blip in a Marine’s sight; convert it first.' };
  return null;
}

export function refuseDoor(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  const square = action.to;
  if (!hasDoor(state, square)) return { rule: 'HR-DOOR-01', why: 'There is no door there.' };
  if (p.at === square) return { rule: 'HR-DOOR-10', why: 'It stands in the doorway.' };
  if (!inReach(table, p, square))
    return p.marine
      ? { rule: 'HR-DOOR-03', why: 'A Marine works doors in the three squares before him only.' }
      : { rule: isBlip(p) ? 'HR-DOOR-05' : 'HR-DOOR-04', why: 'The door is out of its reach.' };
  return refuseDoorState(table, state, p, square) ?? refusePayment(state, p, 1, action.cp);
}

export function applyDoor(play: Play, p: Piece, action: Action): void {
  const { state, events } = play;
  pay(play, p, 1, action.cp);
  const shut = isShut(state, action.to);
  setDoor(state, action.to, shut ? OPEN : CLOSED);
  events.push({
    kind: 'door',
    unit: p.id,
    type: p.kind,
    square: action.to,
    door: shut ? 'opened' : 'closed',
    ap: 1 - action.cp,
    cp: action.cp,
  });
  settle(play, p.id, false);
}

/** HR-DOOR-11, HR-DOOR-13: the shut door straight ahead can be attacked. */
export function listBatter(table: Table, state: State, p: Piece, out: Action[]): void {
  const square = assaultSquare(table, p);
  if (square < 0 || !isShut(state, square) || state.ground[square] & STASIS) return;
  for (const cp of mixes(state, p, 1)) out.push(act('batter', p.id, square, -1, cp));
}

export function refuseBatter(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  if (isBlip(p)) return { rule: 'HR-BLIP-06', why: 'A blip cannot attack.' };
  if (assaultSquare(table, p) !== action.to)
    return { rule: 'HR-DOOR-13', why: 'The door must be straight ahead of the unit.' };
  if (!isShut(state, action.to)) return { rule: 'HR-DOOR-11', why: 'Only a shut door can be attacked.' };
  if (state.ground[action.to] & STASIS) return { rule: 'HR-PSI-10', why: 'The door is held in Stasis.' };
  return refusePayment(state, p, 1, action.cp);
}

/** HR-DOOR-13, HR-DOOR-14, HR-HOUSE-04: a natural 6 on any die breaks it. */
export function applyBatter(play: Play, p: Piece, action: Action): void {
  pay(play, p, 1, action.cp);
  const dice: number[] = [];
  const count = play.table.loadouts[p.id]?.assault.frontDice ?? UNITS[p.kind].assaultDice; // HR-HOUSE-04
  for (let i = count; i > 0; i--) dice.push(play.dice.d6());
  const destroyed = dice.includes(6);
  play.events.push({
    kind: 'battered',
    unit: p.id,
    type: p.kind,
    square: action.to,
    dice,
    destroyed,
    ap: 1 - action.cp,
    cp: action.cp,
  });
  if (destroyed) destroyDoor(play, p.id, action.to);
  settle(play, p.id, false);
}
