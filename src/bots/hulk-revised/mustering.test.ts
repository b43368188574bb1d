import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hulkRevised } from '../../games/hulk-revised/index.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { randomFrom } from '../../kernel/random.ts';
import { botsFor, randomBot } from '../index.ts';
import { duel } from './duel.ts';
import { simpleBot } from './simple.ts';

const mission = parse(readFileSync('missions/hulk-revised/cold-trail.yaml', 'utf8'));
const setup = { mission, muster: ['marine', 'stealer'] };

test('every strength musters on its own, and not always the same', async () => {
  const game = hulkRevised.open(hulkRevised.readSetup(setup));
  for (const bot of await botsFor('hulk-revised'))
    for (const seat of ['marine', 'stealer']) {
      const { state } = game.start(diceFrom(randomFrom('muster')));
      const lists = Array.from({ length: 8 }, (_, n) => {
        const action = bot.choose(game as never, game.view(state, seat), seat, randomFrom(n)) as never;
        expect(game.check(state, seat, action)).toBe(null);
        return game.notation.print(state, action);
      });
      expect(new Set(lists).size, `${bot.id}, ${seat}`).toBeGreaterThan(2);
    }
});

test('a game with mustered forces is played to its end', () => {
  expect(duel(setup, { marine: simpleBot, stealer: randomBot }, 2, 'muster').games).toBe(2);
}, 60_000);
