/** Plans with getting in and out worth looking at. Whoever lists them asks whether each is legal. */
import { along, COARSE, headingOf, overlaps, type Polygon, type Pose } from '../../../field/index.ts';
import type { Drive, Leg } from '../actions.ts';
import { footprintAt } from '../geometry/position.ts';
import { outlineOfUnit, spotsAround } from '../geometry/spots.ts';
import { draftOf } from '../movement/draft.ts';
import { orderOf, orderOfUnit } from '../orders/orders.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { capacityOf, passengersOf } from './boarding.ts';
import { refuseSpot } from './getting-out.ts';

/** The first spots round a carrier in a pose where its stands can get out, one for each. */
function exitsFor(
  table: Table,
  state: State,
  carrier: number,
  at: Pose,
  stands: readonly number[],
): { stand: number; out: Pose }[] {
  const { size } = table.units[carrier];
  const draft = draftOf(state);
  const from = [footprintAt(table.units[carrier], at)];
  const taken: Polygon[] = [];
  // where one was refused another is, too, unless only one of them may touch an enemy
  const ways = {
    charging: spotsAround(outlineOfUnit(size, at)),
    others: spotsAround(outlineOfUnit(size, at)),
  };
  return stands.flatMap((stand) => {
    const spots = ways[orderOfUnit(table, state, stand) === 'charge' ? 'charging' : 'others'];
    for (let next = spots.next(); !next.done; next = spots.next()) {
      const out = next.value;
      const footprint = footprintAt(table.units[stand], out);
      if (taken.some((other) => overlaps(other, footprint))) continue;
      if (refuseSpot(table, state, draft, stand, out, { from, carrier, taken, rule: 'E1-TRAN-10' })) continue;
      taken.push(footprint);
      return [{ stand, out }];
    }
    return [];
  });
}

/** Where a way of runs and turns ends if nothing is met. */
function endOf(state: State, { model, way }: Leg): Pose {
  let pose: Pose = state.units[model];
  for (const drive of way) {
    const { heading } = pose;
    if ('turn' in drive) pose = { ...pose, heading: headingOf(heading + drive.turn) };
    if ('run' in drive) pose = { ...along(pose, drive.run, heading, COARSE), heading };
  }
  return pose;
}

/** E1-TRAN-08: the same plan of vehicles, with all stands set down at the end that may be; null where nobody is. */
export function withSetDown(table: Table, state: State, legs: readonly Leg[]): Leg[] | null {
  let some = false;
  const all = legs.map((leg): Leg => {
    const riders = passengersOf(state.units, leg.model).filter((id) =>
      ['advance', 'charge'].includes(orderOfUnit(table, state, id)),
    );
    if (riders.length === 0) return leg;
    const exits: Drive[] = exitsFor(table, state, leg.model, endOf(state, leg), riders);
    some ||= exits.length > 0;
    return { ...leg, way: [...leg.way, ...exits] };
  });
  return some ? all : null;
}

/** E1-TRAN-07: stands that come out of standing vehicles, and what each does then. */
export function comingOut(
  table: Table,
  state: State,
  units: readonly number[],
  then: (model: number, from: Pose) => Drive[],
): Leg[] {
  const carriers = new Set(units.map((id) => state.units[id].carrier));
  return [...carriers].flatMap((carrier) => {
    const riders = units.filter((id) => state.units[id].carrier === carrier);
    return exitsFor(table, state, carrier, state.units[carrier], riders).map(
      ({ stand, out }): Leg => ({ model: stand, way: [{ out }, ...then(stand, out)] }),
    );
  });
}

/** E1-TRAN-02: each stand goes straight to the nearest spot beside a vehicle that has room for it. */
export function goingAboard(table: Table, state: State, units: readonly number[]): Leg[] {
  if (units.length === 0) return [];
  const { side } = table.units[units[0]];
  const room = new Map<number, number>();
  for (const info of table.units)
    if (info?.side === side && state.units[info.id].where === 'table' && capacityOf(table, info.id) > 0)
      if (orderOf(state, info.detachment) === 'first')
        room.set(info.id, capacityOf(table, info.id) - passengersOf(state.units, info.id).length);
  return units.flatMap((model): Leg[] => {
    const unit = state.units[model];
    const square = ({ x, y }: { x: number; y: number }) => (x - unit.x) ** 2 + (y - unit.y) ** 2;
    const near = [...room.keys()].filter((id) => room.get(id)! > 0 && square(state.units[id]) < NEAR * NEAR);
    const carrier = near.sort((a, b) => square(state.units[a]) - square(state.units[b]) || a - b)[0];
    if (carrier === undefined) return [];
    room.set(carrier, room.get(carrier)! - 1);
    const spots = [...spotsAround(outlineOfUnit(table.units[carrier].size, state.units[carrier]))];
    const spot = spots.reduce((a, b) => (square(b) < square(a) ? b : a));
    return [{ model, way: [{ to: [spot.x, spot.y] }], onto: [carrier] }];
  });
}

/** No stand that goes aboard comes from farther away. */
const NEAR = 3500;
