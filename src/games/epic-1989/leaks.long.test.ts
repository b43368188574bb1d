import { expect, test } from 'vitest';
import { complaint } from '../../kernel/leaky.ts';
import { leaks, secretGames } from './leaks.ts';
import { aimedAt } from './leaky-battles.ts';

test('whole battles tell nobody what is hidden from them', () => {
  expect(complaint(secretGames(), 'secrets', 2, 120)).toBe(null);
});

test.each(leaks())('two worlds notice: $what', (leak) => {
  const { games, times, steps } = aimedAt(leak.what);
  expect(complaint(games, 'leak', times, steps, leak)).toMatch(/^two worlds/);
});

test.each(['what mines', "'overspent'", "'laid'", "'boarded'", "'set-down'", "'enters'", "'stomps'"])(
  'where two worlds would notice %s, nothing is let out',
  (what) => {
    const { games, steps } = aimedAt(what);
    expect(complaint(games, 'sound', 4, steps)).toBe(null);
  },
);
