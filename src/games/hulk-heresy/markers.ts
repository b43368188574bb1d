/** HH-BRD-06, HH-BRD-10: what lies on a square, from the map and from what players have put there. */
import { hasDoor } from '../../grid/doors.ts';
import {
  BARRICADE,
  BARRIER,
  BLIND,
  FLAME,
  FORGE,
  GENERATOR,
  LADDER_DOWN,
  LADDER_UP,
  NO_PLACE,
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

/** HH-GEN-13: a marker may be put there: nobody, no door of any kind, no barricade, object, fire or other marker. */
export function isBare(state: State, square: number): boolean {
  return (
    square >= 0 &&
    state.occupant[square] === 0 &&
    !hasDoor(state, square) &&
    (state.ground[square] & (NO_PLACE | BARRICADE)) === 0 &&
    !state.objects.some((item) => item.at === square && item.holder === 0 && !item.out)
  );
}
