/** A detachment sent to a place: the same way for all, straight where that can be gone, else with a corner. */
import {
  along,
  COARSE,
  direction,
  headingOf,
  type Point,
  squareOfPoints,
  takeBack,
  turn,
  walkLeg,
  wholeRoot,
} from '../../../field/index.ts';
import { topStep } from '../../../kernel/steps.ts';
import type { Drive, Leg } from '../actions.ts';
import { hurries } from '../heroic/heroes.ts';
import { orderOfUnit } from '../orders/orders.ts';
import type { MoveSegment, State, Unit } from '../state.ts';
import type { Table } from '../table.ts';
import { strideRate } from '../titans/rates.ts';
import { draftOf } from './draft.ts';
import { gaitOf } from './gaits.ts';
import { rateOf } from './limits.ts';
import { moversOf } from './movers.ts';

/** The turn from one heading to another, to the right positive. */
export function turnTo(from: number, to: number): number {
  const off = turn(from, to);
  return headingOf(to - from) <= 180 ? off : -off;
}

/** A turn as the order allows it: in two where it is more than 90 degrees. */
export function turnsFor(segment: MoveSegment, degrees: number): Drive[] {
  if (degrees === 0) return [];
  if (Math.abs(degrees) <= 90 || segment === 'fall-back') return [{ turn: degrees }];
  const half = Math.sign(degrees) * 90;
  return [{ turn: half }, { turn: degrees - half }];
}

const farFrom = (a: Point, b: Point): number => wholeRoot(squareOfPoints(a.x, a.y, b.x, b.y));

/** Where a heading leads after so many u. */
const after = (from: Point, u: number, heading: number): Point => along(from, u, heading, COARSE);

/** Corners that are tried, in degrees off the straight way, and how much of it is gone before them. */
const ASIDE = [25, -25, 50, -50];
const BEFORE = [0.5, 0.3, 0.7];
/** Parts of the way that are tried when the whole of it cannot be gone. */
const PARTS = [0.8, 0.6, 0.4, 0.2];
/** u that rounding may take. */
const SLACK = 2;

/** Ways of a vehicle towards a place, the best first. */
function* drives(unit: Unit, goal: Point, reach: number, segment: MoveSegment): Generator<Drive[]> {
  const to = (from: Point, heading: number, left: number): Drive[] => {
    const far = farFrom(from, goal);
    const run = Math.min(left, far);
    if (run < 1) return [];
    const way = direction(goal.x - from.x, goal.y - from.y, COARSE);
    return [...turnsFor(segment, turnTo(heading, way)), { run }];
  };
  if (segment === 'turning') {
    const facing = direction(goal.x - unit.x, goal.y - unit.y, COARSE);
    return yield turnsFor(segment, Math.max(-90, Math.min(90, turnTo(unit.heading, facing))));
  }
  const straight = to(unit, unit.heading, reach);
  yield straight;
  const way = direction(goal.x - unit.x, goal.y - unit.y, COARSE);
  const whole = Math.min(reach, farFrom(unit, goal));
  // Ahead first, then a corner: a charge turns once only.
  for (const share of BEFORE) {
    const run = Math.floor(whole * share);
    if (run < 1) continue;
    yield [{ run }, ...to(after(unit, run, unit.heading), unit.heading, reach - run)];
  }
  for (const aside of ASIDE)
    for (const share of BEFORE) {
      const heading = headingOf(way + aside);
      const run = Math.floor(whole * share);
      if (run < 1) continue;
      const first: Drive[] = [...turnsFor(segment, turnTo(unit.heading, heading)), { run }];
      yield [...first, ...to(after(unit, run, heading), heading, reach - run)];
    }
  for (const part of PARTS) yield to(unit, unit.heading, Math.floor(whole * part));
}

/** Ways of a stand towards a place, the best first. */
function* strides(unit: Unit, goal: Point, reach: number): Generator<Drive[]> {
  const far = farFrom(unit, goal);
  if (far < 1) return;
  const whole = Math.max(1, Math.min(reach - SLACK, far));
  const heading = direction(goal.x - unit.x, goal.y - unit.y, COARSE);
  const to = ({ x, y }: Point): Drive => ({ to: [x, y] });
  const exact = whole < far ? after(unit, whole, heading) : { x: Math.round(goal.x), y: Math.round(goal.y) };
  yield [to(exact)];
  for (const aside of ASIDE) {
    const corner = after(unit, Math.floor(whole / 2), headingOf(heading + aside));
    const left = reach - SLACK - farFrom(unit, corner);
    const rest = farFrom(corner, goal);
    const on = direction(goal.x - corner.x, goal.y - corner.y, COARSE);
    yield [to(corner), to(after(corner, Math.min(left, rest), on))];
  }
  for (const part of PARTS) yield [to(after(unit, Math.max(1, Math.floor(whole * part)), heading))];
}

/** The segment of the move that is made, or made anew, now. */
export function segmentOf(state: State): MoveSegment | null {
  const step = topStep(state);
  return step?.do === 'moves' || step?.do === 'strides' || step?.do === 'march' ? step.segment : null;
}

/** How far a unit may still go, in u. */
export function leftToGo(table: Table, state: State, segment: MoveSegment, id: number): number {
  const { card } = table.units[id];
  const { spent } = state.units[id];
  if (card.is === 'titan') return Math.max(0, strideRate(table, state, id, segment) - spent);
  const order =
    card.is === 'vehicle' ? segment : hurries(table, state, id) ? 'charge' : orderOfUnit(table, state, id);
  return Math.max(0, rateOf(card, order) - spent);
}

/** Those of a detachment that a plan made now can move, on the table. */
export function sendable(table: Table, state: State, segment: MoveSegment, detachment: number): number[] {
  return moversOf(table, state, segment, detachment).filter((id) => state.units[id].where === 'table');
}

/** A detachment in its formation, its middle to a place, as far as each goes; whether such a plan is legal is to be asked. */
export function sendTo(table: Table, state: State, detachment: number, { x, y }: Point): Leg[] {
  const segment = segmentOf(state);
  if (!segment) return [];
  const units = sendable(table, state, segment, detachment).map((id) => state.units[id]);
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  const dx = x - mean(units.map((unit) => unit.x));
  const dy = y - mean(units.map((unit) => unit.y));
  const goals = units.map(
    (unit) => [unit.id, { x: Math.round(unit.x + dx), y: Math.round(unit.y + dy) }] as const,
  );
  return legsTo(table, state, segment, new Map(goals));
}

/** Legs by which each unit comes as near to its own place as it can; those that have none stay. */
export function legsTo(
  table: Table,
  state: State,
  segment: MoveSegment,
  goals: ReadonlyMap<number, Point>,
): Leg[] {
  const draft = draftOf(state);
  const gait = gaitOf(table, state, segment);
  // Whoever is in front goes first, and makes room.
  const ahead = ([id, { x, y }]: readonly [number, Point]) => {
    const unit = state.units[id];
    return -((x - unit.x) * unit.x + (y - unit.y) * unit.y);
  };
  return [...goals]
    .sort((a, b) => ahead(a) - ahead(b) || a[0] - b[0])
    .flatMap(([id, goal]): Leg[] => {
      const unit = state.units[id];
      const reach = leftToGo(table, state, segment, id);
      if (reach < 1 && segment !== 'turning') return [];
      const ways =
        table.units[id].card.is === 'stand' ? strides(unit, goal, reach) : drives(unit, goal, reach, segment);
      let first: Leg | null = null;
      for (const way of ways) {
        if (way.length === 0) continue;
        const leg = { model: id, way };
        first ??= leg;
        if (!walkLeg(gait, draft, leg)) return [leg];
        takeBack(draft, id);
      }
      return first ? [first] : [];
    });
}
