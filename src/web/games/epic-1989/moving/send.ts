/** A detachment sent to a place: the same way for all, straight where that can be gone, else with a corner. */
import { along, COARSE, direction, headingOf, takeBack, turn, walkLeg } from '../../../../field/index.ts';
import type { Drive, Leg } from '../../../../games/epic-1989/actions.ts';
import { draftOf } from '../../../../games/epic-1989/movement/draft.ts';
import { gaitOf } from '../../../../games/epic-1989/movement/gaits.ts';
import type { MoveSegment, Unit } from '../../../../games/epic-1989/state.ts';
import type { Epic, View } from '../game.ts';
import { leftToGo, type Now } from './now.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

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

const farFrom = (a: Place, b: Place) => Math.hypot(b.x - a.x, b.y - a.y);

/** Where a heading leads after so many u. */
const after = (from: Place, u: number, heading: number): Place => along(from, u, heading, COARSE);

/** Corners that are tried, in degrees off the straight way, and how much of it is gone before them. */
const ASIDE = [25, -25, 50, -50];
const BEFORE = [0.5, 0.3, 0.7];
/** Parts of the way that are tried when the whole of it cannot be gone. */
const PARTS = [1, 0.8, 0.6, 0.4, 0.2];
/** u that rounding may take. */
const SLACK = 2;

/** Ways of a vehicle towards a place, the best first. */
function* drives(unit: Unit, goal: Place, reach: number, segment: MoveSegment): Generator<Drive[]> {
  const to = (from: Place, heading: number, left: number): Drive[] => {
    const far = farFrom(from, goal);
    const run = Math.floor(Math.min(left, far));
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
  for (const part of PARTS.slice(1)) yield to(unit, unit.heading, Math.floor(whole * part));
}

/** Ways of a stand towards a place, the best first. */
function* strides(unit: Unit, goal: Place, reach: number): Generator<Drive[]> {
  const far = farFrom(unit, goal);
  if (far < 1) return;
  const whole = Math.max(1, Math.min(reach - SLACK, far));
  const heading = direction(goal.x - unit.x, goal.y - unit.y, COARSE);
  const to = ({ x, y }: Place): Drive => ({ to: [x, y] });
  const exact =
    whole < far ? after(unit, Math.floor(whole), heading) : { x: Math.round(goal.x), y: Math.round(goal.y) };
  yield [to(exact)];
  for (const aside of ASIDE) {
    const corner = after(unit, Math.floor(whole / 2), headingOf(heading + aside));
    const left = reach - SLACK - farFrom(unit, corner);
    const rest = farFrom(corner, goal);
    const on = direction(goal.x - corner.x, goal.y - corner.y, COARSE);
    yield [to(corner), to(after(corner, Math.floor(Math.min(left, rest)), on))];
  }
  for (const part of PARTS.slice(1)) yield [to(after(unit, Math.max(1, Math.floor(whole * part)), heading))];
}

/** Legs by which each unit comes as near to its own place as it can; those that have none stay. */
export function legsTo({ table }: Epic, view: View, now: Now, goals: ReadonlyMap<number, Place>): Leg[] {
  const draft = draftOf(view);
  const gait = gaitOf(table, view, now.segment);
  const fallBack = (id: number, way: Drive[]) => ({ model: id, way });
  // Whoever is in front goes first, and makes room.
  const ahead = ([id, { x, y }]: readonly [number, Place]) => {
    const unit = view.units[id];
    return -((x - unit.x) * unit.x + (y - unit.y) * unit.y);
  };
  return [...goals]
    .sort((a, b) => ahead(a) - ahead(b) || a[0] - b[0])
    .flatMap(([id, goal]): Leg[] => {
      const unit = view.units[id];
      const reach = leftToGo(table, view, now, id);
      if (reach < 1 && now.segment !== 'turning') return [];
      const ways =
        table.units[id].card.is === 'stand'
          ? strides(unit, goal, reach)
          : drives(unit, goal, reach, now.segment);
      let first: Drive[] | null = null;
      for (const way of ways) {
        if (way.length === 0) continue;
        first ??= way;
        if (!walkLeg(gait, draft, fallBack(id, way))) return [fallBack(id, way)];
        takeBack(draft, id);
      }
      return first ? [fallBack(id, first)] : [];
    });
}
