/** GRET: Gretchin keep to the Orks they follow. */
import { along, direction, distance } from '../../field/index.ts';
import type { Refusal } from '../../kernel/contract.ts';
import { allowance, isPinned } from './allowance.ts';
import { COMMAND } from './command.ts';
import { baseOf } from './ground.ts';
import { living } from './morale.ts';
import { costOf, placeProblem, wayProblem } from './moving.ts';
import { makePlan, type Plan, plannedBase } from './plan.ts';
import { baseAt, isFree } from './position.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/** E2-GRET-01: an Ork unit it may follow. */
export function mayFollow(table: Table, unit: number, leader: number): boolean {
  const info = table.units[leader];
  return (
    info !== undefined &&
    info !== null &&
    leader !== unit &&
    info.side === table.units[unit].side &&
    info.deck === 'orks' &&
    info.kind === 'ordinary'
  );
}

/** E2-GRET-05, E2-GRET-08: whom a mob follows once its Orks are gone; 0 when nobody is left. */
export function newLeader(table: Table, state: State, unit: number): number {
  const own = living(table, state, unit);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const { id } of table.units.filter((info) => info && mayFollow(table, unit, info.id)))
    for (const model of living(table, state, id))
      for (const stand of own) {
        const d = distance(baseAt(table, state, stand), baseAt(table, state, model));
        if (d >= least) continue;
        least = d;
        best = id;
      }
  return best;
}

/** The nearest of a mob's stands to its Orks, and the Ork it is nearest to. */
function nearestPair(plan: Plan, after: boolean): { stand: number; ork: number; distance: number } | null {
  const { table, state, unit } = plan;
  let best: { stand: number; ork: number; distance: number } | null = null;
  for (const stand of living(table, state, unit))
    for (const ork of living(table, state, state.units[unit].follows)) {
      const base = after ? plannedBase(plan, stand) : baseAt(table, state, stand);
      const d = distance(base, baseAt(table, state, ork));
      if (!best || d < best.distance) best = { stand, ork, distance: d };
    }
  return best;
}

/** E2-GRET-02: within 10 cm of the Orks, or at least as near as a straight move would have brought it. */
export function refuseFollowing(plan: Plan, moved: readonly number[]): Refusal | null {
  const { table, state, unit } = plan;
  const { follows } = state.units[unit];
  if (follows === 0 || living(table, state, follows).length === 0) return null;
  const leader = state.units[follows];
  if (!leader.moved && moved.length > 0 && couldMove(table, state, follows))
    return { rule: 'E2-GRET-02', why: `They wait until ${table.units[follows].name} has moved.` };
  const after = nearestPair(plan, true);
  if (!after || after.distance <= COMMAND) return null;
  const before = nearestPair(plan, false)!;
  const { stand, ork } = before;
  const most = allowance(table, state, stand);
  if (most === 0 || !isFree(state, stand) || isPinned(table, state, stand)) return null;
  const reach = straightReach(makePlan(table, state, unit), stand, ork, most);
  return reach === null || after.distance <= reach
    ? null
    : {
        rule: 'E2-GRET-02',
        why: 'They must end within 10 cm of the Orks they follow, or as near as they can.',
      };
}

function couldMove(table: Table, state: State, unit: number): boolean {
  return living(table, state, unit).some(
    (id) =>
      state.models[id].where === 'table' && allowance(table, state, id) > 0 && !isPinned(table, state, id),
  );
}

/** How near to the Orks a straight move of the nearest stand would end; null when all of them moving so would be illegal. */
function straightReach(plan: Plan, stand: number, ork: number, most: number): number | null {
  const { table, state, unit } = plan;
  const from = state.models[stand];
  const to =
    state.models[ork].where === 'aboard' ? state.models[state.models[ork].carrier] : state.models[ork];
  const heading = direction(to.x - from.x, to.y - from.y);
  const there = baseAt(table, state, ork);
  const legal = (id: number, s: number): boolean => {
    const start = state.models[id];
    const end = along(start, s, heading);
    const way = [start.x, start.y, end.x, end.y];
    return (
      costOf(plan, id, way) <= most &&
      wayProblem(plan, id, way, []) === null &&
      placeProblem(plan, id, baseOf(table, id, end.x, end.y, start.heading), false) === null
    );
  };
  let reach = 0;
  for (let s = 100; s <= most; s += 100) if (legal(stand, s)) reach = s;
  const side = living(table, state, unit).filter((id) => state.models[id].where === 'table');
  const together = makePlan(table, state, unit);
  for (const id of side) together.models.set(id, state.models[id]);
  const allGo = side.every((id) => {
    const start = state.models[id];
    const end = along(start, reach, heading);
    const way = [start.x, start.y, end.x, end.y];
    return (
      wayProblem(together, id, way, []) === null &&
      placeProblem(together, id, baseOf(table, id, end.x, end.y, start.heading), false) === null
    );
  });
  if (!allGo || reach === 0) return null;
  const end = along(from, reach, heading);
  return distance(baseOf(table, stand, end.x, end.y, from.heading), there);
}
