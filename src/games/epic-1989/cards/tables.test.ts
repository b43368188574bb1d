/** The data against rules/epic-1989.md, cell by cell. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { confirmedOn } from '../firing/to-hit.ts';
import { BUILDINGS } from '../geometry/buildings.ts';
import { CARDS, STANDARD, sizeOf } from './cards.ts';
import { AGAINST_INFANTRY, AGAINST_VEHICLES, type VehicleLine, weaponName } from './weapons.ts';

const BOOK = readFileSync(join(import.meta.dirname, '../../../../rules/epic-1989.md'), 'utf8');

/** The rows of the first table after a text, head and rule left out. */
function tableAfter(text: string): string[][] {
  const lines = BOOK.slice(BOOK.indexOf(text)).split('\n');
  const first = lines.findIndex((line) => /^\s*\|/.test(line));
  const rows = lines.slice(first);
  const end = rows.findIndex((line) => !/^\s*\|/.test(line));
  return rows.slice(2, end).map((line) =>
    line
      .trim()
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

const minus = (n: number) => (n < 0 ? `−${-n}` : String(n));

/** A line as its row shows it; the last cell is the caller's. */
function cells(
  line: Pick<VehicleLine, 'weapon' | 'mode' | 'class' | 'short' | 'long' | 'hitShort' | 'hitLong' | 'mark'>,
) {
  const { weapon, mode, short, long, hitShort, hitLong, mark } = line;
  const named = mode ? `${weaponName(weapon)}, ${mode}` : weaponName(weapon);
  const hit = (n: number | null) => (n === null ? '–' : `${n}+${mark ? ` (${mark})` : ''}`);
  const range = (n: number | null) => (n === null ? '–' : String(n));
  return [named, line.class, range(short), range(long), hit(hitShort), hit(hitLong)];
}

const unmarked = (row: string[]) => [row[0].replace(/ \([ab, ]+\)$/, ''), ...row.slice(1)];

test('E1-HIT-09 weapons against vehicles and Titans', () => {
  expect(
    AGAINST_VEHICLES.map((line) => [
      ...cells(line),
      line.critical === null ? 'none (a)' : `${line.critical}+`,
    ]),
  ).toEqual(tableAfter('**E1-HIT-09**').map(unmarked));
});

test('E1-HIT-10 weapons against infantry', () => {
  expect(AGAINST_INFANTRY.map((line) => [...cells(line), minus(line.save)])).toEqual(
    tableAfter('**E1-HIT-10**').map(unmarked),
  );
});

test('E1-HIT-06 the second roll', () => {
  const [row] = tableAfter('**E1-HIT-06**');
  expect([7, 8, 9, 12].map((n) => confirmedOn(n))).toEqual([4, 5, 6, 6]);
  expect(row).toEqual(['second roll', '4+', '5+', '6']);
});

test('E1-GEO-05 footprints and heights', () => {
  const rows = tableAfter('**E1-GEO-05**');
  for (const [name, ...sizes] of rows.slice(0, 4)) {
    const cards = CARDS.filter(
      (card) => card.name === name || (name === 'infantry stand' && card.is === 'stand'),
    );
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) {
      const { length, width, height } = sizeOf(card);
      expect([length, width, height].map((u) => (u / 100).toFixed(1))).toEqual(sizes);
    }
  }
});

test('E1-CARD-01, E1-CARD-02, E1-CARD-04, E1-CARD-05, E1-CARD-06, E1-CARD-08, E1-CARD-09, E1-TRAN-01 the cards of vehicles', () => {
  const rows = tableAfter('### House values: vehicles');
  const plain = (cell: string) => cell.replace(/ \([^)]*\)/g, '');
  const plus = (n: number) => (n > 0 ? `+${n}` : String(n));
  ['land-raider', 'rhino', 'whirlwind'].forEach((id, i) => {
    const card = CARDS.find((one) => one.id === id)!;
    if (card.is !== 'vehicle') throw new Error(id);
    expect([
      `${card.advance}/${card.charge}`,
      `${plus(card.overrun)}/${plus(card.caf)}`,
      plus(card.armour),
      `${card.save}+`,
      card.weapons
        .map(({ weapon, mount, barrels }) => `${weaponName(weapon)} ${mount}${barrels > 1 ? barrels : ''}`)
        .join(', '),
      `${card.carries} stands`,
      String(card.rating),
    ]).toEqual(rows.map((row) => plain(row[i + 1])));
  });
});

test('E1-CARD-07 the cards of stands', () => {
  const rows = tableAfter('### House values: stands');
  ['tactical', 'support', 'assault', 'devastator'].forEach((id, i) => {
    const card = CARDS.find((one) => one.id === id)!;
    if (card.is !== 'stand') throw new Error(id);
    expect([
      weaponName(card.basic),
      card.support.map((weapon) => `1 ${weaponName(weapon)}`).join(', ') || 'none',
      `+${card.caf}`,
      `${card.save}+`,
      card.jumps ? 'jump packs' : '',
      `${card.rating} (derived)`,
    ]).toEqual(rows.map((row) => row[i + 1]));
  });
});

test('E1-FORCE-03 standard detachments, and what their units add up to', () => {
  const rows = tableAfter('**E1-FORCE-03**');
  expect(STANDARD.map(({ name, rating }) => [name, String(rating)])).toEqual(
    rows.map((row) => [row[0], row[2]]),
  );
  for (const { units, commanders, rating } of STANDARD) {
    const sum = units.reduce((all, id) => all + CARDS.find((card) => card.id === id)!.rating, 0);
    expect(sum + 20 * commanders).toBe(rating);
  }
});

test('E1-GEO-12, E1-GEO-13, E1-GEO-14 the buildings of the box', () => {
  const box = BUILDINGS.filter(({ box }) => box > 0);
  expect(box.map(({ id, cells, height, box: many }) => [id, cells, height, many])).toEqual([
    ['low-cross', 5, 350, 4],
    ['tall-cross', 5, 550, 3],
    ['low-t', 4, 350, 4],
    ['tall-t', 4, 550, 3],
  ]);
  expect(box.reduce((all, { box: many }) => all + many, 0)).toBe(14);
  expect(
    BUILDINGS.filter(({ box: many }) => many === 0).map(({ id, cells, height }) => [id, cells, height]),
  ).toEqual([
    ['tall-block', 6, 550],
    ['low-block', 8, 350],
  ]);
});
