import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { AnyGame } from '../../kernel/contract.ts';
import { randomFrom } from '../../kernel/random.ts';
import { twoStarts } from '../../kernel/worlds.ts';
import { hulkRevised } from './index.ts';

const mission = parse(readFileSync('missions/hulk-revised/cold-trail.yaml', 'utf8'));
const game = hulkRevised.open(hulkRevised.readSetup({ mission })) as unknown as AnyGame;

test.each(['marine', 'stealer'])('a whole game does not tell %s what is hidden', (seat) => {
  for (let i = 0; i < 5; i++) {
    const t = Date.now();
    expect(twoStarts(game, seat, randomFrom(`secrets ${i}`), 300)).toBe(null);
    console.log(seat, i, Date.now() - t);
  }
});
