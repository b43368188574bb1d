import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../games/list.ts';
import { rulesets } from '../games/rulesets.ts';
import { randomFrom } from '../kernel/random.ts';
import { sitDown, twoStreams, unlike } from '../kernel/sitting-testing.ts';
import { goldenNames, goldenSetup } from './matches.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const played = await Promise.all(GAMES.map(({ id }) => rulesets.load(id)));

const MATCHES = played.flatMap((ruleset) =>
  goldenNames(ROOT, ruleset.id).map((name) => ({
    name: `${ruleset.id}, ${name}`,
    ruleset,
    setup: goldenSetup(ROOT, ruleset.id, name),
  })),
);

test.each(MATCHES)('$name: a seat is shown the same here and behind a pipe', ({ name, ruleset, setup }) => {
  expect([...unlike(sitDown(ruleset, setup, name), randomFrom(name), 20)]).toEqual([]);
});

test.each(MATCHES)('$name: secrets of the other change no byte', ({ name, ruleset, setup }) => {
  for (const seat of ruleset.seats) {
    const { one, two } = twoStreams(ruleset, setup, seat, randomFrom(name), 12);
    expect(two === one).toBe(true);
  }
});
