/** Plans into, out of and against buildings worth looking at. Whoever lists them asks whether each is legal. */
import { COARSE, drafted, type Point, type Polygon, type Pose } from '../../../field/index.ts';
import type { Drive, Leg } from '../actions.ts';
import { type Building, shapeOf } from '../geometry/buildings.ts';
import { footprintAt } from '../geometry/position.ts';
import { outlineOfBuilding, spotsAround } from '../geometry/spots.ts';
import { storms } from '../heroic/heroes.ts';
import { draftOf } from '../movement/draft.ts';
import { orderOfUnit } from '../orders/orders.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { refuseSpot } from '../transport/getting-out.ts';
import { cellsLeft, refuseCell } from './cells.ts';
import { isHeldByFoe } from './sieges.ts';

/** E1-BLDG-02, E1-BLDG-05: each stand into the first cell that is left. */
export function goingIn(table: Table, state: State, units: readonly number[]): Leg[] {
  const draft = draftOf(state);
  return units.flatMap((model): Leg[] => {
    const unit = drafted(draft, model);
    for (const building of state.buildings.keys())
      for (const cell of cellsLeft(state, draft, building)) {
        if (refuseCell(table, state, draft, unit, building, cell)) continue;
        draft.models.set(model, { ...unit, building, cell });
        return [{ model, way: [{ building, cell }] }];
      }
    return [];
  });
}

const SPOTS = new WeakMap<Building, readonly Pose[]>();

/** A building is never changed, so neither are the spots around it. */
function spotsOf(building: Building): readonly Pose[] {
  let spots = SPOTS.get(building);
  if (!spots) {
    spots = [...spotsAround(outlineOfBuilding(building))];
    SPOTS.set(building, spots);
  }
  return spots;
}

/** E1-BLDG-06: each stand out on the side of its building that is farthest along a bearing, and what it does then. */
export function goingOut(
  table: Table,
  state: State,
  units: readonly number[],
  heading: number,
  then: (model: number, from: Pose) => Drive[],
): Leg[] {
  const draft = draftOf(state);
  const taken: Polygon[] = [];
  const along = ({ x, y }: Point) => x * COARSE.x[heading] + y * COARSE.y[heading];
  return units.flatMap((model): Leg[] => {
    const building = state.buildings[state.units[model].building]!;
    const spots = [...spotsOf(building)].sort((a, b) => along(b) - along(a));
    const exit = { from: shapeOf(building).bars, taken, rule: 'E1-BLDG-06' };
    const out = spots.find((spot) => !refuseSpot(table, state, draft, model, spot, exit));
    if (!out) return [];
    taken.push(footprintAt(table.units[model], out));
    return [{ model, way: [{ out }, ...then(model, out)] }];
  });
}

/** No stand storms a building from farther away. */
const NEAR = 3600;

/** E1-CCB-01: each stand straight to the nearest side of a building that the enemy holds. */
export function storming(table: Table, state: State, units: readonly number[]): Leg[] {
  return units.flatMap((model): Leg[] => {
    if (orderOfUnit(table, state, model) !== 'charge' && !storms(table, state, model)) return []; // E1-HERO-14
    const unit = state.units[model];
    const square = ({ x, y }: Point) => (x - unit.x) ** 2 + (y - unit.y) ** 2;
    const held = [...state.buildings.keys()].filter((number) => {
      const building = state.buildings[number];
      return building && square(building) < NEAR * NEAR && isHeldByFoe(table, state, model, number);
    });
    const near = held.sort((a, b) => square(state.buildings[a]!) - square(state.buildings[b]!))[0];
    if (near === undefined) return [];
    const spots = spotsOf(state.buildings[near]!);
    const spot = spots.reduce((a, b) => (square(b) < square(a) ? b : a));
    const there = spot.x === unit.x && spot.y === unit.y;
    return [{ model, way: there ? [] : [{ face: spot.heading }, { to: [spot.x, spot.y] }], onto: [-near] }];
  });
}
