import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STANDARD } from '../cards/cards.ts';
import { BARRAGES, MISSILES } from '../support/counters.ts';
import { BUDGETS } from './check.ts';
import { losesOn } from './muster.ts';

const BOOK = readFileSync('rules/epic-1989.md', 'utf8').split('\n');

/** The rows of the first table after a rule, without its head. */
function rowsAfter(rule: string): string[][] {
  const from = BOOK.findIndex((line) => line.startsWith(`- **${rule}**`));
  const head = BOOK.findIndex((line, i) => i > from && line.trim().startsWith('|'));
  const rows: string[][] = [];
  for (let i = head + 2; BOOK[i]?.trim().startsWith('|'); i++)
    rows.push(
      BOOK[i]
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows;
}

const idOf = (name: string) => name.toLowerCase().replace(' & ', '-and-').replaceAll(' ', '-');

test('E1-FORCE-02 the points of every scenario', () => {
  const rows = rowsAfter('E1-FORCE-02');
  expect(rows.length).toBe(Object.keys(BUDGETS).length);
  for (const [name, imperial, rebel] of rows) {
    const budget = BUDGETS[idOf(name) as keyof typeof BUDGETS]!;
    const { points, later } = budget.rebel;
    expect([
      name,
      `${budget.imperial.points}`,
      later === null ? `${points}` : `${points} + ${later}`,
    ]).toEqual([name, imperial, rebel]);
  }
});

test('E1-SUPP-03 the most that may go into support', () => {
  const rows = rowsAfter('E1-SUPP-03');
  expect(rows.length).toBe(Object.keys(BUDGETS).length);
  for (const [name, imperial, rebel] of rows) {
    const budget = BUDGETS[idOf(name) as keyof typeof BUDGETS]!;
    expect([budget.imperial.support, budget.rebel.support]).toEqual(
      [imperial, rebel].map((text) => parseInt(text, 10)),
    );
  }
});

test('E1-FORCE-03 standard detachments', () => {
  for (const [name, units, rating] of rowsAfter('E1-FORCE-03')) {
    const standard = STANDARD.find((one) => one.name === name)!;
    const counts: Record<string, number> = {};
    for (const id of standard.units) counts[id] = (counts[id] ?? 0) + 1;
    const listed = Object.entries(counts).map(([id, many]) => {
      const word = id
        .split('-')
        .map((part) => part[0].toUpperCase() + part.slice(1))
        .join(' ');
      const vehicle = ['land-raider', 'rhino', 'whirlwind'].includes(id);
      return `${many} ${word}${vehicle ? 's' : ''}`;
    });
    if (standard.commanders > 0)
      listed.push(`${standard.commanders} commander${standard.commanders > 1 ? 's' : ''}`);
    expect([listed.join(', '), String(standard.rating)]).toEqual([units, rating]);
  }
});

test('E1-OTT-02 what each amount over costs a detachment on', () => {
  const from = BOOK.findIndex((line) => line.startsWith('- **E1-OTT-02**'));
  const head = BOOK.slice(from)
    .find((line) => line.includes('| overspent'))!
    .split('|')
    .slice(2, -1);
  const [row] = rowsAfter('E1-OTT-02');
  head.forEach((span, i) => {
    const [least, most] = span.split('-').map(Number);
    const needed = parseInt(row[i + 1], 10);
    expect([losesOn(least), losesOn(most)]).toEqual([needed, needed]);
  });
});

test('E1-BARR-06, E1-MISL-01 counters and what they cost', () => {
  const minus = (text: string) => Number(text.replace('−', '-'));
  for (const [id, rating, vehicles, infantry] of rowsAfter('E1-BARR-06')) {
    const barrage = BARRAGES.find((one) => one.id === id)!;
    expect(String(barrage.rating)).toBe(rating);
    const [hit, save] = infantry.split(' / ');
    expect(barrage.infantry).toEqual({ hit: parseInt(hit, 10), save: minus(save) });
    const [at, critical] = vehicles.split(' / ').map((text) => parseInt(text, 10));
    expect(barrage.vehicles).toEqual(vehicles === 'no effect' ? null : { hit: at, critical });
  }
  const from = BOOK.find((line) => line.startsWith('- **E1-MISL-01**'))!;
  for (const [id, name] of [
    ['blind', 'blind'],
    ['haywire', 'haywire'],
    ['mines', 'mine dispenser'],
    ['stasis', 'stasis'],
    ['vortex', 'vortex'],
  ])
    expect(from).toContain(`${name} ${MISSILES[id]}`);
});
