/** ACT and SACT: what each seat may do now, and why it may not do something else. */
import type { Refusal, Seat } from '../../kernel/contract.ts';
import { type Action, act, VERBS } from './actions.ts';
import {
  listAssaults,
  listRerolls,
  listSupport,
  refuseAssault,
  refuseReroll,
  refuseSupport,
} from './assault.ts';
import { listFaces, refuseConvert, refuseFace, refuseFirst, refusePlace } from './blips.ts';
import { listBatter, listDoors, refuseBatter, refuseDoor } from './doors.ts';
import { decisionOf, topStep } from './engine.ts';
import { listEnter, listLurk, refuseEnter, refuseLurk } from './entry.ts';
import {
  listBlipMoves,
  listMarineMoves,
  listStealerMoves,
  refuseMove,
  refuseTurn,
  stepPrice,
  turnPrice,
} from './movement.ts';
import {
  listStances,
  listUnjam,
  listUnjamOffer,
  refuseStance,
  refuseUnjam,
  refuseUnjamOffer,
} from './overwatch.ts';
import { isLocked, piece } from './position.ts';
import { listShots, listSnap, refuseShot, refuseSnap } from './shooting.ts';
import { NOWHERE, type Piece, type State, type Step } from './state.ts';
import type { Table } from './table.ts';
import { listUse, refuseUse } from './victory.ts';

export function listActions(table: Table, state: State, seat: Seat): Action[] {
  const out: Action[] = [];
  const step = topStep(state);
  if (!step || decisionOf(state)?.seat !== seat) return out;
  switch (step.do) {
    case 'command':
      out.push(act('keep'), act('redraw'));
      break;
    case 'marines':
      for (const id of state.marines) listMarine(table, state, piece(state, id), out);
      out.push(act('end'));
      break;
    case 'stealers':
      for (const id of state.stealers) listStealer(table, state, piece(state, id), out);
      out.push(act('end'));
      break;
    case 'reinforce':
      listLurk(table, state, step, out);
      break;
    case 'snap':
      listSnap(table, state, step.unit, out);
      break;
    case 'expose':
      for (const id of step.choices) out.push(act('first', id));
      break;
    case 'convert':
      for (const square of step.squares) out.push(act('place', 0, square));
      break;
    case 'face':
      listFaces(step, out);
      break;
    case 'assault':
      if (step.stage === 'support') listSupport(step, out);
      else listRerolls(state, step, out);
      break;
    case 'unjam':
      listUnjamOffer(state, step, out);
      break;
  }
  return out;
}

/** HR-LOCK-02: a locked Marine can do nothing but close assault. */
function listMarine(table: Table, state: State, p: Piece, out: Action[]): void {
  listAssaults(table, state, p, out);
  if (isLocked(table, state, p)) return;
  listMarineMoves(table, state, p, out);
  listDoors(table, state, p, out);
  listBatter(table, state, p, out);
  listShots(table, state, p, out);
  listStances(table, state, p, out);
  listUnjam(state, p, out);
  listUse(table, state, p, out);
}

function listStealer(table: Table, state: State, p: Piece, out: Action[]): void {
  if (p.done) return;
  if (p.kind === 'blip' && p.fresh) out.push(act('convert', p.id));
  if (p.area !== NOWHERE) {
    listEnter(table, state, p, out);
    if (p.kind !== 'blip') listAssaults(table, state, p, out);
    return;
  }
  if (p.kind === 'blip') listBlipMoves(table, state, p, out);
  else {
    listAssaults(table, state, p, out);
    listStealerMoves(table, state, p, out);
    if (p.ap > 0) listBatter(table, state, p, out);
  }
  if (p.ap > 0) listDoors(table, state, p, out);
}

const ASKED: Readonly<Record<string, readonly string[]>> = {
  command: ['keep', 'redraw'],
  marines: [
    'move',
    'turn',
    'door',
    'shoot',
    'shoot-door',
    'assault',
    'batter',
    'overwatch',
    'guard',
    'unjam',
    'use',
    'end',
  ],
  stealers: ['move', 'turn', 'door', 'assault', 'batter', 'enter', 'convert', 'end'],
  reinforce: ['lurk'],
  snap: ['shoot', 'shoot-door', 'hold'],
  expose: ['first'],
  convert: ['place'],
  face: ['face'],
  unjam: ['unjam', 'pass'],
};

export function refuse(table: Table, state: State, seat: Seat, action: Action): Refusal | null {
  if (state.outcome) return { rule: 'HR-SEQ-07', why: 'The match is over.' };
  const step = topStep(state);
  if (!step || decisionOf(state)?.seat !== seat)
    return { rule: 'HR-GEN-23', why: 'It is not your decision now.' };
  if (!isWellFormed(table, action)) return { rule: 'HR-GEN-19', why: 'That is not an action of this game.' };
  const asked =
    step.do === 'assault'
      ? step.stage === 'support'
        ? ['support', 'fight']
        : ['reroll', 'parry', 'accept']
      : ASKED[step.do];
  if (!asked.includes(action.do))
    return { rule: 'HR-GEN-23', why: `First answer what is asked: ${asked.join(', ')}.` };
  return refuseAnswer(table, state, step, action);
}

function refuseAnswer(table: Table, state: State, step: Step, action: Action): Refusal | null {
  switch (step.do) {
    case 'marines':
    case 'stealers':
      return action.do === 'end' ? null : refuseAct(table, state, step.do === 'marines', action);
    case 'reinforce':
      return refuseLurk(table, state, step, action);
    case 'snap':
      return refuseSnap(table, state, step.unit, action);
    case 'expose':
      return refuseFirst(step, action);
    case 'convert':
      return refusePlace(step, action);
    case 'face':
      return refuseFace(step, action);
    case 'assault':
      return step.stage === 'support' ? refuseSupport(step, action) : refuseReroll(state, step, action);
    case 'unjam':
      return refuseUnjamOffer(state, step, action);
    default:
      return null;
  }
}

function refuseAct(table: Table, state: State, marine: boolean, action: Action): Refusal | null {
  const p = state.pieces[action.unit];
  if (!p) return { rule: 'HR-GEN-18', why: `There is no unit ${action.unit} in play.` };
  if (p.marine !== marine) return { rule: 'HR-GEN-23', why: 'That piece is not yours.' };
  if (marine) {
    if (action.do !== 'assault' && isLocked(table, state, p))
      return { rule: 'HR-LOCK-02', why: 'A Genestealer has him in its claws: he can only fight it.' };
  } else {
    if (action.cp !== 0 || action.clear)
      return { rule: 'HR-SACT-01', why: 'Stealers have neither command points nor weapons to clear.' };
    if (p.done) return { rule: 'HR-SACT-02', why: 'Its activation is over for this phase.' };
    if (p.area !== NOWHERE && action.do !== 'enter' && action.do !== 'assault' && action.do !== 'convert')
      return {
        rule: 'HR-ENTRY-16',
        why: 'From an entry area it can only convert, enter or attack the entry square.',
      };
  }
  switch (action.do) {
    case 'move':
      return refuseMove(table, state, p, action);
    case 'turn':
      return refuseTurn(state, p, action);
    case 'door':
      return refuseDoor(table, state, p, action);
    case 'batter':
      return refuseBatter(table, state, p, action);
    case 'shoot':
    case 'shoot-door':
      return refuseShot(table, state, p, action);
    case 'assault':
      return refuseAssault(table, state, p, action);
    case 'overwatch':
    case 'guard':
      return refuseStance(table, state, p, action);
    case 'unjam':
      return refuseUnjam(state, p, action);
    case 'use':
      return refuseUse(table, state, p, action);
    case 'enter':
      return refuseEnter(table, state, p, action);
    case 'convert':
      return refuseConvert(p);
    default:
      return { rule: 'HR-GEN-19', why: 'That is not an action of this game.' };
  }
}

const ON_SQUARES: readonly string[] = ['door', 'shoot-door', 'batter', 'place', 'enter'];
const WITH_FACING: readonly string[] = ['turn', 'face'];
const MAY_FACE: readonly string[] = ['move', 'enter', ...WITH_FACING];
const WITHOUT_UNIT: readonly string[] = [
  'end',
  'keep',
  'redraw',
  'hold',
  'place',
  'fight',
  'reroll',
  'parry',
  'accept',
  'pass',
];
const WITHOUT_AIM: readonly string[] = [
  'turn',
  'overwatch',
  'guard',
  'unjam',
  'use',
  'convert',
  'end',
  'keep',
  'redraw',
  'hold',
  'face',
  'first',
  'support',
  'fight',
  'accept',
  'pass',
];
const PAID: readonly string[] = [
  'move',
  'turn',
  'door',
  'shoot',
  'shoot-door',
  'assault',
  'batter',
  'overwatch',
  'guard',
  'unjam',
  'use',
];

/** Whether it has the shape of its verb. Anything may come from outside. */
function isWellFormed(table: Table, action: Action): boolean {
  if (typeof action !== 'object' || action === null) return false;
  const { do: verb, unit, to, face, cp, clear } = action;
  if (!VERBS.includes(verb) || typeof clear !== 'boolean') return false;
  for (const n of [unit, to, face, cp]) if (!Number.isInteger(n)) return false;
  if (unit < 0 || face < -1 || face > 3 || cp < 0) return false;
  if (WITHOUT_UNIT.includes(verb) !== (unit === 0)) return false;
  if (WITHOUT_AIM.includes(verb) ? to !== -1 : to < 0) return false;
  if (verb === 'move' && to > 7) return false;
  if (ON_SQUARES.includes(verb) && to >= table.board.size) return false;
  if (WITH_FACING.includes(verb) && face === -1) return false;
  if (!MAY_FACE.includes(verb) && face !== -1) return false;
  if (!PAID.includes(verb) && cp !== 0) return false;
  return !clear || verb === 'move' || verb === 'turn';
}

/** What an act costs a Marine now; 0 for anything that is not his to pay. */
export function priceOf(table: Table, state: State, action: Action): number {
  const p = state.pieces[action.unit];
  const step = topStep(state);
  if (!p?.marine || !PAID.includes(action.do) || step?.do === 'snap') return 0;
  if (step?.do === 'unjam') return 1 + p.ap; // always a command point (HR-JAM-05)
  switch (action.do) {
    case 'move':
      return stepPrice(p, action.to);
    case 'turn':
      return turnPrice(p, action.face);
    case 'overwatch':
    case 'guard':
      return 2;
    case 'use':
      return table.mission.objective?.ap ?? 1;
    default:
      return 1;
  }
}
