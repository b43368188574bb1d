import { expect, test } from 'vitest';
import { complaint } from '../../kernel/leaky.ts';
import { leaks, secretGames } from './leaks.ts';
import type { Table } from './table.ts';
import { reveals } from './view.ts';

const games = secretGames();

test('set-up and orders tell nobody what is hidden from them', () => {
  expect(complaint(games, 'secrets', 1, 12)).toBe(null);
});

test.each(leaks().filter((_leak, at) => at % 9 === 1))('two worlds notice: $what', (leak) => {
  // most secrets are of the set-up
  const told = complaint(games, 'leak', 8, 4, leak) ?? complaint(games, 'leak', 4, 40, leak);
  expect(told).toMatch(/^two worlds/);
});

test('E2-HID-06 pods that arrive and open tell their enemy what their owner knew', () => {
  const table = { models: [null, { side: 'A' }] } as unknown as Table;
  const arrivals = { kind: 'arrivals', side: 'A', pods: [1] } as const;
  const fell = { kind: 'pod-fell', model: 1, x: 0, y: 0, riders: [2] } as const;
  expect([reveals(table, arrivals, 'A'), reveals(table, fell, 'A')]).toEqual([[], []]);
  for (const viewer of ['B', 'spectator'])
    expect([reveals(table, arrivals, viewer), reveals(table, fell, viewer)]).toEqual([
      ['kind', 'pods'],
      ['riders'],
    ]);
});
