import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ARMOUR } from './data/armour.ts';
import { HEAVY } from './force/prices.ts';
import { hulkHeresy } from './index.ts';

const RULES = readFileSync('rules/hulk-heresy.md', 'utf8');
const mission = (name: string) => parse(readFileSync(`missions/hulk-heresy/${name}.yaml`, 'utf8'));

/** The pictures that follow a rule. */
function picturesOf(rule: string): string[] {
  const text = RULES.split(`**${rule}**`)[1].split('\n**')[0];
  return [...text.matchAll(/```\n(.*?)```/gs)].map(([, picture]) => picture);
}

test.each(['hold', 'retrieve'])('HH-GAP-01, HH-GAP-05: %s is played on the map of the inventory', (name) => {
  const [map, sections] = picturesOf('HH-GAP-01');
  const [level] = mission(name).levels as { picture: string; sections: string }[];
  const plain = level.picture.replaceAll('E', '#').replaceAll('D', '+').replace(/[a-z]/g, '.');
  expect(plain).toBe(map);
  expect(level.sections).toBe(sections);
  const { table } = hulkHeresy.open(hulkHeresy.readSetup({ mission: mission(name) }));
  const { board, zones } = table;
  const columns = (zone: number) => new Set(zones[zone].squares.map((square) => board.x[square]));
  expect([columns(0), columns(1)]).toEqual([new Set([1, 2]), new Set([13, 12])]);
});

test('HH-GAP-17: ten turns, unless the mission says otherwise', () => {
  const { turns: _, ...silent } = mission('hold');
  expect(hulkHeresy.readSetup({ mission: silent }).mission.turns).toBe(10);
});

test('HH-REINF-03, HH-GAP-04, HH-TIME-05: what a mission and a setup say, and what they leave out', () => {
  const read = (more: object, setup: object = {}) =>
    hulkHeresy.readSetup({ mission: { ...mission('hold'), ...more }, ...setup });
  expect(read({ blips: { start: 3 } }).mission.blips).toEqual({ start: 3, perTurn: 2 });
  expect(read({ blips: { perTurn: 1 } }).mission.blips).toEqual({ start: null, perTurn: 1 });
  expect(read({ blips: undefined }).mission.blips).toEqual({ start: null, perTurn: 2 });
  expect([0, 1, null, undefined].map((exitsFor) => read({ exitsFor }).mission.exitsFor)).toEqual([
    0,
    1,
    null,
    null,
  ]);
  expect(() => read({ exitsFor: 2 })).toThrow('exitsFor');
  expect([0, 1, null, undefined].map((attacker) => read({ attacker }).mission.attacker)).toEqual([
    0,
    1,
    null,
    null,
  ]);
  expect(() => read({ attacker: 2 })).toThrow('attacker');
  expect(read({}, { seconds: 1 }).seconds).toBe(1);
  expect(() => read({}, { seconds: 0 })).toThrow('seconds');
  expect(() => read({ points: 0 })).toThrow('points');
  expect(read({ points: 1, turns: 0 }).mission).toMatchObject({ points: 1, turns: 0 });
  expect(read({ minutes: undefined }).mission.minutes).toBe(60);
  const from = { zone: 1, as: 'daemons' };
  expect(read({ genestealers: from }).mission.genestealers).toEqual({
    ...from,
    start: 0,
    perTurn: 1,
    total: null,
    broodlord: false,
  });
  expect(() => read({ genestealers: { ...from, zone: 2 } })).toThrow('zone');
});

test('HH-BRD-04: a section in two parts is refused', () => {
  const torn = mission('hold');
  torn.levels[0].sections = torn.levels[0].sections.replaceAll('m', 'n');
  expect(() => hulkHeresy.open(hulkHeresy.readSetup({ mission: torn }))).toThrow('in several parts');
});

test('HH-GAP-07, HH-FORCE-06: what a Terminator can carry as a heavy weapon', () => {
  const rule = RULES.split('**HH-FORCE-06**')[1].split('\n')[0];
  const words = { cyclone: 'cyclone missile launcher' } as Record<string, string>;
  for (const gun of HEAVY) expect(rule).toContain(words[gun] ?? gun.replaceAll('-', ' '));
  expect(HEAVY.length).toBe(4);
});

test('HH-GAP-21: Gorgon armour is as Indomitus', () => {
  expect({ ...ARMOUR.gorgon, label: '' }).toEqual({ ...ARMOUR.indomitus, label: '' });
});
