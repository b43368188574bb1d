/** What fires, and what is fired at: footprints, points and heights of units and buildings. */
import { type Area, boxOf, grown, type Point, type Polygon } from '../../../field/index.ts';
import { type Building, heightOf, shapeOf } from '../geometry/buildings.ts';
import { piecesNear } from '../geometry/ground.ts';
import { sightPoints } from '../geometry/points.ts';
import { footprintAt, touchesBuilding } from '../geometry/position.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** A unit, or below 0 minus the number of a building; 0 for a place on the table. */
export interface Aim {
  readonly id: number;
  readonly points: readonly Point[];
  readonly footprints: Area;
  readonly height: number;
  /** The pieces of terrain it touches, or is in (E1-COVER-04). */
  readonly touched: readonly number[];
  /** The building it is in and its cell there; 0 and -1 in the open. */
  readonly building: number;
  readonly cell: number;
}

/** A unit's aim, and for which place among which buildings it was made. */
interface Kept {
  readonly aim: Aim;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly buildings: State['buildings'];
}

const KEPT = new WeakMap<Table, Kept[]>();

/** E1-LOS-04, E1-LOS-09: a unit counts with its own height wherever it stands. */
export function aimAt(table: Table, state: State, id: number): Aim {
  if (id < 0) return aimAtBuilding(-id, state.buildings[-id]!);
  let all = KEPT.get(table);
  if (!all) {
    all = [];
    KEPT.set(table, all);
  }
  const { x, y, heading, building, cell } = state.units[id];
  const { buildings } = state;
  const kept = all[id];
  if (
    kept?.x === x &&
    kept.y === y &&
    kept.heading === heading &&
    kept.buildings === buildings &&
    kept.aim.building === building &&
    kept.aim.cell === cell
  )
    return kept.aim;
  const aim = aimAtUnit(table, state, id);
  all[id] = { aim, x, y, heading, buildings };
  return aim;
}

function aimAtUnit(table: Table, state: State, id: number): Aim {
  const polygon = footprintAt(table.units[id], state.units[id]);
  const { building, cell } = state.units[id];
  const { buildings } = state;
  let touched: readonly number[] | undefined;
  return {
    id,
    points: sightPoints(polygon, state.units[id]),
    footprints: [polygon],
    height: table.units[id].size.height,
    /** Asked for only where a line meets terrain. */
    get touched() {
      touched ??= terrainTouched(buildings, polygon);
      return touched;
    },
    building,
    cell,
  };
}

const OF_BUILDINGS = new WeakMap<Building, Aim>();

/** E1-LOS-13: the corners of its cells. */
function aimAtBuilding(number: number, building: Building): Aim {
  let aim = OF_BUILDINGS.get(building);
  if (aim?.id !== -number) {
    const { cells } = shapeOf(building);
    const points = cells.flatMap((cell) => [0, 2, 4, 6].map((i) => ({ x: cell[i], y: cell[i + 1] })));
    const height = heightOf(building);
    aim = { id: -number, points, footprints: cells, height, touched: [number], building: 0, cell: -1 };
    OF_BUILDINGS.set(building, aim);
  }
  return aim;
}

const REACH = 10;

function terrainTouched(buildings: readonly (Building | null)[], polygon: Polygon): number[] {
  return piecesNear(buildings, grown(boxOf(polygon), REACH))
    .filter(({ building }) => touchesBuilding(building, polygon))
    .map(({ number }) => number);
}
