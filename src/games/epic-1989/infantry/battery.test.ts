import { expect, test } from 'vitest';
import { battery } from '../../../kernel/index.ts';
import { epic1989 } from '../index.ts';

const battle = {
  battle: 'Infantry',
  table: [100, 60],
  forces: {
    imperial: ['tactical', 'assault'],
    rebel: ['devastator', { name: 'Few', units: ['assault', 'assault'] }],
  },
  buildings: [
    { is: 'low-cross', at: [50, 30, 0] },
    { is: 'tall-t', at: [30, 30, 0], rubble: true },
  ],
  edge: 'south',
  first: 'imperial',
};

test('random play of infantry keeps the contract', () => {
  const report = battery(epic1989, [{ battle, options: { 'turn-limit': 3 } }], {
    games: 1,
    seed: 'infantry',
    sample: 20,
    maxActions: 3000,
    completeActions: false,
    worldSteps: 4,
  });
  expect(report.problems).toEqual([]);
}, 120_000);

test('random play of infantry in vehicles keeps the contract', () => {
  const forces = {
    imperial: [{ name: 'Riders', units: ['tactical', 'tactical', 'tactical', 'tactical'] }, 'rhinos'],
    rebel: ['land-raiders', { name: 'Few', units: ['assault', 'assault'], commanders: 1 }],
  };
  const report = battery(epic1989, [{ battle: { ...battle, forces }, options: { 'turn-limit': 3 } }], {
    games: 1,
    seed: 'riders',
    sample: 8,
    maxActions: 3000,
    completeActions: false,
    worldSteps: 2,
  });
  expect(report.problems).toEqual([]);
}, 120_000);

test('E1-SETUP-10, E1-CMDR-01 every commander is set up with a stand of his detachment', () => {
  const game = epic1989.open(epic1989.readSetup({ battle }));
  const { state } = game.start({ d6: () => 3, draw: () => 0 } as never);
  const [offer] = game.actions(state, 'A');
  if (offer.do !== 'deploy') throw new Error('Forces are set up first.');
  expect(offer.units.filter(({ commander }) => commander).map(({ unit }) => unit)).toEqual([1, 2, 9]);
  const without = offer.units.map(({ commander: _, ...place }) => place);
  expect(game.check(state, 'A', { do: 'deploy', units: without })?.rule).toBe('E1-SETUP-10');
  const all = offer.units.map((one) => ({ ...one, commander: true as const }));
  expect(game.check(state, 'A', { do: 'deploy', units: all })?.rule).toBe('E1-SETUP-10');
  expect(game.check(state, 'A', offer)).toBe(null);
  const bad = {
    ...battle,
    forces: { ...battle.forces, imperial: [{ name: 'Led', units: ['assault', 'assault'], commanders: 3 }] },
  };
  expect(() => epic1989.readSetup({ battle: bad })).toThrow(/E1-CMDR-01/);
});
