import { expect, test } from 'vitest';
import { battery } from '../../../kernel/index.ts';
import { epic1989 } from '../index.ts';

const battle = (imperial: readonly unknown[], rebel: readonly unknown[], more: object = {}) => ({
  battle: {
    battle: 'Giants',
    table: [100, 60],
    forces: { imperial, rebel },
    buildings: [
      { is: 'low-cross', at: [50, 30, 0] },
      { is: 'low-t', at: [30, 34, 0], rubble: true },
    ],
    edge: 'south',
    first: 'imperial',
    points: true,
    ...more,
  },
  options: { titans: true, 'turn-limit': 2 },
});

const warlord = {
  titan: 'warlord',
  weapons: ['las-cannon', 'power-fist', 'defence-laser', 'multi-launcher'],
};
const reaver = { titan: 'reaver', weapons: ['auto-cannon', 'multi-melta', 'plasma-cannon'] };
const warhound = { titan: 'warhound', weapons: ['auto-cannon', 'heavy-plasma-gun'] };

test.each([
  ['Titans among vehicles', battle([warlord, 'rhinos'], [warhound, 'land-raiders'])],
  ['Titans among infantry', battle([warhound, warhound], ['devastator', reaver])],
  [
    'Titans that are bought',
    {
      battle: { battle: 'Clash', scenario: 'titan-clash', table: [100, 60], buildings: [], budget: 1000 },
      options: { 'turn-limit': 1 },
    },
  ],
])(
  'random play with %s keeps the contract',
  (_, setup) => {
    const report = battery(epic1989, [setup], {
      games: 2,
      seed: 'giants',
      sample: 20,
      maxActions: 3000,
      completeActions: false,
      worldSteps: 5,
    });
    expect(report.problems).toEqual([]);
  },
  180_000,
);
