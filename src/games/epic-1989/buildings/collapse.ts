/** E1-BLDG-17 to E1-BLDG-19: in the end phase unstable buildings may collapse. */
import { destroy } from '../damage/destroy.ts';
import { loseHidden } from '../hidden/revealing.ts';
import type { Play } from '../play.ts';
import { isCentre } from '../scenarios/cityfight.ts';
import { isFrozenBuilding } from '../support/stasis.ts';

/** E1-BLDG-17. */
const UNSTABLE = 3;
const COLLAPSES = 6;

/** E1-DICE-07: in ascending number. */
export function collapseBuildings(play: Play): void {
  const { table, state, dice, events } = play;
  for (const [number, building] of state.buildings.entries()) {
    if (!building || building.rubble || building.counters < UNSTABLE) continue;
    if (isCentre(table, number)) continue; // E1-SCEN-28
    if (isFrozenBuilding(state, number)) continue; // E1-MISL-17
    const plus = building.counters - UNSTABLE;
    const die = dice.d6();
    const collapses = die + plus >= COLLAPSES;
    events.push({ kind: 'collapse', building: number, die, plus, collapses });
    if (collapses) bringDown(play, number);
  }
}

/** E1-BLDG-19, E1-BLDG-24: rubble keeps number, place, heading and outline, and is no building (E1-RUBB-05); whoever stands beside it is not hurt. */
export function bringDown(play: Play, number: number): void {
  const { state } = play;
  const rubble = { ...state.buildings[number]!, counters: 0, rubble: true };
  state.buildings = state.buildings.map((one, i) => (i === number ? rubble : one));
  loseHidden(play, number);
  for (const unit of state.units)
    if (unit?.where === 'table' && !unit.frozen && (unit.building === number || unit.assaults === number))
      destroy(play, unit.id, 'E1-BLDG-19');
}
