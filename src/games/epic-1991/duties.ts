/** CLAN, GRET, MAD, FALL: units that may not simply move as they like. */
import { along, direction, distance, legLength } from '../../field/index.ts';
import type { Refusal } from '../../kernel/contract.ts';
import { allowance, isPinned } from './allowance.ts';
import { canTouch, touchableFoes } from './contact.ts';
import { followsFleeing, isOutOfCommand } from './eligible.ts';
import { mustRetreat, refuseFallBack } from './fallback.ts';
import { refuseFollowing } from './gretchin.ts';
import { baseOf } from './ground.ts';
import { HIDES, TANK_HUNTERS } from './mad.ts';
import { inHidingPlace, nearestHidingPlace, nearestQuarry } from './mad-moves.ts';
import { living } from './morale.ts';
import { costOf, placeProblem, wayProblem } from './moving.ts';
import { makePlan, type Plan, planned, plannedBase } from './plan.ts';
import { baseAt, isFree, nearestFoes } from './position.ts';
import type { Spot, State } from './state.ts';
import type { Table } from './table.ts';

export interface Duty {
  readonly kind: 'none' | 'fall-back' | 'towards' | 'charge' | 'hide' | 'follow';
  /** The enemy a unit goes for (E2-CLAN-05); 0 for none. */
  readonly foe: number;
  /** The terrain it goes for (E2-MAD-08); 0 for none. */
  readonly piece: number;
  /** Formation is not asked (E2-FORM-08, E2-FORM-12). */
  readonly unformed: boolean;
}

const NONE: Duty = { kind: 'none', foe: 0, piece: 0, unformed: false };

/** What a unit owes when it moves. */
export function dutyOf(table: Table, state: State, unit: number): Duty {
  const { kind, clan } = table.units[unit];
  const it = state.units[unit];
  if (it.fellBack > 0 || followsFleeing(table, state, unit))
    return { ...NONE, kind: 'fall-back', unformed: true };
  if (kind === 'mad' && it.mad === HIDES)
    return { ...NONE, kind: 'hide', piece: nearestHidingPlace(table, state, unit), unformed: true };
  if (kind === 'mad' && it.mad === TANK_HUNTERS)
    return { ...NONE, kind: 'charge', foe: nearestQuarry(table, state, unit), unformed: true };
  if (isOutOfCommand(table, state, unit) && (clan === 'goffs' || clan === 'snakebites')) {
    const foe = nearestFoe(table, state, unit);
    return clan === 'goffs'
      ? { ...NONE, kind: 'charge', foe, unformed: true }
      : { ...NONE, kind: 'towards', foe };
  }
  return kind === 'gretchin' ? { ...NONE, kind: 'follow' } : NONE;
}

/** E2-CLAN-05: the enemy nearest to any model of the unit, the lowest number of a tie. */
export function nearestFoe(table: Table, state: State, unit: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const id of living(table, state, unit)) {
    if (state.models[id].where !== 'table') continue;
    const found = nearestFoes(table, state, id);
    if (!found || found.distance > least) continue;
    if (found.distance < least || found.ids[0] < best) best = found.ids[0];
    least = found.distance;
  }
  return best;
}

/** Models that are able to move now. */
function movers(table: Table, state: State, unit: number): number[] {
  return living(table, state, unit).filter(
    (id) =>
      state.models[id].where === 'table' &&
      isFree(state, id) &&
      allowance(table, state, id) > 0 &&
      !isPinned(table, state, id),
  );
}

/** E2-MOVE-18: whether its side may not end its movement before it has moved. */
export function mustMove(table: Table, state: State, unit: number): boolean {
  const duty = dutyOf(table, state, unit);
  if (duty.kind === 'fall-back')
    return living(table, state, unit).some((id) => mustRetreat(table, state, id));
  const free = movers(table, state, unit);
  if (free.length === 0) return false;
  if (duty.kind === 'charge') return duty.foe !== 0;
  if (duty.kind === 'hide')
    return duty.piece !== 0 && free.some((id) => !inHidingPlace(table, state, id, duty.piece));
  return duty.kind === 'follow' && refuseFollowing(makePlan(table, state, unit), []) !== null;
}

/** Why a unit's move does not do its duty, or null. */
export function refuseDuty(plan: Plan, duty: Duty, moved: readonly number[]): Refusal | null {
  switch (duty.kind) {
    case 'fall-back':
      return refuseFallBack(plan, moved);
    case 'towards':
      return refuseAway(plan, duty.foe, moved, 'E2-CLAN-02');
    case 'charge':
      return duty.foe === 0
        ? refuseAny(moved)
        : (refuseAway(plan, duty.foe, moved, 'E2-CLAN-05') ?? refuseSlack(plan, duty));
    case 'hide':
      return duty.piece === 0 ? refuseAny(moved) : refuseOpen(plan, duty.piece);
    case 'follow':
      return refuseFollowing(plan, moved);
    default:
      return null;
  }
}

/** E2-MAD-08, E2-MAD-11: nothing to go for: it stays put. */
function refuseAny(moved: readonly number[]): Refusal | null {
  return moved.length > 0 ? { rule: 'E2-MAD-11', why: 'They see nothing to go for and stay put.' } : null;
}

/** E2-CLAN-05: each moving model ends closer to the nearest enemy than it began. */
function refuseAway(plan: Plan, foe: number, moved: readonly number[], rule: string): Refusal | null {
  if (foe === 0) return null;
  const { table, state } = plan;
  const there = baseAt(table, state, foe);
  const astray = moved.some(
    (id) => distance(plannedBase(plan, id), there) >= distance(baseAt(table, state, id), there),
  );
  return astray ? { rule, why: 'Every model that moves must get closer to the nearest enemy.' } : null;
}

/** E2-CLAN-03, E2-CLAN-04: everybody who can goes for the enemy, and charges where he can. */
function refuseSlack(plan: Plan, { foe }: Duty): Refusal | null {
  const { table, state, unit } = plan;
  for (const id of movers(table, state, unit)) {
    const slack = slackOf(plan, id, foe);
    if (slack) return slack;
  }
  return null;
}

/** Why one model has not gone for the enemy as it must, or null. */
export function slackOf(plan: Plan, id: number, foe: number): Refusal | null {
  const { table, state } = plan;
  if (planned(plan, id).where !== 'table') return null;
  const most = allowance(table, state, id);
  const touching = touchableFoes(plan, id).length > 0;
  if (!touching && canTouch(plan, id, most))
    return { rule: 'E2-CLAN-04', why: 'An enemy is near enough to be charged.' };
  const spent = plan.spent.get(id) ?? 0;
  if (touching || spent >= Math.floor(most / 2) || isBlocked(plan, id, foe)) return null;
  return { rule: 'E2-CLAN-03', why: 'Everybody goes for the nearest enemy as hard as he can.' };
}

/** Went straight for the enemy until a further 100 u on the same line would be illegal. */
export function isBlocked(plan: Plan, id: number, foe: number): boolean {
  const { table, state } = plan;
  const from = state.models[id];
  const to = planned(plan, id);
  const towards = direction(state.models[foe].x - from.x, state.models[foe].y - from.y);
  const way = plan.ways.get(id);
  if (way && (way.length !== 4 || !isAlong(from, to, towards))) return false;
  const next = along(to, 100, towards);
  const whole = [from.x, from.y, next.x, next.y];
  return (
    costOf(plan, id, whole) > allowance(table, state, id) ||
    wayProblem(plan, id, whole, []) !== null ||
    placeProblem(plan, id, baseOf(table, id, next.x, next.y, to.heading), false) !== null
  );
}

/** Whether a place lies on the line from another in a direction (E2-GEO-16). */
function isAlong(from: Spot, to: Spot, heading: number): boolean {
  const length = legLength(from.x, from.y, to.x, to.y);
  return [length - 1, length, length + 1].some((s) => {
    const at = along(from, s, heading);
    return at.x === to.x && at.y === to.y;
  });
}

/** E2-MAD-08: into the cover, or nearer to it with a whole Move. */
function refuseOpen(plan: Plan, piece: number): Refusal | null {
  const { table, state, unit } = plan;
  for (const id of movers(table, state, unit)) {
    if (planned(plan, id).where !== 'table' || inHidingPlace(table, state, id, piece)) continue;
    if (inHidingPlace(table, state, id, piece, plan)) continue;
    const nearer = nearness(plan, id, piece, true) < nearness(plan, id, piece, false);
    const spent = plan.spent.get(id) ?? 0;
    if (nearer && spent >= table.models[id].row.move) continue;
    if (spent === 0 && !canApproach(plan, id, piece)) continue;
    return { rule: 'E2-MAD-08', why: 'They make for the nearest cover.' };
  }
  return null;
}

function nearness(plan: Plan, id: number, piece: number, after: boolean): number {
  const base = after ? plannedBase(plan, id) : baseAt(plan.table, plan.state, id);
  return Math.min(...plan.state.pieces[piece]!.parts.map((part) => distance(part, base)));
}

/** Whether a step of 100 u straight for the middle of the cover is open. */
function canApproach(plan: Plan, id: number, piece: number): boolean {
  const { table, state } = plan;
  const [x, y] = state.pieces[piece]!.parts[0];
  const from = state.models[id];
  const next = along(from, 100, direction(x - from.x, y - from.y));
  return (
    wayProblem(plan, id, [from.x, from.y, next.x, next.y], []) === null &&
    placeProblem(plan, id, baseOf(table, id, next.x, next.y, from.heading), false) === null
  );
}
