/** E1-SETUP-07, E1-SETUP-13: where a side sets up. */
import {
  type Box,
  boxOf,
  CM,
  headingsBy,
  insideBox,
  lattice,
  overlaps,
  type Pose,
} from '../../../field/index.ts';
import { buildingsUnder, tableBox } from '../geometry/ground.ts';
import { footprintAt, standing } from '../geometry/position.ts';
import type { Side, State } from '../state.ts';
import type { Table, UnitInfo } from '../table.ts';

const DEPTH = 12 * CM;
const STEP = 6 * CM;

/** The strip of a depth along a side's edge. */
function strip(table: Table, state: State, side: Side, depth: number): Box {
  const [west, south, east, north] = tableBox(table);
  switch (state.edges![side]) {
    case 'north':
      return [west, Math.max(south, north - depth), east, north];
    case 'south':
      return [west, south, east, Math.min(north, depth)];
    case 'east':
      return [Math.max(west, east - depth), south, east, north];
    case 'west':
      return [west, south, Math.min(east, depth), north];
  }
}

/** Whether a unit may stand in a pose in the open, within a box: wholly in it, off buildings and other units. */
export function fitsIn(table: Table, state: State, info: UnitInfo, pose: Pose, box: Box): boolean {
  const polygon = footprintAt(info, pose);
  if (!insideBox(polygon, box)) return false;
  if (buildingsUnder(state.buildings, polygon, boxOf(polygon)).length > 0) return false;
  return !standing(table, state).polygons.some(
    (other, id) => other && id !== info.id && overlaps(other, polygon),
  );
}

/** E1-GEO-27: centres on whole cm, y then x ascending, with headings 0, 45, … 315; stands: 0. */
export function* posesIn(info: UnitInfo, box: Box): Generator<Pose> {
  yield* lattice(box, CM, info.card.is === 'stand' ? [0] : headingsBy(45));
}

/** E1-SETUP-13: the strip grows until every unit of the force would have room by itself. */
export function zoneOf(table: Table, state: State, side: Side): Box {
  const infos = table.units.filter((info) => info?.side === side);
  const kinds = [...new Map(infos.map((info) => [info.card.id, info])).values()];
  for (let depth = DEPTH; ; depth += STEP) {
    const box = strip(table, state, side, depth);
    const whole = depth >= Math.max(table.width, table.depth);
    if (whole || kinds.every((info) => hasRoom(table, state, info, box))) return box;
  }
}

function hasRoom(table: Table, state: State, info: UnitInfo, box: Box): boolean {
  for (const pose of posesIn(info, box)) if (fitsIn(table, state, info, pose, box)) return true;
  return false;
}
