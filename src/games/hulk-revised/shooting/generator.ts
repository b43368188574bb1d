/** PFG: the Power Field Generator. */
import { isShut } from '../../../grid/doors.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { type Action, act } from '../actions.ts';
import { ANY_GAS, FIRE, GENERATOR, HALF, LADDER, LANDING, PIT, PLASMA, STASIS } from '../ground.ts';
import { assaultSquare, canFight, changeGround, type Play, seesSquare } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { settle } from '../turn/acting.ts';
import { mixes, pay, refusePayment } from '../turn/payment.ts';

const RANGE = 3;
const DEPLOY_FIELD_PRICE = 2; // HR-HOUSE-05
const DISABLE_PRICE = 1;
const SMASH_PRICE = 6;
const TAKEN = GENERATOR | FIRE | ANY_GAS | PLASMA | STASIS | LADDER | PIT | LANDING;

/** HR-PFG-01. */
function refuseSquare(table: Table, state: State, p: Piece, square: number): Refusal | null {
  if (table.spread(p.at, square) > RANGE || square === p.at)
    return { rule: 'HR-PFG-01', why: 'The generator goes one to three squares away.' };
  if (!seesSquare(table, state, p, square))
    return { rule: 'HR-PFG-01', why: `Out of sight of unit ${p.id}.` };
  const full =
    state.occupant[square] !== 0 ||
    state.guns[square] !== 0 ||
    isShut(state, square) ||
    (state.ground[square] & TAKEN) !== 0 ||
    state.objects.some((object) => object.at === square);
  return full ? { rule: 'HR-PFG-01', why: 'The generator needs an empty square.' } : null;
}

export function listGenerator(table: Table, state: State, p: Piece, out: Action[]): void {
  const ways = p.generator ? mixes(state, p, DEPLOY_FIELD_PRICE) : [];
  if (ways.length > 0)
    for (const square of table.sight.field(p.at, p.facing))
      if (!refuseSquare(table, state, p, square))
        for (const cp of ways) out.push(act('power-field', p.id, square, -1, cp));
  const ahead = assaultSquare(table, p);
  if (ahead >= 0 && state.ground[ahead] & GENERATOR && !(state.ground[ahead] & STASIS))
    for (const cp of mixes(state, p, DISABLE_PRICE)) out.push(act('disable', p.id, ahead, -1, cp));
}

export function refusePowerField(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  if (!p.generator) return { rule: 'HR-PFG-07', why: 'He carries no generator.' };
  return refuseSquare(table, state, p, action.to) ?? refusePayment(state, p, DEPLOY_FIELD_PRICE, action.cp);
}

export function refuseDisable(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  if (assaultSquare(table, p) !== action.to || !(state.ground[action.to] & GENERATOR))
    return { rule: 'HR-PFG-05', why: 'The generator must be straight ahead of him.' };
  if (state.ground[action.to] & STASIS) return { rule: 'HR-PSI-10', why: 'It is held in Stasis.' };
  return refusePayment(state, p, DISABLE_PRICE, action.cp);
}

export function applyGenerator(play: Play, p: Piece, action: Action): void {
  const { state, events } = play;
  const deploy = action.do === 'power-field';
  const price = deploy ? DEPLOY_FIELD_PRICE : DISABLE_PRICE;
  pay(play, p, price, action.cp);
  if (deploy) {
    p.generator = false;
    changeGround(state, action.to, GENERATOR, 0);
  } else changeGround(state, action.to, 0, GENERATOR | HALF);
  events.push({
    kind: 'field',
    unit: p.id,
    type: p.kind,
    square: action.to,
    field: deploy ? 'deployed' : 'disabled',
    ap: price - action.cp,
    cp: action.cp,
  });
  settle(play, p.id, false);
}

/** The generators a Stealer could attack: straight ahead, or on its entry square (HR-PFG-03, HR-ENTRY-17). */
function inReach(table: Table, state: State, p: Piece): number[] {
  const squares =
    p.area === NOWHERE ? [assaultSquare(table, p)] : p.lurks ? [] : table.board.entries[p.area].squares;
  return squares.filter(
    (square) => square >= 0 && state.ground[square] & GENERATOR && canFight(state, p, square),
  );
}

export function listSmash(table: Table, state: State, p: Piece, out: Action[]): void {
  if (p.ap === SMASH_PRICE)
    for (const square of inReach(table, state, p)) out.push(act('smash', p.id, square));
}

export function refuseSmash(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  if (state.ground[action.to] & STASIS) return { rule: 'HR-PSI-10', why: 'Nothing reaches into Stasis.' };
  if (!inReach(table, state, p).includes(action.to))
    return { rule: 'HR-PFG-03', why: 'The generator must be straight ahead of it.' };
  return p.ap === SMASH_PRICE
    ? null
    : { rule: 'HR-PFG-03', why: 'Attacking a generator takes all 6 AP in one go.' };
}

/** HR-PFG-03, HR-PFG-04: twice, and it is gone; the attacker does nothing more in this phase. */
export function applySmash(play: Play, p: Piece, action: Action): void {
  const { state, events } = play;
  pay(play, p, SMASH_PRICE, 0);
  p.done = true;
  const second = (state.ground[action.to] & HALF) !== 0;
  changeGround(state, action.to, second ? 0 : HALF, second ? GENERATOR | HALF : 0);
  events.push({
    kind: 'field',
    unit: p.id,
    type: p.kind,
    square: action.to,
    field: second ? 'destroyed' : 'damaged',
    ap: SMASH_PRICE,
    cp: 0,
  });
  settle(play, p.id, false);
}
