import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type TableRow, tableRows } from '../../../cases/rule-tables.ts';
import { type RowId, rowOf } from '../sheets/index.ts';
import type { CardRow, CardUnit } from './card.ts';
import { ELDAR_CARDS } from './eldar.ts';
import { GUARD_AND_SQUAT_CARDS } from './guard-and-squats.ts';
import { ALL_CARDS, CARDS, type Card } from './index.ts';
import { MARINE_CARDS } from './marines.ts';
import { ORK_CARDS } from './orks.ts';
import { TITAN_CARDS } from './titans.ts';

const inventory = readFileSync('rules/epic-1991.md', 'utf8');

/** What the cards call rows that the sheets call something else. */
const CALLED: Readonly<Record<string, readonly CardRow[]>> = {
  '': ['marine-hq', 'terminator-hq', 'guard-hq', 'commissar'],
  command: ['marine-hq'],
  'command tank': ['leman-russ'],
  'command land raider': ['land-raider'],
  tactical: ['tactical-marines', 'guard-tactical'],
  assault: ['assault-marines', 'guard-assault'],
  devastator: ['devastator-marines'],
  support: ['guard-support'],
  kaptin: ['stormboyz'],
  warlord: ['warlord', 'squat-warlord', 'warlord-titan'],
  'boyz of the clan': ['clan-boyz'],
  'goff boyz': ['goffs-boyz'],
  'traktor kannonz': ['traktor-kannon'],
  'war buggie': ['war-buggy'],
};

function means(words: string, row: CardRow): boolean {
  const plain = words
    .toLowerCase()
    .replace(/\bstands?\b/, '')
    .replace(/ with any 4 weapons$/, '')
    .trim()
    .replace(/\s+/g, ' ');
  const called = CALLED[plain] ?? CALLED[plain.replace(/s$/, '')];
  if (called) return called.includes(row);
  return (
    row !== 'clan-boyz' && row !== 'choice' && rowOf(row).name.toLowerCase().includes(plain.replace(/s$/, ''))
  );
}

/** '3 x detachment (6 Tactical, 3 Rhinos)' against a unit of ours. */
function compareUnit(text: string, unit: CardUnit): void {
  const [, times = '1', rest] = /^(?:(\d) x )?(?:1 (?=squadron ))?(.*)$/.exec(text) ?? [];
  const [, name = '', inside] = /^([A-Za-z][A-Za-z ]*?)? ?\((.*)\)$/.exec(rest) ?? [];
  const list = inside !== undefined && !/^\+?\d/.test(rest) ? inside : rest.replace(/ \(.*\)$/, '');
  const items = list.split(', ').filter((item) => /^\+?\d/.test(item));
  const models = Object.entries(unit.models) as [CardRow, number][];
  expect([text, unit.times, models.map(([, count]) => count)]).toEqual([
    text,
    Number(times),
    items.map((item) => Number.parseInt(item, 10)),
  ]);
  models.forEach(([row], i) => {
    const words = items[i].replace(/^\+?\d+ ?/, '') || name;
    if (row === 'choice') expect(unit.choice.every((choice) => text.includes(rowOf(choice).name))).toBe(true);
    else expect([words, row, means(words, row)]).toEqual([words, row, true]);
  });
  expect(unit.section).toBe(
    text.includes('Section HQ') || /^\d+ (Tactical|Assault|Support) stands$/.test(text),
  );
}

/** Semicolons between units, not those in brackets. */
function unitTexts(cell: string): string[] {
  return cell.split(/; (?![^(]*\))/);
}

function compare(card: Card, { id, cells }: TableRow): void {
  const [kind, name, units, models, points, brk, morale, vps] = cells;
  const sign = card.adds ? '+' : '';
  expect([card.rule, card.kind, card.name]).toEqual([id, kind, name]);
  if (card.deck !== 'titans') expect([String(card.points), `${sign}${card.vps}`]).toEqual([points, vps]);
  expect(card.break === null ? '-' : `${card.break === 'stand' ? '' : sign}${card.break}`).toBe(brk);
  expect(card.morale === null ? '-' : String(card.morale)).toBe(morale);
  if (card.id === 'landing-pods') return; // told in E2-CARD-09
  expect([name, count(card)]).toEqual([name, Number(models)]);
  if (card.id === 'battle-company') return;
  const texts = unitTexts(units);
  expect(card.units.length).toBe(texts.length);
  card.units.forEach((unit, i) => {
    compareUnit(texts[i], unit);
  });
}

function count(card: Card): number {
  return card.units.reduce(
    (sum, { models, times }) => sum + times * Object.values(models).reduce((a, b) => a + b, 0),
    0,
  );
}

function deck(stem: string, cards: readonly Card[]): void {
  const table = tableRows(inventory, stem);
  expect(cards.map(({ rule }) => rule)).toEqual(table.map(({ id }) => id));
  cards.forEach((card, i) => {
    compare(card, table[i]);
  });
}

describe('every cell of the cards', () => {
  test('E2-CSM-01 to E2-CSM-31: Space Marines', () => deck('E2-CSM', MARINE_CARDS));
  test('E2-CORK-01 to E2-CORK-33: Orks', () => deck('E2-CORK', ORK_CARDS));
  test('E2-CELD-01 to E2-CELD-21: Eldar', () => deck('E2-CELD', ELDAR_CARDS));
  test('E2-CTIT-01: the Titan', () => deck('E2-CTIT', TITAN_CARDS));
  test('E2-CIMP-01 to E2-CIMP-35: Imperial Guard and Squats', () => deck('E2-CIMP', GUARD_AND_SQUAT_CARDS));
});

test('every card has an id of its own', () => {
  expect(Object.keys(CARDS).length).toBe(ALL_CARDS.length);
});

test('E2-CMDU-01, E2-SPEC-13: units led by a commander are command units, and no others', () => {
  for (const { name, units } of ALL_CARDS)
    for (const { kind, models, grants } of units) {
      const leads = (Object.keys(models) as CardRow[]).some(
        (row) => row !== 'clan-boyz' && row !== 'choice' && rowOf(row).traits.includes('command'),
      );
      expect([name, kind === 'command']).toEqual([name, leads || grants.includes('command')]);
    }
  const granted = ALL_CARDS.flatMap(({ id, units }) =>
    units.flatMap(({ grants, models }) =>
      grants.length > 0 ? [[id, Object.keys(models)[0], ...grants]] : [],
    ),
  );
  expect(granted).toEqual([
    ['land-raider-company', 'land-raider', 'command', 'hq'],
    ['bike-company', 'imperial-bikes', 'command', 'hq'],
    ['stormboyz-korps', 'stormboyz', 'command', 'kaptin'],
    ['leman-russ-company', 'leman-russ', 'command'],
  ]);
});

/** What each card tells of where its values are from (the column Tag). */
const tagOf = new Map(
  ['E2-CSM', 'E2-CORK', 'E2-CELD', 'E2-CIMP'].flatMap((stem) =>
    tableRows(inventory, stem).map(({ id, cells }) => [id, cells[8]] as const),
  ),
);

describe('values without a better source', () => {
  const house = ALL_CARDS.filter(({ rule }) => tagOf.get(rule)?.startsWith('H'));

  test('E2-CARD-08: every card says where it is from', () => {
    expect([...tagOf.values()].every((tag) => /\b[BFMH]\b/.test(tag))).toBe(true);
    expect(house.map(({ id }) => id)).toEqual([
      'warlord',
      'gorgon-assault-group',
      'mole-group',
      'hellbore-group',
      'guard-dreadnoughts',
      'squat-brotherhood',
    ]);
  });

  test('E2-CARD-01: half the models, rounded up; Squats three quarters', () => {
    for (const card of house.filter(({ id }) => id !== 'warlord')) {
      const part = card.deck === 'squats' ? 3 / 4 : 1 / 2;
      expect([card.name, card.break]).toEqual([card.name, Math.ceil(count(card) * part)]);
    }
    expect(CARDS.warlord.break).toBe(CARDS.warboss.break); // the fan document's card of the same models
  });

  test('E2-CARD-02: one VP for each hundred points', () => {
    for (const card of house.filter(({ deck }) => deck !== 'squats'))
      expect([card.name, card.vps]).toEqual([card.name, Math.max(1, Math.round(card.points / 100))]);
    expect(CARDS['tempest-squadron'].vps).toBe(5);
  });

  test('E2-CARD-03: morale by quality', () => {
    const quality = (row: RowId): number => {
      if (row === 'terminators' || row === 'marine-veterans') return 1;
      if (row === 'marine-scouts' || row === 'ogryns' || row === 'freebooterz') return 3;
      return 0;
    };
    const troops: Readonly<Record<string, number>> = { marines: 2, orks: 4, eldar: 3, guard: 4, squats: 2 };
    const aspects = ['swooping-hawks', 'dire-avengers', 'dark-reapers', 'fire-dragons', 'howling-banshees'];
    const brave = [...aspects, 'striking-scorpions', 'harlequin-troupe'];
    for (const card of ALL_CARDS) {
      if (card.morale === null || card.id === 'super-heavy-tank') continue; // a better source says 3
      const rows = card.units.flatMap(({ models }) => Object.keys(models) as RowId[]);
      const special = Math.max(...rows.map(quality));
      const usual = brave.includes(card.id) ? 2 : special || troops[card.deck];
      expect([card.name, card.morale]).toEqual([card.name, usual]);
    }
  });
});
