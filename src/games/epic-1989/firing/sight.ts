/** LOS, COVER: what hides one thing from another, line by line. */
import { alongSegment, contains, crosses, type Point, type Polygon } from '../../../field/index.ts';
import { type Building, heightOf, isWalledIn, shapeOf } from '../geometry/buildings.ts';
import { piecesNear } from '../geometry/ground.ts';
import { standing } from '../geometry/position.ts';
import type { State } from '../state.ts';
import { isScreened } from '../support/markers.ts';
import type { Table } from '../table.ts';
import { bodyOf } from '../titans/legs.ts';
import type { Aim } from './aim.ts';

/** What stands in the way of one line. */
export interface LineSeen {
  /** E1-LOS-03: nothing blocks it. */
  readonly open: boolean;
  /** E1-COVER-01: nothing blocks or obscures it. */
  readonly clear: boolean;
}

const NOTHING: LineSeen = { open: false, clear: false };

/** The buildings and rubble that a line between any of these points could meet. */
export function terrainBetween({ buildings }: State, a: readonly Point[], b: readonly Point[]): number[] {
  let west = Infinity;
  let south = Infinity;
  let east = -Infinity;
  let north = -Infinity;
  for (const points of [a, b])
    for (const { x, y } of points) {
      if (x < west) west = x;
      if (x > east) east = x;
      if (y < south) south = y;
      if (y > north) north = y;
    }
  return piecesNear(buildings, [west, south, east, north]).map(({ number }) => number);
}

/** A line from a point of the firer to a point of the target; `among`: the terrain it could meet. */
export function look(
  table: Table,
  state: State,
  firer: Aim,
  from: Point,
  target: Aim,
  to: Point,
  among: readonly number[],
): LineSeen {
  if (isScreened(state, from, to)) return NOTHING; // E1-LOS-11
  let open = true;
  let clear = true;
  for (const number of among) {
    const building = state.buildings[number]!;
    if (-number === target.id) continue; // E1-LOS-13
    const hides = hiddenBy(building, number, firer, from, target, to);
    if (!hides) continue;
    const blocked = hides === 'cell' || blocks(building, number, firer, target);
    if (blocked) open = false;
    // E1-COVER-04, E1-COVER-05, E1-COVER-06
    if (firer.touched.includes(number) && !target.touched.includes(number)) continue;
    if (blocked || 2 * heightOf(building) >= target.height) clear = false; // E1-COVER-02
  }
  if (clear && obscured(table, state, firer, from, target, to)) clear = false;
  return { open, clear };
}

/** Whether a line crosses a piece of terrain: a cell of the building somebody is in (E1-LOS-07), or its outline. */
function hiddenBy(
  building: Building,
  number: number,
  firer: Aim,
  from: Point,
  target: Aim,
  to: Point,
): 'cell' | 'outline' | null {
  const { bars, box } = shapeOf(building);
  if (
    Math.min(from.x, to.x) > box[2] ||
    Math.max(from.x, to.x) < box[0] ||
    Math.min(from.y, to.y) > box[3] ||
    Math.max(from.y, to.y) < box[1]
  )
    return null;
  if (building.rubble) {
    // E1-LOS-10
    if (standsIn(firer, bars) || standsIn(target, bars)) return null;
  } else if (firer.building === number || target.building === number) {
    const own = [firer, target].filter((one) => one.building === number).map(({ cell }) => cell);
    if (own.some((cell) => isWalledIn(building.kind, cell))) return 'cell';
    return shapeOf(building).cells.some(
      (cell, i) => !own.includes(i) && crosses(from.x, from.y, to.x, to.y, cell),
    )
      ? 'cell'
      : null;
  }
  return bars.some((bar) => crosses(from.x, from.y, to.x, to.y, bar)) ? 'outline' : null;
}

/** E1-RUBB-02: a stand is in rubble when its centre is, the edge included; vehicles never are (E1-RUBB-01). */
function standsIn({ id, points }: Aim, bars: readonly Polygon[]): boolean {
  const centre = points[8];
  return id > 0 && bars.some((bar) => contains(bar, centre.x, centre.y));
}

/** E1-LOS-03: taller than both, or taller than the lower one, which touches it. */
function blocks(building: Building, number: number, a: Aim, b: Aim): boolean {
  const height = heightOf(building);
  if (height > a.height && height > b.height) return true;
  if (a.height === b.height) return false; // E1-LOS-04
  const lower = a.height < b.height ? a : b;
  return height > lower.height && lower.touched.includes(number);
}

/** E1-COVER-03: by another vehicle or a Titan's leg on the line; stands never hide anything (E1-LOS-05). */
function obscured(table: Table, state: State, firer: Aim, from: Point, target: Aim, to: Point): boolean {
  const index = standing(table, state);
  return alongSegment(index, from.x, from.y, to.x, to.y).some((id) => {
    const { card, size } = table.units[id];
    if (id === firer.id || id === target.id || card.is === 'stand') return false;
    if (2 * size.height < target.height) return false;
    const bodies = card.is === 'titan' ? bodyOf(table, state, id) : [index.polygons[id]!];
    return bodies.some((body) => crosses(from.x, from.y, to.x, to.y, body));
  });
}
