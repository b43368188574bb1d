/** One weapon of one unit and one target: range, arc, sight and cover. */
import { type Area, CM, type Point, type Pose, squareOfPoints } from '../../../field/index.ts';
import { near, standing } from '../geometry/position.ts';
import type { State } from '../state.ts';
import type { Arm, Table } from '../table.ts';
import type { Aim } from './aim.ts';
import { inArc, mountPoint } from './mounts.ts';
import { look, terrainBetween } from './sight.ts';

type Band = 'short' | 'long';

interface Ranges {
  readonly short: number | null;
  readonly long: number | null;
}

/** E1-RANGE-01: from the mount point, of a stand from its nearest point, to the nearest point of what is aimed at. */
export function isWithin(firer: Aim, from: Point | null, target: Area, n: number): boolean {
  if (from && target.length === 1 && target[0].length === 2) {
    const [[x, y]] = target; // a circle or a counter
    return squareOfPoints(from.x, from.y, x, y) <= n * n;
  }
  const origin = from ? [from.x, from.y] : firer.footprints[0];
  return target.some((polygon) => near(polygon, origin, n));
}

/** E1-RANGE-02, E1-RANGE-03: the band a distance is in; one band where only one column is filled. */
export function bandOf({ short, long }: Ranges, within: (n: number) => boolean): Band | null {
  if (short !== null && within(short * CM)) return 'short';
  return long !== null && within(long * CM) ? 'long' : null;
}

/** What a weapon sees of a target. */
export interface Bearing {
  /** E1-ARC-03: one of its points is in arc. */
  readonly inArc: boolean;
  /** E1-LOS-02: a line to such a point is open. */
  readonly seen: boolean;
  /** E1-COVER-01. */
  readonly cover: boolean;
}

/** E1-LOS-01, E1-LOS-06, E1-LOS-14: each weapon by itself. */
export function bearing(table: Table, state: State, firer: Aim, arm: Arm, target: Aim): Bearing {
  const hides = (id: number) => id > 0 && state.units[id].hiding;
  if (hides(firer.id) || hides(target.id)) return { inArc: true, seen: false, cover: true }; // E1-LOS-12
  const known = bearingsOf(table, state, arm);
  const at = firer.id * MOST + target.id;
  const found = known.get(at);
  if (found?.firer === firer && found.target === target) return found.bearing;
  const made = bearingNow(table, state, firer, arm, target);
  known.set(at, { firer, target, bearing: made });
  return made;
}

const MOST = 4096;

interface Found {
  readonly firer: Aim;
  readonly target: Aim;
  readonly bearing: Bearing;
}

interface Known {
  readonly markers: State['markers'];
  readonly byArm: Map<Arm | null, Map<number, Found>>;
}

/** By the list of who touches whom, which is another as soon as anybody changes his place. */
const KNOWN = new WeakMap<object, Known>();

/** What an arm has been found to see since anything last changed its place; all that a stand has sees the same. */
function bearingsOf(table: Table, state: State, arm: Arm): Map<number, Found> {
  standing(table, state);
  const { touching } = table.positions;
  let known = KNOWN.get(touching);
  if (known?.markers !== state.markers) {
    known = { markers: state.markers, byArm: new Map() };
    KNOWN.set(touching, known);
  }
  const key = arm.mount === null ? null : arm;
  let bearings = known.byArm.get(key);
  if (!bearings) {
    bearings = new Map();
    known.byArm.set(key, bearings);
  }
  return bearings;
}

function bearingNow(table: Table, state: State, firer: Aim, arm: Arm, target: Aim): Bearing {
  const unit = state.units[firer.id];
  if (arm.mount === null) return standBearing(table, state, firer, target);
  const info = table.units[firer.id];
  const from = mountPoint(info, unit, arm.mount);
  const arcs = target.points.map((to) => inArc(info, unit, arm.mount!, to));
  if (!arcs.includes(true)) return { inArc: false, seen: false, cover: false };
  const among = terrainBetween(state, [from], target.points);
  const lines = target.points.map((to) => look(table, state, firer, from, target, to, among));
  return {
    inArc: true,
    seen: lines.some(({ open }, i) => open && arcs[i]),
    cover: target.id > 0 && !lines.every(({ clear }) => clear), // E1-COVER-13
  };
}

/** E1-ARC-04, E1-COVER-07: from that of its points from which most of the target is clear. */
function standBearing(table: Table, state: State, firer: Aim, target: Aim): Bearing {
  let best = -1;
  const among = terrainBetween(state, firer.points, target.points);
  for (const from of firer.points) {
    const lines = target.points.map((to) => look(table, state, firer, from, target, to, among));
    if (!lines.some(({ open }) => open)) continue;
    best = Math.max(best, lines.filter(({ clear }) => clear).length);
  }
  return { inArc: true, seen: best >= 0, cover: target.id > 0 && best < target.points.length };
}

/** Where a weapon fires from; null for a stand, which fires from anywhere on its base. */
export function originOf(table: Table, state: State, id: number, arm: Arm): Point | null {
  return arm.mount === null ? null : mountPoint(table.units[id], state.units[id] as Pose, arm.mount);
}
