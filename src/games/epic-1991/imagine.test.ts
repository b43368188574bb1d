import { expect, test } from 'vitest';
import cases from '../../cases/epic-1991/index.ts';
import { readCases } from '../../cases/read.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { EpicGame } from './index.ts';
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
