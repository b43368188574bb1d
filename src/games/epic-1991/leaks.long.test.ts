import { expect, test } from 'vitest';
import { complaint } from '../../kernel/leaky.ts';
import { leaks, secretGames } from './leaks.ts';

const games = secretGames();

test('whole battles tell nobody what is hidden from them', () => {
  expect(complaint(games, 'long secrets', 4, 1500)).toBe(null);
}, 600_000);

test.each(leaks())('two worlds notice: $what', (leak) => {
  const told = complaint(games, 'long leak', 16, 4, leak) ?? complaint(games, 'long leak', 6, 80, leak);
  expect(told).toMatch(/^two worlds/);
});
