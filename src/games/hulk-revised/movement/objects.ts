/** OBJ and HR-ACT-09: objects, objective squares and the way out. */
import { FRONT } from '../../../grid/directions.ts';
import { isBeside } from '../../../grid/step.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { type Action, act } from '../actions.ts';
import { inStasis, type Play, piece, removePiece } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { settle } from '../turn/acting.ts';
import { mixes, pay, refusePayment } from '../turn/payment.ts';

/** HR-OBJ-03. */
function hasHands(table: Table, p: Piece): boolean {
  return !table.loadouts[p.id]?.assault.bothHands;
}

/** The objects lying where he stands, counted from 1. */
export function objectsHere(state: State, p: Piece): number[] {
  return state.objects.flatMap((object, i) => (object.at === p.at && p.at !== NOWHERE ? [i + 1] : []));
}

/** HR-ACT-09, HR-HOUSE-12. */
function objectivePrice(table: Table): number {
  return table.mission.objective?.ap ?? 1;
}

export function objectPrice(table: Table, action: Pick<Action, 'do' | 'to'>): number {
  if (action.do === 'take') return table.mission.objects[action.to - 1]?.ap ?? 1;
  return action.do === 'use' ? objectivePrice(table) : 1;
}

const SIMPLE = ['drop', 'use', 'exit'] as const;

export function listObjects(table: Table, state: State, p: Piece, out: Action[]): void {
  const offer = (verb: 'take' | (typeof SIMPLE)[number], to: number): void => {
    if (refuseHere(table, state, p, verb, to)) return;
    const price = objectPrice(table, { do: verb, to });
    for (const cp of mixes(state, p, price)) out.push(act(verb, p.id, to, -1, cp));
  };
  if (state.objects.length > 0) for (const object of objectsHere(state, p)) offer('take', object);
  for (const verb of SIMPLE) offer(verb, -1);
  if (p.carries)
    for (const id of state.marines)
      if (!refuseGiveTo(table, state, p, id))
        for (const cp of mixes(state, p, 1)) out.push(act('give', p.id, id, -1, cp));
}

function refuseHere(table: Table, state: State, p: Piece, verb: string, to: number): Refusal | null {
  switch (verb) {
    case 'take':
      if (!objectsHere(state, p).includes(to))
        return { rule: 'HR-HOUSE-06', why: 'No such thing to pick up lies here.' };
      if (p.carries) return { rule: 'HR-HOUSE-06', why: 'He carries an object already.' };
      return hasHands(table, p) ? null : { rule: 'HR-OBJ-03', why: 'His weapons fill both hands.' };
    case 'drop':
      return p.carries ? null : { rule: 'HR-HOUSE-06', why: 'He carries nothing.' };
    case 'use':
      if (!table.objective[p.at]) return { rule: 'HR-ACT-09', why: 'He does not stand on an objective.' };
      return state.used.includes(p.at)
        ? { rule: 'HR-ACT-09', why: 'This objective has been dealt with.' }
        : null;
    default:
      return table.exit[p.at] ? null : { rule: 'HR-ENTRY-15', why: 'There is no way out here.' };
  }
}

/** HR-OBJ-02, HR-OBJ-05. */
function refuseGiveTo(table: Table, state: State, p: Piece, id: number): Refusal | null {
  if (!p.carries) return { rule: 'HR-OBJ-02', why: 'He carries nothing.' };
  if (!table.mission.objects[p.carries - 1].pass)
    return { rule: 'HR-OBJ-01', why: 'This object cannot be passed on.' };
  const to = state.pieces[id];
  if (!to?.marine || to.kind === 'sentry') return { rule: 'HR-OBJ-01', why: 'Only Marines carry objects.' };
  if (!isBeside(table, p.at, p.facing, FRONT, to.at))
    return { rule: 'HR-OBJ-02', why: 'The receiver must be in the three squares before him.' };
  if (inStasis(state, to)) return { rule: 'HR-PSI-10', why: 'The receiver is held in Stasis.' };
  if (to.carries) return { rule: 'HR-HOUSE-06', why: 'The receiver carries an object already.' };
  return hasHands(table, to) ? null : { rule: 'HR-OBJ-03', why: 'The receiver’s weapons fill both hands.' };
}

export function refuseObject(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  const refusal =
    action.do === 'give'
      ? refuseGiveTo(table, state, p, action.to)
      : refuseHere(table, state, p, action.do, action.to);
  return refusal ?? refusePayment(state, p, objectPrice(table, action), action.cp);
}

export function applyObject(play: Play, p: Piece, action: Action): void {
  const { table, state, events } = play;
  const price = objectPrice(table, action);
  pay(play, p, price, action.cp);
  const paid = { ap: price - action.cp, cp: action.cp };
  const who = { unit: p.id, type: p.kind, at: p.at };
  switch (action.do) {
    case 'take': {
      const object = action.to;
      p.carries = object;
      state.objects[object - 1].at = NOWHERE;
      state.objects[object - 1].holder = p.id;
      events.push({ kind: 'object', ...who, object, what: 'taken', other: 0, ...paid });
      break;
    }
    case 'drop':
      events.push({ kind: 'object', ...who, object: p.carries, what: 'dropped', other: 0, ...paid });
      state.objects[p.carries - 1].at = p.at;
      state.objects[p.carries - 1].holder = 0;
      p.carries = 0;
      break;
    case 'give': {
      const to = piece(state, action.to);
      events.push({ kind: 'object', ...who, object: p.carries, what: 'given', other: to.id, ...paid });
      to.carries = p.carries;
      state.objects[p.carries - 1].holder = to.id;
      p.carries = 0;
      break;
    }
    case 'use':
      state.used.push(p.at);
      events.push({ kind: 'used', ...who, ...paid });
      break;
    case 'exit':
      if (p.carries) {
        state.objects[p.carries - 1].out = true;
        state.objects[p.carries - 1].holder = 0;
      }
      events.push({ kind: 'exited', ...who, object: p.carries, ...paid });
      p.carries = 0;
      state.departed.push({ ...p });
      removePiece(state, p);
      state.exited.push(p.id);
  }
  state.eventful = true;
  settle(play, p.id, false);
}
