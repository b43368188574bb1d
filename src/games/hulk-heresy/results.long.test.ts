import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { byChance } from '../../golden/choose.ts';
import type { AnyGame } from '../../kernel/contract.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { randomFrom } from '../../kernel/random.ts';
import { hulkHeresy } from './index.ts';

const FOLDER = 'missions/hulk-heresy';
const missions = readdirSync(FOLDER).map((name) => parse(readFileSync(`${FOLDER}/${name}`, 'utf8')));

/** Matches of each mission by chance. */
const EACH = 3;

test.each(missions.map((mission) => [mission.id as string, mission]))(
  'HH-SEQ-04, HH-WIN-05: %s comes to a result by chance, and keeps its laws on the way',
  (id, mission) => {
    for (let n = 0; n < EACH; n++) {
      const seed = `${id} ${n}`;
      const game = hulkHeresy.open(hulkHeresy.readSetup({ mission }));
      const random = randomFrom(seed);
      const dice = diceFrom(randomFrom(`${seed} dice`));
      const { state } = game.start(dice);
      for (let acts = 0; !state.outcome && acts < 4000; acts++) {
        const { seat, action } = byChance(game as unknown as AnyGame, state, random);
        game.apply(state, seat, action as never, dice);
        expect([seed, acts, game.broken(state)]).toEqual([seed, acts, []]);
      }
      expect([seed, state.outcome !== null]).toEqual([seed, true]);
    }
  },
  300_000,
);
