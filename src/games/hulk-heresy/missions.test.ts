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
