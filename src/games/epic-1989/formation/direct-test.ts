/** E1-DET-08: whether a detachment out of formation can simply drive together. */
import {
  COARSE,
  direction,
  drafted,
  headingOf,
  legLength,
  type Polygon,
  partWay,
  squaredDistance,
  turn,
  walkLeg,
} from '../../../field/index.ts';
import type { Drive, Leg } from '../actions.ts';
import { footprintAt, membersOf, near } from '../geometry/position.ts';
import { leastLength, poseAfter } from '../movement/contact.ts';
import { draftedFootprint, draftOf } from '../movement/draft.ts';
import { gaitOf } from '../movement/gaits.ts';
import { rateOf } from '../movement/limits.ts';
import { orderOfUnit } from '../orders/orders.ts';
import type { MoveSegment, State } from '../state.ts';
import type { Table } from '../table.ts';
import { groupsOf, LINK } from './formation.ts';

/** Units outside the largest group, in ascending number, each turn towards its nearest unit and run until they are linked. */
export function directTest(table: Table, state: State, segment: MoveSegment, detachment: number): boolean {
  const members = membersOf(table, state, detachment);
  const draft = draftOf(state);
  const at = (id: number): Polygon => draftedFootprint(table, state, draft, id)!;
  const group = largestGroup(members, members.map(at));
  const gait = gaitOf(table, state, segment);
  for (const id of members) {
    if (group.includes(id)) continue;
    const nearest = nearestOf(group, at(id), at);
    const leg = approach(table, state, segment, id, at(nearest), drafted(draft, nearest));
    if (!leg || walkLeg(gait, draft, leg)) return false;
    const end = draftedFootprint(table, state, draft, id);
    if (!end || !near(end, at(nearest), LINK)) return false;
    group.push(id);
  }
  return true;
}

/** Ties: the group with the lowest unit number. */
function largestGroup(members: readonly number[], polygons: readonly Polygon[]): number[] {
  const groups = groupsOf(polygons);
  const sizeOf = (group: number) => groups.filter((one) => one === group).length;
  const largest = [...groups].sort((a, b) => sizeOf(b) - sizeOf(a) || a - b)[0];
  return members.filter((_, i) => groups[i] === largest);
}

function nearestOf(group: readonly number[], from: Polygon, at: (id: number) => Polygon): number {
  const distances = group.map((id) => squaredDistance(from, at(id)));
  return group[distances.indexOf(Math.min(...distances))];
}

/** The turns and the run that bring a unit within reach of another; null where its order does not let it. */
function approach(
  table: Table,
  state: State,
  segment: MoveSegment,
  id: number,
  goal: Polygon,
  to: { readonly x: number; readonly y: number },
): Leg | null {
  const unit = state.units[id];
  const info = table.units[id];
  if (info.card.is === 'stand') return strideTo(table, state, id, goal, to);
  const heading = direction(to.x - unit.x, to.y - unit.y, COARSE);
  const off = turn(unit.heading, heading);
  const sign = headingOf(heading - unit.heading) <= 180 ? 1 : -1;
  const turns = off === 0 ? [] : off <= 90 || segment === 'fall-back' ? [off] : [90, off - 90];
  const way: Drive[] = turns.map((degrees) => ({ turn: sign * degrees }));
  const pose = { x: unit.x, y: unit.y, heading };
  const reached = (s: number) => near(footprintAt(info, poseAfter(pose, s, heading)), goal, LINK);
  const rate = rateOf(info.card, segment);
  if (!reached(rate)) return null;
  const run = reached(0) ? 0 : leastLength(rate, reached);
  return { model: id, way: run > 0 ? [...way, { run }] : way };
}

/** A stand walks straight at the middle of the other, until it is linked. */
function strideTo(
  table: Table,
  state: State,
  id: number,
  goal: Polygon,
  to: { readonly x: number; readonly y: number },
): Leg | null {
  const { x, y, heading } = state.units[id];
  const whole = legLength(x, y, to.x, to.y);
  const at = (s: number) => ({ ...partWay(x, y, to.x, to.y, s, whole), heading });
  const reached = (s: number) => near(footprintAt(table.units[id], at(s)), goal, LINK);
  const rate = Math.min(whole, rateOf(table.units[id].card, orderOfUnit(table, state, id)));
  if (!reached(rate)) return null;
  const end = at(reached(0) ? 0 : leastLength(rate, reached));
  return { model: id, way: [{ to: [end.x, end.y] }] };
}
