/** BLIP and CONV: face-down counters, and how they turn into models. */

import type { Facing } from '../../../grid/directions.ts';
import { isShut, OPEN } from '../../../grid/doors.ts';
import { pinched } from '../../../grid/step.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { type Action, act } from '../actions.ts';
import { ANY_GAS, FIRE, GENERATOR, PLASMA, STASIS } from '../ground.ts';
import {
  isBlip,
  isStealer,
  newPiece,
  type Play,
  piece,
  removePiece,
  sees,
  seesSquare,
  setDoor,
  shotDistance,
  stand,
  whileAway,
} from '../position.ts';
import { gunSees } from '../shooting/sentry.ts';
import { NOWHERE, type Piece, type Side, type State } from '../state.ts';
import { type HulkRule, type StepOf, waits } from '../steps.ts';
import type { Table } from '../table.ts';
import { activate, settle } from '../turn/acting.ts';
import { SPECIALS, SPECIALS_OF, type StealerKind } from '../units.ts';

export const AREA_ROOM = 3; // HR-ENTRY-02

/** Whether a Marine or a deployed gun sees the square (HR-BLIP-03, HR-SENT-14). */
function isWatched(table: Table, state: State, square: number): boolean {
  for (const id of state.marines) if (seesSquare(table, state, piece(state, id), square)) return true;
  for (const id of state.sentries) if (gunSees(table, state, piece(state, id), square)) return true;
  return false;
}

/** HR-BLIP-03: neither in a Marine's sight nor next to one. */
export function canBlipStandAt(table: Table, state: State, blip: Piece, square: number): boolean {
  for (const id of state.marines) if (table.spread(piece(state, id).at, square) <= 1) return false;
  return whileAway(state, blip, () => !isWatched(table, state, square));
}

/** HR-BLIP-04: whether working this door would put the blip in sight. */
export function wouldExposeItself(table: Table, state: State, blip: Piece, door: number): boolean {
  if (!isShut(state, door)) return false;
  const before = state.doors[door];
  setDoor(state, door, OPEN);
  const exposed = isSeen(table, state, blip);
  setDoor(state, door, before);
  return exposed;
}

function isSeen(table: Table, state: State, blip: Piece): boolean {
  for (const id of state.marines) if (sees(table, state, piece(state, id), blip)) return true;
  for (const id of state.sentries) if (gunSees(table, state, piece(state, id), blip.at)) return true;
  return false;
}

/** HR-CONV-05: if a Marine sees a blip, it is converted before anything else happens. */
export function exposeBlips(play: Play, actor: number): void {
  const { table, state } = play;
  for (const id of state.stealers) {
    const p = piece(state, id);
    if (isBlip(p) && p.at !== NOWHERE && isSeen(table, state, p)) {
      state.steps.push({ do: 'expose', actor, choices: [] });
      return;
    }
  }
}

type Expose = StepOf<'expose'>;

/** HR-CONV-07: one by one, nearest first, looking anew after each. True when a player must choose. */
function runExpose(play: Play, step: Expose): boolean {
  const { table, state } = play;
  let nearest = Number.POSITIVE_INFINITY;
  step.choices = [];
  for (const id of state.stealers) {
    const p = piece(state, id);
    if (!isBlip(p) || p.at === NOWHERE || !isSeen(table, state, p)) continue;
    const distance = exposureDistance(table, state, step.actor, p);
    if (distance < nearest || step.choices.length === 0) {
      nearest = distance;
      step.choices = [id];
    } else if (distance === nearest) step.choices.push(id);
  }
  if (step.choices.length === 0) state.steps.pop();
  else if (step.choices.length === 1) convert(play, piece(state, step.choices[0]), true);
  else return true;
  return false;
}

function exposureDistance(table: Table, state: State, actor: number, blip: Piece): number {
  const acted = actor ? state.pieces[actor] : null;
  if (acted?.marine && acted.kind !== 'sentry') return shotDistance(table, state, acted, blip.at);
  let nearest = Number.POSITIVE_INFINITY;
  for (const id of state.marines) {
    const p = piece(state, id);
    if (sees(table, state, p, blip)) nearest = Math.min(nearest, shotDistance(table, state, p, blip.at));
  }
  for (const id of state.sentries) {
    const gun = piece(state, id);
    if (gunSees(table, state, gun, blip.at)) nearest = Math.min(nearest, table.spread(gun.at, blip.at));
  }
  return nearest;
}

function refuseFirst(step: Expose, action: Action): Refusal | null {
  return step.choices.includes(action.unit)
    ? null
    : { rule: 'HR-CONV-07', why: 'Choose one of the nearest exposed blips.' };
}

/** HR-CONV-06: whose turn it is. */
function placerOf(state: State): Side {
  return state.phase === 'marine' || state.phase === 'command' ? 'marine' : 'stealer';
}

/** HR-CONV-01, HR-CONV-02. */
export function refuseConvert(_table: Table, _state: State, p: Piece): Refusal | null {
  if (!isBlip(p)) return { rule: 'HR-CONV-01', why: 'Only a blip can be converted.' };
  if (!p.fresh) return { rule: 'HR-CONV-02', why: 'This blip has already acted in this phase.' };
  return null;
}

export function applyConvert(play: Play, p: Piece): void {
  activate(play.state, p);
  settle(play, 0, false); // HR-CONV-13: no movement, so nobody is owed a shot
  convert(play, p, false);
}

/** HR-CONV-11, HR-CONV-14: shows the value; what comes and where is asked for. */
export function convert(play: Play, blip: Piece, forced: boolean): void {
  const { state, events } = play;
  const { at, area, value, fresh, lurks } = blip;
  const ambush = blip.kind === 'ambush';
  events.push({ kind: 'converted', unit: blip.id, at, area, value, forced, ambush });
  removePiece(state, blip);
  if (!ambush)
    state.aside[value - 1]++; // HR-REIN-07
  else if (value === 0)
    state.ambushBag[0]++; // HR-AMB-08
  else state.ambushAside[value]++;
  state.eventful = true;
  if (value === 0) return;
  state.steps.push({
    do: 'convert',
    // HR-AMB-09: no special unit out of an Ambush blip
    stage: !ambush && specialsFor(state, value).length > 0 ? 'special' : 'place',
    placer: placerOf(state),
    kind: 'genestealer',
    value,
    square: at,
    area,
    left: value,
    // HR-CONV-12: the blip's activation is not doubled
    spent: state.phase === 'stealer' && !fresh,
    lurks,
    counter: ambush ? -1 : blip.priority,
    placed: [],
    squares: [],
  });
}

/** HR-CONV-10, HR-UNIT-07, HR-FORCE-05: the special units a blip of this value may still become. */
export function specialsFor(state: State, value: number): readonly StealerKind[] {
  return (SPECIALS_OF[value] ?? []).filter((kind) => state.specials[SPECIALS.indexOf(kind as 'feeder')] > 0);
}

type Convert = StepOf<'convert'>;

function listBring(state: State, step: Convert): Action[] {
  const items = specialsFor(state, step.value).map((kind) => SPECIALS.indexOf(kind as 'feeder') + 1);
  return [0, ...items].map((item) => act('bring', 0, -1, -1, 0, false, item));
}

function refuseBring(state: State, step: Convert, action: Action): Refusal | null {
  if (action.item === 0) return null;
  return specialsFor(state, step.value).includes(SPECIALS[action.item - 1])
    ? null
    : { rule: 'HR-CONV-10', why: 'This blip cannot bring that unit on.' };
}

export function answerBring(play: Play, step: Convert, action: Action): void {
  step.stage = 'place';
  if (action.item === 0) return;
  const { state } = play;
  step.kind = SPECIALS[action.item - 1];
  step.left = 1;
  state.specials[action.item - 1]--;
  state.brought[action.item - 1]++;
}

/** HR-CONV-03: with the AP of a new piece, unless the blip had acted. HR-HOUSE-10: models never run out. */
function placeModel(play: Play, step: Convert, square: number): void {
  const { state, events } = play;
  const p = newPiece(state.pieces.length, step.kind, false);
  state.pieces.push(p);
  state.stealers.push(p.id);
  if (step.spent) {
    p.ap = 0;
    p.done = true;
  }
  p.lurks = step.lurks;
  if (square === NOWHERE) p.area = step.area;
  else {
    stand(state, p, square);
    step.placed = [...step.placed, p.id];
  }
  step.left--;
  events.push({ kind: 'appeared', unit: p.id, type: p.kind, at: p.at, area: p.area });
}

const NOT_FREE = GENERATOR | FIRE | ANY_GAS | PLASMA | STASIS;

/** HR-CONV-04: the empty squares around the counter's own, open corners only. */
function eligible(table: Table, state: State, square: number): number[] {
  const found: number[] = [];
  for (let dir = 0; dir < 8; dir++) {
    const to = table.near[square * 8 + dir];
    if (to < 0 || state.occupant[to] || state.guns[to] || isShut(state, to)) continue;
    if ((state.ground[to] & NOT_FREE) !== 0) continue;
    if (!pinched(table, square, dir, (flank) => isShut(state, flank))) found.push(to);
  }
  return found.sort((a, b) => a - b);
}

/** HR-CONV-06, HR-CONV-08, HR-ENTRY-10. True when a player must choose. */
function runConvert(play: Play, step: Convert): boolean {
  const { table, state, events } = play;
  if (step.stage === 'special') return true;
  if (step.area !== NOWHERE) {
    let room = AREA_ROOM;
    for (const id of state.stealers) {
      const p = piece(state, id);
      if (p.area === step.area && isStealer(p)) room--;
    }
    while (step.left > 0 && room-- > 0) placeModel(play, step, NOWHERE);
  } else {
    if (step.placed.length === 0) placeModel(play, step, step.square);
    if (step.left > 0) {
      step.squares = eligible(table, state, step.square);
      if (step.squares.length > step.left) return true;
      for (const square of step.squares) placeModel(play, step, square);
    }
  }
  if (step.left > 0) events.push({ kind: 'lost-models', count: step.left }); // HR-CONV-09: no kill
  state.steps.pop();
  if (step.placed.length === 0) return false;
  const below = state.steps[state.steps.length - 1];
  // HR-CONV-14: for Scan the facings wait until every blip of the section is placed
  if (below?.do === 'scan') below.placed = [...below.placed, ...step.placed];
  else state.steps.push({ do: 'face', units: step.placed });
  return false;
}

function refusePlace(step: Convert, action: Action): Refusal | null {
  return step.squares.includes(action.to)
    ? null
    : { rule: 'HR-CONV-04', why: 'Choose an empty square next to the blip’s own.' };
}

function answerPlace(play: Play, step: Convert, action: Action): void {
  placeModel(play, step, action.to);
}

function listFaces(step: StepOf<'face'>): Action[] {
  return [0, 1, 2, 3].map((face) => act('face', step.units[0], -1, face));
}

function refuseFace(step: StepOf<'face'>, action: Action): Refusal | null {
  return action.unit === step.units[0]
    ? null
    : { rule: 'HR-CONV-06', why: `Set the facing of unit ${step.units[0]} first.` };
}

function answerFace(play: Play, step: StepOf<'face'>, action: Action): void {
  const { state, events } = play;
  const p = piece(state, action.unit);
  p.facing = action.face as Facing;
  events.push({ kind: 'faced', unit: p.id, type: p.kind, at: p.at, facing: p.facing });
  step.units = step.units.slice(1);
  if (step.units.length === 0) state.steps.pop();
}

/** Of several blips the one whose place comes first (HR-GEN-15). */
export function firstByPlace(state: State, ids: readonly number[]): number {
  return [...ids].sort((a, b) => piece(state, a).at - piece(state, b).at)[0];
}

/** Blips in sight are converted one by one (HR-CONV-07). */
export const exposing: HulkRule<'expose'> = {
  run: runExpose,
  asks: (_table, state, { choices }) => [
    { seat: placerOf(state), kind: 'first', rule: 'HR-CONV-07', unit: choices[0] },
  ],
  verbs: () => ['first'],
  refuse: (_table, _state, _seat, action, step) => refuseFirst(step, action),
  list: (_table, _state, _seat, { choices }) => choices.map((id) => act('first', id)),
  answer: (play, _seat, action) => convert(play, piece(play.state, action.unit), true),
  late: ({ state }, { choices }) => act('first', firstByPlace(state, choices)),
};

/** A blip that has been turned up: what it brings, and where its models stand (HR-CONV-06, HR-CONV-10). */
export const converting: HulkRule<'convert'> = {
  run: runConvert,
  asks: (_table, _state, { stage, placer, placed }) =>
    stage === 'special'
      ? [{ seat: 'stealer', kind: 'bring', rule: 'HR-CONV-10' }]
      : [{ seat: placer, kind: 'place', rule: 'HR-CONV-06', unit: placed[0] }],
  verbs: ({ stage }) => (stage === 'special' ? ['bring'] : ['place']),
  refuse: (_table, state, _seat, action, step) =>
    step.stage === 'special' ? refuseBring(state, step, action) : refusePlace(step, action),
  list: (_table, state, _seat, step) =>
    step.stage === 'special' ? listBring(state, step) : step.squares.map((square) => act('place', 0, square)),
  answer: (play, _seat, action, step) =>
    step.stage === 'special' ? answerBring(play, step, action) : answerPlace(play, step, action),
  late: (_play, { squares }) => act('place', 0, squares[0]),
};

/** Which way new models look (HR-CONV-06). */
export const facing: HulkRule<'face'> = {
  run: waits,
  asks: (_table, _state, { units }) => [
    { seat: 'stealer', kind: 'face', rule: 'HR-CONV-06', unit: units[0] },
  ],
  verbs: () => ['face'],
  refuse: (_table, _state, _seat, action, step) => refuseFace(step, action),
  list: (_table, _state, _seat, step) => listFaces(step),
  answer: (play, _seat, action, step) => answerFace(play, step, action),
};
