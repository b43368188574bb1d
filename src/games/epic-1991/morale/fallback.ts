/** FALL: units with a fall back counter get away from the enemy. */
import { along, direction, nearestTo } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Leg } from '../actions.ts';
import { followsFleeing } from '../firing/eligible.ts';
import { sees } from '../firing/sight.ts';
import { forget, isFree, nearestFoes, standing } from '../geometry/position.ts';
import { allowance, isPinned } from '../movement/allowance.ts';
import { spend } from '../movement/clock.ts';
import { costOf, placeProblem, wayProblem } from '../movement/moving.ts';
import { change, makePlan, type Plan, planned, plannedBase, putDown } from '../movement/plan.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { baseOf, coverAt } from '../terrain/ground.ts';

/** E2-FALL-03: in the open, in sight of an enemy, and able to move. */
export function mustRetreat(table: Table, state: State, id: number): boolean {
  if (state.models[id].where !== 'table' || !isFree(state, id) || isPinned(table, state, id)) return false;
  if (allowance(table, state, id) === 0 || coverAt(table, state, id) < 0) return false;
  return seesEnemy(table, state, id);
}

function seesEnemy(table: Table, state: State, id: number): boolean {
  const { side } = table.models[id];
  return table.models.some(
    (info) =>
      info &&
      info.side !== side &&
      state.models[info.id].where === 'table' &&
      sees(table, state, id, info.id),
  );
}

/** E2-FALL-05: straight away from the nearest enemy, as far as it goes. */
export function retreat(plan: Plan, leg: Leg): Refusal | null {
  const { table, state } = plan;
  const id = leg.model;
  const model = planned(plan, id);
  if (table.models[id]?.unit !== plan.unit || model.where !== 'table')
    return { rule: 'E2-FALL-05', why: 'Only models of the unit on the table retreat.' };
  if (state.units[plan.unit].fellBack === 0 && !followsFleeing(table, state, plan.unit))
    return { rule: 'E2-FALL-05', why: 'Only a unit that falls back retreats.' };
  if (isPinned(table, state, id)) return { rule: 'E2-FALL-08', why: 'It is pinned by an enemy in contact.' };
  if (!isFree(state, id)) return { rule: 'E2-TRAK-03', why: 'That model can do nothing now.' };
  if (plan.walked.has(id)) return { rule: 'E2-MOVE-01', why: 'It has moved.' };
  const courses = retreatCourses(plan, id);
  if (courses.length === 0) return { rule: 'E2-FALL-13', why: 'There is no enemy to get away from.' };
  const course = courses.find(({ heading }) => heading === leg.heading);
  if (!course)
    return { rule: 'E2-FALL-05', why: `It ends on the heading it retreats on, ${courses[0].heading}.` };
  plan.walked.add(id);
  plan.retreated.add(id);
  const { x, y, heading, cost } = course;
  plan.ways.set(id, [model.x, model.y, x, y]);
  plan.spent.set(id, cost);
  const { clock } = model;
  putDown(plan, id, x, y, heading);
  change(plan, id).clock = spend(clock, cost, allowance(table, state, id));
  return null;
}

export interface Course {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly cost: number;
}

/** Where a plain retreat may end: one course from each of the nearest enemies (E2-GEO-10), none without an enemy. */
export function retreatCourses(plan: Plan, id: number): Course[] {
  const foes = nearestFoes(plan.table, plan.state, id);
  return foes ? foes.ids.map((foe) => courseFrom(plan, id, foe, foes.distance)) : [];
}

function courseFrom(plan: Plan, id: number, from: number, distance: number): Course {
  const { table, state } = plan;
  const model = planned(plan, id);
  const foe = state.models[from];
  const heading = direction(model.x - foe.x, model.y - foe.y); // E2-FALL-12
  const most = allowance(table, state, id);
  const legal = (s: number): number | null => {
    const { x, y } = along(model, s, heading);
    const way = [model.x, model.y, x, y];
    const cost = costOf(plan, id, way);
    if (cost > most || wayProblem(plan, id, way, []) !== null) return null;
    const base = baseOf(table, id, x, y, heading);
    if (placeProblem(plan, id, base, false) !== null) return null;
    return nearestGap(table, state, id, base) >= distance ? cost : null; // E2-FALL-04
  };
  // The way is legal up to some point, the table's edge at most (E2-FALL-11), the end places on it here and there: the farthest of them counts.
  let reach = 0;
  for (let step = most; step >= 1; step = Math.floor(step / 2))
    while (reach + step <= most && openWay(plan, id, model, reach + step, heading, most)) reach += step;
  for (let s = reach; s > 0; s--) {
    const cost = legal(s);
    if (cost !== null) return { ...along(model, s, heading), heading, cost };
  }
  const turned = placeProblem(plan, id, baseOf(table, id, model.x, model.y, heading), false) === null;
  return { x: model.x, y: model.y, heading: turned ? heading : model.heading, cost: 0 };
}

function openWay(
  plan: Plan,
  id: number,
  from: { x: number; y: number },
  s: number,
  heading: number,
  most: number,
): boolean {
  const { x, y } = along(from, s, heading);
  const way = [from.x, from.y, x, y];
  return costOf(plan, id, way) <= most && wayProblem(plan, id, way, []) === null;
}

function nearestGap(table: Table, state: State, id: number, base: readonly number[]): number {
  const { side } = table.models[id];
  const nearest = nearestTo(standing(table, state), base, (other) => table.models[other].side !== side);
  return nearest?.distance ?? Number.POSITIVE_INFINITY;
}

const STAYED: Refusal = { rule: 'E2-FALL-03', why: 'Every model in sight of the enemy must get away.' };

/** E2-FALL-03, E2-FALL-04, E2-FALL-06: what a falling back unit's move must have come to. */
export function refuseFallBack(plan: Plan, movers: readonly number[]): Refusal | null {
  const { table, state, unit } = plan;
  for (const id of table.units[unit].models) {
    const moved = movers.includes(id);
    if (!moved && mustRetreat(table, state, id)) return STAYED;
    if (!moved) continue;
    if (plan.retreated.has(id)) continue;
    const refused = refuseHiding(plan, id);
    if (refused) return refused;
  }
  return null;
}

/** E2-FALL-06: a path of its own keeps its distance and ends in cover or out of sight. */
function refuseHiding(plan: Plan, id: number): Refusal | null {
  const { table, state } = plan;
  if (planned(plan, id).where !== 'table') return null;
  const way = plan.ways.get(id);
  if (!way) return mustRetreat(table, state, id) ? STAYED : null;
  const start = nearestFoes(table, state, id);
  if (!start) return null;
  const base = plannedBase(plan, id);
  if (nearestGap(table, state, id, base) < start.distance)
    return { rule: 'E2-FALL-04', why: 'It may not end nearer to the enemy.' };
  if (isRetreatWay(plan, id, way)) return null;
  const nearest = (x: number, y: number) => nearestGap(table, state, id, [x, y]);
  const { where, carrier } = state.models[id];
  const { x, y } = state.models[where === 'aboard' ? carrier : id];
  const from = nearest(x, y);
  for (let i = 0; i < way.length; i += 2)
    if (nearest(way[i], way[i + 1]) < from)
      return { rule: 'E2-FALL-06', why: 'Its way leads nearer to the enemy.' };
  return hidesAt(plan, id) ? null : { rule: 'E2-FALL-06', why: 'It must end in cover or out of sight.' };
}

/** The end of the way is where a plain retreat would have led. */
function isRetreatWay(plan: Plan, id: number, way: readonly number[]): boolean {
  const fresh = makePlan(plan.table, plan.state, plan.unit);
  return retreatCourses(fresh, id).some(({ x, y }) => way.length === 4 && way[2] === x && way[3] === y);
}

/** In cover where it would stand, or seeing no enemy from there. */
function hidesAt(plan: Plan, id: number): boolean {
  const { table, state } = plan;
  const there: State = {
    ...state,
    models: state.models.map((model) => plan.models.get(model?.id ?? 0) ?? model),
  };
  const hidden = coverAt(table, there, id) < 0 || !seesEnemy(table, there, id);
  forget(table);
  return hidden;
}
