import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Item, PRICES, priceOf } from './prices.ts';

const inventory = readFileSync('rules/hulk-revised.md', 'utf8');
const rule = (id: string): string => inventory.split('\n').find((line) => line.includes(`**${id}**`)) ?? '';
const labels = new Map((Object.keys(PRICES) as Item[]).map((item) => [priceOf(item).label, item]));

test('HR-FORCE-02: Marine units cost what the inventory says', () => {
  const text = rule('HR-FORCE-02');
  for (const [label, cost] of [
    ['Terminator', 1],
    ['Sergeant', 3],
    ['Captain', 6],
  ] as const) {
    expect(text).toContain(`${label} ${cost}`);
    expect(priceOf(labels.get(label) as Item).cost).toBe(cost);
  }
  for (const [level, cost] of [8, 10, 12, 14].entries()) {
    expect(text).toContain(`level ${level + 1}: ${cost}`);
    expect(PRICES[`librarian-${(level + 1) as 1 | 2 | 3 | 4}`].cost).toBe(cost);
  }
});

test('HR-FORCE-04: Stealer items cost what the inventory says', () => {
  const found = [
    ...rule('HR-FORCE-04').matchAll(/(5 normal Blips|Ambush Blip|[A-Z][A-Za-z ]+?) (\d+)(?=[;.])/g),
  ];
  expect(found.map(([, label]) => label.trim())).toEqual([
    '5 normal Blips',
    'Ambush Blip',
    'Feeder Tendrils',
    'Acid Maw Eruptus',
    'Hormagaunt',
    'Broodlord',
  ]);
  for (const [, label, cost] of found)
    expect(priceOf(labels.get(label.trim()) as Item).cost).toBe(Number(cost));
});

test('HR-FORCE-06: the table of weapons, ammunition and equipment, item by item, with who may have it', () => {
  const from = inventory.indexOf('**HR-FORCE-06**');
  const rows = inventory
    .slice(from, inventory.indexOf('**HR-FORCE-07**'))
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Item') && !line.startsWith('| ---'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.length).toBe(25);
  for (const [, name, bearers, , cost] of rows) {
    const label = name.replace(/ \(.*\)$/, '').replace(/, each$/, '');
    const item = labels.get(label);
    expect(item, name).toBeDefined();
    const price = priceOf(item as Item);
    expect(price.cost, name).toBe(Number(cost));
    const kinds = bearers
      .split(', ')
      .filter((word) => /^(Terminator|Sergeant|Captain|Librarian)$/.test(word));
    expect(price.for ?? [], name).toEqual(kinds.map((kind) => kind.toLowerCase()));
  }
});
