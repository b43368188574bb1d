/** GRET: Gretchin keep to the Orks they follow. */
import { along, direction, distance, legLength } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Leg } from '../actions.ts';
import { formation } from '../geometry/formation.ts';
import { baseAt } from '../geometry/position.ts';
import { allowance, isPinned } from '../movement/allowance.ts';
import { draftedBase, draftMove, type MoveDraft } from '../movement/draft.ts';
import { placeProblem } from '../movement/ends.ts';
import { limitsOf, walk } from '../movement/gait.ts';
import { costOf, wayProblem } from '../movement/ways.ts';
import { COMMAND } from '../orders/command.ts';
import { living } from '../saves/casualties.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { baseOf } from '../terrain/ground.ts';

/** E2-GRET-01: an Ork unit it may follow. */
export function mayFollow(table: Table, unit: number, leader: number): boolean {
  const info = table.units[leader];
  if (!info) return false;
  return (
    leader !== unit &&
    info.side === table.units[unit].side &&
    info.deck === 'orks' &&
    info.kind === 'ordinary'
  );
}

/** E2-GRET-05, E2-GRET-08: the units whose nearest model is nearest to a mob that has lost its Orks, by that model; [] when nobody is left. */
export function newLeaders(table: Table, state: State, unit: number): number[] {
  const own = living(table, state, unit).map((id) => baseAt(table, state, id));
  if (own.length === 0) return [];
  let best: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const { id } of table.units.filter((info) => info && mayFollow(table, unit, info.id)))
    for (const model of living(table, state, id)) {
      const d = Math.min(...own.map((base) => distance(base, baseAt(table, state, model))));
      if (d < least) best = [];
      if (d > least || best.some((other) => table.models[other].unit === id)) continue;
      best.push(model);
      least = d;
    }
  return best;
}

/** E2-GRET-05: it has no order until the next Orders phase. */
export function follow(state: State, unit: number, leader: number): void {
  Object.assign(state.units[unit], { follows: leader, order: null, commanded: true });
}

interface Pair {
  readonly stand: number;
  readonly ork: number;
  readonly distance: number;
}

/** The nearest of a mob's stands to its Orks, and the Ork it is nearest to; of several equally near all. */
function nearestPairs(draft: MoveDraft, after: boolean): Pair[] {
  const { table, state, unit } = draft;
  const orks = living(table, state, state.units[unit].follows);
  const pairs = living(table, state, unit).flatMap((stand) => {
    const base = after ? draftedBase(draft, stand) : baseAt(table, state, stand);
    return orks.map((ork): Pair => ({ stand, ork, distance: distance(base, baseAt(table, state, ork)) }));
  });
  const least = Math.min(...pairs.map((pair) => pair.distance));
  return pairs.filter((pair) => pair.distance === least);
}

/** E2-GRET-02: within 10 cm of the Orks, or at least as near as a straight move would have brought it. */
export function refuseFollowing(draft: MoveDraft, moved: readonly number[]): Refusal | null {
  const { table, state, unit } = draft;
  const { follows } = state.units[unit];
  if (follows === 0 || living(table, state, follows).length === 0) return null;
  if (moved.length > 0 && !state.units[follows].moved && couldMove(table, state, follows))
    return { rule: 'E2-GRET-02', why: `They wait until ${table.units[follows].name} has moved.` };
  const [after] = nearestPairs(draft, true);
  if (!after || after.distance <= COMMAND) return null;
  // E2-GEO-10: of Orks equally near its owner chooses
  return straightMoves(table, state, unit).some((way) => !way || after.distance <= way.distance)
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

interface Straight {
  readonly legs: readonly Leg[];
  /** How near it ends to the Orks. */
  readonly distance: number;
}

/**
 * All stands side by side, as far as the nearest of them gets straight towards the Orks: one for each pair that is
 * nearest, null where that is illegal, which excuses the mob.
 */
export function straightMoves(table: Table, state: State, unit: number): (Straight | null)[] {
  const stands = living(table, state, unit).filter((id) => state.models[id].where === 'table');
  const { follows } = state.units[unit];
  if (follows === 0 || living(table, state, follows).length === 0) return [];
  const pairs = nearestPairs(draftMove(table, state, unit, stands), false);
  if (stands.some((id) => isPinned(table, state, id))) return pairs.map(() => null);
  return pairs.map((pair) => straightMove(draftMove(table, state, unit, stands), stands, pair));
}

function straightMove(draft: MoveDraft, stands: readonly number[], pair: Pair): Straight | null {
  const { table, state } = draft;
  const { x, y } = state.models[pair.stand];
  const ork = state.models[pair.ork];
  const to = ork.where === 'aboard' ? state.models[ork.carrier] : ork;
  const heading = direction(to.x - x, to.y - y);
  const length = reach(draft, pair.stand, heading, legLength(x, y, to.x, to.y));
  if (length === 0) return null;
  const legs = stands.map((model): Leg => {
    const end = along(state.models[model], length, heading);
    return { model, path: [end.x, end.y], heading: state.models[model].heading };
  });
  const limits = (id: number) => ({ ...limitsOf(draft, id), charges: false });
  if (legs.some((leg) => walk(draft, leg, limits(leg.model)) !== null)) return null;
  const formed = formation(
    draft,
    stands,
    stands.map((id) => allowance(table, state, id)),
  );
  return formed.refusal ? null : { legs, distance: nearestPairs(draft, true)[0].distance };
}

/** How far a stand gets in a direction, in steps of 1 cm, up to a length. */
function reach(draft: MoveDraft, id: number, heading: number, most: number): number {
  const { table, state } = draft;
  const start = state.models[id];
  const full = Math.min(most, allowance(table, state, id));
  for (let s = Math.floor(full / 100) * 100; s > 0; s -= 100) {
    const end = along(start, s, heading);
    const way = [start.x, start.y, end.x, end.y];
    if (costOf(draft, id, way) > full || wayProblem(draft, id, way, [])) continue;
    if (!placeProblem(draft, id, baseOf(table, id, end.x, end.y, start.heading), false)) return s;
  }
  return 0;
}
