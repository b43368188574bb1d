import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { epic1991 } from '../games/epic-1991/index.ts';
import { hulkRevised } from '../games/hulk-revised/index.ts';
import type { AnyRuleset } from '../kernel/contract.ts';
import { randomFrom } from '../kernel/random.ts';
import { sitDown, unlike } from '../kernel/sitting-testing.ts';
import { goldenNames, goldenSetup } from './matches.ts';

const ROOT = resolve(import.meta.dirname, '../..');

test.each([
  [hulkRevised, 2000],
  [epic1991, 600],
])('a seat is shown the same here and behind a pipe, over whole games of $0.id', (given, steps) => {
  const ruleset = given as unknown as AnyRuleset;
  for (const name of goldenNames(ROOT, ruleset.id)) {
    const evening = sitDown(ruleset, goldenSetup(ROOT, ruleset.id, name), name);
    expect([...unlike(evening, randomFrom(`${name}, whole`), steps)]).toEqual([]);
  }
});
