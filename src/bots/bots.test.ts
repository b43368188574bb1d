import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hulkRevised } from '../games/hulk-revised/index.ts';
import { type Bot, botsFor, randomBot, simpleBot } from './index.ts';
import { duel, playBots } from './testing.ts';

const read = (path: string): Record<string, unknown> => parse(readFileSync(path, 'utf8'));
/** A plain one, as missions are played, and one with everything there is. */
const trail = read('src/bots/fixtures/trail.yaml');
const kitchen = read('src/bots/fixtures/kitchen.yaml');
const bots = (marine: Bot, stealer: Bot) => ({ marine, stealer });

test('every ruleset has its bots, and chance plays all of them', () => {
  expect(botsFor('hulk-revised').map((bot) => bot.id)).toEqual(['simple', 'random']);
  expect(botsFor('nobody-knows-it')).toEqual([randomBot]);
});

// playBots throws at the first action that is not legal, and when a game does not end.
test('whole games are legal and end, whatever is on the table', () => {
  const setups = [
    { mission: kitchen, options: { timer: true, ambush: true, rubble: true }, chapter: 'salamanders' },
    { mission: { ...kitchen, first: 'stealer' }, options: { ambush: true }, chapter: '4' },
  ];
  const uncharted = { mission: { ...trail, levels: [], legend: {}, geotiles: {} } };
  expect(duel(uncharted, bots(simpleBot, simpleBot), 1, 'legal').games).toBe(1);
  for (const setup of setups)
    for (const marine of [simpleBot, randomBot])
      expect(duel(setup, bots(marine, simpleBot), 2, 'legal').games).toBe(2);
}, 120_000);

test('simple Marines beat chance', () => {
  expect(duel({ mission: trail }, bots(simpleBot, randomBot), 8).marine).toBeGreaterThanOrEqual(0.8);
  expect(duel({ mission: kitchen }, bots(simpleBot, randomBot), 6).marine).toBeGreaterThanOrEqual(0.5);
}, 120_000);

// Chance never meets the objective, so that only killing every Marine proves anything.
test('simple Stealers kill Marines led by chance, which Stealers led by chance do not', () => {
  const losses = (stealer: Bot, mission: unknown): number =>
    duel({ mission }, bots(randomBot, stealer), 5).marineLosses;
  expect(losses(simpleBot, trail)).toBeGreaterThanOrEqual(4);
  expect(losses(randomBot, trail)).toBeLessThan(2);
  expect(losses(simpleBot, kitchen)).toBeGreaterThan(losses(randomBot, kitchen) + 1);
}, 120_000);

test('on an even mission either side of the simple bot may win', () => {
  const { marine } = duel({ mission: trail }, bots(simpleBot, simpleBot), 20);
  expect(marine).toBeGreaterThanOrEqual(0.2);
  expect(marine).toBeLessThanOrEqual(0.8);
}, 120_000);

test('the same chance gives the same game', () => {
  for (const mission of [trail, kitchen]) {
    const game = hulkRevised.open(hulkRevised.readSetup({ mission }));
    for (const bot of botsFor('hulk-revised'))
      expect(playBots(game, game, bots(bot, bot), 'again')).toEqual(
        playBots(game, game, bots(bot, bot), 'again'),
      );
  }
}, 120_000);

test('a bot that is not asked says so', () => {
  const game = hulkRevised.open(hulkRevised.readSetup({ mission: trail }));
  const { state } = game.start({ d6: () => 1, draw: () => 0 });
  const random = { below: () => 0 };
  const [{ seat }] = game.pending(state);
  const other = game.seats.find((s) => s !== seat) as string;
  for (const bot of botsFor('hulk-revised'))
    expect(() => bot.choose(game, game.view(state, other), other, random)).toThrow('Nothing waits');
});
