/** BLIP and CONV: face-down counters, and how they turn into models. */
import { clearBit, setBit } from '../../grid/bits.ts';
import type { Facing } from '../../grid/directions.ts';
import type { Refusal } from '../../kernel/contract.ts';
import { type Action, act } from './actions.ts';
import {
  hasDoor,
  isShut,
  newPiece,
  type Play,
  piece,
  removePiece,
  sees,
  seesSquare,
  stand,
} from './position.ts';
import { activate } from './settle.ts';
import { NOWHERE, type Piece, type Side, type State, type Step } from './state.ts';
import type { Table } from './table.ts';

export const AREA_ROOM = 3; // HR-ENTRY-02

/** HR-BLIP-03: neither in a Marine's sight nor next to one. */
export function canBlipStandAt(table: Table, state: State, blip: Piece, square: number): boolean {
  for (const id of state.marines) if (table.spread(piece(state, id).at, square) <= 1) return false;
  // the blip itself must not hide the square it goes to
  const from = blip.at;
  if (from !== NOWHERE) clearBit(state.soft, from);
  let hidden = true;
  for (const id of state.marines)
    if (seesSquare(table, state, piece(state, id), square)) {
      hidden = false;
      break;
    }
  if (from !== NOWHERE) setBit(state.soft, from);
  return hidden;
}

/** HR-BLIP-04: whether working this door would put the blip in sight. */
export function wouldExposeItself(table: Table, state: State, blip: Piece, door: number): boolean {
  if (!isShut(state, door)) return false;
  clearBit(state.hard, door);
  let exposed = false;
  for (const id of state.marines) if (sees(table, state, piece(state, id), blip)) exposed = true;
  setBit(state.hard, door);
  return exposed;
}

function isSeen(table: Table, state: State, blip: Piece): boolean {
  for (const id of state.marines) if (sees(table, state, piece(state, id), blip)) return true;
  return false;
}

/** HR-CONV-05: if a Marine sees a blip, it is converted before anything else happens. */
export function exposeBlips(play: Play, actor: number): void {
  const { table, state } = play;
  for (const id of state.stealers) {
    const p = piece(state, id);
    if (p.kind === 'blip' && p.at !== NOWHERE && isSeen(table, state, p)) {
      state.steps.push({ do: 'expose', actor, choices: [] });
      return;
    }
  }
}

type Expose = Step & { do: 'expose' };

/** HR-CONV-07: one by one, nearest first, looking anew after each. True when a player must choose. */
export function runExpose(play: Play, step: Expose): boolean {
  const { table, state } = play;
  let nearest = Number.POSITIVE_INFINITY;
  step.choices = [];
  for (const id of state.stealers) {
    const p = piece(state, id);
    if (p.kind !== 'blip' || p.at === NOWHERE || !isSeen(table, state, p)) continue;
    const distance = exposureDistance(table, state, step.actor, p);
    if (distance < nearest) {
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
  if (acted?.marine) return table.spread(acted.at, blip.at);
  let nearest = Number.POSITIVE_INFINITY;
  for (const id of state.marines) {
    const p = piece(state, id);
    if (sees(table, state, p, blip)) nearest = Math.min(nearest, table.spread(p.at, blip.at));
  }
  return nearest;
}

export function refuseFirst(step: Expose, action: Action): Refusal | null {
  return step.choices.includes(action.unit)
    ? null
    : { rule: 'HR-CONV-07', why: 'Choose one of the nearest exposed blips.' };
}

/** HR-CONV-06: whose turn it is. */
export function placerOf(state: State): Side {
  return state.phase === 'marine' || state.phase === 'command' ? 'marine' : 'stealer';
}

/** HR-CONV-01, HR-CONV-02. */
export function refuseConvert(p: Piece): Refusal | null {
  if (p.kind !== 'blip') return { rule: 'HR-CONV-01', why: 'Only a blip can be converted.' };
  if (!p.fresh) return { rule: 'HR-CONV-02', why: 'This blip has already acted in this phase.' };
  return null;
}

export function applyConvert(play: Play, p: Piece): void {
  activate(play.state, p);
  play.state.steps.push({
    do: 'settle',
    stage: 'audit',
    actor: 0,
    snap: false,
    owed: [],
    saw: [],
    fired: [],
  });
  convert(play, p, false);
}

/** HR-CONV-14: shows the value, puts the first model on the counter's square; the rest is asked for. */
export function convert(play: Play, blip: Piece, forced: boolean): void {
  const { state, events } = play;
  const { at, area, value, fresh, lurks } = blip;
  events.push({ kind: 'converted', unit: blip.id, at, area, value, forced });
  removePiece(state, blip);
  state.aside[value - 1]++; // HR-REIN-07
  state.eventful = true;
  // HR-CONV-12: the blip's activation is not doubled
  const spent = state.phase === 'stealer' && !fresh;
  const step: Step & { do: 'convert' } = {
    do: 'convert',
    placer: placerOf(state),
    square: at,
    area,
    left: value,
    spent,
    lurks,
    placed: [],
    squares: [],
  };
  state.steps.push(step);
  if (area === NOWHERE) placeModel(play, step, at);
}

function placeModel(play: Play, step: Step & { do: 'convert' }, square: number): void {
  const { state, events } = play;
  const p = newPiece(state.pieces.length, 'genestealer', false);
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
    step.placed.push(p.id);
  }
  step.left--;
  events.push({ kind: 'appeared', unit: p.id, type: p.kind, at: p.at, area: p.area });
}

/** HR-CONV-04: the empty squares around the counter's own, open corners only. */
function eligible(table: Table, state: State, square: number): number[] {
  const found: number[] = [];
  for (let dir = 0; dir < 8; dir++) {
    const to = table.step[square * 8 + dir];
    if (to < 0 || state.occupant[to] || isShut(state, to)) continue;
    if (
      dir & 1 &&
      isCorner(table, state, square, (dir + 7) & 7) &&
      isCorner(table, state, square, (dir + 1) & 7)
    )
      continue;
    found.push(to);
  }
  return found.sort((a, b) => a - b);
}

function isCorner(table: Table, state: State, square: number, dir: number): boolean {
  const flank = table.step[square * 8 + dir];
  return flank < 0 || (hasDoor(state, flank) && isShut(state, flank));
}

/** HR-CONV-06, HR-CONV-08, HR-ENTRY-10. True when a player must choose a square. */
export function runConvert(play: Play, step: Step & { do: 'convert' }): boolean {
  const { table, state, events } = play;
  if (step.area !== NOWHERE) {
    let room = AREA_ROOM;
    for (const id of state.stealers) {
      const p = piece(state, id);
      if (p.area === step.area && p.kind !== 'blip') room--;
    }
    while (step.left > 0 && room-- > 0) placeModel(play, step, NOWHERE);
  } else if (step.left > 0) {
    step.squares = eligible(table, state, step.square);
    if (step.squares.length > step.left) return true;
    for (const square of step.squares) placeModel(play, step, square);
  }
  if (step.left > 0) events.push({ kind: 'lost-models', count: step.left }); // HR-CONV-09: no kill
  state.steps.pop();
  if (step.placed.length > 0) state.steps.push({ do: 'face', units: step.placed });
  return false;
}

export function refusePlace(step: Step & { do: 'convert' }, action: Action): Refusal | null {
  return step.squares.includes(action.to)
    ? null
    : { rule: 'HR-CONV-04', why: 'Choose an empty square next to the blip’s own.' };
}

export function answerPlace(play: Play, step: Step & { do: 'convert' }, action: Action): void {
  placeModel(play, step, action.to);
}

export function listFaces(step: Step & { do: 'face' }, out: Action[]): void {
  for (let face = 0; face < 4; face++) out.push(act('face', step.units[0], -1, face));
}

export function refuseFace(step: Step & { do: 'face' }, action: Action): Refusal | null {
  return action.unit === step.units[0]
    ? null
    : { rule: 'HR-CONV-06', why: `Set the facing of Genestealer ${step.units[0]} first.` };
}

export function answerFace(play: Play, step: Step & { do: 'face' }, action: Action): void {
  const { state, events } = play;
  const p = piece(state, action.unit);
  p.facing = action.face as Facing;
  events.push({ kind: 'faced', unit: p.id, type: p.kind, at: p.at, facing: p.facing });
  step.units.shift();
  if (step.units.length === 0) state.steps.pop();
}
