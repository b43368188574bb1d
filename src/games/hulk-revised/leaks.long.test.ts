import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { complaint } from '../../kernel/leaky.ts';
import { denials, leaks, secretGames } from './leaks.ts';

const games = secretGames(parse(readFileSync('src/games/hulk-revised/everything.yaml', 'utf8')));

test('whole games tell nobody what is hidden from them', () => {
  expect(complaint(games, 'long secrets', 8, 1000)).toBe(null);
}, 600_000);

test.each([...leaks(), ...denials()])('two worlds notice: $what', (leak) => {
  expect(complaint(games, 'long leak', 6, 600, leak)).toMatch(/^two worlds/);
});
