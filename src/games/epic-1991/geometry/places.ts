/** E2-GEO-27: places for models that do not walk there. */
import { boxOf, inBox, overlaps, overlapsAny, type Polygon } from '../../../field/index.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { baseOf, isInDisc, isOnBadGround, isOnTable } from '../terrain/ground.ts';
import { standing, touched } from './position.ts';

/** Models on the table whose bases this one would overlap, of those that `count`. */
export function overlapped(
  table: Table,
  state: State,
  base: Polygon,
  count: (id: number) => boolean = () => true,
): number[] {
  const index = standing(table, state);
  return inBox(index, boxOf(base)).filter((id) => count(id) && overlaps(index.polygons[id]!, base));
}

/** E2-GEO-27: a place for a model that does not walk there. */
export function hasLegalPlace(
  table: Table,
  state: State,
  id: number,
  x: number,
  y: number,
  heading: number,
): boolean {
  const base = baseOf(table, id, x, y, heading);
  return (
    isOnTable(table, base) &&
    !overlapsAny(standing(table, state), base, (other) => other !== id) &&
    touched(table, state, id, base).length === 0 &&
    !isOnBadGround(table, state, id, base) &&
    !isInDisc(state, base)
  );
}
