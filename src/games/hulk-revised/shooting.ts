/** SHOT, MVSH, SUST, BOLT: ranged attacks of the Marine action phase. */
import type { Refusal } from '../../kernel/contract.ts';
import { type Action, act } from './actions.ts';
import type { RangedWeapon } from './armoury.ts';
import { commandLeft, pay, refusePayment } from './command.ts';
import { destroyDoor } from './doors.ts';
import { breakSeries, isLocked, isShut, kill, type Play, piece, sees, seesSquare } from './position.ts';
import { endStance, settle } from './settle.ts';
import { NOWHERE, type Piece, type State } from './state.ts';
import type { Table } from './table.ts';

/** HR-SUST-02: each shot at the same target that did not kill lowers the score by 1, by 2 at most. */
export function neededScore(weapon: RangedWeapon, shooter: Piece, target: number): number {
  const again = weapon.sustained && target !== 0 && shooter.target === target;
  return weapon.score - (again ? Math.min(2, shooter.misses) : 0);
}

/** HR-SHOT-01: Stealer units and shut doors in sight; never Marines, never blips. */
function listTargets(table: Table, state: State, p: Piece, cp: number, out: Action[]): void {
  for (const id of state.stealers) {
    const target = piece(state, id);
    if (target.kind !== 'blip' && sees(table, state, p, target)) out.push(act('shoot', p.id, id, -1, cp));
  }
  for (const door of table.board.doors)
    if (isShut(state, door.square) && seesSquare(table, state, p, door.square))
      out.push(act('shoot-door', p.id, door.square, -1, cp));
}

export function listShots(table: Table, state: State, p: Piece, out: Action[]): void {
  const weapon = table.loadouts[p.id]?.ranged;
  const left = commandLeft(state);
  if (!weapon || p.jam !== 0 || p.ap + left < 1) return;
  const first = out.length;
  listTargets(table, state, p, p.ap > 0 ? 0 : 1, out);
  if (p.ap > 0 && left > 0)
    for (let i = first, end = out.length; i < end; i++) out.push(act(out[i].do, p.id, out[i].to, -1, 1));
}

/** The answers to a combined shot: it costs nothing more (HR-MVSH-01). */
export function listSnap(table: Table, state: State, unit: number, out: Action[]): void {
  listTargets(table, state, piece(state, unit), 0, out);
  out.push(act('hold'));
}

/** HR-MVSH-03, HR-MVSH-05: a combined shot needs a target, a working weapon and a shooter who is not locked. */
export function canSnap(play: Play, unit: number): boolean {
  const { table, state } = play;
  const p = state.pieces[unit];
  if (!p || p.jam !== 0 || isLocked(table, state, p)) return false;
  const targets: Action[] = [];
  listTargets(table, state, p, 0, targets);
  return targets.length > 0;
}

function refuseTarget(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  if (action.do === 'shoot-door') {
    if (!isShut(state, action.to)) return { rule: 'HR-DOOR-11', why: 'Only a shut door can be shot at.' };
    return seesSquare(table, state, p, action.to) ? null : outOfSight(p);
  }
  const target = state.pieces[action.to];
  if (!target) return { rule: 'HR-SHOT-01', why: 'There is no such target.' };
  if (target.marine) return { rule: 'HR-SHOT-01', why: 'Marines do not shoot at Marines.' };
  if (target.kind === 'blip') return { rule: 'HR-SHOT-01', why: 'A blip cannot be shot at.' };
  if (target.at === NOWHERE) return { rule: 'HR-ENTRY-04', why: 'It lurks in an entry area, off the map.' };
  return sees(table, state, p, target) ? null : outOfSight(p);
}

function outOfSight(p: Piece): Refusal {
  return { rule: 'HR-LOS-01', why: `Out of sight of unit ${p.id}.` };
}

export function refuseShot(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  if (!table.loadouts[p.id]?.ranged) return { rule: 'HR-WPN-01', why: 'He has no ranged weapon.' };
  if (p.jam !== 0) return { rule: 'HR-SHOT-06', why: 'His weapon is jammed.' };
  return refuseTarget(table, state, p, action) ?? refusePayment(state, p, 1, action.cp);
}

export function refuseSnap(table: Table, state: State, unit: number, action: Action): Refusal | null {
  if (action.do === 'hold') return null;
  if (action.unit !== unit)
    return { rule: 'HR-MVSH-01', why: `Only unit ${unit}, who just moved, may shoot now.` };
  if (action.cp !== 0) return { rule: 'HR-MVSH-01', why: 'A combined shot costs nothing more.' };
  return refuseTarget(table, state, piece(state, unit), action);
}

export function applyShot(play: Play, p: Piece, action: Action): void {
  endStance(play, p);
  pay(play.state, p, 1, action.cp);
  fire(play, p, action, false);
  settle(play, p.id, false);
}

export function applySnap(play: Play, action: Action): void {
  play.state.steps.pop();
  if (action.do !== 'hold') fire(play, piece(play.state, action.unit), action, true);
}

function fire(play: Play, p: Piece, action: Action, combined: boolean): void {
  const { table, state, events } = play;
  const weapon = table.loadouts[p.id]!.ranged!;
  const door = action.do === 'shoot-door';
  const target = door ? null : piece(state, action.to);
  if (combined || door) breakSeries(p); // HR-MVSH-04, HR-SUST-09
  const needed = neededScore(weapon, p, target ? target.id : 0);
  const dice: number[] = [];
  for (let i = 0; i < weapon.dice; i++) dice.push(play.dice.d6());
  const hit = hits(dice, needed);
  events.push({
    kind: 'shot',
    unit: p.id,
    type: p.kind,
    at: p.at,
    target: target ? target.id : 0,
    targetType: target ? target.kind : 'door',
    square: target ? target.at : action.to,
    dice,
    needed,
    hit,
    overwatch: false,
    combined,
    ap: combined ? 0 : 1 - action.cp,
    cp: action.cp,
  });
  if (target) {
    countShot(p, target.id, hit);
    if (hit) kill(play, target, p.id, 'HR-SHOT-02');
  } else if (hit) destroyDoor(play, p, action.to); // HR-DOOR-12
}

/** HR-SHOT-02, HR-GEN-14: one die that reaches the score is enough. */
export function hits(dice: readonly number[], needed: number): boolean {
  for (const die of dice) if (die >= needed) return true;
  return false;
}

/** HR-SUST-02, HR-SUST-04: a shot at another target starts a new series. */
export function countShot(p: Piece, target: number, killed: boolean): void {
  if (killed) breakSeries(p);
  else if (p.target === target) p.misses = Math.min(2, p.misses + 1);
  else {
    p.target = target;
    p.misses = 1;
  }
}

/** HR-SUST-06: a series ends with the target's death or the first moment it is out of sight. */
export function auditSustainedFire(play: Play): void {
  const { table, state } = play;
  for (const id of state.marines) {
    const p = piece(state, id);
    if (p.target === 0) continue;
    const target = state.pieces[p.target];
    if (!target || !sees(table, state, p, target)) breakSeries(p);
  }
}
