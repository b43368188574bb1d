/** DET: detachments that hang together. */
import { apart, groupOf, link, type Polygon, squaredDistance } from '../../../field/index.ts';
import { footprint, membersOf, near } from '../geometry/position.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** E1-DET-02: how near a unit must be to another of its detachment. */
export const LINK = 600;

/** Who hangs together with whom: for each footprint the lowest number in its group. */
export function groupsOf(polygons: readonly Polygon[]): number[] {
  const groups = apart(polygons.length);
  for (let i = 0; i < polygons.length; i++)
    for (let j = i + 1; j < polygons.length; j++)
      if (groupOf(groups, i) !== groupOf(groups, j) && near(polygons[i], polygons[j], LINK))
        link(groups, i, j);
  return polygons.map((_, i) => groupOf(groups, i));
}

export function isChain(polygons: readonly Polygon[]): boolean {
  return groupsOf(polygons).every((group) => group === 0);
}

/** E1-DET-02: whether a detachment is in formation as it stands; one unit always is, and so is none. */
export function inFormation(table: Table, state: State, detachment: number): boolean {
  return wouldHold(table, state, membersOf(table, state, detachment));
}

/** Whether these units hang together where they are. */
export function wouldHold(table: Table, state: State, units: readonly number[]): boolean {
  return isChain(units.map((id) => footprint(table, state, id)));
}

/** E1-DET-08: the longest edge of the shortest tree over all of them, squared; 0 for one alone. */
export function longestGap(polygons: readonly Polygon[]): number {
  const joined = new Set([0]);
  let longest = 0;
  while (joined.size < polygons.length) {
    let best = { gap: Infinity, to: -1 };
    for (const i of joined)
      polygons.forEach((polygon, to) => {
        if (joined.has(to)) return;
        const gap = squaredDistance(polygons[i], polygon);
        if (gap < best.gap) best = { gap, to };
      });
    joined.add(best.to);
    longest = Math.max(longest, best.gap);
  }
  return longest;
}
