/** E1-TITAN-06, E1-TMOD-02: a Titan has a base and two legs; only the legs are in the way of others. */
import { COARSE, cornersOf, overlaps, type Polygon, type Pose, placeFrom } from '../../../field/index.ts';
import { footprint, standing } from '../geometry/position.ts';
import type { State } from '../state.ts';
import type { Table, UnitInfo } from '../table.ts';

export function isTitan(table: Table, id: number): boolean {
  return table.units[id].card.is === 'titan';
}

/** The left one, then the right one; of anything else none. */
export function legsAt({ card }: UnitInfo, pose: Pose): Polygon[] {
  if (card.is !== 'titan') return [];
  const { length, width, aside } = card.leg;
  return [-aside, aside].map((right) => {
    const { x, y } = placeFrom(pose, 0, right, COARSE);
    return cornersOf({ x, y, heading: pose.heading, length, width }, COARSE);
  });
}

/** What of a unit on the table nothing may stand on: its footprint, or its legs. */
export function bodyOf(table: Table, state: State, id: number): readonly Polygon[] {
  return isTitan(table, id) ? legsAt(table.units[id], state.units[id]) : [footprint(table, state, id)];
}

/** E1-GEO-08: whether two units on the table are where they may not both rest. Legs and whatever the base covers, or two bases. */
export function clash(table: Table, state: State, a: number, b: number): boolean {
  const { polygons } = standing(table, state);
  if (!overlaps(polygons[a]!, polygons[b]!)) return false;
  if (isTitan(table, a) === isTitan(table, b)) return true;
  const [titan, other] = isTitan(table, a) ? [a, b] : [b, a];
  return legsAt(table.units[titan], state.units[titan]).some((leg) => overlaps(leg, polygons[other]!));
}
