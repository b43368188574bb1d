import { expect, test } from 'vitest';
import { armyNamed } from '../../../cli/games/epic-1991/battles.ts';
import { along, direction, distance as gapBetween } from '../../../field/index.ts';

import { randomFrom } from '../../../kernel/random.ts';
import { nearestFoes } from '../geometry/position.ts';
import { allowance } from '../movement/allowance.ts';
import { left } from '../movement/clock.ts';
import { draftMove, type MoveDraft } from '../movement/draft.ts';
import { placeProblem } from '../movement/ends.ts';
import { costOf, wayProblem } from '../movement/ways.ts';
import { ARMIES, madeUp } from '../oracle/testing.ts';
import { baseOf } from '../terrain/ground.ts';
import { retreatCourses } from './fallback.ts';

/** How far a retreat from one enemy leads: every length is tried, the longest first. */
function plainReach(draft: MoveDraft, id: number, from: number, distance: number): number {
  const { table, state } = draft;
  const { side } = table.models[id];
  const model = state.models[id];
  const heading = direction(model.x - state.models[from].x, model.y - state.models[from].y);
  const most = left(model.clock, allowance(table, state, id));
  const foes = state.models
    .filter((one) => one?.where === 'table' && table.models[one.id].side !== side)
    .map((foe) => baseOf(table, foe.id, foe.x, foe.y, foe.heading));
  for (let s = most; s > 0; s--) {
    const { x, y } = along(model, s, heading);
    const base = baseOf(table, id, x, y, heading);
    const way = [model.x, model.y, x, y];
    if (
      foes.every((foe) => gapBetween(base, foe) >= distance) &&
      costOf(draft, id, way) <= most &&
      wayProblem(draft, id, way, []) === null &&
      placeProblem(draft, id, base, false) === null
    )
      return s;
  }
  return 0;
}

test('E2-FALL-04, E2-FALL-05 a retreat leads as far as it may, however close enemies stand beside its way', () => {
  const armies = ARMIES.map((name) => armyNamed(name, 'epic-1991'));
  const random = randomFrom('retreats');
  let held = 0;
  for (let i = 0; i < 60; i++) {
    const { game, state } = madeUp(random, armies);
    const { table } = game;
    for (const { id, where } of state.models
      .filter(Boolean)
      .filter((one) => one.where === 'table')
      .slice(0, 5)) {
      const draft = draftMove(table, state, table.models[id].unit);
      const foes = nearestFoes(table, state, id);
      const most = left(state.models[id].clock, allowance(table, state, id));
      for (const [n, { x, y, heading }] of retreatCourses(draft, id).entries()) {
        const reach = plainReach(draft, id, foes!.ids[n], foes!.distance);
        const end = reach > 0 ? along(state.models[id], reach, heading) : state.models[id];
        expect([i, id, where, x, y]).toEqual([i, id, where, end.x, end.y]);
        if (reach < most) held++;
      }
    }
  }
  expect(held).toBeGreaterThan(50);
});
