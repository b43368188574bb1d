import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { complaint } from '../../kernel/leaky.ts';
import { denials, leaks, secretGames } from './leaks.ts';

const games = secretGames(parse(readFileSync('src/games/hulk-revised/everything.yaml', 'utf8')));

test('the first turns tell nobody what is hidden from them', () => {
  expect(complaint(games, 'secrets', 1, 40)).toBe(null);
});

test.each([...leaks(), ...denials()].filter((_leak, at) => at % 4 === 1))(
  'two worlds notice: $what',
  (leak) => {
    expect(complaint(games, 'leak', 6, 400, leak)).toMatch(/^two worlds/);
  },
);
