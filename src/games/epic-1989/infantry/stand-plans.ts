/** Plans of stands worth looking at: all of them the same way, into vehicles and out of them, or each on its own. */
import { along, COARSE, direction, headingsBy, type Point } from '../../../field/index.ts';
import type { Leg } from '../actions.ts';
import { goingIn, goingOut, storming } from '../buildings/building-offers.ts';
import { rateOf } from '../movement/limits.ts';
import { orderOfUnit } from '../orders/orders.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { comingOut, goingAboard } from '../transport/ride-offers.ts';

const SHARES = [1, 0.5];

/** Rounding up may make a path one u too long. */
const SLACK = 2;

export function standPlans(
  table: Table,
  state: State,
  units: readonly number[],
  towards: number | null,
): Leg[][] {
  const onTable = units.filter((id) => state.units[id].where === 'table');
  const afoot = onTable.filter((id) => state.units[id].building === 0);
  const inside = onTable.filter((id) => state.units[id].building > 0);
  const aboard = units.filter((id) => state.units[id].where === 'aboard');
  const bearings = new Set([...(towards === null ? [] : [towards]), ...headingsBy(45)]);
  const marches = [...bearings].flatMap((heading) =>
    SHARES.flatMap((share) => {
      const legs = afoot.map((model) => strideTo(table, state, model, heading, share));
      return legs.length > 1 ? [legs, [...legs].reverse()] : [legs];
    }),
  );
  const plans = [...(afoot.length > 0 ? marches : []), ...outings(table, state, afoot, aboard, towards)];
  const rides = goingAboard(table, state, afoot);
  const moves = [rides, goingIn(table, state, onTable), storming(table, state, afoot)];
  for (const legs of moves) if (legs.length > 0) plans.push(legs, ...legs.map((leg) => [leg]));
  if (inside.length > 0) plans.push(...sorties(table, state, afoot, inside, bearings));
  return plans;
}

/** Stands that come out, and stay there or go on; with them go those on foot. */
function outings(
  table: Table,
  state: State,
  afoot: readonly number[],
  aboard: readonly number[],
  towards: number | null,
): Leg[][] {
  if (aboard.length === 0) return [];
  const out = (heading: number | null) =>
    comingOut(table, state, aboard, (model, from) => {
      if (heading === null) return [];
      const { x, y } = along(from, reach(table, state, model, 0.5), heading, COARSE);
      return [{ to: [x, y] }];
    });
  const stay = out(null);
  const go = towards === null ? [] : [out(towards)];
  const all = [stay, ...go].filter((legs) => legs.length > 0);
  const walk = afoot.map((model) => strideTo(table, state, model, towards ?? 0, 0.5));
  return [...all, ...all.map((legs) => [...legs, ...walk]), ...stay.map((leg) => [leg])];
}

/** Stands that come out of buildings, each way there is; with them go those on foot. */
function sorties(
  table: Table,
  state: State,
  afoot: readonly number[],
  inside: readonly number[],
  bearings: ReadonlySet<number>,
): Leg[][] {
  return [...bearings].flatMap((heading) => {
    const out = (share: number) =>
      goingOut(table, state, inside, heading, (model, from) => {
        const { x, y } = along(from, reach(table, state, model, share), heading, COARSE);
        return [{ to: [x, y] }];
      });
    const walk = afoot.map((model) => strideTo(table, state, model, heading, 0.5));
    const all = out(1);
    return [all, [...all, ...walk], out(0.5), ...all.map((leg) => [leg])].filter((legs) => legs.length > 0);
  });
}

/** A share of what a stand may still go. */
function reach(table: Table, state: State, model: number, share: number): number {
  const { spent } = state.units[model];
  const rate = rateOf(table.units[model].card, orderOfUnit(table, state, model));
  return Math.max(1, Math.floor((rate - spent) * share) - SLACK);
}

function strideTo(table: Table, state: State, model: number, heading: number, share: number): Leg {
  const { x, y }: Point = along(state.units[model], reach(table, state, model, share), heading, COARSE);
  return { model, way: [{ to: [x, y] }] };
}

/** One stand towards a place, by parts of its rate. */
export function strides(table: Table, state: State, model: number, goal: Point): Leg[][] {
  const { x, y } = state.units[model];
  const heading = direction(goal.x - x, goal.y - y, COARSE);
  return [1, 0.75, 0.5, 0.25].map((share) => [strideTo(table, state, model, heading, share)]);
}
