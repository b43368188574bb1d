import { expect, test } from 'vitest';
import { parseArmy } from '../../../../games/epic-1991/army/notation.ts';
import { type EpicGame, epic1991 } from '../../../../games/epic-1991/index.ts';
import type { State } from '../../../../games/epic-1991/state.ts';
import type { AnyRuleset } from '../../../../kernel/contract.ts';
import { rehearse } from '../../../../kernel/match.ts';
import { SHAPES, slotsOf } from '../../../setup/formation.ts';
import {
  EMPTY,
  faultsOf,
  type Ground,
  placedUnits,
  shifted,
  turned,
  unitsToPlace,
  without,
  withRest,
  withUnit,
} from './draft.ts';

const marines = parseArmy('marines "Few" points 1500; tactical-company; whirlwind-battery');
const orks = parseArmy('orks "Many" points 1500; goff-clan; gretchin-mob');

function groundFor(side: 'A' | 'B'): Ground & { game: EpicGame } {
  const battle = {
    battle: 'Test',
    points: 1500,
    armies: { A: marines, B: orks },
    terrain: [{ is: 'cross-building', at: [60, 10, 0] }],
    objectives: [],
    south: 'A',
  };
  const match = rehearse(epic1991 as unknown as AnyRuleset, { battle }, 'one');
  const game = match.game as unknown as EpicGame;
  const state = match.state as State;
  return { game, table: game.tableOf(state), state, side };
}

const how = { shape: 'block', heading: 0, gap: 60, aboard: false } as const;

test('a shape has a place for everybody, none twice', () => {
  for (const { id } of SHAPES)
    for (const count of [1, 2, 5, 9, 23]) {
      const slots = slotsOf(id, count, 240);
      expect(slots).toHaveLength(count);
      expect(new Set(slots.map(({ right, front }) => `${right} ${front}`)).size).toBe(count);
    }
});

test('units dropped in any shape, and the rest set up sensibly, are an army the rules accept', () => {
  for (const side of ['A', 'B'] as const) {
    const ground = groundFor(side);
    const { table, game, state } = ground;
    const y = side === 'A' ? 1000 : table.length - 1000;
    const [first, second] = unitsToPlace(ground);
    for (const [i, { id }] of SHAPES.entries()) {
      let draft = withUnit(ground, EMPTY, first, 12_000, y, { ...how, shape: id, aboard: i % 2 === 0 });
      draft = withUnit(ground, draft, second, 3000, y, { ...how, shape: id, heading: 180 });
      expect(faultsOf(ground, draft), id).toEqual([]);
      const whole = withRest(ground, draft, i);
      expect(whole && game.check(state, side, whole)).toBe(null);
      for (const one of draft.models) expect(whole!.models).toContainEqual(one);
    }
  }
});

test('what cannot stay is named with its reason: outside the zone, on another, out of formation', () => {
  const ground = groundFor('A');
  const units = unitsToPlace(ground);
  const draft = withUnit(ground, EMPTY, units[1], 12_000, 1000, how);
  const [model] = ground.table.units[units[1]].models;
  const rules = (dx: number, dy: number) =>
    faultsOf(ground, shifted(ground, draft, [model], dx, dy)).map(({ refusal }) => refusal.rule);
  expect(rules(0, 0)).toEqual([]);
  expect(rules(0, 6000)).toEqual(['E2-DEPL-02']);
  expect(rules(-4000, 0)).toEqual(['E2-FORM-03']);
  expect(rules(260, 0)).toContain('E2-DEPL-04');
  expect(placedUnits(ground, without(ground, draft, units[1])).size).toBe(0);
  expect(turned(ground, draft, units[1], 90).models[0].heading).toBe(90);
});

test('a foot stand let go over a building mans the nearest wall', () => {
  const ground = groundFor('A');
  const [hq] = unitsToPlace(ground);
  const [model] = ground.table.units[hq].models;
  const draft = { ...EMPTY, models: [{ model, x: 4000, y: 1000, heading: 0 }] };
  const moved = shifted(ground, draft, [model], 2040, 360);
  expect(moved.models[0].wall).toBeTypeOf('number');
  expect(faultsOf(ground, moved)).toEqual([]);
});
