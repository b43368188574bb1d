/** HR-FORCE-12: what the sides have mustered, as far as it has come. Replaced with every change, never changed in place. */
import type { Seat } from '../../../kernel/contract.ts';
import type { Side } from '../state.ts';
import type { ForceList, MarineList, StealerList } from './list.ts';

/** A list; null for a side that musters none; `sealed` in the view of somebody who may not see it yet. */
export type Mustered<List> = List | 'awaited' | 'sealed' | null;

export interface Forces {
  readonly marine: Mustered<MarineList>;
  readonly stealer: Mustered<StealerList>;
}

const SIDES = ['marine', 'stealer'] as const;

export function awaitedSides(forces: Forces): Side[] {
  return SIDES.filter((side) => forces[side] === 'awaited');
}

export function listOf(forces: Forces, side: Seat): ForceList | null {
  const mustered = forces[side as Side];
  return typeof mustered === 'object' ? mustered : null;
}

/** Both are done: from now on everybody knows the lists. */
export function areOpen(forces: Forces): boolean {
  return SIDES.every((side) => typeof forces[side] === 'object');
}
