import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { casesIn } from '../../cases/files.ts';
import cases from '../../cases/hulk-heresy/index.ts';
import type { AnyGame } from '../../kernel/contract.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { complaint, leaky } from '../../kernel/leaky.ts';
import { randomFrom } from '../../kernel/random.ts';
import { twoWorlds } from '../../kernel/worlds.ts';
import { hulkHeresy } from './index.ts';
import { denials, leaks, toldWhole } from './leaks.ts';

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

describe('HH-PSI-21, HH-TIME-04: the clock runs out over a shuffle', () => {
  const [written] = casesIn('cases/hulk-heresy/hallucination.yaml').filter(({ name }) =>
    name.includes('time that runs out'),
  );
  const { game, state } = cases.arrange(written);
  game.apply(state, 'A', { do: 'cast', unit: 1, with: 'hallucination', to: 2 }, diceFrom(randomFrom('cast')));
  const told = (played: AnyGame, seat = 'B') =>
    Array.from({ length: 20 }, (_, n) => twoWorlds(played, state, seat, randomFrom(`shuffle ${n}`), 3));

  test.each(['A', 'B'])('and what %s is told then says nothing of what he may not know', (seat) => {
    expect(told(game, seat).filter(Boolean)).toEqual([]);
  });
  test('and whose model it is is told where chance has put it', () => {
    const denied = { what: 'chance', reveals: () => [] };
    expect(told(leaky(game, denied), 'A').filter(Boolean)).not.toEqual([]);
  });
  test('and nobody else', () => {
    expect(told(leaky(game, toldWhole('hallucinated'))).filter(Boolean)).not.toEqual([]);
  });
  test('which everybody is told, or they would learn it from what follows', () => {
    const denied = { what: 'time', reveals: () => [] };
    expect(told(leaky(game, denied)).filter(Boolean)).not.toEqual([]);
  });
});
