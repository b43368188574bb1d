/** Plans of stands worth looking at: all of them the same way, or each on its own. */
import { along, COARSE, direction, headingsBy, type Point } from '../../../field/index.ts';
import type { Leg } from '../actions.ts';
import { rateOf } from '../movement/limits.ts';
import { orderOfUnit } from '../orders/orders.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

const SHARES = [1, 0.5];

/** Rounding up may make a path one u too long. */
const SLACK = 2;

export function standPlans(
  table: Table,
  state: State,
  units: readonly number[],
  towards: number | null,
): Leg[][] {
  const bearings = new Set([...(towards === null ? [] : [towards]), ...headingsBy(45)]);
  return [...bearings].flatMap((heading) =>
    SHARES.flatMap((share) => {
      const legs = units.map((model) => strideTo(table, state, model, heading, share));
      return legs.length > 1 ? [legs, [...legs].reverse()] : [legs];
    }),
  );
}

function strideTo(table: Table, state: State, model: number, heading: number, share: number): Leg {
  const { spent } = state.units[model];
  const rate = rateOf(table.units[model].card, orderOfUnit(table, state, model));
  const far = Math.max(1, Math.floor((rate - spent) * share) - SLACK);
  const { x, y }: Point = along(state.units[model], far, heading, COARSE);
  return { model, way: [{ to: [x, y] }] };
}

/** One stand towards a place, by parts of its rate. */
export function strides(table: Table, state: State, model: number, goal: Point): Leg[][] {
  const { x, y } = state.units[model];
  const heading = direction(goal.x - x, goal.y - y, COARSE);
  return [1, 0.75, 0.5, 0.25].map((share) => [strideTo(table, state, model, heading, share)]);
}
