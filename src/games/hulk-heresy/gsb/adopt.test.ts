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
