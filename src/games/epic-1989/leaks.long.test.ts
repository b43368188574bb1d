import { expect, test } from 'vitest';
import { complaint } from '../../kernel/leaky.ts';
import { leaks, secretGames } from './leaks.ts';

const games = secretGames();

test('whole battles tell nobody what is hidden from them', () => {
  expect(complaint(games, 'secrets', 6, 120)).toBe(null);
}, 600_000);

test.each(leaks())(
  'two worlds notice: $what',
  (leak) => {
    expect(complaint(games, 'leak', 40, 80, leak)).toMatch(/^two worlds/);
  },
  600_000,
);
