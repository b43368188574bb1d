import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { duel } from './hulk-revised/duel.ts';
import { recruitBot } from './hulk-revised/recruit.ts';
import { simpleBot } from './hulk-revised/simple.ts';
import { veteranBot } from './hulk-revised/veteran.ts';
import { type Bot, randomBot } from './index.ts';

const read = (path: string): Record<string, unknown> => parse(readFileSync(path, 'utf8'));
const trail = read('src/bots/fixtures/trail.yaml');
const drill = read('missions/hulk-revised/first-drill.yaml');
const bots = (marine: Bot, stealer: Bot) => ({ marine, stealer });

test('on an even mission either side of the simple bot may win', () => {
  const { marine } = duel({ mission: trail }, bots(simpleBot, simpleBot), 20);
  expect(marine).toBeGreaterThanOrEqual(0.2);
  expect(marine).toBeLessThanOrEqual(0.8);
});

test('the Recruit is beaten on either side, though not by chance', () => {
  const won = (marine: Bot, stealer: Bot): number =>
    duel({ mission: trail }, bots(marine, stealer), 12).marine;
  const even = won(simpleBot, simpleBot);
  expect(won(recruitBot, simpleBot)).toBeLessThan(even);
  expect(won(simpleBot, recruitBot)).toBeGreaterThan(even);
  expect(duel({ mission: trail }, bots(recruitBot, randomBot), 8).marine).toBeGreaterThanOrEqual(0.6);
});

// Series short enough for a test; docs/measurements.md has the figures over every mission.
test('the Veteran wins games that the Regular loses, on either side', () => {
  const series = (marine: Bot, stealer: Bot, seed: string) =>
    duel({ mission: drill }, bots(marine, stealer), 2, seed);
  expect(series(simpleBot, simpleBot, 'delta').marine).toBeLessThan(1);
  expect(series(veteranBot, simpleBot, 'delta').marine).toBe(1);
  expect(series(simpleBot, simpleBot, 'beta').stealer).toBe(0);
  expect(series(simpleBot, veteranBot, 'beta').stealer).toBe(1);
});
