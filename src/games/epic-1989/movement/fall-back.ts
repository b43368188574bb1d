/** FALL: a unit with fall back orders must get away from every enemy, or is lost. */
import { squaredDistance } from '../../../field/index.ts';
import { destroy } from '../damage/destroy.ts';
import { footprint, footprintAt } from '../geometry/position.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** E1-FALL-01. */
const LEAST = 400;

/** E1-FALL-01, E1-FALL-02, E1-INF-15: far enough, and farther from every enemy than where its turn began, in a cell perhaps (E1-FALL-09). */
function hasFallenBack(table: Table, state: State, id: number): boolean {
  const unit = state.units[id];
  if (unit.gone < LEAST) return false; // E1-FALL-13
  const info = table.units[id];
  const before = footprintAt(info, unit.begun);
  const now = footprintAt(info, unit);
  return state.units.every((foe) => {
    if (!foe || foe.where !== 'table' || table.units[foe.id].side === info.side) return true; // E1-FALL-06
    const there = footprint(table, state, foe.id);
    return squaredDistance(now, there) > squaredDistance(before, there);
  });
}

/** E1-FALL-03, E1-FALL-04, E1-BLDG-10: whoever has not is abandoned. */
export function judgeFallBack(play: Play, id: number): void {
  const { table, state } = play;
  const { where, shaken, frozen } = state.units[id];
  if (where !== 'table' || shaken || frozen) return; // E1-FALL-05, E1-FALL-10, E1-FALL-12
  if (!hasFallenBack(table, state, id)) destroy(play, id, 'E1-FALL-03', 'save'); // E1-FALL-08
}
