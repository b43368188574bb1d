import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import cases from '../../cases/epic-1991/index.ts';
import { readCases } from '../../cases/read.ts';
import { seededDice } from '../../kernel/dice.ts';
import { randomFrom } from '../../kernel/random.ts';
import { type EpicGame, epic1991 } from './index.ts';
import { UNKNOWN } from './state.ts';

const PODS = `
- case: pods
  rules: [E2-SPEC-05]
  phase: movement
  turn: 1
  pieces:
    P: { row: assault-pod, side: A, unit: U }
    T1..T2: { row: tactical-marines, side: A, in: P, unit: U }
    R: { row: rhino, side: A, at: [40, 30], heading: 0, order: advance }
    L: { row: land-raider, side: B, at: [40, 110], heading: 180, order: none }
  units: { U: { arrives: 3 } }
  steps:
    - offered: A
`;

test('E2-HID-06: an enemy imagines arrivals in each of the next three turns, and leaves alone what it knows', () => {
  const [written] = readCases(PODS, 'pods');
  const arranged = cases.arrange(written);
  const game = arranged.game as unknown as EpicGame;
  const state = arranged.state as Parameters<EpicGame['view']>[0];
  const [pods, rhino] = [1, 4].map((id) => game.table.models[id].unit);
  const seen = game.view(state, 'B');
  expect(seen.units[pods].arrives).toBe(UNKNOWN);
  const turns = new Set<number>();
  for (let seed = 0; seed < 40; seed++) {
    const world = game.imagine(seen, randomFrom(seed));
    turns.add(world.units[pods].arrives);
    expect(world.units[rhino].arrives).toBe(0);
    expect(game.imagine(game.view(state, 'A'), randomFrom(seed)).units[pods].arrives).toBe(3);
  }
  expect([...turns].sort()).toEqual([2, 3, 4]);
});

test('E2-HID-06: while orders are given pods may still come this turn', () => {
  const [written] = readCases(
    PODS.replace('phase: movement', 'phase: orders')
      .replace('turn: 1', 'turn: 2')
      .replaceAll(/, order: \w+/g, ''),
    'pods',
  );
  const arranged = cases.arrange(written);
  const game = arranged.game as unknown as EpicGame;
  const seen = game.view(arranged.state as Parameters<EpicGame['view']>[0], 'B');
  const { unit } = game.table.models[1];
  const turns = Array.from(
    { length: 40 },
    (_, seed) => game.imagine(seen, randomFrom(seed)).units[unit].arrives,
  );
  expect([...new Set(turns)].sort()).toEqual([2, 3, 4]);
});

const army = (name: string) => parse(readFileSync(`armies/epic-1991/${name}.yaml`, 'utf8'));

test('E2-HID-02: who has not seen a set-up imagines one: legal, looking the same, and not always the one that is', () => {
  const game = epic1991.open(
    epic1991.readSetup({
      battle: {
        battle: 'In secret',
        points: 3000,
        table: [6, 4],
        armies: { A: army('marines-3000'), B: army('orks-scrap-1500') },
        terrain: [],
        objectives: [],
      },
      options: {},
    }),
  );
  const dice = seededDice('00');
  const { state } = game.start(dice);
  while (game.pending(state)[0].kind !== 'deploy') {
    const [{ seat }] = game.pending(state);
    game.apply(state, seat, game.actions(state, seat)[0], dice);
  }
  const empty = JSON.stringify(state.models);
  expect(JSON.stringify(game.imagine(game.view(state, 'B'), randomFrom(0)).models)).toBe(empty);
  game.apply(state, 'A', game.actions(state, 'A')[1], dice);
  const seen = game.view(state, 'B');
  const own = game.view(state, 'A');
  const worlds = Array.from({ length: 12 }, (_, seed) => game.imagine(seen, randomFrom(seed)));
  for (const [seed, world] of worlds.entries()) {
    expect(game.view(world, 'B')).toEqual(seen);
    expect(game.imagine(own, randomFrom(seed))).toEqual(state);
    for (const { id, side, row, card } of game.table.models.slice(1)) {
      const { where, carrier } = world.models[id];
      const { arrives } = world.units[game.table.models[id].unit];
      const late = game.table.cards[card].units.some((unit) => world.units[unit].arrives > 0);
      if (side === 'B') expect(where).toBe('away');
      else expect(where === 'away').toBe(late);
      if (side === 'B' || !late) expect(arrives).toBe(0);
      else expect([1, 2, 3]).toContain(arrives);
      if (late && row.size === 'INF') expect(carrier).toBeGreaterThan(0);
      const riders = world.models.filter((other) => other?.carrier === id);
      expect(riders.length).toBeLessThanOrEqual(row.carries);
    }
  }
  const kinds = (of: (world: (typeof worlds)[number]) => unknown) =>
    new Set(worlds.map((world) => JSON.stringify(of(world)))).size;
  expect(kinds(({ models }) => models.map((model) => model && [model.x, model.y]))).toBeGreaterThan(2);
  expect(kinds(({ units }) => units.map((unit) => unit?.arrives))).toBe(3);
  expect(kinds(({ models }) => models.map((model) => model?.carrier))).toBeGreaterThan(3);
});

test('E2-HID-06: once a part of a card has come down the turn of the rest is known', () => {
  const yaml = `
- case: a card of two pods
  rules: [E2-HID-06]
  phase: movement
  turn: 2
  pieces:
    P: { row: assault-pod, side: A, unit: U }
    Q: { row: assault-pod, side: A, unit: V }
    R: { row: rhino, side: A, at: [40, 30], order: advance }
    L: { row: land-raider, side: B, at: [40, 110], heading: 180, order: none }
  units: { U: { arrives: 3, card: pods }, V: { arrives: 3, card: pods } }
  steps:
    - offered: A
`;
  const arranged = cases.arrange(readCases(yaml, 'two pods')[0]);
  const game = arranged.game as unknown as EpicGame;
  const state = arranged.state as Parameters<EpicGame['view']>[0];
  const arrives = () => game.view(state, 'B').units.flatMap((unit) => (unit?.arrives ? [unit.arrives] : []));
  expect(arrives()).toEqual([UNKNOWN, UNKNOWN]);
  Object.assign(state.models[1], { where: 'table', x: 9000, y: 6000 });
  expect(arrives()).toEqual([3, 3]);
});

test('E2-HID-03, E2-WLOCK-04: sealed orders are imagined as they may be: waiting only while all are placed', () => {
  const yaml = `
- case: Warlocks on either side
  rules: [E2-WLOCK-04]
  phase: orders
  pieces:
    D: { row: guardians, side: A, at: [40, 30] }
    W: { row: warlocks, side: A, at: [44, 30] }
    E: { row: guardians, side: B, at: [40, 90] }
    V: { row: warlocks, side: B, at: [44, 90] }
  steps:
    - offered: A
`;
  const arranged = cases.arrange(readCases(yaml, 'late')[0]);
  const game = arranged.game as unknown as EpicGame;
  const state = arranged.state as Parameters<EpicGame['view']>[0];
  const dice = seededDice('00');
  const [mine, theirs] = [1, 3].map((id) => game.table.models[id].unit);
  const guesses = () => {
    const seen = game.view(state, 'B');
    return [
      ...new Set(
        Array.from({ length: 40 }, (_, seed) => game.imagine(seen, randomFrom(seed)).units[mine].order),
      ),
    ].sort();
  };
  const order = (side: 'A' | 'B', unit: number, what: 'wait' | 'charge') =>
    game.apply(state, side, { do: 'orders', orders: [[unit, what]] }, dice);
  order('A', mine, 'wait');
  expect(guesses()).toEqual(['advance', 'charge', 'first', 'none', 'wait']);
  order('B', theirs, 'wait');
  expect(game.pending(state).map(({ kind }) => kind)).toEqual(['late-orders', 'late-orders']);
  order('A', mine, 'charge');
  expect(guesses()).toEqual(['advance', 'charge', 'first', 'none']);
});
