import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hulkRevised } from '../games/hulk-revised/index.ts';
import { type Bot, botsFor, randomBot, simpleBot } from './index.ts';
import { playBots } from './testing.ts';

const mission = parse(readFileSync('missions/hulk-revised/cold-trail.yaml', 'utf8'));
/** Even enough for either side to win, whatever becomes of the mission. */
const even = { ...mission, first: 'stealer', turns: 14, blips: { total: 24, start: 1, perTurn: 1 } };

/** How many games end by that rule: HR-WIN-01 the objective is met, HR-WIN-02 no Marine is left. */
function endings(
  rule: string,
  marine: Bot,
  stealer: Bot,
  games: number,
  setup: unknown = { mission },
): number {
  const open = () => hulkRevised.open(hulkRevised.readSetup(setup));
  const game = open();
  const known = open();
  let found = 0;
  for (let i = 0; i < games; i++)
    if (playBots(game, known, { marine, stealer }, `game ${i}`).outcome.rule === rule) found++;
  return found;
}

test('every ruleset has its bots, and chance plays all of them', () => {
  expect(botsFor('hulk-revised').map((bot) => bot.id)).toEqual(['simple', 'random']);
  expect(botsFor('nobody-knows-it')).toEqual([randomBot]);
});

test('simple Marines beat chance', () => {
  expect(endings('HR-WIN-01', simpleBot, randomBot, 40)).toBeGreaterThanOrEqual(32);
}, 20_000);

// Chance never meets the objective, so that only killing every Marine proves anything.
test('simple Stealers kill Marines led by chance, which Stealers led by chance do not', () => {
  expect(endings('HR-WIN-02', randomBot, simpleBot, 40)).toBeGreaterThanOrEqual(32);
  expect(endings('HR-WIN-02', randomBot, randomBot, 8)).toBe(0);
}, 20_000);

test('on an even mission either side of the simple bot may win', () => {
  const wins = endings('HR-WIN-01', simpleBot, simpleBot, 60, { mission: even });
  expect(wins).toBeGreaterThanOrEqual(15);
  expect(wins).toBeLessThanOrEqual(45);
}, 20_000);

test('the same chance gives the same game', () => {
  const game = hulkRevised.open(hulkRevised.readSetup({ mission: even }));
  for (const bot of botsFor('hulk-revised')) {
    const bots = { marine: bot, stealer: bot };
    expect(playBots(game, game, bots, 'again')).toEqual(playBots(game, game, bots, 'again'));
  }
}, 20_000);

test('a bot that is not asked says so', () => {
  const game = hulkRevised.open(hulkRevised.readSetup({ mission }));
  const { state } = game.start({ d6: () => 1, draw: () => 0 });
  const random = { below: () => 0 };
  const [{ seat }] = game.pending(state);
  const other = game.seats.find((s) => s !== seat) as string;
  for (const bot of botsFor('hulk-revised'))
    expect(() => bot.choose(game, game.view(state, other), other, random)).toThrow('Nothing waits');
});
