/** SHOT, MVSH, SUST, BOLT, CANN: shots at one target in the Marine action phase. */
import { isShut } from '../../../grid/doors.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { type Action, act } from '../actions.ts';
import type { Event } from '../events.ts';
import {
  breakSeries,
  destroyDoor,
  isLocked,
  isStealer,
  kill,
  type Play,
  piece,
  sees,
  seesSquare,
} from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import { type HulkRule, waits } from '../steps.ts';
import type { Table } from '../table.ts';
import { settle } from '../turn/acting.ts';
import { mixes, pay, refusePayment } from '../turn/payment.ts';
import { UNITS } from '../units.ts';
import type { RangedWeapon } from './armoury.ts';

const AUTO_PRICE = 2;
const AUTO_SCORE = 4;
export const CRAK_SCORE = 2;
export const CRAK_DICE = 2;

/** HR-SHOT-03, HR-CHAP-03: what the shooter adds to every die. */
function rangedBonus(table: Table, shooter: Piece): number {
  return shooter.kind === 'sentry' ? 0 : UNITS[shooter.kind].rab + table.chapter.rab;
}

/** HR-SUST-02: each shot at the same target that did not kill lowers the score by 1, by 2 at most. */
export function sustained(shooter: Piece, target: Piece | null): number {
  return target && shooter.target === target.id ? Math.min(2, shooter.misses) : 0;
}

/** The natural score one die needs. HR-SHOT-04: a Hormagaunt is harder to hit. */
export function neededScore(table: Table, score: number, shooter: Piece, target: Piece | null): number {
  return score - rangedBonus(table, shooter) + (target?.kind === 'hormagaunt' ? 1 : 0);
}

/** HR-SHOT-02, HR-GEN-14, HR-UNIT-18, HR-CANN-04: one die is enough; a Broodlord takes two of the same attack. */
function hits(dice: readonly number[], needed: number, target: Piece | null): boolean {
  let good = 0;
  for (const die of dice) if (die >= needed) good++;
  return good >= (target?.kind === 'broodlord' ? 2 : 1);
}

/** How a shot was fired, where it was not a plain one. */
type ShotHow = Partial<
  Pick<Event & { kind: 'shot' }, 'sustained' | 'overwatch' | 'combined' | 'auto' | 'ap' | 'cp'>
>;

/** Whether the dice hit, written down. Without a target it is the door on `square`. */
export function tellShot(
  play: Play,
  p: Piece,
  target: Piece | null,
  square: number,
  dice: number[],
  needed: number,
  how: ShotHow,
): boolean {
  const hit = hits(dice, needed, target);
  play.events.push({
    kind: 'shot',
    unit: p.id,
    type: p.kind,
    at: p.at,
    target: target ? target.id : 0,
    targetType: target ? target.kind : 'door',
    square,
    dice,
    needed,
    sustained: 0,
    hit,
    overwatch: false,
    combined: false,
    auto: false,
    ap: 0,
    cp: 0,
    ...how,
  });
  return hit;
}

/** The weapon fired at single targets, if it can fire now. */
function readyWeapon(table: Table, p: Piece): RangedWeapon | null {
  const weapon = table.loadouts[p.id]?.ranged;
  if (!weapon?.moveAndShoot || p.jam !== 0) return null;
  return weapon.load > 0 && p.ammo === 0 ? null : weapon;
}

/** HR-SHOT-01, HR-SHOT-11, HR-BLIP-07: Stealer units and shut doors in sight at any distance; never Marines, never blips. */
function listTargets(table: Table, state: State, p: Piece, cp: number, auto: boolean, out: Action[]): void {
  for (const id of state.stealers) {
    const target = piece(state, id);
    if (isStealer(target) && sees(table, state, p, target))
      out.push(act(auto ? 'auto' : 'shoot', p.id, id, -1, cp));
  }
  for (const door of table.board.doors)
    if (isShut(state, door.square) && seesSquare(table, state, p, door.square))
      out.push(act(auto ? 'auto-door' : 'shoot-door', p.id, door.square, -1, cp));
}

export function listShots(table: Table, state: State, p: Piece, out: Action[]): void {
  const ways = mixes(state, p, 1);
  if (ways.length === 0 || !readyWeapon(table, p)) return;
  const first = out.length;
  listTargets(table, state, p, ways[0], false, out);
  const end = out.length;
  if (ways.length > 1)
    for (let i = first; i < end; i++) out.push(act(out[i].do, p.id, out[i].to, -1, ways[1]));
  if (!isCannon(table, p)) return;
  for (const cp of mixes(state, p, AUTO_PRICE)) listTargets(table, state, p, cp, true, out);
}

function isCannon(table: Table, p: Piece): boolean {
  return table.loadouts[p.id]?.row.ranged === 'assault-cannon';
}

/** The answers to a combined shot: it costs nothing more (HR-MVSH-01). */
function listSnap(table: Table, state: State, unit: number): Action[] {
  const out: Action[] = [];
  listTargets(table, state, piece(state, unit), 0, false, out);
  out.push(act('hold'));
  return out;
}

/** HR-MVSH-02, HR-MVSH-03, HR-MVSH-05: a combined shot needs a target, a working weapon and a shooter who is not locked. */
export function canSnap(play: Play, unit: number): boolean {
  const { table, state } = play;
  const p = state.pieces[unit];
  if (!p || !readyWeapon(table, p) || isLocked(table, state, p)) return false;
  const targets: Action[] = [];
  listTargets(table, state, p, 0, false, targets);
  return targets.length > 0;
}

function refuseTarget(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  if (action.do === 'shoot-door' || action.do === 'auto-door') {
    if (!isShut(state, action.to)) return { rule: 'HR-DOOR-11', why: 'Only a shut door can be shot at.' };
    return seesSquare(table, state, p, action.to) ? null : outOfSight(p);
  }
  const target = state.pieces[action.to];
  if (!target) return { rule: 'HR-SHOT-01', why: 'There is no such target.' };
  if (target.marine) return { rule: 'HR-SHOT-01', why: 'Marines do not shoot at their own side.' };
  if (!isStealer(target)) return { rule: 'HR-SHOT-01', why: 'A blip cannot be shot at.' };
  if (target.at === NOWHERE) return { rule: 'HR-ENTRY-04', why: 'It lurks in an entry area, off the map.' };
  return sees(table, state, p, target) ? null : outOfSight(p); // HR-LOCK-10: whomever it locks
}

function outOfSight(p: Piece): Refusal {
  return { rule: 'HR-LOS-01', why: `Out of sight of unit ${p.id}.` };
}

export function refuseShot(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  const weapon = table.loadouts[p.id]?.ranged;
  if (!weapon?.moveAndShoot) return { rule: 'HR-WPN-01', why: 'He has no weapon for aimed shots.' };
  if (p.jam !== 0) return { rule: 'HR-SHOT-06', why: 'His weapon is jammed.' };
  if (!readyWeapon(table, p)) return { rule: 'HR-SHOT-07', why: 'He is out of ammunition.' };
  const auto = action.do === 'auto' || action.do === 'auto-door';
  if (auto && !isCannon(table, p))
    return { rule: 'HR-CANN-02', why: 'Only an Assault Cannon fires full auto.' };
  return refuseTarget(table, state, p, action) ?? refusePayment(state, p, auto ? AUTO_PRICE : 1, action.cp);
}

function refuseSnap(table: Table, state: State, unit: number, action: Action): Refusal | null {
  if (action.do === 'hold') return null;
  if (action.unit !== unit)
    return { rule: 'HR-MVSH-01', why: `Only unit ${unit}, who just moved, may shoot now.` };
  if (action.cp !== 0) return { rule: 'HR-MVSH-01', why: 'A combined shot costs nothing more.' };
  return refuseTarget(table, state, piece(state, unit), action);
}

export function applyShot(play: Play, p: Piece, action: Action): void {
  pay(play, p, 1, action.cp);
  fire(play, p, action, false, 1 - action.cp);
  settle(play, p.id, false);
}

function applySnap(play: Play, action: Action): void {
  play.state.steps.pop();
  if (action.do !== 'hold') fire(play, piece(play.state, action.unit), action, true, 0);
}

/** HR-CANN-03: the first target of full auto; the rest is asked for after each kill. */
export function applyAuto(play: Play, p: Piece, action: Action): void {
  const { state } = play;
  pay(play, p, AUTO_PRICE, action.cp);
  breakSeries(p); // HR-SUST-04
  settle(play, p.id, false);
  state.steps.push({ do: 'auto', unit: p.id });
  answerAuto(play, action, AUTO_PRICE - action.cp);
}

/** Fires at the chosen target; a roll that does not kill, or an explosion, ends the burst. */
function answerAuto(play: Play, action: Action, ap = 0): void {
  const { state } = play;
  if (action.do === 'stop') {
    state.steps.pop();
    return;
  }
  const p = piece(state, action.unit);
  const killed = fire(play, p, action, false, ap);
  if (!killed || state.blasts.some((blast) => blast.effect === 'cannon')) state.steps.pop();
  else settle(play, p.id, false); // what the kill uncovers comes before the next target (HR-GEN-17)
}

function listAuto(table: Table, state: State, unit: number): Action[] {
  const out: Action[] = [];
  listTargets(table, state, piece(state, unit), 0, true, out);
  out.push(act('stop'));
  return out;
}

function refuseAuto(table: Table, state: State, unit: number, action: Action): Refusal | null {
  if (action.do === 'stop') return null;
  if (action.unit !== unit || action.cp !== 0)
    return { rule: 'HR-CANN-03', why: `Only unit ${unit} is firing; its burst is paid for.` };
  return refuseTarget(table, state, piece(state, unit), action);
}

/** True while the burst may go on. Explosions and blips uncovered by a kill come first (HR-GEN-17). */
function canGoOn(play: Play, unit: number): boolean {
  const { table, state } = play;
  const p = state.pieces[unit];
  if (!p || p.ammo === 0 || isLocked(table, state, p)) return false;
  const targets: Action[] = [];
  listTargets(table, state, p, 0, true, targets);
  return targets.length > 0;
}

/** One shot at a Stealer or a door; true when it killed. */
function fire(play: Play, p: Piece, action: Action, combined: boolean, ap: number): boolean {
  const { table, state } = play;
  const weapon = table.loadouts[p.id]!.ranged!;
  const auto = action.do === 'auto' || action.do === 'auto-door';
  const door = action.do === 'shoot-door' || action.do === 'auto-door';
  const target = door ? null : piece(state, action.to);
  if (combined || door) breakSeries(p); // HR-MVSH-04, HR-SUST-09
  const series = auto ? 0 : sustained(p, target);
  const needed = neededScore(table, (auto ? AUTO_SCORE : weapon.score) - series, p, target);
  const dice = rollShot(play, p, weapon);
  const square = target ? target.at : action.to;
  const how = { sustained: series, combined, auto, ap, cp: action.cp };
  const hit = tellShot(play, p, target, square, dice, needed, how);
  if (target) {
    if (!auto) countShot(p, target.id, hit);
    if (hit) kill(play, target, p.id, 'HR-SHOT-02');
  } else if (hit) destroyDoor(play, p.id, action.to); // HR-DOOR-12
  return hit;
}

/** Rolls a weapon's dice and uses up the shot (HR-CANN-01). HR-CANN-06, HR-CANN-07: a cannon explodes on a triple once it is reloaded. */
export function rollShot(play: Play, p: Piece, weapon: RangedWeapon): number[] {
  const dice: number[] = [];
  for (let i = 0; i < weapon.dice; i++) dice.push(play.dice.d6());
  if (weapon.load > 0) {
    p.ammo--;
    if (p.reloaded && dice.every((die) => die === dice[0]))
      // HR-CANN-09: due before the Acid Maws it kills
      play.state.blasts.push({ effect: 'cannon', square: p.at, unit: p.id });
  }
  return dice;
}

/** HR-GREN-04: one Stealer or one shut door. */
export function fireCrak(play: Play, p: Piece, square: number): void {
  const { table, state } = play;
  const id = state.occupant[square];
  const target = id ? piece(state, id) : null;
  const needed = neededScore(table, CRAK_SCORE, p, target);
  const dice: number[] = [];
  for (let i = 0; i < CRAK_DICE; i++) dice.push(play.dice.d6());
  const hit = tellShot(play, p, target, square, dice, needed, {});
  if (!hit) return;
  if (target) kill(play, target, p.id, 'HR-GREN-04');
  else destroyDoor(play, p.id, square);
}

/** HR-SUST-01 to HR-SUST-04: a shot at another target starts a new series; a combined one may be the first (HR-SUST-05). */
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
  for (const id of state.marines) auditSeries(table, state, piece(state, id));
  for (const id of state.sentries) auditSeries(table, state, piece(state, id));
}

function auditSeries(table: Table, state: State, p: Piece): void {
  if (p.target === 0) return;
  const target = state.pieces[p.target];
  if (!target || !sees(table, state, p, target)) breakSeries(p);
}

/** The shot at the end of a movement (HR-MVSH-03). */
export const snap: HulkRule<'snap'> = {
  run: waits,
  asks: (_table, _state, { unit }) => [{ seat: 'marine', kind: 'snap', rule: 'HR-MVSH-03', unit }],
  verbs: () => ['shoot', 'shoot-door', 'hold'],
  refuse: (table, state, _seat, action, { unit }) => refuseSnap(table, state, unit, action),
  list: (table, state, _seat, { unit }) => listSnap(table, state, unit),
  answer: (play, _seat, action) => applySnap(play, action),
  late: () => act('hold'),
};

/** The next target of full auto (HR-CANN-03). */
export const auto: HulkRule<'auto'> = {
  run(play, { unit }) {
    if (canGoOn(play, unit)) return true;
    play.state.steps.pop();
    return false;
  },
  asks: (_table, _state, { unit }) => [{ seat: 'marine', kind: 'auto', rule: 'HR-CANN-03', unit }],
  verbs: () => ['auto', 'auto-door', 'stop'],
  refuse: (table, state, _seat, action, { unit }) => refuseAuto(table, state, unit, action),
  list: (table, state, _seat, { unit }) => listAuto(table, state, unit),
  answer: (play, _seat, action) => answerAuto(play, action),
  late: () => act('stop'),
};
