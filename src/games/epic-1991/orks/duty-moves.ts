/** Moves that do a unit's duty (CLAN, MAD): what the engine offers, and what a player's own move is measured by. */
import { along, direction, legLength, squareOfPoints, takeBack } from '../../../field/index.ts';
import type { Leg } from '../actions.ts';
import { baseAt, playsDead } from '../geometry/position.ts';
import { allowance, mayCharge } from '../movement/allowance.ts';
import { draftMove, type MoveDraft } from '../movement/draft.ts';
import { placeProblem } from '../movement/ends.ts';
import { limitsOf, walk } from '../movement/gait.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { baseOf } from '../terrain/ground.ts';
import { type Errand, farFrom, goalsOf, movers, quarries, slackOf, wayToFight } from './errand.ts';

/** Models make room for each other only so often. */
const PASSES = 16;

/**
 * For each model the hardest it can go at what it must go for; again while somebody else has made room for it.
 * A model in contact stays there and every other only gets nearer, so that this comes to rest.
 */
export function dutyMove(
  table: Table,
  state: State,
  unit: number,
  errand: Errand,
): { draft: MoveDraft; legs: Leg[] } {
  const ids = movers(table, state, unit);
  const draft = draftMove(table, state, unit, ids);
  const far = new Map(ids.map((id) => [id, farFrom(draft, errand, baseAt(table, state, id))]));
  ids.sort((a, b) => far.get(a)! - far.get(b)! || a - b);
  for (const id of ids) stayPut(draft, id);
  const legs = new Map<number, Leg>();
  for (let pass = 0; pass < PASSES; pass++) {
    let changed = false;
    for (const id of ids) {
      if (pass > 0 && slackOf(draft, id, errand) === null) continue;
      changed = true;
      takeBack(draft, id);
      legs.delete(id);
      const leg = intoContact(draft, id, errand) ?? straight(draft, id, errand);
      if (leg) legs.set(id, leg);
      else stayPut(draft, id);
    }
    if (!changed) break;
  }
  return { draft, legs: ids.flatMap((id) => legs.get(id) ?? []) };
}

/** A model that has not moved is in the way of others: it might find nowhere to go. */
function stayPut(draft: MoveDraft, id: number): void {
  const { x, y, heading } = draft.state.models[id];
  draft.bases.set(id, baseOf(draft.table, id, x, y, heading));
}

/** A leg into contact with the nearest enemy it must charge, or with the one it goes for, walked in the draft. */
function intoContact(draft: MoveDraft, id: number, errand: Errand): Leg | null {
  const { models } = draft.state;
  const { x, y } = models[id];
  const far = (foe: number) => squareOfPoints(x, y, models[foe].x, models[foe].y);
  const near = quarries(draft, id, errand).sort((a, b) => far(a) - far(b));
  if (errand.foe && mayFight(draft, errand.foe)) near.push(errand.foe);
  for (const foe of near) {
    const way = wayToFight(draft, id, foe, errand);
    if (!way) continue;
    const leg = { model: id, path: way.path, heading: way.heading };
    if (walk(draft, leg) === null) return leg;
    takeBack(draft, id);
  }
  return null;
}

/** A mob that plays dead is nobody to fight (E2-MAD-13). */
function mayFight({ table, state, unit }: MoveDraft, foe: number): boolean {
  return mayCharge(table, state, unit) && !playsDead(table, state, foe);
}

/** Straight on, as far as a model gets in steps of 1 cm. */
function straight(draft: MoveDraft, id: number, errand: Errand): Leg | null {
  const { table, state } = draft;
  const from = state.models[id];
  const [goal] = goalsOf(draft, id, errand);
  const towards = direction(goal.x - from.x, goal.y - from.y);
  const longest = Math.min(allowance(table, state, id), legLength(from.x, from.y, goal.x, goal.y));
  const facing = table.models[id].size.stand ? from.heading : towards;
  const least = farFrom(draft, errand, baseAt(table, state, id));
  for (let s = Math.floor(longest / 100) * 100; s >= 100; s -= 100) {
    const end = along(from, s, towards);
    const base = baseOf(table, id, end.x, end.y, facing);
    if (errand.foe && farFrom(draft, errand, base) >= least) continue; // E2-CLAN-05
    if (placeProblem(draft, id, base, false)) continue;
    const leg = { model: id, path: [end.x, end.y], heading: facing };
    if (walk(draft, leg, { ...limitsOf(draft, id), charges: false }) === null) return leg;
    takeBack(draft, id);
  }
  return null;
}
