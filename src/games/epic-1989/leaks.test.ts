import { expect, test } from 'vitest';
import { complaint } from '../../kernel/leaky.ts';
import { leaks, secretGames } from './leaks.ts';

const games = secretGames();

test('E1-HID-01, E1-HID-02, E1-HID-03, E1-HID-04 orders, plans and passes tell nobody what is hidden from them', () => {
  expect(complaint(games, 'secrets', 1, 20)).toBe(null);
});

test('two worlds notice an order that is seen, and one that is told', () => {
  const quick = leaks().filter(({ what }) => /^orders.*the enemy|'ordered'.*the enemy/.test(what));
  expect(quick.length).toBe(2);
  for (const leak of quick) expect(complaint(games, 'leak', 6, 12, leak)).toMatch(/^two worlds/);
});
