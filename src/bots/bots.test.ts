import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hulkRevised } from '../games/hulk-revised/index.ts';
import { randomFrom } from '../kernel/random.ts';
import { duel } from './hulk-revised/duel.ts';
import hulk from './hulk-revised/index.ts';
import { recruitBot } from './hulk-revised/recruit.ts';
import { simpleBot } from './hulk-revised/simple.ts';
import { veteranBot } from './hulk-revised/veteran.ts';
import { type Bot, botNamed, botsFor, randomBot } from './index.ts';
import { strengthsFor } from './strengths.ts';
import { playBots } from './testing.ts';

const read = (path: string): Record<string, unknown> => parse(readFileSync(path, 'utf8'));
/** A plain one, as missions are played, and one with everything there is. */
const trail = read('src/bots/fixtures/trail.yaml');
const kitchen = read('src/bots/fixtures/kitchen.yaml');
const bots = (marine: Bot, stealer: Bot) => ({ marine, stealer });

test('every ruleset has its bots, named as people choose them, and chance plays where there is none', async () => {
  const bots = await botsFor('hulk-revised');
  expect(bots.map(({ id, title, text }) => ({ id, title, text }))).toEqual(strengthsFor('hulk-revised'));
  expect(bots.map(({ id }) => id)).toEqual(['recruit', 'simple', 'veteran']);
  expect(await botNamed('hulk-revised', 'veteran')).toBe(veteranBot);
  expect(await botNamed('hulk-revised', 'long-retired')).toBe(simpleBot);
  expect(await botNamed('nobody-knows-it', 'simple')).toBe(randomBot);
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
    for (const [marine, stealer] of [
      [simpleBot, simpleBot],
      [randomBot, simpleBot],
      [recruitBot, recruitBot],
    ])
      expect(duel(setup, bots(marine, stealer), 1, 'legal').games).toBe(1);
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

test('the same chance gives the same game', () => {
  for (const mission of [trail, kitchen]) {
    const game = hulkRevised.open(hulkRevised.readSetup({ mission }));
    for (const bot of [recruitBot, simpleBot])
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
  for (const bot of hulk.bots)
    expect(() => bot.choose(game, game.view(state, other), other, random)).toThrow('Nothing waits');
});

/** Positions of games by chance and by rule of thumb, with whatever is asked in them. */
function* positions(mission: unknown, seed: string, every: number) {
  const setup = { mission, options: { ambush: true, rubble: true } };
  const game = hulkRevised.open(hulkRevised.readSetup(setup));
  const random = randomFrom(seed);
  const dice = { d6: () => 1 + random.below(6), draw: (w: readonly number[]) => w.findIndex((n) => n > 0) };
  const { state } = game.start(dice);
  for (let n = 0; n < 400 && !state.outcome; n++) {
    const [{ seat, kind }] = game.pending(state);
    if (n % every === 0) yield { game, state, seat, kind };
    const bot: Bot = random.below(3) === 0 ? randomBot : (simpleBot as Bot);
    game.apply(state, seat, bot.choose(game as never, game.view(state, seat), seat, random) as never, dice);
  }
}

test('every strength answers every kind of question legally, and the same twice', () => {
  const asked = new Set<string>();
  for (const mission of [trail, kitchen])
    for (const { game, state, seat, kind } of positions(mission, 'veteran', 67)) {
      const view = game.view(state, seat);
      for (const bot of hulk.bots) {
        const answers = [1, 1].map((seed) => bot.choose(game as never, view, seat, randomFrom(seed)));
        expect(game.check(state, seat, answers[0] as never)).toBeNull();
        expect(answers[1]).toEqual(answers[0]);
      }
      asked.add(`${seat} ${kind}`);
    }
  expect(asked.size).toBeGreaterThan(3);
}, 120_000);
