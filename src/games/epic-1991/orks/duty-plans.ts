/** Moves that do a unit's duty (CLAN, MAD): what the engine offers, and what a player's own move is measured by. */
import { along, direction, legLength, squareOfPoints } from '../../../field/index.ts';
import type { Leg } from '../actions.ts';
import { baseAt, playsDead } from '../geometry/position.ts';
import { allowance, mayCharge } from '../movement/allowance.ts';
import { limitsOf, placeProblem, walk } from '../movement/moving.ts';
import { makePlan, type Plan, unplan } from '../movement/plan.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { baseOf } from '../terrain/ground.ts';
import { type Errand, farFrom, goalOf, movers, quarries, slackOf, wayToFight } from './errand.ts';

/** Models make room for each other only so often. */
const PASSES = 16;

/**
 * For each model the hardest it can go at what it must go for; again while somebody else has made room for it.
 * Whoever is in contact stays there and everybody else only gets nearer, so that this comes to rest.
 */
export function dutyPlan(
  table: Table,
  state: State,
  unit: number,
  errand: Errand,
): { plan: Plan; legs: Leg[] } {
  const ids = movers(table, state, unit);
  const plan = makePlan(table, state, unit, ids);
  const far = new Map(ids.map((id) => [id, farFrom(plan, errand, baseAt(table, state, id))]));
  ids.sort((a, b) => far.get(a)! - far.get(b)! || a - b);
  for (const id of ids) stayPut(plan, id);
  const legs = new Map<number, Leg>();
  for (let pass = 0; pass < PASSES; pass++) {
    let changed = false;
    for (const id of ids) {
      if (pass > 0 && slackOf(plan, id, errand) === null) continue;
      changed = true;
      unplan(plan, id);
      legs.delete(id);
      const leg = intoContact(plan, id, errand) ?? straight(plan, id, errand);
      if (leg) legs.set(id, leg);
      else stayPut(plan, id);
    }
    if (!changed) break;
  }
  return { plan, legs: ids.flatMap((id) => legs.get(id) ?? []) };
}

/** A model that has not moved is in the way of others: it might find nowhere to go. */
function stayPut(plan: Plan, id: number): void {
  const { x, y, heading } = plan.state.models[id];
  plan.bases.set(id, baseOf(plan.table, id, x, y, heading));
}

/** A leg into contact with the nearest enemy it must charge, or with the one it goes for, walked in the plan. */
function intoContact(plan: Plan, id: number, errand: Errand): Leg | null {
  const { models } = plan.state;
  const { x, y } = models[id];
  const far = (foe: number) => squareOfPoints(x, y, models[foe].x, models[foe].y);
  const near = quarries(plan, id, errand).sort((a, b) => far(a) - far(b));
  if (errand.foe && mayFight(plan, errand.foe)) near.push(errand.foe);
  for (const foe of near) {
    const way = wayToFight(plan, id, foe, errand);
    if (!way) continue;
    const leg = { model: id, path: way.path, heading: way.heading };
    if (walk(plan, leg, limitsOf(plan, id)) === null) return leg;
    unplan(plan, id);
  }
  return null;
}

/** A mob that plays dead is nobody to fight (E2-MAD-13). */
function mayFight({ table, state, unit }: Plan, foe: number): boolean {
  return mayCharge(table, state, unit) && !playsDead(table, state, foe);
}

/** Straight on, as far as a model gets in steps of 1 cm. */
function straight(plan: Plan, id: number, errand: Errand): Leg | null {
  const { table, state } = plan;
  const from = state.models[id];
  const goal = goalOf(plan, id, errand);
  const towards = direction(goal.x - from.x, goal.y - from.y);
  const longest = Math.min(allowance(table, state, id), legLength(from.x, from.y, goal.x, goal.y));
  const facing = table.models[id].size.stand ? from.heading : towards;
  const least = farFrom(plan, errand, baseAt(table, state, id));
  for (let s = Math.floor(longest / 100) * 100; s >= 100; s -= 100) {
    const end = along(from, s, towards);
    const base = baseOf(table, id, end.x, end.y, facing);
    if (errand.foe && farFrom(plan, errand, base) >= least) continue; // E2-CLAN-05
    if (placeProblem(plan, id, base, false)) continue;
    const leg = { model: id, path: [end.x, end.y], heading: facing };
    if (walk(plan, leg, { ...limitsOf(plan, id), charges: false }) === null) return leg;
    unplan(plan, id);
  }
  return null;
}
