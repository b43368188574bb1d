/** REIN and ENTRY: how the Stealers arrive. */

import type { Facing } from '../../../grid/directions.ts';
import { hasDoor } from '../../../grid/doors.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { type Action, act } from '../actions.ts';
import { PLASMA } from '../ground.ts';
import { afterMoving } from '../movement/movement.ts';
import { isBlockedFor, mayStepOn } from '../movement/tread.ts';
import { isBlip, newPiece, type Play, piece, removePiece, stand } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import { type HulkRule, type StepOf, waits } from '../steps.ts';
import type { Table } from '../table.ts';
import { pay, refusePayment } from '../turn/payment.ts';
import { AREA_ROOM, canBlipStandAt } from './blips.ts';

const LURK_DISTANCE = 6; // HR-ENTRY-07
const HIDING_DISTANCE = 6;

function room(table: Table, state: State, area: number): number {
  if (isSealed(table, state, area) || opensLater(table, state, area) > 0) return 0;
  let left = AREA_ROOM;
  for (const id of state.stealers) {
    const p = piece(state, id);
    if (isBlip(p) && p.area === area) left--;
  }
  return left;
}

/** HR-ENTRY-18: plasma closes the area for good. */
function isSealed(table: Table, state: State, area: number): boolean {
  return table.board.entries[area].squares.every((square) => state.ground[square] & PLASMA);
}

/** HR-REIN-04: the turn from which the mission lets blips into this area; 0 when they may come now. */
export function opensLater(table: Table, state: State, area: number): number {
  const turn = table.mission.opens[table.board.entries[area].name] ?? 0;
  return turn > Math.max(1, state.turn) ? turn : 0;
}

export const AMBUSH_LIMIT = 2; // HR-AMB-02

/** HR-AMB-01, HR-AMB-02: whether an Ambush blip may take the place of a normal one this turn. */
function mayAmbush(table: Table, state: State): boolean {
  if (!table.options.ambush || state.ambushAllowance === 0 || table.blipsPerTurn === 0) return false;
  if (table.mission.blips.total !== null && state.allowance === 0) return false;
  let inPlay = 0;
  for (const id of state.stealers) if (piece(state, id).kind === 'ambush') inPlay++;
  return inPlay < AMBUSH_LIMIT;
}

/** The Reinforcement phase: the Ambush question first (HR-AMB-03), then the draw. */
export function beginReinforcement(play: Play): void {
  if (mayAmbush(play.table, play.state)) play.state.steps.push({ do: 'ambush' });
  else drawBlips(play, play.table.blipsPerTurn);
}

function answerAmbush(play: Play, action: Action): void {
  const { table, state, events } = play;
  state.steps.pop();
  if (action.do !== 'ambush') return drawBlips(play, table.blipsPerTurn);
  if (sum(state.ambushBag) === 0) {
    state.ambushBag = state.ambushAside;
    state.ambushAside = [0, 0, 0];
  }
  const value = play.dice.draw(state.ambushBag);
  state.ambushBag[value]--;
  state.ambushAllowance--;
  const blip = newPiece(state.pieces.length, 'ambush', false);
  blip.value = value;
  state.pieces.push(blip);
  state.stealers.push(blip.id);
  events.push({ kind: 'drawn', unit: blip.id, value, ambush: true });
  drawBlips(play, table.blipsPerTurn - 1);
}

/** HR-AMB-04, HR-AMB-05: where an Ambush blip may hide. */
export function hidingPlaces(table: Table, state: State, blip: Piece): number[] {
  const found: number[] = [];
  for (let square = 0; square < table.board.size; square++) {
    if (isBlockedFor(table, state, blip, square) || state.guns[square] || hasDoor(state, square)) continue;
    if (state.marines.some((id) => table.spread(piece(state, id).at, square) < HIDING_DISTANCE)) continue;
    if (canBlipStandAt(table, state, blip, square)) found.push(square);
  }
  return found;
}

/** At the end of the Stealer action phase the blip in hand is hidden, or lost (HR-AMB-06). True when he must choose. */
function runHide(play: Play, step: StepOf<'hide'>): boolean {
  const { table, state, events } = play;
  const blip = piece(state, step.unit);
  const places = hidingPlaces(table, state, blip);
  if (places.length > 1) return true;
  state.steps.pop();
  if (places.length === 1) hide(play, blip, places[0]);
  else {
    events.push({ kind: 'ambush-lost', unit: blip.id });
    state.ambushBag[blip.value]++;
    removePiece(state, blip);
  }
  return false;
}

function refuseHide(table: Table, state: State, step: StepOf<'hide'>, action: Action): Refusal | null {
  if (action.unit !== step.unit) return { rule: 'HR-AMB-04', why: `Hide blip ${step.unit} first.` };
  return hidingPlaces(table, state, piece(state, step.unit)).includes(action.to)
    ? null
    : {
        rule: 'HR-AMB-04',
        why: 'It hides on an empty square out of sight, six squares or more from every Marine.',
      };
}

function hide(play: Play, blip: Piece, square: number): void {
  stand(play.state, blip, square);
  play.events.push({ kind: 'hidden', unit: blip.id, at: square });
}

/** HR-REIN-01, HR-REIN-03, HR-REIN-05, HR-REIN-07: draws this turn's blips into the Stealer player's hand. */
export function drawBlips(play: Play, due: number): void {
  const { table, state } = play;
  let fits = 0;
  for (let area = 0; area < table.board.entries.length; area++) fits += room(table, state, area);
  const hand: number[] = [];
  const endless = table.mission.blips.total === null; // HR-REIN-08
  for (let i = Math.min(due, endless ? due : state.allowance, fits); i > 0; i--) {
    const blip = drawBlip(play);
    if (!blip) break;
    if (!endless) state.allowance--;
    hand.push(blip.id);
  }
  state.steps.push({ do: 'reinforce', hand });
}

/** One counter from the bag, refilled when it is empty (HR-REIN-07); null when every counter is in play (HR-HOUSE-02). */
function drawBlip(play: Play): Piece | null {
  const { state, events } = play;
  if (sum(state.bag) === 0) {
    state.bag = state.aside;
    state.aside = [0, 0, 0];
  }
  if (sum(state.bag) === 0) return null;
  const value = play.dice.draw(state.bag) + 1;
  state.bag[value - 1]--;
  const blip = newPiece(state.pieces.length, 'blip', false);
  blip.value = value;
  state.pieces.push(blip);
  state.stealers.push(blip.id);
  events.push({ kind: 'drawn', unit: blip.id, value, ambush: false });
  return blip;
}

/** HR-CONV-15: a blip the mission itself puts on the board; it is no part of the allowance. */
export function placeBlip(play: Play, square: number): void {
  const blip = drawBlip(play);
  if (!blip) return;
  stand(play.state, blip, square);
  play.events.push({ kind: 'hidden', unit: blip.id, at: square });
}

function sum(counts: readonly number[]): number {
  return counts[0] + counts[1] + counts[2];
}

/** HR-REIN-04: each blip goes to an area of the player's choice. True when he must choose. */
function runReinforce(play: Play, step: StepOf<'reinforce'>): boolean {
  const { table, state } = play;
  if (step.hand.length === 0) {
    state.steps.pop();
    return false;
  }
  const open: number[] = [];
  for (let area = 0; area < table.board.entries.length; area++)
    if (room(table, state, area) > 0) open.push(area);
  if (open.length > 1) return true;
  lurk(play, step, open[0]);
  return false;
}

export function listLurk(table: Table, state: State, step: StepOf<'reinforce'>): Action[] {
  const out: Action[] = [];
  for (let area = 0; area < table.board.entries.length; area++)
    if (room(table, state, area) > 0) out.push(act('lurk', step.hand[0], area));
  return out;
}

function refuseLurk(table: Table, state: State, step: StepOf<'reinforce'>, action: Action): Refusal | null {
  if (action.unit !== step.hand[0]) return { rule: 'HR-REIN-04', why: `Place blip ${step.hand[0]} first.` };
  if (action.to < 0 || action.to >= table.board.entries.length)
    return { rule: 'HR-REIN-04', why: 'There is no such entry area.' };
  if (isSealed(table, state, action.to))
    return { rule: 'HR-ENTRY-18', why: 'Plasma has closed that entry area for good.' };
  const opens = opensLater(table, state, action.to);
  if (opens > 0) return { rule: 'HR-REIN-04', why: `That entry area opens in turn ${opens}.` };
  return room(table, state, action.to) > 0
    ? null
    : { rule: 'HR-ENTRY-02', why: 'Three blips lurk there already.' };
}

function lurk(play: Play, step: StepOf<'reinforce'>, area: number): void {
  const { table, state, events } = play;
  const p = piece(state, step.hand[0]);
  step.hand = step.hand.slice(1);
  p.area = area;
  // HR-SEQ-04: blips placed before the first turn have waited long enough
  if (state.phase === 'reinforcement') p.lurks = mustLurk(table, state, area);
  events.push({ kind: 'lurking', unit: p.id, area, mustLurk: p.lurks });
}

/** HR-ENTRY-07, HR-ENTRY-08. */
function mustLurk(table: Table, state: State, area: number): boolean {
  for (const square of table.board.entries[area].squares)
    for (const id of state.marines) if (table.walk(piece(state, id).at, square) <= LURK_DISTANCE) return true;
  return false;
}

/** HR-ENTRY-03: entering costs 1 AP; a Stealer walks in forwards and may turn a quarter as it does. */
export function listEnter(table: Table, state: State, p: Piece, out: Action[]): void {
  if (p.lurks || p.ap < 1) return;
  const entry = table.board.entries[p.area];
  for (const square of entry.squares) {
    if (isBlockedFor(table, state, p, square)) continue;
    if (isBlip(p) && !canBlipStandAt(table, state, p, square)) continue;
    const faces = isBlip(p) ? [-1] : [-1, (entry.facing + 3) & 3, (entry.facing + 1) & 3];
    for (const face of faces)
      if (mayStepOn(table, state, p, square, face === -1 ? entry.facing : face, p.ap - 1))
        out.push(act('enter', p.id, square, face));
  }
}

export function refuseEnter(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  if (p.area === NOWHERE) return { rule: 'HR-ENTRY-06', why: 'It is on the board already.' };
  const entry = table.board.entries[p.area];
  if (!entry.squares.includes(action.to))
    return { rule: 'HR-ENTRY-01', why: 'Its entry area does not touch that square.' };
  if (p.lurks)
    return {
      rule: 'HR-ENTRY-07',
      why: 'It must lurk this turn: a Marine was within six squares when it came.',
    };
  const refusal = refusePayment(state, p, 1, 0);
  if (refusal) return refusal;
  if (isBlockedFor(table, state, p, action.to))
    return { rule: 'HR-ENTRY-03', why: 'The entry square is blocked.' };
  if (isBlip(p)) {
    if (action.face !== -1) return { rule: 'HR-GEN-03', why: 'A blip has no facing.' };
    if (!canBlipStandAt(table, state, p, action.to))
      return { rule: 'HR-BLIP-03', why: 'A blip may not come into a Marine’s sight or stop next to one.' };
  } else if (action.face !== -1 && ((action.face - entry.facing) & 1) === 0)
    return { rule: 'HR-SACT-07', why: 'Only a quarter turn goes with a step.' };
  const facing = action.face === -1 ? entry.facing : action.face;
  return mayStepOn(table, state, p, action.to, facing, p.ap - 1)
    ? null
    : { rule: 'HR-SENT-04', why: 'It could not step off the Sentry Gun again.' };
}

export function applyEnter(play: Play, p: Piece, action: Action): void {
  const { table, state, events } = play;
  const area = p.area;
  pay(play, p, 1, 0);
  if (p.kind !== 'blip')
    p.facing = (action.face === -1 ? table.board.entries[area].facing : action.face) as Facing;
  stand(state, p, action.to);
  events.push({ kind: 'entered', unit: p.id, type: p.kind, area, to: action.to, facing: p.facing, ap: 1 });
  afterMoving(play, p, action, action.face !== -1);
}

export const ambush: HulkRule<'ambush'> = {
  run: waits,
  asks: () => [{ seat: 'stealer', kind: 'ambush', rule: 'HR-AMB-01' }],
  verbs: () => ['ambush', 'pass'],
  list: () => [act('ambush'), act('pass')],
  answer: (play, _seat, action) => answerAmbush(play, action),
};

export const hiding: HulkRule<'hide'> = {
  run: runHide,
  asks: (_table, _state, { unit }) => [{ seat: 'stealer', kind: 'hide', rule: 'HR-AMB-04', unit }],
  verbs: () => ['hide'],
  refuse: (table, state, _seat, action, step) => refuseHide(table, state, step, action),
  list: (table, state, _seat, { unit }) =>
    hidingPlaces(table, state, piece(state, unit)).map((square) => act('hide', unit, square)),
  answer(play, _seat, action) {
    play.state.steps.pop();
    hide(play, piece(play.state, action.unit), action.to);
  },
};

export const reinforcing: HulkRule<'reinforce'> = {
  run: runReinforce,
  asks: (_table, _state, { hand }) => [{ seat: 'stealer', kind: 'lurk', rule: 'HR-REIN-04', unit: hand[0] }],
  verbs: () => ['lurk'],
  refuse: (table, state, _seat, action, step) => refuseLurk(table, state, step, action),
  list: (table, state, _seat, step) => listLurk(table, state, step),
  answer: (play, _seat, action, step) => lurk(play, step, action.to),
};
