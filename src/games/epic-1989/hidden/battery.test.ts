import { expect, test } from 'vitest';
import { battery } from '../../../kernel/index.ts';
import { epic1989 } from '../index.ts';

const buildings = [
  { is: 'low-cross', at: [40, 30, 0] },
  { is: 'tall-t', at: [60, 30, 0] },
  { is: 'low-cross', at: [50, 6, 0] },
];
const battle = {
  battle: 'Hidden',
  table: [100, 60],
  forces: {
    imperial: ['devastator', 'tactical', 'whirlwinds'],
    rebel: ['assault', 'whirlwinds', 'tactical'],
  },
  buildings,
  edge: 'south',
  first: 'imperial',
};

test('random play with hidden infantry keeps the contract', () => {
  const report = battery(epic1989, [{ battle, options: { hidden: true, 'turn-limit': 3 } }], {
    games: 2,
    seed: 'hidden',
    sample: 10,
    maxActions: 3000,
    completeActions: false,
    worldSteps: 4,
  });
  expect(report.problems).toEqual([]);
}, 120_000);
