/** What stands right beside a piece, looked at once for all its acts. */
import { NO_DOOR } from '../../../grid/doors.ts';
import { masterOf } from '../auras.ts';
import type { Piece, State } from '../state.ts';
import type { Table } from '../table.ts';

/** A door, open or shut. */
export const DOOR_BESIDE = 1;
/** A piece that is no friend of whoever commands this one. */
export const FOE_BESIDE = 2;

/** Of a piece on the board. */
export function surroundingsOf({ near }: Table, state: State, p: Piece): number {
  const { doors, occupant, pieces } = state;
  const friends = masterOf(state, p);
  let found = 0;
  for (let dir = 0; dir < 8; dir++) {
    const to = near[p.at * 8 + dir];
    if (to < 0) continue;
    if (doors[to] !== NO_DOOR) found |= DOOR_BESIDE;
    const other = pieces[occupant[to]];
    if (other && other.side !== friends) found |= FOE_BESIDE;
  }
  return found;
}
