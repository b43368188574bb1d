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
      hulkHeresy.readSetup({ mission: { ...mission(name), points: 6, turns: 2 } }),
    ) as unknown as AnyGame,
);

test('HH-REINF-02, HH-BLIP-19: the first turns tell nobody what is hidden from them', () => {
  expect(complaint(games, 'secrets', 1, 40)).toBe(null);
});

test.each([...leaks(), ...denials()].filter((_leak, at) => at % 5 === 1))(
  'two worlds notice: $what',
  (leak) => {
    expect(complaint(games, 'leak', 4, 90, leak)).toMatch(/^two worlds/);
  },
);
