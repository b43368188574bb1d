/** HH-BRD-06, HH-BRD-10: what lies on a square, from the map and from what players have put there. */
import {
  BARRICADE,
  BARRIER,
  BLIND,
  FLAME,
  FORGE,
  GENERATOR,
  LADDER_DOWN,
  LADDER_UP,
  SHIELD,
} from './ground.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

const MARKED = { forge: FORGE, barrier: BARRIER, shield: SHIELD } as const;
const AREA = { flame: FLAME, 'hand-fire': FLAME, blind: BLIND } as const;
/** From the map, as long as it has not been destroyed. */
const LASTING = BARRICADE | GENERATOR;

export function groundAt(table: Table, state: State, square: number): number {
  let bits = (state.ground[square] & LASTING) | (table.ground[square] & (LADDER_UP | LADDER_DOWN));
  for (const marker of state.markers) if (marker.square === square) bits |= MARKED[marker.kind];
  for (const area of state.areas) if (area.squares.includes(square)) bits |= AREA[area.kind];
  return bits;
}
