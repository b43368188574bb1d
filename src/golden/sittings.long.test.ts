import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../games/list.ts';
import { rulesets } from '../games/rulesets.ts';
import { randomFrom } from '../kernel/random.ts';
import { sitDown, unlike } from '../kernel/sitting-testing.ts';
import { goldenNames, goldenSetup } from './matches.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const STEPS = 2000;

test.each(GAMES)(
  'a seat is shown the same here and behind a pipe, over whole games of $id',
  async ({ id }) => {
    const ruleset = await rulesets.load(id);
    for (const name of goldenNames(ROOT, ruleset.id)) {
      const evening = sitDown(ruleset, goldenSetup(ROOT, ruleset.id, name), name);
      expect([...unlike(evening, randomFrom(`${name}, whole`), STEPS)]).toEqual([]);
    }
  },
);
