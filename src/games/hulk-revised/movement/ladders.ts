/** LADD: ladders, and Stealers that climb through holes (PIT-09). */
import type { Facing } from '../../../grid/directions.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { type Action, act } from '../actions.ts';
import { canBlipStandAt } from '../blips/blips.ts';
import { LADDER, LANDING } from '../ground.ts';
import { isBlip, lift, type Play, stand } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { mixes, refusePayment } from '../turn/payment.ts';
import { afterMoving, startMoving } from './movement.ts';
import { isBlockedFor } from './tread.ts';

/** HR-ACT-03, HR-SACT-03, HR-HOUSE-09. 0 where there is nothing to climb. */
export function climbPrice(table: Table, state: State, p: Piece): number {
  if (p.at === NOWHERE || table.link[p.at] === NOWHERE) return 0;
  const here = state.ground[p.at];
  if (here & LADDER) return p.marine ? 4 : 2;
  if (p.marine) return 0; // HR-PIT-08
  return here & LANDING ? 3 : 1;
}

export function listClimbs(table: Table, state: State, p: Piece, out: Action[]): void {
  if (p.kind === 'sentry') return;
  const price = climbPrice(table, state, p);
  const ways = mixes(state, p, price);
  if (price === 0 || ways.length === 0 || refuseArrival(table, state, p)) return;
  for (const cp of ways)
    for (let face = isBlip(p) ? -1 : 0; face < (isBlip(p) ? 0 : 4); face++)
      out.push(act('climb', p.id, -1, face, cp));
}

/** HR-LADD-03, HR-LADD-04, HR-PIT-09. */
function refuseArrival(table: Table, state: State, p: Piece): Refusal | null {
  const to = table.link[p.at];
  if (isBlockedFor(table, state, p, to) || state.guns[to] !== 0)
    return { rule: 'HR-LADD-03', why: 'The other end is blocked.' };
  if (isBlip(p) && !canBlipStandAt(table, state, p, to))
    return { rule: 'HR-LADD-04', why: 'A blip may not come into a Marine’s sight or stop next to one.' };
  return null;
}

export function refuseClimb(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  const price = p.kind === 'sentry' ? 0 : climbPrice(table, state, p);
  if (price === 0)
    return p.marine && p.at !== NOWHERE && state.ground[p.at] & LANDING
      ? { rule: 'HR-PIT-08', why: 'A Marine cannot climb out of a hole.' }
      : { rule: 'HR-LADD-02', why: 'There is nothing to climb here.' };
  if (isBlip(p) !== (action.face === -1))
    return {
      rule: 'HR-LADD-02',
      why: isBlip(p) ? 'A blip has no facing.' : 'Say which way it faces on arrival.',
    };
  return refuseArrival(table, state, p) ?? refusePayment(state, p, price, action.cp);
}

export function applyClimb(play: Play, p: Piece, action: Action): void {
  const { table, state, events } = play;
  const price = climbPrice(table, state, p);
  startMoving(play, p, price, action.cp);
  const from = p.at;
  const to = table.link[from];
  lift(state, p);
  if (action.face !== -1) p.facing = action.face as Facing;
  stand(state, p, to);
  events.push({
    kind: 'climbed',
    unit: p.id,
    type: p.kind,
    from,
    to,
    facing: p.facing,
    ap: price - action.cp,
    cp: action.cp,
  });
  // HR-LADD-05: a movement action for Stealers, none for Marines
  afterMoving(play, p, action, false);
}
