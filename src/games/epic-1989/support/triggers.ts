/** E1-MISL-09, E1-MISL-28, E1-MISL-12, E1-MISL-16, E1-MISL-25: what a moving unit sets off, falls into or is held up by, and where on its way. */
import { closerThan, hullOf, type Polygon, type Run, reachedByDisc } from '../../../field/index.ts';
import { isHeldByFoe } from '../buildings/sieges.ts';
import { destroy } from '../damage/destroy.ts';
import { footprintAt, near } from '../geometry/position.ts';
import { groundOf } from '../geometry/under.ts';
import { storms } from '../heroic/heroes.ts';
import { reveal, sightedBy } from '../hidden/revealing.ts';
import type { UnitGait } from '../movement/gait.ts';
import { orderOfUnit } from '../orders/orders.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { isTitan } from '../titans/legs.ts';
import { discOf, fieldsOf } from './markers.ts';
import { mineNear, trip } from './mines.ts';
import { isFrozenBuilding, stasisDiscs } from './stasis.ts';
import { isInVortex } from './vortex.ts';

/** Whether a footprint is where something happens to whoever moves there. */
function isSetOff(state: State, footprint: Polygon, isTitan: boolean): boolean {
  const isNear = (x: number, y: number, n: number) => !isTitan && near(footprint, [x, y], n); // E1-MISL-13
  return (
    mineNear(state, ({ x, y }, reach) => isNear(x, y, reach)) !== undefined ||
    fieldsOf(state, 'vortex').some((field) => closerThan(footprint, [field.x, field.y], discOf(field).radius))
  );
}

/** Where a unit is on a run. */
function footprintsOn(table: Table, gait: UnitGait, unit: number, run: Run): (s: number) => Polygon {
  const info = table.units[unit];
  return (s) => footprintAt(info, { ...gait.place!(run, s), heading: run.heading });
}

/** The first whole u of a stretch of a run at which the unit must stop; null where nothing stops it. */
export function stopOn(
  table: Table,
  state: State,
  gait: UnitGait,
  unit: number,
  run: Run,
  from: number,
  to: number,
): number | null {
  if ((state.markers.length === 0 && state.hidden.length === 0) || run.length === 0) return null;
  const at = footprintsOn(table, gait, unit, run);
  const swept = hullOf([...at(from), ...at(to)]);
  const fields = stasisDiscs(state).filter((disc) => reachedByDisc(disc, swept));
  const titan = isTitan(table, unit);
  const meets = (footprint: Polygon) =>
    isSetOff(state, footprint, titan) || sightedBy(table, state, unit, footprint) !== undefined;
  if (fields.length === 0 && !meets(swept)) return null;
  for (let s = from + 1; s <= to; s++) {
    const footprint = at(s);
    if (fields.some((disc) => reachedByDisc(disc, footprint))) return Math.max(from + 1, s - 1);
    if (meets(footprint)) return s;
  }
  return null;
}

/** E1-MISL-16: whether the next u of a run would take a unit into a stasis field: its move ends here. */
export function isHeldUp(
  table: Table,
  state: State,
  gait: UnitGait,
  unit: number,
  run: Run,
  from: number,
): boolean {
  const { into } = run as { readonly into?: { readonly building: number } };
  if (into && (isFrozenBuilding(state, into.building) || isHeldByFoe(table, state, unit, into.building)))
    return true;
  const fields = stasisDiscs(state);
  if (fields.length === 0) return false;
  const next = footprintsOn(table, gait, unit, run)(Math.min(from + 1, run.length));
  return fields.some((disc) => reachedByDisc(disc, next));
}

/** What it was: a secret shown or dice thrown, the unit lost, or its move ended. */
type Came = 'nothing' | 'lost' | 'dice' | 'held';

/** What a unit has come upon where it stands happens; asked of whoever moves, not of those who are put somewhere (E1-MISL-28). */
export function setOff(play: Play, unit: number): Came {
  const { state } = play;
  if (state.markers.length === 0 && state.hidden.length === 0) return 'nothing';
  const { where, frozen } = state.units[unit];
  if (where !== 'table' || frozen) return 'nothing';
  const marked = marksAt(play, unit);
  return marked === 'nothing' ? flipAt(play, unit) : marked;
}

/** E1-HIDE-08, E1-HIDE-24: a counter of the enemy is flipped; a stand that has found him in a building without charging stays where it is. */
export function flipAt(play: Play, unit: number): Came {
  const { table, state } = play;
  if (state.units[unit].where !== 'table') return 'nothing';
  const counter = sightedBy(table, state, unit, groundOf(table, state, unit));
  if (!counter) return 'nothing';
  const found = reveal(play, counter);
  const stays = found && counter.building > 0 && table.units[unit].card.is === 'stand';
  return stays && orderOfUnit(table, state, unit) !== 'charge' && !storms(table, state, unit)
    ? 'held'
    : 'dice';
}

function marksAt(play: Play, unit: number): Came {
  const { table, state } = play;
  if (isInVortex(table, state, unit)) {
    destroy(play, unit, 'E1-MISL-25');
    return 'lost';
  }
  if (isTitan(table, unit)) return 'nothing'; // E1-MISL-13, E1-TMOD-24
  const ground = groundOf(table, state, unit);
  const mine = mineNear(state, ({ x, y }, reach) => near(ground, [x, y], reach));
  if (!mine) return 'nothing';
  trip(play, mine, unit);
  return 'dice';
}
