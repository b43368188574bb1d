import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { boltsOf } from './weirdboy.ts';

/** The inventory's table of bolts: least energy, range, dice, to hit, save modifier. */
const printed = readFileSync('rules/epic-1991.md', 'utf8')
  .split('**E2-WEIRD-06**')[1]
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1, 7)
  .map((line) =>
    line
      .split('|')
      .slice(1, 6)
      .map((cell) => Number.parseInt(cell, 10)),
  );

const bolts = (energy: number, trait = 'weirdboy') =>
  boltsOf({ models: [{ traits: [trait] }] } as unknown as Table, { models: [{ energy }] } as State, 0);

test('E2-WEIRD-06 bolts are as strong as the inventory says, from the least energy of a row to the most', () => {
  expect(printed).toHaveLength(6);
  printed.forEach(([least, range, dice, hit, mod], i) => {
    const most = printed[i + 1] ? printed[i + 1][0] - 1 : 99;
    for (const energy of [least, most])
      expect(bolts(energy), `${energy}`).toMatchObject({ range: range * 100, dice, hit, mod });
  });
});

test('E2-WEIRD-07 without energy there are none, and nobody but a Weirdboy has them', () => {
  expect(bolts(0)).toBeNull();
  expect(bolts(30, 'mad')).toBeNull();
});
