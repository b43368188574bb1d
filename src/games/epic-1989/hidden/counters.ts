/** HIDE: numbered counters that stand for infantry detachments, or for nobody. They are no units (E1-HIDE-17), do nothing (E1-HIDE-04) and keep nobody out of a building (E1-HIDE-19); the list is replaced, never changed. */
import { contains, type Disc, type Point, squareOfPoints } from '../../../field/index.ts';
import { shapeOf } from '../geometry/buildings.ts';
import type { SEALED, Side, State } from '../state.ts';
import { isFrozenBuilding, stasisDiscs } from '../support/stasis.ts';
import type { DetachmentInfo, Table } from '../table.ts';

export interface HiddenCounter extends Point {
  readonly side: Side;
  /** E1-HIDE-02: from 1 to 12. */
  readonly number: number;
  /** The building it is in; 0 in the open. */
  readonly building: number;
  /** The detachment it stands for, 0 for a dummy; only its owner knows (E1-HID-05). */
  readonly detachment: number | typeof SEALED;
}

/** E1-HIDE-02. */
export const MOST_COUNTERS = 12;

/** E1-HIDE-01, E1-HIDE-22: whose infantry is hidden. In All Out War all of it comes on board of something. */
export function hides({ options, battle }: Table, side: Side): boolean {
  return options.hidden.includes(side) && battle.scenario !== 'all-out-war';
}

/** E1-HIDE-01: infantry that is set up at the start; `rides`: where its scenario puts it on board it is not hidden. */
export function isConcealed(table: Table, info: DetachmentInfo, rides: boolean): boolean {
  return hides(table, info.side) && !info.later && !rides && table.units[info.units[0]].card.is === 'stand';
}

export function countersOf({ hidden }: State, side: Side): HiddenCounter[] {
  return hidden.filter((one) => one.side === side);
}

export function counterNamed(state: State, side: Side, number: number): HiddenCounter | undefined {
  return countersOf(state, side).find((one) => one.number === number);
}

/** E1-MISL-16: what is in stasis is not flipped. */
export function isHeldCounter(state: State, { x, y, building }: HiddenCounter): boolean {
  if (building > 0) return isFrozenBuilding(state, building);
  return stasisDiscs(state).some((disc) => isPointUnder(disc, x, y));
}

/** E1-GEO-19, of a point. */
export function isPointUnder(disc: Disc, x: number, y: number): boolean {
  return squareOfPoints(disc.x, disc.y, x, y) < disc.radius * disc.radius;
}

/** The building that stands over a point, 0 for none. */
export function buildingOver({ buildings }: State, { x, y }: Point): number {
  const found = buildings.findIndex(
    (one) => one && !one.rubble && shapeOf(one).bars.some((bar) => contains(bar, x, y)),
  );
  return Math.max(0, found);
}
