/** UNIT: the grab of the Feeder Tendrils and the Acid Maw's self-destruct (HR-UNIT-08 to HR-UNIT-14). */
import type { Refusal } from '../../../kernel/contract.ts';
import { type Action, act } from '../actions.ts';
import { FIRE, PIT } from '../ground.ts';
import { enterFire } from '../movement/hazards.ts';
import { isBlockedFor } from '../movement/tread.ts';
import {
  assaultSquare,
  breakSeries,
  inStasis,
  kill,
  lift,
  type Play,
  piece,
  sees,
  stand,
} from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { dropGuard, dropOverwatch, settle } from '../turn/acting.ts';
import { pay, refusePayment } from '../turn/payment.ts';

const GRAB_RANGE = 3;
export const GRAB_SCORE = 3;

export function listPowers(table: Table, state: State, p: Piece, out: Action[]): void {
  if (p.ap < 1 || p.area !== NOWHERE) return;
  if (p.kind === 'feeder')
    for (const id of state.marines) if (!refuseGrab(table, state, p, id)) out.push(act('grab', p.id, id));
  if (p.kind === 'acidmaw') out.push(act('burst', p.id));
}

/** HR-UNIT-08, HR-UNIT-12. */
export function refuseGrab(table: Table, state: State, p: Piece, id: number): Refusal | null {
  if (p.kind !== 'feeder') return { rule: 'HR-UNIT-08', why: 'Only Feeder Tendrils can grab.' };
  if (p.area !== NOWHERE) return { rule: 'HR-ENTRY-16', why: 'It cannot grab from an entry area.' };
  const refusal = refusePayment(state, p, 1, 0);
  if (refusal) return refusal;
  const target = state.pieces[id];
  if (!target?.marine || target.kind === 'sentry')
    return { rule: 'HR-UNIT-12', why: 'It can grab a Marine only.' };
  if (inStasis(state, target)) return { rule: 'HR-PSI-10', why: 'Nothing reaches into Stasis.' };
  // HR-LOS-15
  if (table.spread(p.at, target.at) > GRAB_RANGE || !sees(table, state, p, target))
    return { rule: 'HR-UNIT-08', why: 'The Marine must be in its sight, three squares away at most.' };
  const to = assaultSquare(table, p);
  if (to === target.at) return null;
  if (to < 0 || isBlockedFor(table, state, target, to) || state.ground[to] & PIT)
    return { rule: 'HR-UNIT-08', why: 'There is no room in front of it to pull him to.' };
  return null;
}

/** HR-UNIT-09. */
export function applyGrab(play: Play, p: Piece, action: Action): void {
  const { table, state, events } = play;
  pay(play, p, 1, 0);
  const target = piece(state, action.to);
  const from = target.at;
  const die = play.dice.d6();
  const held = die >= GRAB_SCORE;
  const to = held ? assaultSquare(table, p) : from;
  events.push({
    kind: 'grabbed',
    unit: p.id,
    type: p.kind,
    target: target.id,
    targetType: target.kind,
    from,
    to,
    dice: [die],
    needed: GRAB_SCORE,
    held,
  });
  if (held) {
    if (to !== from) {
      lift(state, target);
      stand(state, target, to);
    }
    if (target.guard) dropGuard(play, target, 'HR-GUARD-04');
    if (target.overwatch) dropOverwatch(play, target, 'HR-OVW-14');
    breakSeries(target);
    target.shockedBy = p.id;
    if (state.solo?.now) state.solo.now.caught = true; // HR-SOLO-24
    if (to !== from && state.ground[to] & FIRE) enterFire(play, target);
  }
  settle(play, p.id, false);
}

/** HR-UNIT-11: the shock ends when the two are no longer next to each other. */
export function auditShock(play: Play): void {
  const { table, state } = play;
  for (const id of state.marines) {
    const p = piece(state, id);
    if (!p.shockedBy) continue;
    const feeder = state.pieces[p.shockedBy];
    if (!feeder || feeder.at === NOWHERE || table.spread(feeder.at, p.at) > 1) p.shockedBy = 0;
  }
}

/** HR-UNIT-14. */
export function refuseBurst(_table: Table, state: State, p: Piece): Refusal | null {
  if (p.kind !== 'acidmaw') return { rule: 'HR-UNIT-14', why: 'Only an Acid Maw can burst.' };
  if (p.area !== NOWHERE) return { rule: 'HR-ENTRY-16', why: 'It cannot burst in an entry area.' };
  return refusePayment(state, p, 1, 0);
}

export function applyBurst(play: Play, p: Piece): void {
  pay(play, p, 1, 0);
  kill(play, p, p.id, 'HR-UNIT-14');
  settle(play, p.id, false);
}
