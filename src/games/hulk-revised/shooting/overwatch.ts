/** OVW and JAM: shots at Stealers that move, and the jams they bring. */
import type { Refusal } from '../../../kernel/contract.ts';
import { type Action, act } from '../actions.ts';
import { isBlip, isLocked, kill, type Play, piece, sees, shotDistance } from '../position.ts';
import type { Owed, Piece, State } from '../state.ts';
import { type HulkRule, type StepOf, waits } from '../steps.ts';
import type { Table } from '../table.ts';
import { dropGuard, settle } from '../turn/acting.ts';
import { commandLeft } from '../turn/command.ts';
import { mixes, pay, refusePayment } from '../turn/payment.ts';
import { OVERWATCH_RANGE, SENTRY_DICE } from './armoury.ts';
import { sentryReaction, turnSentry } from './sentry.ts';
import { countShot, neededScore, rollShot, sustained, tellShot } from './shooting.ts';

const PRICE = 2; // HR-OVW-01, HR-GUARD-01

export function listStances(table: Table, state: State, p: Piece, out: Action[]): void {
  const watch = !refuseOverwatch(table, p);
  for (const cp of mixes(state, p, PRICE)) {
    if (watch) out.push(act('overwatch', p.id, -1, -1, cp));
    if (!p.guard) out.push(act('guard', p.id, -1, -1, cp));
  }
}

function refuseOverwatch(table: Table, p: Piece): Refusal | null {
  const weapon = table.loadouts[p.id]?.ranged;
  if (!weapon?.overwatch) return { rule: 'HR-OVW-01', why: 'He has no weapon that can go on overwatch.' };
  if (p.jam !== 0) return { rule: 'HR-OVW-01', why: 'His weapon is jammed: clear it first.' };
  if (weapon.load > 0 && p.ammo === 0) return { rule: 'HR-OVW-01', why: 'He is out of ammunition.' };
  if (p.overwatch) return { rule: 'HR-OVW-02', why: 'He is on overwatch already.' };
  return null;
}

export function refuseStance(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  if (action.do === 'guard' && p.guard) return { rule: 'HR-GUARD-01', why: 'He is on guard already.' };
  const refusal = action.do === 'overwatch' ? refuseOverwatch(table, p) : null;
  return refusal ?? refusePayment(state, p, PRICE, action.cp);
}

/** HR-OVW-02, HR-GUARD-01, HR-GUARD-06: the unit's turn ends, AP left over are lost. */
export function applyStance(play: Play, p: Piece, action: Action): void {
  pay(play, p, PRICE, action.cp);
  p.ap = 0;
  const status = action.do === 'overwatch' ? 'overwatch' : 'guard';
  p[status] = true;
  play.events.push({
    kind: 'set',
    unit: p.id,
    type: p.kind,
    at: p.at,
    status,
    ap: PRICE - action.cp,
    cp: action.cp,
  });
  settle(play, p.id, false);
}

const NOBODY: Owed[] = [];

/** HR-LOCK-06, HR-OVW-04, HR-OVW-07, HR-OVW-17, HR-GEN-15: who must react to a Stealer that has just moved, and at what score. */
export function owedTo(table: Table, state: State, mover: Piece): Owed[] {
  let owed = NOBODY;
  for (const id of state.marines) {
    const p = piece(state, id);
    if (!p.overwatch || p.jam !== 0) continue; // HR-OVW-11
    const weapon = table.loadouts[id]!.ranged!;
    if (weapon.load > 0 && p.ammo === 0) continue; // HR-OVW-16
    if (!sees(table, state, p, mover) || shotDistance(table, state, p, mover.at) > OVERWATCH_RANGE) continue;
    if (owed === NOBODY) owed = [];
    const series = sustained(p, mover);
    const needed = neededScore(table, weapon.score - series, p, mover);
    owed.push({ shooter: id, needed, sustained: series, turn: -1 });
  }
  for (const id of state.sentries) {
    const reaction = sentryReaction(table, state, piece(state, id), mover);
    if (!reaction) continue;
    if (owed === NOBODY) owed = [];
    owed.push(reaction);
  }
  return owed;
}

const NOONE: number[] = [];

/** Jammed Marines who see the mover where it stands now (HR-JAM-05). */
export function sawIt(table: Table, state: State, mover: Piece): number[] {
  let saw = NOONE;
  for (const id of state.marines) {
    const p = piece(state, id);
    if (p.jam !== 2 || !sees(table, state, p, mover)) continue;
    if (saw === NOONE) saw = [];
    saw.push(id);
  }
  return saw;
}

/** HR-OVW-08 to HR-OVW-10: all shoot, each rolls in full, then the target dies. */
export function fireOverwatch(play: Play, step: StepOf<'settle'>): void {
  const { table, state, events } = play;
  const target = piece(state, step.actor);
  let killer = 0;
  const fired: number[] = [];
  for (const { shooter, needed, sustained: series, turn } of step.owed) {
    const p = piece(state, shooter);
    if (turn >= 0) {
      turnSentry(play, p, turn);
      continue;
    }
    const weapon = table.loadouts[shooter]?.ranged;
    const dice: number[] = [];
    if (weapon) dice.push(...rollShot(play, p, weapon));
    else {
      for (let i = 0; i < SENTRY_DICE; i++) dice.push(play.dice.d6());
      p.ammo--;
    }
    const hit = tellShot(play, p, target, target.at, dice, needed, { overwatch: true, sustained: series });
    countShot(p, target.id, hit);
    if (hit) killer ||= shooter;
    if (weapon?.jams && dice[0] === dice[1]) {
      p.jam = 2; // HR-JAM-01
      events.push({ kind: 'jammed', unit: shooter, type: p.kind, at: p.at });
    }
    fired.push(shooter);
  }
  step.fired = fired;
  if (killer) kill(play, target, killer, 'HR-OVW-07');
}

/** HR-JAM-02: clearing a jam in the Marine action phase. */
export function listUnjam(state: State, p: Piece, out: Action[]): void {
  if (p.jam === 0) return;
  for (const cp of mixes(state, p, 1)) out.push(act('unjam', p.id, -1, -1, cp));
}

export function refuseUnjam(_table: Table, state: State, p: Piece, action: Action): Refusal | null {
  if (p.jam === 0) return { rule: 'HR-JAM-02', why: 'His weapon is not jammed.' };
  return refusePayment(state, p, 1, action.cp);
}

export function applyUnjam(play: Play, p: Piece, action: Action): void {
  pay(play, p, 1, action.cp);
  p.jam = 0;
  play.events.push({
    kind: 'unjammed',
    unit: p.id,
    type: p.kind,
    at: p.at,
    ap: 1 - action.cp,
    cp: action.cp,
  });
  settle(play, p.id, false);
}

/**
 * HR-JAM-05 to HR-JAM-08. The question is put whether or not a command point is left: the Stealer player must not
 * be able to tell.
 */
export function offerUnjam(play: Play, step: StepOf<'settle'>): void {
  const { table, state } = play;
  const actor = state.pieces[step.actor];
  if (actor && (actor.marine || isBlip(actor))) return;
  const marines: number[] = [];
  for (const id of state.marines) {
    const p = piece(state, id);
    if (p.jam !== 2 || step.fired.includes(id) || isLocked(table, state, p)) continue;
    if (actor ? sees(table, state, p, actor) : step.saw.includes(id)) marines.push(id);
  }
  if (marines.length > 0) state.steps.push({ do: 'unjam', marines });
}

function listUnjamOffer(state: State, step: StepOf<'unjam'>): Action[] {
  const marines = commandLeft(state) > 0 ? step.marines : [];
  return [...marines.map((id) => act('unjam', id, -1, -1, 1)), act('pass')];
}

function refuseUnjamOffer(state: State, step: StepOf<'unjam'>, action: Action): Refusal | null {
  if (action.do === 'pass') return null;
  if (!step.marines.includes(action.unit))
    return { rule: 'HR-JAM-05', why: 'That Marine cannot be unjammed now.' };
  if (action.cp !== 1) return { rule: 'HR-JAM-05', why: 'It costs 1 command point.' };
  return commandLeft(state) < 1 ? { rule: 'HR-ACT-07', why: 'You have no command points left.' } : null;
}

function answerUnjamOffer(play: Play, step: StepOf<'unjam'>, action: Action): void {
  const { state, events } = play;
  if (action.do === 'pass') {
    state.steps.pop();
    return;
  }
  const p = piece(state, action.unit);
  state.spent++;
  p.jam = 0;
  if (p.guard) dropGuard(play, p, 'HR-GUARD-06');
  p.overwatch = true; // a jammed Marine taken off overwatch goes back on it
  events.push({ kind: 'unjammed', unit: p.id, type: p.kind, at: p.at, ap: 0, cp: 1 });
  step.marines = step.marines.filter((id) => id !== p.id);
  if (step.marines.length === 0) state.steps.pop();
}

export const unjamming: HulkRule<'unjam'> = {
  run: waits,
  asks: (_table, _state, { marines }) => [
    { seat: 'marine', kind: 'unjam', rule: 'HR-JAM-05', unit: marines[0] },
  ],
  verbs: () => ['unjam', 'pass'],
  refuse: (_table, state, _seat, action, step) => refuseUnjamOffer(state, step, action),
  list: (_table, state, _seat, step) => listUnjamOffer(state, step),
  answer: (play, _seat, action, step) => answerUnjamOffer(play, step, action),
};
