/** Titans against rules/epic-1989.md, cell by cell. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sizeOf } from '../cards/cards.ts';
import { TITAN_WEAPONS, TITANS } from '../cards/titans.ts';
import { weaponName } from '../cards/weapons.ts';

const BOOK = readFileSync(join(import.meta.dirname, '../../../../rules/epic-1989.md'), 'utf8');

/** The rows of the first table after a text. */
function tableAfter(text: string): string[][] {
  const lines = BOOK.slice(BOOK.indexOf(text)).split('\n');
  const rows = lines.slice(lines.findIndex((line) => /^\s*\|/.test(line)));
  const end = rows.findIndex((line) => !/^\s*\|/.test(line));
  const cells = (line: string) => line.trim().slice(1, -1).split('|');
  return rows.slice(2, end).map((line) => cells(line).map((cell) => cell.trim()));
}

const MOUNTS: Record<string, string> = {
  'ArL ArR CaL CaR': '2 arms, 2 carapace',
  'ArL ArR Ca': '2 arms, 1 carapace',
  'ArL ArR': '2 arms',
};

test('E1-TMOD-01, E1-GEO-05 the classes', () => {
  const rows = tableAfter('**E1-TMOD-01**');
  TITANS.forEach((card, i) => {
    expect([
      `${card.advance}/${card.charge}`,
      String(card.shields),
      String(card.armour),
      card.lightweight ? 'yes' : 'no',
      MOUNTS[card.mounts.join(' ')],
      `+${card.caf}`,
      `${(sizeOf(card).height / 100).toFixed(1)} / ${(card.knee / 100).toFixed(1)}`,
      String(card.rating),
    ]).toEqual(rows.map((row) => row[i + 1]));
  });
  const sizes = tableAfter('**E1-GEO-05**').slice(4);
  expect(
    TITANS.map((card) => {
      const { length, width, height } = sizeOf(card);
      return [`${card.name} base`, ...[length, width, height].map((u) => (u / 100).toFixed(1))];
    }),
  ).toEqual(sizes);
});

test('E1-TMOD-02 the legs', () => {
  const said = BOOK.slice(BOOK.indexOf('**E1-TMOD-02**')).split('\n- ')[0].replace(/\s+/g, ' ');
  for (const { name, leg } of TITANS) {
    const cm = (u: number) => (u / 100).toFixed(1);
    expect(said).toContain(`${name} ${cm(leg.length)} × ${cm(leg.width)}, d ${cm(leg.aside)}`);
  }
});

test('E1-TMOD-05 the weapons and their barrels', () => {
  const said = BOOK.slice(BOOK.indexOf('**E1-TMOD-05**')).split('\n- ')[0].replace(/\s+/g, ' ');
  const list = said.slice(said.indexOf('auto-cannon')).replace(' barrels', '');
  const told = Object.entries(TITAN_WEAPONS).map(([id, barrels]) =>
    barrels === 0
      ? 'power fist (arms only, no fire).'
      : `${weaponName(id as keyof typeof TITAN_WEAPONS)} ${barrels}`,
  );
  expect(list).toBe(told.join('; '));
});
