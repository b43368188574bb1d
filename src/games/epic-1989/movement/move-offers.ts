/** Plans worth listing for a detachment, each walked before it is offered. */
import { COARSE, direction, headingOf, turn } from '../../../field/index.ts';
import type { Action, Drive, Leg } from '../actions.ts';
import { directPlan } from '../formation/direct-test.ts';
import { standPlans, strides } from '../infantry/stand-plans.ts';
import type { MoveSegment, State } from '../state.ts';
import type { Table } from '../table.ts';
import { isTitan } from '../titans/legs.ts';
import { strideWays } from '../titans/stride-offers.ts';
import { withSetDown } from '../transport/ride-offers.ts';
import { rateOf } from './limits.ts';
import { moversOf } from './movers.ts';
import { refusePlan } from './plan.ts';
import { turnsFor } from './sending.ts';

/** Bearings that are tried besides straight on: a fall back may begin with any. */
const BEARINGS: Readonly<Record<MoveSegment, readonly number[]>> = {
  advance: [0, 45, -45, 90, -90, 180],
  charge: [0, 30, -30, 60, -60, 90, -90],
  'fall-back': [0, 45, -45, 90, -90, 135, -135, 180],
  turning: [],
};
const SHARES = [1, 0.5];

/** All units make the same turn and the same run. */
function together(
  table: Table,
  units: readonly number[],
  segment: MoveSegment,
  degrees: number,
  share: number,
): Leg[] {
  const rate = Math.min(...units.map((id) => rateOf(table.units[id].card, segment)));
  const run = Math.floor(rate * share);
  const way = [...turnsFor(segment, degrees), { run }];
  return units.map((model) => ({ model, way }));
}

/** The heading towards the nearest enemy; null where there is none. */
function towardsNearest(table: Table, state: State, id: number): number | null {
  const unit = state.units[id];
  const foes = state.units.filter(
    (foe) => foe?.where === 'table' && table.units[foe.id].side !== table.units[id].side,
  );
  if (foes.length === 0) return null;
  const square = (foe: { x: number; y: number }) => (foe.x - unit.x) ** 2 + (foe.y - unit.y) ** 2;
  const nearest = foes.reduce((a, b) => (square(b) < square(a) ? b : a));
  return direction(nearest.x - unit.x, nearest.y - unit.y, COARSE);
}

/** Straight at the nearest enemy, as far as it can turn that way. */
function atNearest(table: Table, state: State, id: number, segment: MoveSegment): number | null {
  const unit = state.units[id];
  const heading = towardsNearest(table, state, id);
  if (heading === null) return null;
  const off = turn(unit.heading, heading);
  const degrees = headingOf(heading - unit.heading) <= 180 ? off : -off;
  if (segment === 'fall-back') return degrees > 0 ? degrees - 180 : degrees + 180;
  return segment === 'charge' && off > 90 ? null : degrees;
}

/** Every order of the units, where the front one must go first. */
function inSomeOrder(legs: readonly Leg[]): readonly Leg[][] {
  return legs.length > 1 ? [[...legs], [...legs].reverse()] : [[...legs]];
}

function titanPlans(table: Table, state: State, segment: MoveSegment, model: number): Leg[][] {
  return strideWays(table, state, model, segment).map((way) => [{ model, way }]);
}

function plansFor(table: Table, state: State, segment: MoveSegment, units: readonly number[]): Leg[][] {
  if (units.length === 0) return [];
  if (isTitan(table, units[0])) return titanPlans(table, state, segment, units[0]);
  if (table.units[units[0]].card.is === 'stand')
    return standPlans(table, state, units, towardsNearest(table, state, units[0]));
  const bearings = new Set(BEARINGS[segment]);
  const towards = atNearest(table, state, units[0], segment);
  if (towards !== null) bearings.add(towards);
  const plans = [...bearings].flatMap((degrees) =>
    SHARES.flatMap((share) => inSomeOrder(together(table, units, segment, degrees, share))),
  );
  return plans;
}

/** The same plans with whoever is aboard set down at their end, and to set them down on the spot. */
function settingDown(
  table: Table,
  state: State,
  units: readonly number[],
  plans: readonly (readonly Leg[])[],
): Leg[][] {
  const still = units.map((model): Leg => ({ model, way: [] }));
  return [still, ...plans].map((legs) => withSetDown(table, state, legs)).filter((legs) => legs !== null);
}

/** One of each kind that can be walked, and to stay where that is allowed. */
export function planOffers(table: Table, state: State, segment: MoveSegment, detachment: number): Action[] {
  const units = moversOf(table, state, segment, detachment);
  const walked = legalOnes(table, state, segment, detachment, plansFor(table, state, segment, units));
  const carry = segment === 'advance' && units.length > 0 && table.units[units[0]].card.is !== 'stand';
  const down = carry ? settingDown(table, state, units, walked) : [];
  const legal = [...walked, ...legalOnes(table, state, segment, detachment, down)];
  const others = legal.length > 0 ? legal : restoring(table, state, segment, detachment, units);
  const direct = others.length === 0 ? directPlan(table, state, segment, detachment) : null;
  const plans = direct && direct.length > 0 ? [...others, direct] : others;
  const stay = refusePlan(table, state, segment, detachment, []) === null;
  return [...plans, ...(stay ? [[]] : [])].map((legs): Action => ({ do: 'move', detachment, legs }));
}

function legalOnes(
  table: Table,
  state: State,
  segment: MoveSegment,
  detachment: number,
  plans: readonly (readonly Leg[])[],
): (readonly Leg[])[] {
  const known = new Set<string>();
  const texts = new Map<Leg['way'], string>(); // a detachment goes the same way
  const textOf = ({ model, way, onto }: Leg): string => {
    const text = texts.get(way) ?? JSON.stringify(way);
    texts.set(way, text);
    return `${model} ${text} ${onto ? JSON.stringify(onto) : ''}`;
  };
  return plans.filter((legs) => {
    const text = [...legs]
      .sort((a, b) => a.model - b.model)
      .map(textOf)
      .join();
    if (known.has(text) || refusePlan(table, state, segment, detachment, legs)) return false;
    known.add(text);
    return true;
  });
}

/** Units one by one towards the others: what a detachment out of formation can do. */
function restoring(
  table: Table,
  state: State,
  segment: MoveSegment,
  detachment: number,
  units: readonly number[],
): (readonly Leg[])[] {
  const alone = units.flatMap((id) => plansFor(table, state, segment, [id]));
  const homeward = units.flatMap((id) =>
    units
      .filter((other) => other !== id)
      .flatMap((other) => {
        const [unit, goal] = [state.units[id], state.units[other]];
        if (table.units[id].card.is === 'stand') return strides(table, state, id, goal);
        const heading = direction(goal.x - unit.x, goal.y - unit.y, COARSE);
        const off = turn(unit.heading, heading);
        const degrees = headingOf(heading - unit.heading) <= 180 ? off : -off;
        const rate = rateOf(table.units[id].card, segment);
        return [1, 0.75, 0.5, 0.25].map((share): Leg[] => [
          { model: id, way: [...turnsFor(segment, degrees), { run: Math.floor(rate * share) }] },
        ]);
      }),
  );
  return legalOnes(table, state, segment, detachment, [...homeward, ...alone]);
}

/** New rests of a plan: the unit under way stops, or goes on straight, or turns; the others follow as they can. */
export function replanOffers(
  table: Table,
  state: State,
  segment: MoveSegment,
  detachment: number,
  unit: number,
): Action[] {
  const members = moversOf(table, state, segment, detachment);
  const fresh = members.filter((id) => !state.units[id].moving);
  const plans: Leg[][] = [[], ...plansFor(table, state, segment, fresh)];
  if (unit > 0 && members.includes(unit)) {
    if (isTitan(table, unit)) plans.push(...titanPlans(table, state, segment, unit));
    if (table.units[unit].card.is === 'stand') plans.push(...plansFor(table, state, segment, [unit]));
    const { spent, backwards } = state.units[unit];
    const left = rateOf(table.units[unit].card, segment) - spent;
    const run = (u: number): Drive => (backwards ? { back: Math.floor(u / 2) } : { run: u });
    if (left > 1 && table.units[unit].card.is === 'vehicle')
      for (const degrees of [0, 45, -45, 90, -90])
        plans.push([{ model: unit, way: [...turnsFor(segment, degrees), run(left)] }]);
  }
  return legalOnes(table, state, segment, detachment, plans).map((legs): Action => ({ do: 'rest', legs }));
}
