/** E1-COVER-11, E1-MORAL-09: stands in a building or in rubble are in hard cover. */
import { contains } from '../../../field/index.ts';
import { shapeOf } from '../geometry/buildings.ts';
import type { State } from '../state.ts';

/** E1-RUBB-02: its centre is in the outline, the edge included. */
export function isInRubble(state: State, id: number): boolean {
  const { x, y, where } = state.units[id];
  if (where !== 'table') return false;
  return state.buildings.some(
    (building) => building?.rubble && shapeOf(building).bars.some((bar) => contains(bar, x, y)),
  );
}

/** E1-CCB-10: from the turn after its assault began a stand counts as inside the building. */
export function countsAsInside({ units, turn }: State, id: number): boolean {
  const { where, assaults, since } = units[id];
  return where === 'table' && assaults > 0 && since < turn;
}

/** E1-COVER-12, E1-MORAL-06: whoever is embarked is not. */
export function inHardCover(state: State, id: number): boolean {
  return state.units[id].building > 0 || isInRubble(state, id) || countsAsInside(state, id);
}
