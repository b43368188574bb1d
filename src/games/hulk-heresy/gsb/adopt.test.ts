import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { AnyRuleset } from '../../../kernel/contract.ts';
import { battery } from '../../../kernel/index.ts';
import { actText, rehearse } from '../../../kernel/match.ts';
import { hulkHeresy, type State } from '../index.ts';
import { freshBody } from '../position.ts';
import { adoptMission, type Corridor } from './adopt.ts';
import { HOSTS } from './menu.ts';

const FOLDER = 'missions/hulk-revised';
const mission = (name: string): Corridor => parse(readFileSync(`${FOLDER}/${name}.yaml`, 'utf8')) as Corridor;
const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.slice(0, -5));

/** HH-GSB-01: what this game has no rules for. */
const REFUSED: Readonly<Record<string, string>> = {
  'dead-reckoning': 'rubble',
  'gun-line': 'sentry guns',
  'long-way-down': 'pits',
  uncharted: 'boards that are laid in play',
  'whispering-walls': 'air ducts',
};

test.each(names)('HH-GSB-01, HH-GSB-02: %s opens, or says what it lacks', (name) => {
  const open = () =>
    HOSTS.map((as) => hulkHeresy.open(hulkHeresy.readSetup({ mission: adoptMission(mission(name), as) })));
  if (REFUSED[name]) expect(open).toThrow(REFUSED[name]);
  else expect(open().map((game) => game.table.zones[0].squares.length > 4)).toEqual([true, true, true]);
});

test('HH-MISS-10: the price of the Marines, and the goals of the mission, are this game’s', () => {
  const { points, goals, genestealers } = adoptMission(mission('ash-nursery'), 'daemons');
  expect({ points, goals, genestealers }).toEqual({
    points: 20,
    goals: [{ zone: 0, burn: 'Nursery' }],
    genestealers: { zone: 1, as: 'daemons', start: 2, perTurn: 2, total: 22, broodlord: false },
  });
  expect(adoptMission(mission('the-black-throne'), 'powered').goals).toEqual([
    { zone: 0, reach: 'objective', slay: 14 },
  ]);
});

test('HH-MISS-10: points, hosts and goals stand in the briefing', () => {
  expect(adoptMission(mission('ash-nursery'), 'daemons').briefing).toContain(
    'Breach has 20 points. Dark comes out of Genestealer blips as daemons. Breach wins when a fire of its own burns in Nursery.',
  );
});

test('HH-MISS-10: what a corridor mission does not say is as usual', () => {
  const bare: Corridor = {
    ...mission('first-drill'),
    turns: undefined,
    minutes: undefined,
    blips: undefined,
    marines: undefined,
  };
  expect(adoptMission(bare, 'daemons')).toMatchObject({
    minutes: 60,
    turns: 0,
    points: 1,
    zones: [{ needs: [] }, {}],
    genestealers: { start: 0, perTurn: 1, total: null },
  });
  const said = { ...bare, turns: 7, minutes: 25, blips: { start: 2 } };
  expect(adoptMission(said, 'daemons')).toMatchObject({ turns: 7, minutes: 25, genestealers: { start: 2 } });
});

test('HH-MISS-09, HH-MISS-10: what each Marine of such a mission costs here', () => {
  const bare = mission('first-drill');
  const cost = (marine: object, ...more: object[]): unknown =>
    adoptMission({ ...bare, marines: [marine, ...more] } as Corridor, 'daemons').points;
  expect(cost({ kind: 'terminator' })).toBe(2);
  expect(cost({ kind: 'terminator', ranged: 'storm-bolter', assault: 'chain-fist' })).toBe(3);
  expect(cost({ kind: 'terminator', ranged: 'heavy-flamer' })).toBe(6);
  expect(cost({ kind: 'terminator', ranged: 'assault-cannon', assault: 'chain-fist' })).toBe(7);
  expect(cost({ kind: 'terminator', ranged: 'heavy-flamer', reload: true })).toBe(9);
  expect(cost({ kind: 'terminator', ranged: 'assault-cannon', reload: true })).toBe(6);
  expect(cost({ kind: 'terminator', ranged: 'storm-bolter', cyclone: { krak: 6 } })).toBe(6);
  expect(cost({ kind: 'sergeant', ranged: null })).toBe(4);
  expect(cost({ kind: 'captain' })).toBe(11);
  expect(cost({ kind: 'librarian' }, { kind: 'terminator' })).toBe(12);
});

test('HH-GSB-02: a Librarian among the Marines is asked for here, too', () => {
  const bare = mission('first-drill');
  const needs = (...kinds: string[]): unknown =>
    (
      adoptMission({ ...bare, marines: kinds.map((kind) => ({ kind })) } as Corridor, 'daemons')
        .zones as object[]
    )[0];
  expect(needs('librarian', 'terminator')).toMatchObject({
    needs: ['librarian'],
    sample: expect.any(String),
  });
  expect(needs('terminator', 'sergeant')).toEqual({
    name: 'Breach',
    area: expect.any(Array),
    within: 5,
    needs: [],
  });
});

test('HH-MISS-10: whoever wins how, in data and in words', () => {
  const read = (...victory: object[]) =>
    adoptMission({ ...mission('first-drill'), victory } as Corridor, 'daemons');
  const goals = (...victory: object[]) => read(...victory).goals;
  expect(goals({ side: 'marine', if: { hold: 'bridge' } })).toEqual([{ zone: 0, reach: 'bridge' }]);
  expect(goals({ side: 'stealer', if: { kill: 5 } })).toEqual([{ zone: 1, slay: 5 }]);
  expect(goals({ side: 'marine', if: { reach: 'objective', count: 2 } })).toEqual([
    { zone: 0, reach: 'objective', count: 2 },
  ]);
  expect(goals({ side: 'marine', if: { survive: 6 } })).toEqual([{ zone: 0, turn: 6 }]);
  expect(goals({ side: 'marine', if: { not: { hold: 'objective' } } })).toEqual([
    { zone: 0, deny: 'objective' },
  ]);
  expect(goals({ side: 'marine', if: { all: [{ kill: 3 }, { survive: 4 }] } })).toEqual([
    { zone: 0, slay: 3, turn: 4 },
  ]);
  expect(goals({ side: 'marine', if: { any: [{ use: true }, { kill: 3 }] } })).toEqual([
    { zone: 0, slay: 3 },
  ]);
  expect(goals({ side: 'marine', if: { unheard: 1 } })).toEqual([]);
  expect(read({ side: 'marine', if: { all: [{ kill: 3 }, { survive: 4 }] } }).briefing).toContain(
    'Breach wins when 3 enemies are destroyed, from the end of turn 4 on.',
  );
  expect(read({ side: 'stealer', if: { survive: 4 } }).briefing).toContain('Dark wins when');
});

test('HH-GSB-01: without a board or with guns that stand alone there is nothing to adopt', () => {
  const bare = mission('first-drill');
  const open = (more: object) => () => adoptMission({ ...bare, ...more } as Corridor, 'daemons');
  expect(open({})).not.toThrow();
  expect(open({ sentries: [] })).not.toThrow();
  expect(open({ sentries: [{}] })).toThrow('sentry guns');
  expect(open({ levels: [] })).toThrow('laid in play');
  expect(open({ geotiles: {} })).toThrow('laid in play');
  for (const [mark, what] of Object.entries({
    'duct 1': 'air ducts',
    'pit A': 'pits',
    'landing A': 'pits',
    rubble: 'rubble',
    'sentry 1': 'sentry guns',
  }))
    expect(open({ legend: { ...bare.legend, z: mark } })).toThrow(what);
  expect(open({ legend: { ...bare.legend, z: ['objective', 'rubble'] } })).toThrow('rubble');
});

test('HH-MISS-10: leaving by an exit, with a thing or without, in data and in words', () => {
  const leaving = (condition: object): Record<string, unknown> =>
    adoptMission(
      { ...mission('first-drill'), victory: [{ side: 'marine', if: condition }] } as Corridor,
      'daemons',
    );
  const [plain, carrying] = [leaving({ exit: 2 }), leaving({ exit: 2, with: 'the core' })];
  expect(plain.goals).toEqual([{ zone: 0, exit: 2 }]);
  expect(carrying.goals).toEqual([{ zone: 0, exit: 2, with: 'the core' }]);
  expect(plain.briefing).toContain('wins when 2 have left by an exit.');
  expect(carrying.briefing).toContain('wins when 2 have left by an exit with the core.');
});

test('HH-GSB-02: a Herald of Tzeentch takes the place of the Librarian, with his powers and 27 psi points', () => {
  const written: Record<string, unknown> = { ...adoptMission(mission('first-drill'), 'powered'), points: 20 };
  const zones = written.zones as Record<string, unknown>[];
  zones[0] = { ...zones[0], needs: ['librarian'] };
  const match = rehearse(hulkHeresy as unknown as AnyRuleset, { mission: written }, 'herald');
  const without = actText(match, 'A', 'muster 8x bloodletter daemon hellblade');
  expect(without.ok ? null : without.refusal.rule).toBe('HH-MISS-01');
  const line = 'muster 7x bloodletter daemon hellblade; pink-horror daemon herald; pink-horror daemon';
  expect(actText(match, 'A', line)).toMatchObject({ ok: true });
  const { rosters } = match.state as State;
  expect(rosters.A.map((row) => row?.powers)).toEqual([
    ...Array(7).fill([]),
    ['dark-flame', 'summoning', 'sacrifice'],
    [],
  ]);
  expect(freshBody(rosters.A[7]!).psi).toBe(27);
});

test('HH-GSB-09, HH-HID-15: random play from blips keeps the contract', () => {
  const setups = [
    { mission: { ...adoptMission(mission('first-drill'), 'terminators'), turns: 2 } },
    { mission: { ...adoptMission(mission('first-drill'), 'daemons'), turns: 2, points: 5 } },
  ];
  const report = battery(hulkHeresy, setups, { games: 1, seed: 'blips', sample: 12, maxActions: 600 });
  expect(report.problems).toEqual([]);
}, 120_000);
