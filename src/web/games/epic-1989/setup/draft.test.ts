import { expect, test } from 'vitest';
import { shapeOf } from '../../../../games/epic-1989/geometry/buildings.ts';
import { type Epic89Game, epic1989, type State } from '../../../../games/epic-1989/index.ts';
import type { AnyRuleset } from '../../../../kernel/contract.ts';
import { act, type Match, pending, rehearse } from '../../../../kernel/match.ts';
import { SHAPES } from '../../../setup/formation.ts';
import { deploymentOf } from './deployment.tsx';
import {
  EMPTY,
  faultsOf,
  type Ground,
  groundOf,
  ledBy,
  partyFor,
  placedDetachments,
  shifted,
  toPlace,
  turned,
  unitAt,
  withDetachment,
  without,
  withRest,
} from './draft.ts';

const SCENARIOS = [
  'engage-and-destroy',
  'convoy',
  'spoiling-attack',
  'the-trap',
  'all-out-war',
  'cityfight',
  'tankhunt',
];

/** A match as far as the first question of setting up. */
function begun(battle: object): Match {
  const match = rehearse(epic1989 as unknown as AnyRuleset, { battle, options: {} }, 'set up');
  for (let n = 0; n < 60 && pending(match)[0].kind !== 'deploy'; n++) {
    const [{ seat }] = pending(match);
    act(match, seat, match.game.actions(match.state, seat)[0]);
  }
  return match;
}

function groundIn(match: Match): Ground & { game: Epic89Game; seat: string } {
  const game = match.game as unknown as Epic89Game;
  const [{ seat }] = pending(match);
  const state = match.game.view(match.state, seat) as State;
  const side = state.seats.imperial === seat ? 'imperial' : 'rebel';
  return { ...groundOf(game.tableOf(state), state, side), game, seat };
}

const how = { shape: 'block', heading: 0, gap: 60, aboard: false } as const;

test.each(SCENARIOS)('both sides of %s can be set up by hand, and the rest sensibly', (scenario) => {
  const match = begun({ battle: 'Test', scenario });
  for (let sides = 0; sides < 2 && pending(match)[0]?.kind === 'deploy'; sides++) {
    const ground = groundIn(match);
    const { game, state, seat } = ground;
    const whole = withRest(ground, EMPTY, 0)!;
    expect(game.check(state, seat, whole)).toBeNull();
    expect(faultsOf(ground, whole)).toEqual([]);
    // one detachment picked up again, and put down by the machine beside those who stay
    const [some] = placedDetachments(ground, whole);
    const fewer = without(ground, whole, some);
    expect(fewer.units.length).toBeLessThan(whole.units.length);
    const again = withRest(ground, fewer, 1);
    expect(again && game.check(state, seat, again)).toBeNull();
    for (const one of fewer.units)
      expect(again?.units.find(({ unit }) => unit === one.unit)).toMatchObject(one);
    expect(act(match, seat, whole)).toMatchObject({ ok: true });
  }
});

const street = {
  battle: 'Street',
  buildings: [{ is: 'low-cross', at: [60, 5, 0] }],
  edge: 'south',
  first: 'imperial',
  forces: { imperial: ['tactical', 'rhinos', 'land-raiders'], rebel: ['land-raiders'] },
};

test('a detachment is dropped in any shape, pushed into its zone, turned and moved', () => {
  const ground = groundIn(begun(street));
  const [, rhinos] = toPlace(ground, EMPTY);
  for (const { id } of SHAPES) {
    const draft = withDetachment(ground, EMPTY, rhinos, 3000, 4000, { ...how, shape: id });
    // pushed into the strip of 12 cm wherever it fits there
    if (id !== 'column') expect(faultsOf(ground, draft), id).toEqual([]);
  }
  const line = withDetachment(ground, EMPTY, rhinos, 3000, 600, { ...how, shape: 'line' });
  const [first] = line.units;
  const out = shifted(ground, line, [first.unit], 0, 3000);
  expect(faultsOf(ground, out).map(({ unit, refusal }) => [unit, refusal.rule])).toContainEqual([
    first.unit,
    'E1-SETUP-07',
  ]);
  expect(turned(ground, line, rhinos, 90).units[0]).toMatchObject({ heading: 90 });
  expect(unitAt(ground, line, 3000, 600)).not.toBeNull();
});

test('stands go into the cells of a building they are dropped on, and out of them again', () => {
  const ground = groundIn(begun(street));
  const [tactical] = toPlace(ground, EMPTY);
  const draft = withDetachment(ground, EMPTY, tactical, 6000, 500, how);
  const cells = draft.units.flatMap((one) => ('cell' in one ? [one.cell] : []));
  expect(new Set(cells).size).toBe(5);
  expect(draft.units.filter(({ commander }) => commander)).toHaveLength(2);
  const [inside] = draft.units;
  const outside = shifted(ground, draft, [inside.unit], 1500, 0);
  expect('x' in outside.units[0]).toBe(true);
  const back = shifted(ground, outside, [inside.unit], -1500, 0);
  expect(back.units[0]).toMatchObject({ building: 1 });
  const [cell] = shapeOf(ground.state.buildings[1]!).cells;
  expect(cell.length).toBe(8);
});

test('infantry rides where there is room, and is picked up with what carries it; a commander changes stands', () => {
  const ground = groundIn(begun(street));
  const [tactical, rhinos] = toPlace(ground, EMPTY);
  const cars = withDetachment(ground, EMPTY, rhinos, 3000, 600, how);
  const both = withDetachment(ground, cars, tactical, 3000, 600, { ...how, aboard: true });
  expect(both.units.filter((one) => 'carrier' in one)).toHaveLength(8);
  expect(faultsOf(ground, both)).toEqual([]);
  expect(without(ground, both, rhinos).units).toEqual([]);
  const last = both.units.at(-1)!;
  const led = ledBy(ground, both, last.unit);
  expect(led.units.filter(({ commander }) => commander)).toHaveLength(2);
  expect(led.units.at(-1)).toMatchObject({ commander: true });
  const { game, state, seat } = ground;
  expect(game.check(state, seat, withRest(ground, led, 0)!)).toBeNull();
});

test('where one detachment of several begins, those who are placed say which', () => {
  const ground = groundIn(begun({ battle: 'War', scenario: 'all-out-war' }));
  expect(ground.parties.length).toBeGreaterThan(1);
  const all = toPlace(ground, EMPTY);
  const [, second] = ground.parties;
  const draft = withDetachment(ground, EMPTY, second.detachments[0], 6000, 600, how);
  expect(partyFor(ground, draft).detachments).toContain(second.detachments[0]);
  expect(toPlace(ground, draft).length).toBeLessThan(all.length);
});

test('who stands on another is told of it by name, wherever the rules have numbers', () => {
  const ground = groundIn(begun(street));
  const [tactical, rhinos] = toPlace(ground, EMPTY);
  const stands = withDetachment(ground, EMPTY, tactical, 3000, 600, how);
  const deployment = deploymentOf(ground);
  const told = deployment.faults(withDetachment(ground, stands, rhinos, 3000, 600, how));
  const over = told.filter(({ refusal }) => refusal.rule === 'E1-GEO-08');
  expect(over.length).toBeGreaterThan(0);
  for (const { who, refusal } of over) {
    expect(who).toMatch(/^Rhino( \d)? of /);
    expect(refusal.why).toMatch(/^It overlaps \w+( \d)? of Tactical/);
  }
  for (const { refusal } of told) expect(refusal.why).not.toMatch(/unit \d/i);
});
