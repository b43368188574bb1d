/** Parts of the table in which units are set up. */
import {
  type Box,
  CM,
  closerThan,
  headingsBy,
  insideBox,
  lattice,
  overlapsAny,
  type Point,
  type Polygon,
  type Pose,
  reachedByDisc,
  squareOfPoints,
} from '../../../field/index.ts';
import { isOnBuilding, tableBox } from '../geometry/ground.ts';
import { footprintAt, standing, touches } from '../geometry/position.ts';
import type { Edge, State } from '../state.ts';
import { stasisDiscs } from '../support/stasis.ts';
import type { Table, UnitInfo } from '../table.ts';

export interface Zone {
  readonly box: Box;
  holds(polygon: Polygon): boolean;
  /** Poses worth trying, where a lattice over the box would miss them. */
  poses?(info: UnitInfo): Iterable<Pose>;
}

/** The strip of a depth along an edge. */
export function stripBox(table: Table, edge: Edge, depth: number): Box {
  const [west, south, east, north] = tableBox(table);
  switch (edge) {
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

export function strip(table: Table, edge: Edge, depth: number): Zone {
  const box = stripBox(table, edge, depth);
  return { box, holds: (polygon) => insideBox(polygon, box) };
}

/** Wholly within a distance of a point, and on the table. */
export function round(table: Table, { x, y }: Point, radius: number): Zone {
  const all = tableBox(table);
  const holds = (polygon: Polygon) =>
    insideBox(polygon, all) &&
    [0, 2, 4, 6].every((i) => squareOfPoints(x, y, polygon[i], polygon[i + 1]) <= radius * radius);
  return { box: [x - radius, y - radius, x + radius, y + radius], holds };
}

/** At least so far from every one of these. */
export function apartFrom(table: Table, those: readonly Polygon[], n: number): Zone {
  const box = tableBox(table);
  const isNear = (polygon: Polygon) => those.some((one) => closerThan(one, polygon, n));
  return { box, holds: (polygon) => insideBox(polygon, box) && !isNear(polygon) };
}

/** Facing the other edge. */
export const FACING = { north: 180, south: 0, east: 270, west: 90 } as const;
const EVERY = 50;

/** E1-SCEN-14: touching an edge, wholly on the table. */
export function along(table: Table, edge: Edge): Zone {
  const all = tableBox(table);
  const lines: Readonly<Record<Edge, Polygon>> = {
    north: [all[0], all[3], all[2], all[3]],
    south: [all[0], all[1], all[2], all[1]],
    east: [all[2], all[1], all[2], all[3]],
    west: [all[0], all[1], all[0], all[3]],
  };
  return {
    box: stripBox(table, edge, 4 * CM),
    holds: (polygon) => insideBox(polygon, all) && touches(polygon, lines[edge]),
    *poses({ size: { length, width } }) {
      const heading = FACING[edge];
      const [far, half] = [length / 2, width / 2];
      const across = edge === 'north' || edge === 'south';
      const end = across ? table.width : table.depth;
      for (let s = half; s <= end - half; s += EVERY) {
        if (edge === 'north') yield { x: s, y: table.depth - far, heading };
        else if (edge === 'south') yield { x: s, y: far, heading };
        else if (edge === 'east') yield { x: table.width - far, y: s, heading };
        else yield { x: far, y: s, heading };
      }
    },
  };
}

/** Whether a unit may stand in a pose in the open: wholly in its zone, off buildings and other units. */
export function fitsIn(table: Table, state: State, info: UnitInfo, pose: Pose, zone: Zone): boolean {
  const polygon = footprintAt(info, pose);
  if (!zone.holds(polygon)) return false;
  if (stasisDiscs(state).some((disc) => reachedByDisc(disc, polygon))) return false; // E1-MISL-27
  if (isOnBuilding(state.buildings, polygon)) return false;
  return !overlapsAny(standing(table, state), polygon, (id) => id !== info.id);
}

/** E1-GEO-27: centres on whole cm, y then x ascending, with headings 0, 45, … 315; stands: 0. */
export function* posesIn(info: UnitInfo, zone: Zone): Generator<Pose> {
  if (zone.poses) yield* zone.poses(info);
  else yield* lattice(within(zone.box, info), CM, info.card.is === 'stand' ? [0] : headingsBy(45));
}

/** Where the middle of a unit must be that stands wholly in a box: at least half its lesser side from the edges, but for rounding. */
function within([west, south, east, north]: Box, { size: { length, width } }: UnitInfo): Box {
  const half = Math.min(length, width) / 2 - 2;
  return [west + half, south + half, east - half, north - half];
}

export function hasRoom(table: Table, state: State, info: UnitInfo, zone: Zone): boolean {
  for (const pose of posesIn(info, zone)) if (fitsIn(table, state, info, pose, zone)) return true;
  return false;
}
