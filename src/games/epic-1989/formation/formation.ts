/** DET: detachments that hang together. */
import { type Area, apart, groupOf, link, squaredDistance } from '../../../field/index.ts';
import { shapeOf } from '../geometry/buildings.ts';
import { footprint, membersOf, near } from '../geometry/position.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** E1-DET-02: how near a unit must be to another of its detachment. */
const LINK = 600;

/** Where a unit counts for its formation: its footprint, its carrier's while it is aboard (E1-DET-11), all of a building it is in (E1-DET-12). */
export function placeOf(table: Table, state: State, id: number): Area {
  const { building } = state.units[id];
  return building > 0 ? shapeOf(state.buildings[building]!).bars : [footprint(table, state, id)];
}

export function isLinked(a: Area, b: Area): boolean {
  return a.some((one) => b.some((other) => near(one, other, LINK)));
}

/** Who hangs together with whom: for each place the lowest number in its group. */
export function groupsOf(places: readonly Area[]): number[] {
  const groups = apart(places.length);
  for (let i = 0; i < places.length; i++)
    for (let j = i + 1; j < places.length; j++)
      if (groupOf(groups, i) !== groupOf(groups, j) && isLinked(places[i], places[j])) link(groups, i, j);
  return places.map((_, i) => groupOf(groups, i));
}

export function isChain(places: readonly Area[]): boolean {
  return groupsOf(places).every((group) => group === 0);
}

/** How far apart two places are, squared. */
export function squaredGap(a: Area, b: Area): number {
  return Math.min(...a.flatMap((one) => b.map((other) => squaredDistance(one, other))));
}

/** E1-DET-02: whether a detachment is in formation as it stands; one unit always is, and so is none. */
export function inFormation(table: Table, state: State, detachment: number): boolean {
  return wouldHold(table, state, membersOf(table, state, detachment));
}

/** Whether these units hang together where they are. */
export function wouldHold(table: Table, state: State, units: readonly number[]): boolean {
  const counted = units.filter((id) => !state.units[id].frozen); // E1-MISL-26
  return isChain(counted.map((id) => placeOf(table, state, id)));
}

/** E1-DET-08: the longest edge of the shortest tree over all of them, squared; 0 for one alone. */
export function longestGap(places: readonly Area[]): number {
  const joined = new Set([0]);
  let longest = 0;
  while (joined.size < places.length) {
    let best = { gap: Infinity, to: -1 };
    for (const i of joined)
      places.forEach((place, to) => {
        if (joined.has(to)) return;
        const gap = squaredGap(places[i], place);
        if (gap < best.gap) best = { gap, to };
      });
    joined.add(best.to);
    longest = Math.max(longest, best.gap);
  }
  return longest;
}
