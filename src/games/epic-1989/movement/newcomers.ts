/** E1-SEQ-14: whoever was put down in the way of a unit under way is met like one who stood there before. */
import {
  type Box,
  boxOf,
  headingOf,
  inBox,
  type March,
  overlaps,
  type Polygon,
  type Pose,
  type Run,
  reachedByDisc,
  replaceRest,
} from '../../../field/index.ts';
import type { Drive, Leg } from '../actions.ts';
import { footprint, footprintAt, standing, touches } from '../geometry/position.ts';
import type { State, Unit } from '../state.ts';
import { stasisDiscs } from '../support/stasis.ts';
import type { Table } from '../table.ts';
import { isTitan } from '../titans/legs.ts';
import { sweptBy } from './contact.ts';
import { hasWings, mayMeet } from './footwork.ts';
import type { VehicleRun } from './runs.ts';

/** Where somebody has come into the way of the leg under way its rest is begun anew: it is cut, meets him or is refused as any leg. */
export function meetNewcomers(table: Table, state: State, plan: March<Leg>): void {
  const { leg } = plan;
  if (!leg || isTitan(table, leg.model)) return;
  const unit = state.units[leg.model];
  // E1-BLDG-06: it has not come out yet
  if (unit.building > 0) return replaceRest(plan, [leg, ...plan.legs]);
  if (unit.where !== 'table' || !isObstructed(table, state, plan, unit)) return;
  const onto = leg.onto?.filter((id) => !unit.overran.includes(id)) ?? [];
  const way = wayLeft(plan, unit);
  replaceRest(plan, [{ model: leg.model, way, ...(onto.length > 0 && { onto }) }, ...plan.legs]);
}

/** Whether an enemy whom the plan does not know is in the way, or would be touched at its end by one who may not. */
function isObstructed(table: Table, state: State, { runs }: March<Leg>, unit: Unit): boolean {
  const info = table.units[unit.id];
  const known = [...unit.overran, ...unit.touched, ...runs.flatMap((run) => (run as VehicleRun).meets ?? [])];
  const foes = (over: Polygon) =>
    inBox(standing(table, state), wider(boxOf(over)))
      .filter((id) => table.units[id].side !== info.side && !known.includes(id) && !isTitan(table, id))
      .map((id) => footprint(table, state, id));
  if (runs.some((run) => isTaken(table, state, run as VehicleRun))) return true;
  const flies = hasWings(table, state, unit.id);
  let pose: Pose = unit;
  for (const run of runs) {
    const end = endOf(run);
    const over = flies ? footprintAt(info, end) : sweptBy(info, pose, end);
    if (foes(over).some((foe) => overlaps(foe, over))) return true;
    pose = end;
  }
  if (mayMeet(table, state, unit.id)) return false;
  const last = footprintAt(info, pose);
  return foes(last).some((foe) => touches(foe, last));
}

/** E1-TRAN-10: whether somebody stands, or would be touched, where a stand is to be set down, or a field has come about there. */
function isTaken(table: Table, state: State, { down }: VehicleRun): boolean {
  if (!down) return false;
  const info = table.units[down.stand];
  const over = footprintAt(info, down.pose);
  if (stasisDiscs(state).some((disc) => reachedByDisc(disc, over))) return true; // E1-MISL-27
  return inBox(standing(table, state), wider(boxOf(over))).some((id) => {
    const other = footprint(table, state, id);
    return overlaps(other, over) || (table.units[id].side !== info.side && touches(other, over));
  });
}

function wider([west, south, east, north]: Box): Box {
  return [west - MARGIN, south - MARGIN, east + MARGIN, north + MARGIN];
}

/** Touching is a little farther than overlapping (E1-GEO-07). */
const MARGIN = 20;

function endOf({ path, heading }: Run): Pose {
  return { x: path[path.length - 2], y: path[path.length - 1], heading };
}

/** What is left of a leg, as its player would have said it. */
function wayLeft({ runs, at }: March<Leg>, unit: Unit): Drive[] {
  const way: Drive[] = [];
  let { heading } = unit;
  let done = at;
  for (const run of runs) {
    const { length, backwards, direction, down } = run as VehicleRun;
    const vehicle = direction !== undefined;
    if (down) way.push({ out: down.pose, stand: down.stand });
    else if (run.heading !== heading)
      way.push(vehicle ? { turn: shortest(run.heading - heading) } : { face: run.heading });
    heading = run.heading;
    const left = length - done;
    done = 0;
    if (left === 0) continue;
    const { x, y } = endOf(run);
    way.push(!vehicle ? { to: [x, y] } : backwards ? { back: left } : { run: left });
  }
  return joined(way);
}

/** Degrees to the right, at most half a turn. */
function shortest(turn: number): number {
  const right = headingOf(turn);
  return right > 180 ? right - 360 : right;
}

/** A straight piece was divided where it met somebody. */
function joined(way: readonly Drive[]): Drive[] {
  const all: Drive[] = [];
  for (const drive of way) {
    const last = all[all.length - 1];
    if (last && 'run' in drive && 'run' in last) all[all.length - 1] = { run: last.run + drive.run };
    else all.push(drive);
  }
  return all;
}
