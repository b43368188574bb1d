import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { AnyGame } from '../../kernel/contract.ts';
import { complaint } from '../../kernel/leaky.ts';
import { hulkHeresy } from './index.ts';
import { denials, leaks } from './leaks.ts';

const mission = (name: string) => parse(readFileSync(`missions/hulk-heresy/${name}.yaml`, 'utf8'));
const games = ['hold', 'retrieve', 'incursion'].map(
  (name) =>
    hulkHeresy.open(
      hulkHeresy.readSetup({ mission: { ...mission(name), points: 6, turns: 3 } }),
    ) as unknown as AnyGame,
);

test.each([...leaks(), ...denials()])('two worlds notice: $what', (leak) => {
  expect(complaint(games, 'long leak', 8, 300, leak)).toMatch(/^two worlds/);
});
