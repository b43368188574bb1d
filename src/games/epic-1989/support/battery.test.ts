import { expect, test } from 'vitest';
import { battery } from '../../../kernel/index.ts';
import { epic1989 } from '../index.ts';

const battle = {
  battle: 'Support',
  table: [100, 60],
  budget: 1600,
  buildings: [
    { is: 'low-cross', at: [50, 30, 0] },
    { is: 'tall-t', at: [30, 30, 0] },
  ],
  edge: 'south',
  first: 'imperial',
};

test('random play with support keeps the contract', () => {
  const options = {
    'own-force': true,
    support: true,
    'maintain-barrage': true,
    'mine-load': true,
    heroic: true,
    elite: true,
    'turn-limit': 3,
  };
  const report = battery(epic1989, [{ battle, options }], {
    games: 2,
    seed: 'support',
    sample: 10,
    maxActions: 3000,
    completeActions: false,
    worldSteps: 4,
  });
  expect(report.problems).toEqual([]);
}, 120_000);
