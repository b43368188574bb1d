import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type HeresyGame, hulkHeresy } from '../../games/hulk-heresy/index.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Bot } from '../bot.ts';
import { playBots } from '../testing.ts';
import { clash, failing, shotKills } from './odds.ts';
import { recruit, regular } from './players.ts';
import { veteran } from './veteran.ts';

function open(name: string, turns: number): HeresyGame {
  const mission = parse(readFileSync(`missions/hulk-heresy/${name}.yaml`, 'utf8'));
  return hulkHeresy.open(hulkHeresy.readSetup({ mission: { ...mission, turns } }));
}

const both = (bot: unknown) => ({ A: bot as Bot, B: bot as Bot });

test('games are legal from views alone, and the same chance gives the same game', () => {
  const [game, known] = [open('first-breach', 4), open('first-breach', 4)];
  for (const bot of [recruit, veteran]) {
    const { actions } = playBots(game, known, both(bot), 'twice');
    expect(playBots(game, known, both(bot), 'twice').actions).toEqual(actions);
  }
  const incursion = open('incursion', 3);
  expect(playBots(incursion, incursion, both(regular), 'daemons').outcome).toBeTruthy();
}, 120_000);

test('every answer has a sentence, and who is not asked says so', () => {
  const game = open('first-breach', 3);
  const dice = diceFrom(randomFrom('why'));
  const { state } = game.start(dice);
  while (!game.outcome(state)) {
    const [{ seat }] = game.pending(state);
    const view = game.view(state, seat);
    const action = regular.choose(game, view, seat, randomFrom('same'));
    expect(regular.why(game, view, seat, randomFrom('same'))).toMatch(/^[A-Z].*\.$/);
    expect(regular.openly(game, game.view(state, 'spectator'), seat, action)).toMatch(/^[A-Z].*\.$/);
    game.apply(state, seat, action, dice);
  }
  expect(() => regular.choose(game, game.view(state, 'A'), 'A', randomFrom('x'))).toThrow('Nothing waits');
}, 120_000);

test('the Veteran plays ideas out, keeps to a plan that is under way, and says what came of it', () => {
  const game = open('first-breach', 3);
  const dice = diceFrom(randomFrom('verdict'));
  const { state } = game.start(dice);
  let played = 0;
  while (!game.outcome(state)) {
    const [{ seat, kind }] = game.pending(state);
    const view = game.view(state, seat);
    const action = veteran.choose(game, view, seat, randomFrom('same'));
    const why = veteran.why(game, view, seat, randomFrom('same'));
    expect(why).toMatch(/^[A-Z].*\.$/);
    const isPlayedOut = /^Of \d+ ideas played out/.test(why);
    if (isPlayedOut) {
      played++;
      expect(kind).toBe('act');
      if (state.active !== 0) expect(action.unit === state.active && !/promised/.test(why)).toBe(false);
    }
    game.apply(state, seat, action, dice);
  }
  expect(played).toBeGreaterThan(3);
}, 120_000);

test('odds are those of the dice', () => {
  expect(failing(6, 0)).toBeCloseTo(10 / 36);
  expect(failing(8, 0, true)).toBeCloseTo((21 + 3) / 36);
  expect(shotKills('combi-bolter', 6)).toBeCloseTo((11 / 36) * (10 / 36));
  expect(shotKills('combi-bolter', 6, 1)).toBeCloseTo((20 / 36) * (10 / 36));
});

test('in a close assault the better blade wins more often, and nobody dies to somebody who looks away', () => {
  const fist = { kind: 'terminator', armour: 'indomitus', ranged: [], assault: ['power-fist'], gifts: [] };
  const claws = { ...fist, assault: ['lightning-claws'] };
  const needs = [6, 6] as const;
  const even = clash(fist as never, fist as never, needs, true, false);
  expect(even.kills).toBeCloseTo(even.dies);
  const better = clash(claws as never, fist as never, needs, true, false);
  expect(better.kills).toBeGreaterThan(better.dies);
  expect(clash(claws as never, fist as never, needs, false, false).dies).toBe(0);
  expect(clash(fist as never, fist as never, needs, true, true).kills).toBeLessThan(even.kills);
});
