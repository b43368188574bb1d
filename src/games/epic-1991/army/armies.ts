/** E2-HID-01: what the sides have mustered, as far as it has come. Replaced with every change, never changed in place. */
import { SIDES, type Side } from '../state.ts';
import type { Army } from './list.ts';

/** An army; null for a side whose army is in the setup; `sealed` in the view of somebody who may not see it yet. */
export type Mustered = Army | 'awaited' | 'sealed' | null;

export type Armies = Readonly<Record<Side, Mustered>>;

export function awaitedSides(armies: Armies): Side[] {
  return SIDES.filter((side) => armies[side] === 'awaited');
}

export function armyOf(armies: Armies, side: Side): Army | null {
  const mustered = armies[side];
  return typeof mustered === 'object' ? mustered : null;
}

/** E2-ARMY-14: both are done. */
export function areOpen(armies: Armies): boolean {
  return SIDES.every((side) => typeof armies[side] === 'object');
}
