/** FALL: units with a fall back counter get away from the enemy. */
import { along, direction, drafted, legLength, nearestTo, type Run } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Leg } from '../actions.ts';
import { followsFleeing } from '../firing/eligible.ts';
import { sees } from '../firing/sight.ts';
import { isFree, nearestFoes, standing } from '../geometry/position.ts';
import { allowance, isPinned } from '../movement/allowance.ts';
import { left } from '../movement/clock.ts';
import { draftedBase, draftMove, type MoveDraft } from '../movement/draft.ts';
import { placeProblem } from '../movement/ends.ts';
import { costOf, wayProblem } from '../movement/ways.ts';
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
export function beginRetreat(draft: MoveDraft, leg: Leg): readonly Run[] | Refusal {
  const { table, state } = draft;
  const id = leg.model;
  const model = drafted(draft, id);
  if (table.models[id]?.unit !== draft.unit || model.where !== 'table')
    return { rule: 'E2-FALL-05', why: 'Only models of the unit on the table retreat.' };
  if (state.units[draft.unit].fellBack === 0 && !followsFleeing(table, state, draft.unit))
    return { rule: 'E2-FALL-05', why: 'Only a unit that falls back retreats.' };
  if (isPinned(table, state, id)) return { rule: 'E2-FALL-08', why: 'It is pinned by an enemy in contact.' };
  if (!isFree(state, id)) return { rule: 'E2-TRAK-03', why: 'That model can do nothing now.' };
  if (draft.walked.has(id)) return { rule: 'E2-MOVE-01', why: 'It has moved.' };
  const courses = retreatCourses(draft, id);
  if (courses.length === 0) return { rule: 'E2-FALL-13', why: 'There is no enemy to get away from.' };
  const course = courses.find(({ heading }) => heading === leg.heading);
  if (!course)
    return { rule: 'E2-FALL-05', why: `It ends on the heading it retreats on, ${courses[0].heading}.` };
  draft.walked.add(id);
  draft.retreated.add(id);
  const { x, y, heading } = course;
  const length = legLength(model.x, model.y, x, y);
  return [{ path: [model.x, model.y, x, y], heading, length }];
}

interface Course {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** Where a plain retreat may end: one course from each of the nearest enemies (E2-GEO-10), none without an enemy. */
export function retreatCourses(draft: MoveDraft, id: number): Course[] {
  const foes = nearestFoes(draft.table, draft.state, id);
  return foes ? foes.ids.map((foe) => courseFrom(draft, id, foe, foes.distance)) : [];
}

/** Places and distances are whole numbers. */
const ROUNDING = 2;

function courseFrom(draft: MoveDraft, id: number, from: number, distance: number): Course {
  const { table, state } = draft;
  const model = drafted(draft, id);
  const foe = state.models[from];
  const heading = direction(model.x - foe.x, model.y - foe.y); // E2-FALL-12
  const most = left(model.clock, allowance(table, state, id));
  const baseAfter = (s: number) => {
    const { x, y } = along(model, s, heading);
    return baseOf(table, id, x, y, heading);
  };
  // The way is legal up to some point, the table's edge at most (E2-FALL-11), the end places on it here and there: the farthest of them counts.
  let reach = 0;
  for (let step = most; step >= 1; step = Math.floor(step / 2))
    while (reach + step <= most && openWay(draft, id, model, reach + step, heading, most)) reach += step;
  for (let s = reach; s > 0; ) {
    const base = baseAfter(s);
    const lacks = distance - nearestGap(table, state, id, base); // E2-FALL-04
    if (
      lacks <= 0 &&
      openWay(draft, id, model, s, heading, most) &&
      placeProblem(draft, id, base, false) === null
    )
      return { ...along(model, s, heading), heading };
    s -= Math.max(1, lacks - ROUNDING); // no step brings it farther away than it is long
  }
  const turned = placeProblem(draft, id, baseOf(table, id, model.x, model.y, heading), false) === null;
  return { x: model.x, y: model.y, heading: turned ? heading : model.heading };
}

function openWay(
  draft: MoveDraft,
  id: number,
  from: { x: number; y: number },
  s: number,
  heading: number,
  most: number,
): boolean {
  const { x, y } = along(from, s, heading);
  const way = [from.x, from.y, x, y];
  return costOf(draft, id, way) <= most && wayProblem(draft, id, way, []) === null;
}

function nearestGap(table: Table, state: State, id: number, base: readonly number[]): number {
  const { side } = table.models[id];
  const nearest = nearestTo(standing(table, state), base, (other) => table.models[other].side !== side);
  return nearest?.distance ?? Number.POSITIVE_INFINITY;
}

const STAYED: Refusal = { rule: 'E2-FALL-03', why: 'Every model in sight of the enemy must get away.' };

/** E2-FALL-03, E2-FALL-04, E2-FALL-06: what a falling back unit's move must have come to. */
export function refuseFallBack(draft: MoveDraft, movers: readonly number[]): Refusal | null {
  const { table, state, unit } = draft;
  for (const id of table.units[unit].models) {
    const moved = movers.includes(id);
    if (!moved && mustRetreat(table, state, id)) return STAYED;
    if (!moved) continue;
    if (draft.retreated.has(id)) continue;
    const refused = refuseHiding(draft, id);
    if (refused) return refused;
  }
  return null;
}

/** E2-FALL-06: a path of its own keeps its distance and ends in cover or out of sight. */
function refuseHiding(draft: MoveDraft, id: number): Refusal | null {
  const { table, state } = draft;
  if (drafted(draft, id).where !== 'table') return null;
  const way = draft.ways.get(id);
  if (!way) return mustRetreat(table, state, id) ? STAYED : null;
  const start = nearestFoes(table, state, id);
  if (!start) return null;
  const base = draftedBase(draft, id);
  if (nearestGap(table, state, id, base) < start.distance)
    return { rule: 'E2-FALL-04', why: 'It may not end nearer to the enemy.' };
  if (isRetreatWay(draft, id, way)) return null;
  const nearest = (x: number, y: number) => nearestGap(table, state, id, [x, y]);
  const { where, carrier } = state.models[id];
  const { x, y } = state.models[where === 'aboard' ? carrier : id];
  const from = nearest(x, y);
  for (let i = 0; i < way.length; i += 2)
    if (nearest(way[i], way[i + 1]) < from)
      return { rule: 'E2-FALL-06', why: 'Its way leads nearer to the enemy.' };
  return hidesAt(draft, id) ? null : { rule: 'E2-FALL-06', why: 'It must end in cover or out of sight.' };
}

/** The end of the way is where a plain retreat would have led. */
function isRetreatWay(draft: MoveDraft, id: number, way: readonly number[]): boolean {
  const fresh = draftMove(draft.table, draft.state, draft.unit);
  return retreatCourses(fresh, id).some(({ x, y }) => way.length === 4 && way[2] === x && way[3] === y);
}

/** In cover where it would stand, or seeing no enemy from there. */
function hidesAt(draft: MoveDraft, id: number): boolean {
  const { table, state } = draft;
  const there: State = {
    ...state,
    models: state.models.map((model) => draft.models.get(model?.id ?? 0) ?? model),
  };
  return coverAt(table, there, id) < 0 || !seesEnemy(table, there, id);
}
