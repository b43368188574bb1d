import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Army, billOf, checkArmy, muster, readArmy } from './index.ts';

const FOLDER = 'armies/epic-1991';
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));
const read = (file: string): Army => readArmy(parse(readFileSync(`${FOLDER}/${file}`, 'utf8')));

describe.each(files)('%s', (file) => {
  const army = read(file);
  const limit = army.points ?? 0;

  test('is legal, without other decks unless it is of one', () => {
    const otherDecks = army.force === 'guard' || army.force === 'squats';
    expect(checkArmy(army, limit, { otherDecks })).toEqual([]);
  });

  test('spends its points and takes the field', () => {
    const { points } = billOf(army);
    expect(points).toBeGreaterThanOrEqual(limit * 0.95);
    const { cards, units } = muster(army, 'B');
    expect(cards.reduce((sum, card) => sum + card.points, 0)).toBe(points);
    expect(new Set(units.map(({ name }) => name)).size).toBe(units.length);
  });
});

test('there is an army of each force at 1,500, 2,000 and 3,000 points, and two with Titans', () => {
  const armies = files.map(read);
  for (const force of ['marines', 'orks', 'eldar'])
    for (const points of [1500, 2000, 3000])
      expect(armies.some((army) => army.force === force && army.points === points)).toBe(true);
  const titans = armies.filter(({ cards }) => cards.some(({ card }) => card === 'warlord-titan'));
  expect(titans.map(({ force }) => force)).toEqual(['marines', 'titans']);
});
