/** E1-MISL-21 to E1-MISL-25, E1-TMOD-24: a vortex destroys all that it comes over. */
import { closerThan, type Point, passesCloser } from '../../../field/index.ts';
import { bringDown } from '../buildings/collapse.ts';
import { allLost } from '../damage/losses.ts';
import { shapeOf } from '../geometry/buildings.ts';
import { groundOf } from '../geometry/under.ts';
import { countersUnder, reveal } from '../hidden/revealing.ts';
import { finish, type Play, push } from '../play.ts';
import { isCentre } from '../scenarios/cityfight.ts';
import type { State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { discOf, fieldsOf, type Marker, putMarker } from './markers.ts';
import { isFrozenBuilding } from './stasis.ts';

/** E1-MISL-24: a vortex has gone from one point to another: units in ascending number, then buildings (E1-SEQ-14); what is in stasis cannot be destroyed. */
export function devour(play: Play, from: Point, { is, x, y }: Pick<Marker, 'is' | 'x' | 'y'>): void {
  const { table, state } = play;
  const { radius } = discOf({ is, x, y });
  const way = from.x === x && from.y === y ? [x, y] : [from.x, from.y, x, y];
  const units = state.units.filter(
    (unit) =>
      unit?.where === 'table' && !unit.frozen && closerThan(groundOf(table, state, unit.id), way, radius),
  );
  const buildings = [...state.buildings.keys()].filter((number) => {
    const building = state.buildings[number];
    return (
      building &&
      !building.rubble &&
      !isCentre(table, number) && // E1-MISL-22: those in its cells are lost all the same
      !isFrozenBuilding(state, number) &&
      shapeOf(building).bars.some((bar) => closerThan(bar, way, radius))
    );
  });
  // E1-HIDE-20: those in buildings are lost with them (E1-HIDE-13)
  const found = countersUnder(
    state,
    (polygon) => closerThan(polygon, way, radius),
    (px, py) => passesCloser(from.x, from.y, x, y, px, py, radius),
  );
  for (const counter of found.reverse()) if (counter.building === 0) reveal(play, counter);
  if (buildings.length > 0) push(play, { do: 'collapses', left: buildings });
  allLost(
    play,
    units.map(({ id }) => id),
    'E1-MISL-21',
  );
}

/** E1-MISL-21: it appears. */
export function raiseVortex(play: Play, side: Marker['side'], x: number, y: number): void {
  devour(play, { x, y }, putMarker(play, { is: 'vortex', side, x, y }));
}

export const collapses: StepRule<StepOf<'collapses'>> = {
  run(play, step) {
    const number = step.left.shift();
    if (number === undefined) finish(play, step);
    else if (play.state.buildings[number]?.rubble === false) bringDown(play, number);
    return false;
  },
};

/** Whether a unit on the table is in a vortex. */
export function isInVortex(table: Table, state: State, id: number): boolean {
  const vortexes = fieldsOf(state, 'vortex');
  if (vortexes.length === 0 || state.units[id].where !== 'table' || state.units[id].frozen) return false;
  const ground = groundOf(table, state, id);
  return vortexes.some((vortex) => closerThan(ground, [vortex.x, vortex.y], discOf(vortex).radius));
}

/** E1-MISL-25: whoever is placed into one is destroyed. */
export function engulf(play: Play, units: readonly number[]): void {
  allLost(
    play,
    units.filter((id) => isInVortex(play.table, play.state, id)),
    'E1-MISL-25',
  );
}
