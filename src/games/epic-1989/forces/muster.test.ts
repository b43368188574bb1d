import { expect, test } from 'vitest';
import { epic1989 } from '../index.ts';

const dice = { d6: () => 3, draw: () => 0 } as never;

/** A battle in which one side has agreed on its force and the other buys. */
function begun(agreed: 'imperial' | 'rebel') {
  const setup = {
    battle: {
      battle: 'Half',
      forces: { [agreed]: ['land-raiders', 'rhinos'] },
      buildings: [],
      edge: 'south',
      first: 'imperial',
      budget: 400,
    },
    options: { 'own-force': true },
  };
  const game = epic1989.open(epic1989.readSetup(setup));
  return { game, ...game.start(dice) };
}

test.each([
  ['imperial', 'B'],
  ['rebel', 'A'],
] as const)('E1-FORCE-01 where the %s force is agreed on only the other is bought', (agreed, seat) => {
  const { game, state } = begun(agreed);
  expect(game.pending(state).map((one) => one.seat)).toEqual([seat]);
  const bought = { detachment: 'whirlwinds', elite: false, later: false };
  const force = { detachments: [bought, bought], support: [] };
  const dear = { detachments: [bought, bought, bought], support: [] };
  expect(game.check(state, seat, { do: 'muster', force: dear })?.rule).toBe('E1-OTT-01');
  const events = game.apply(state, seat, { do: 'muster', force: { ...force, detachments: [bought] } }, dice);
  const shown = events.find(({ kind }) => kind === 'forces') as unknown as Record<string, unknown>;
  expect(shown[agreed]).toBe(null);
  expect(shown[agreed === 'imperial' ? 'rebel' : 'imperial']).toEqual({ detachments: [bought], counters: 0 });
  expect(events.some(({ kind }) => kind === 'overspent')).toBe(false);
  const table = game.tableOf(state);
  expect(table.detachments.filter((one) => one?.side === agreed).map(({ name }) => name)).toEqual([
    'Land Raider',
    'Rhino',
  ]);
  expect(table.detachments.filter((one) => one && one.side !== agreed)).toHaveLength(1);
});

test('E1-OTT-02 whoever has spent too much rolls, whichever side it is', () => {
  const { game, state } = begun('imperial');
  const bought = ['land-raiders', 'rhinos'].map((detachment) => ({ detachment, elite: false, later: false }));
  const none = { ...bought[1], detachment: { units: ['rhino', 'rhino'], commanders: 0 } };
  // 400 + 45 + 20: not of one's own design here
  expect(game.check(state, 'B', { do: 'muster', force: { detachments: [none], support: [] } })?.rule).toBe(
    'E1-FORCE-05',
  );
  const whirlwinds = { detachment: 'whirlwinds', elite: false, later: false };
  const force = { detachments: [whirlwinds, bought[1]], support: [] };
  expect(game.check(state, 'B', { do: 'muster', force })).toBe(null);
  const events = game.apply(state, 'B', { do: 'muster', force }, { d6: () => 6, draw: () => 0 } as never);
  const rolled = events.find(({ kind }) => kind === 'overspent');
  expect(rolled).toMatchObject({ side: 'rebel', over: 20, die: 6, needed: 6, lost: true });
  expect(game.pending(state)).toMatchObject([{ seat: 'B', kind: 'lose' }]);
  expect(game.check(state, 'B', { do: 'lose', detachment: 3 })?.rule).toBe('E1-OTT-03');
  game.apply(state, 'B', { do: 'lose', detachment: 1 }, dice);
  expect(game.tableOf(state).detachments.filter((one) => one?.side === 'rebel')).toMatchObject([
    { name: 'Rhino' },
  ]);
});
