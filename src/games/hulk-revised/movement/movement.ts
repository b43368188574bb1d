/** MOVE: steps and turns of both sides, and their prices (ACT, SACT). */

import type { Facing } from '../../../grid/directions.ts';
import { BACKWARD, heading } from '../../../grid/directions.ts';
import { isShut } from '../../../grid/doors.ts';
import { stepFrom } from '../../../grid/step.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { type Action, move, turn } from '../actions.ts';
import { canBlipStandAt } from '../blips/blips.ts';
import { FIRE, PIT } from '../ground.ts';
import { blockMask, breakSeries, isBlip, lift, type Play, stand } from '../position.ts';
import { owedTo, sawIt } from '../shooting/overwatch.ts';
import type { Piece, State } from '../state.ts';
import type { Table } from '../table.ts';
import { settle } from '../turn/acting.ts';
import { mixes, pay, purseOf, refusePayment } from '../turn/payment.ts';
import { enterFire } from './hazards.ts';
import { crossHole, refuseHole, refuseStayingOnHole } from './holes.ts';
import { blockerOf, isBlockedFor, isOnGun, mayStepOn, stepPrice, stepTo, turnPrice } from './tread.ts';

/** HR-HAZ-02, HR-HAZ-03: turning would not leave the fire. */
function isHeldByFire(table: Table, state: State, p: Piece): boolean {
  return (state.ground[p.at] & FIRE & blockMask(table, p)) !== 0;
}

/** Every step and turn this Marine or gun can pay for. The caller has made sure that he is not locked. */
export function listMarineMoves(table: Table, state: State, p: Piece, out: Action[]): void {
  const purse = purseOf(state, p);
  if (purse < 1) return;
  const jammed = p.jam !== 0;
  const blocks = blockerOf(table, state, p);
  for (let dir = 0; dir < 8; dir++) {
    const price = stepPrice(p, dir);
    if (price === 0 || price > purse) continue;
    const to = stepFrom(table, p.at, dir, blocks);
    if (to < 0 || refuseHole(table, state, p, to, purse - price)) continue;
    const hole = (state.ground[to] & PIT) !== 0;
    for (const cp of mixes(state, p, price)) {
      out.push(move(p.id, dir, -1, cp, false));
      if (jammed && !hole) out.push(move(p.id, dir, -1, cp, true));
    }
  }
  if (isHeldByFire(table, state, p)) return;
  for (let quarter = 1; quarter < 4; quarter++) {
    const face = ((p.facing + quarter) & 3) as Facing;
    const price = turnPrice(p, face);
    if (price > purse || refuseStayingOnHole(table, state, p, face, purse - price)) continue;
    const hole = state.onPit === p.id;
    for (const cp of mixes(state, p, price)) {
      out.push(turn(p.id, face, cp, false));
      if (jammed && !hole) out.push(turn(p.id, face, cp, true));
    }
  }
}

/** Every step and turn of a Stealer unit on the board. */
export function listStealerMoves(table: Table, state: State, p: Piece, out: Action[]): void {
  const left = (p.facing + 3) & 3;
  const right = (p.facing + 1) & 3;
  if (p.ap > 0) {
    const blocks = blockerOf(table, state, p);
    for (let dir = 0; dir < 8; dir++) {
      const price = stepPrice(p, dir);
      if (price > p.ap) continue;
      const to = stepFrom(table, p.at, dir, blocks);
      if (to < 0) continue;
      const rest = p.ap - price;
      if (mayStepOn(table, state, p, to, p.facing, rest)) out.push(move(p.id, dir, -1, 0, false));
      // HR-SACT-05, HR-MOVE-06
      if (mayStepOn(table, state, p, to, left, rest)) out.push(move(p.id, dir, left, 0, false));
      if (mayStepOn(table, state, p, to, right, rest)) out.push(move(p.id, dir, right, 0, false));
    }
  }
  if (isHeldByFire(table, state, p) || isOnGun(state, p)) return;
  // HR-SACT-08: the free turn needs no AP
  if (!p.turned) {
    out.push(turn(p.id, left, 0, false));
    out.push(turn(p.id, right, 0, false));
  }
  if (p.ap > 0) out.push(turn(p.id, (p.facing + 2) & 3, 0, false));
}

export function listBlipMoves(table: Table, state: State, p: Piece, out: Action[]): void {
  if (p.ap < 1) return;
  const blocks = blockerOf(table, state, p);
  for (let dir = 0; dir < 8; dir++) {
    const to = stepFrom(table, p.at, dir, blocks);
    // HR-BLIP-05: where it stands already is no matter
    if (to >= 0 && canBlipStandAt(table, state, p, to) && mayStepOn(table, state, p, to, 0, p.ap - 1))
      out.push(move(p.id, dir, -1, 0, false));
  }
}

export function refuseMove(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  const { to: dir, face } = action;
  const price = stepPrice(p, dir);
  if (price === 0)
    return p.kind === 'sentry'
      ? { rule: 'HR-SENT-01', why: 'A Sentry Gun moves straight forward or backward only.' }
      : { rule: 'HR-MOVE-04', why: 'A Marine cannot move sideways: turn first.' };
  const refusal = refuseExtra(p, action) ?? refusePayment(state, p, price, action.cp);
  if (refusal) return refusal;
  if (p.marine) {
    if (face !== -1) return { rule: 'HR-MOVE-03', why: 'A Marine keeps his facing when he moves.' };
  } else {
    if (face !== -1 && isBlip(p)) return { rule: 'HR-GEN-03', why: 'A blip has no facing.' };
    if (face !== -1 && ((face - p.facing) & 1) === 0)
      return { rule: 'HR-SACT-07', why: 'Only a quarter turn goes with a step.' };
  }
  const to = table.near[p.at * 8 + dir];
  if (to < 0) return { rule: 'HR-GEN-01', why: 'There is a wall.' };
  if (isShut(state, to)) return { rule: 'HR-DOOR-02', why: 'The door is shut.' };
  if (state.occupant[to]) return { rule: 'HR-GEN-10', why: 'That square is taken.' };
  if (isBlockedFor(table, state, p, to)) return { rule: 'HR-GEN-11', why: 'What lies there blocks its way.' };
  if (stepTo(table, state, p, p.at, dir) < 0)
    return { rule: 'HR-GEN-12', why: 'The corner is blocked on both sides.' };
  if (isBlip(p) && !canBlipStandAt(table, state, p, to))
    return { rule: 'HR-BLIP-03', why: 'A blip may not come into a Marine’s sight or stop next to one.' };
  if (!p.marine && !mayStepOn(table, state, p, to, face === -1 ? p.facing : face, p.ap - price))
    return { rule: 'HR-SENT-04', why: 'It could not step off the Sentry Gun again.' };
  if (p.marine) {
    if (action.clear && state.ground[to] & PIT)
      return { rule: 'HR-PIT-04', why: 'He has no hand free to clear his weapon over a hole.' };
    return refuseHole(table, state, p, to, purseOf(state, p) - price);
  }
  return null;
}

export function refuseTurn(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  if (isBlip(p)) return { rule: 'HR-GEN-03', why: 'A blip has no facing.' };
  if (action.face === p.facing) return { rule: 'HR-MOVE-03', why: 'It faces that way already.' };
  if (isHeldByFire(table, state, p))
    return { rule: 'HR-HAZ-03', why: 'Surrounded by flames it cannot turn on the spot; it can only leave.' };
  if (isOnGun(state, p)) return { rule: 'HR-SENT-04', why: 'It must step off the Sentry Gun first.' };
  const price = turnPrice(p, action.face);
  if (p.marine) {
    if (action.clear && state.onPit === p.id)
      return { rule: 'HR-PIT-04', why: 'He has no hand free to clear his weapon over a hole.' };
    return (
      refuseExtra(p, action) ??
      refusePayment(state, p, price, action.cp) ??
      refuseStayingOnHole(table, state, p, action.face as Facing, purseOf(state, p) - price)
    );
  }
  if (price === 0 && p.turned)
    return { rule: 'HR-SACT-06', why: 'It has made its free quarter turn; spend an AP before the next.' };
  return refusePayment(state, p, price, action.cp);
}

function refuseExtra(p: Piece, action: Action): Refusal | null {
  if (action.clear && p.jam === 0) return { rule: 'HR-JAM-02', why: 'His weapon is not jammed.' };
  return null;
}

/** HR-MOVE-01: one square, one action. */
export function applyMove(play: Play, p: Piece, action: Action): void {
  const { table, state, events } = play;
  const { to: dir, cp } = action;
  const price = stepPrice(p, dir);
  const backward = !isBlip(p) && heading(p.facing, dir) === BACKWARD;
  startMoving(play, p, price, cp);
  const from = p.at;
  const to = table.near[from * 8 + dir];
  lift(state, p);
  if (action.face !== -1) p.facing = action.face as Facing;
  stand(state, p, to);
  events.push({
    kind: 'moved',
    unit: p.id,
    type: p.kind,
    from,
    to,
    facing: p.facing,
    backward,
    ap: price - cp,
    cp,
  });
  afterMoving(play, p, action, action.face !== -1);
}

export function applyTurn(play: Play, p: Piece, action: Action): void {
  const price = turnPrice(p, action.face);
  const quarter = ((action.face - p.facing) & 1) === 1;
  startMoving(play, p, price, action.cp);
  p.facing = action.face as Facing;
  play.events.push({
    kind: 'turned',
    unit: p.id,
    type: p.kind,
    at: p.at,
    facing: p.facing,
    ap: price - action.cp,
    cp: action.cp,
    free: false,
  });
  afterMoving(play, p, action, quarter);
}

/** HR-ACT-04, HR-SACT-04: what every movement action begins with: the stance ends, the price is paid, sustained fire breaks. */
export function startMoving(play: Play, p: Piece, price: number, cp: number): void {
  pay(play, p, price, cp);
  if (!p.marine) return;
  breakSeries(p);
  if (play.state.onPit === p.id) play.state.onPit = 0;
}

/** HR-GEN-17 steps 3 to 10. `turned`: the action had a free quarter turn in it. */
export function afterMoving(play: Play, p: Piece, action: Action, turned: boolean): void {
  const { table, state, events } = play;
  if (!p.marine) {
    if (isBlip(p)) {
      settle(play, p.id, false);
      return;
    }
    if (turned) p.turned = true;
    // HR-OVW-03, HR-OVW-06: one shot for step and turn together; HR-OVW-05: nothing else asks who is owed one
    settle(play, p.id, false, owedTo(table, state, p), sawIt(table, state, p));
    return;
  }
  if (action.clear) {
    p.jam = 0;
    events.push({ kind: 'unjammed', unit: p.id, type: p.kind, at: p.at, ap: 0, cp: 0 });
  }
  const hole = (state.ground[p.at] & PIT) !== 0;
  if (hole && action.do === 'turn')
    state.onPit = p.id; // HR-PIT-03, HR-PIT-07: only a passage is rolled for
  else if (hole) crossHole(play, p);
  if ((!hole || state.onPit === p.id) && state.ground[p.at] & FIRE) enterFire(play, p);
  // HR-MVSH-06, HR-JAM-03: one extra at most; HR-PIT-04: none over a hole
  const snap = action.do !== 'climb' && !action.clear && !hole;
  settle(play, p.id, snap && table.loadouts[p.id]?.ranged?.moveAndShoot === true);
}
