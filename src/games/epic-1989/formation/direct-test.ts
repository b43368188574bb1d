/** E1-DET-08: whether a detachment out of formation can simply drive together. */
import {
  type Area,
  COARSE,
  direction,
  drafted,
  headingOf,
  legLength,
  partWay,
  turn,
  walkLeg,
} from '../../../field/index.ts';
import type { Drive, Leg } from '../actions.ts';
import { isEngagedStand } from '../close-combat/contacts.ts';
import { footprintAt, membersOf } from '../geometry/position.ts';
import { leastLength, poseAfter } from '../movement/contact.ts';
import { draftedPlace, draftOf } from '../movement/draft.ts';
import { gaitOf } from '../movement/gaits.ts';
import { rateOf } from '../movement/limits.ts';
import { moversOf } from '../movement/movers.ts';
import { orderOfUnit } from '../orders/orders.ts';
import type { MoveSegment, State } from '../state.ts';
import type { Table } from '../table.ts';
import { groupsOf, isChain, isLinked, squaredGap } from './formation.ts';

/** Units outside the largest group, in ascending number, each turn towards its nearest unit and run until they are linked: those ways, or null where that fails. */
export function directPlan(
  table: Table,
  state: State,
  segment: MoveSegment,
  detachment: number,
): Leg[] | null {
  const members = membersOf(table, state, detachment).filter((id) => !state.units[id].frozen);
  const free = moversOf(table, state, segment, detachment);
  const draft = draftOf(state);
  const at = (id: number): Area => draftedPlace(table, state, draft, id) ?? [];
  const group = largestGroup(members, members.map(at));
  const gait = gaitOf(table, state, segment);
  const legs: Leg[] = [];
  for (const id of members) {
    const unit = state.units[id];
    // E1-DET-17: they stay where they are
    if (group.includes(id) || !free.includes(id) || unit.where !== 'table' || unit.building > 0) continue;
    if (segment !== 'fall-back' && isEngagedStand(table, state, id)) continue;
    const nearest = nearestOf(group, at(id), at);
    const leg = approach(table, state, segment, id, at(nearest), drafted(draft, carrierOr(state, nearest)));
    if (!leg || walkLeg(gait, draft, leg)) return null;
    if (!isLinked(at(id), at(nearest))) return null;
    legs.push(leg);
    group.push(id);
  }
  return isChain(members.map(at)) ? legs : null;
}

/** Whoever is aboard stands where its carrier does. */
function carrierOr(state: State, id: number): number {
  return state.units[id].where === 'aboard' ? state.units[id].carrier : id;
}

/** Ties: the group with the lowest unit number. */
function largestGroup(members: readonly number[], places: readonly Area[]): number[] {
  const groups = groupsOf(places);
  const sizeOf = (group: number) => groups.filter((one) => one === group).length;
  const largest = [...groups].sort((a, b) => sizeOf(b) - sizeOf(a) || a - b)[0];
  return members.filter((_, i) => groups[i] === largest);
}

function nearestOf(group: readonly number[], from: Area, at: (id: number) => Area): number {
  const gaps = group.map((id) => squaredGap(from, at(id)));
  return group[gaps.indexOf(Math.min(...gaps))];
}

/** The turns and the run that bring a unit within reach of another; null where its order does not let it. */
function approach(
  table: Table,
  state: State,
  segment: MoveSegment,
  id: number,
  goal: Area,
  to: { readonly x: number; readonly y: number },
): Leg | null {
  const unit = state.units[id];
  const info = table.units[id];
  if (info.card.is === 'stand') return strideTo(table, state, id, goal, to);
  const heading = direction(to.x - unit.x, to.y - unit.y, COARSE); // E1-GEO-22
  const off = turn(unit.heading, heading);
  const sign = headingOf(heading - unit.heading) <= 180 ? 1 : -1;
  const turns = off === 0 ? [] : off <= 90 || segment === 'fall-back' ? [off] : [90, off - 90];
  const way: Drive[] = turns.map((degrees) => ({ turn: sign * degrees }));
  const pose = { x: unit.x, y: unit.y, heading };
  const reached = (s: number) => isLinked([footprintAt(info, poseAfter(pose, s, heading))], goal);
  // beyond the other it would be out of reach again
  const farthest = Math.min(rateOf(info.card, segment), legLength(unit.x, unit.y, to.x, to.y));
  if (!reached(farthest)) return null;
  const run = reached(0) ? 0 : leastLength(farthest, reached);
  return { model: id, way: run > 0 ? [...way, { run }] : way };
}

/** A stand walks straight at the middle of the other, until it is linked. */
function strideTo(
  table: Table,
  state: State,
  id: number,
  goal: Area,
  to: { readonly x: number; readonly y: number },
): Leg | null {
  const { x, y, heading } = state.units[id];
  const whole = legLength(x, y, to.x, to.y);
  const at = (s: number) => ({ ...partWay(x, y, to.x, to.y, s, whole), heading });
  const reached = (s: number) => isLinked([footprintAt(table.units[id], at(s))], goal);
  const rate = Math.min(whole, rateOf(table.units[id].card, orderOfUnit(table, state, id)));
  if (!reached(rate)) return null;
  const end = at(reached(0) ? 0 : leastLength(rate, reached));
  return { model: id, way: [{ to: [end.x, end.y] }] };
}
