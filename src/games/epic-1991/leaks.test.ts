import { expect, test } from 'vitest';
import { complaint } from '../../kernel/leaky.ts';
import { leaks, secretGames } from './leaks.ts';

const games = secretGames();

test('set-up and orders tell nobody what is hidden from them', () => {
  expect(complaint(games, 'secrets', 1, 12)).toBe(null);
});

test.each(leaks().filter((_leak, at) => at % 9 === 1))('two worlds notice: $what', (leak) => {
  // most secrets are of the set-up
  const told = complaint(games, 'leak', 8, 4, leak) ?? complaint(games, 'leak', 4, 40, leak);
  expect(told).toMatch(/^two worlds/);
});
