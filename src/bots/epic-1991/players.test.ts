import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type EpicGame, epic1991 } from '../../games/epic-1991/index.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Bot } from '../bot.ts';
import { playBots } from '../testing.ts';
import { recruit, regular } from './players.ts';
import { veteran } from './veteran.ts';
import { modelWorth, winning, worthOf } from './worth.ts';

function open(name: string, turns: number): EpicGame {
  const battle = parse(readFileSync(`battles/epic-1991/${name}.yaml`, 'utf8'));
  const army = (list: unknown) =>
    typeof list === 'string' ? parse(readFileSync(`armies/epic-1991/${list}.yaml`, 'utf8')) : list;
  const armies = { A: army(battle.armies.A), B: army(battle.armies.B) };
  return epic1991.open(
    epic1991.readSetup({ battle: { ...battle, armies }, options: { 'turn-limit': turns } } as never),
  );
}

const both = (bot: unknown) => ({ A: bot as Bot, B: bot as Bot });

test('two turns of any army are legal from views alone, and the same chance gives the same battle', () => {
  const game = open('orks-eldar-1500', 2);
  const known = open('orks-eldar-1500', 2);
  for (const bot of [recruit, regular]) {
    const { actions } = playBots(game, known, both(bot), 'twice');
    expect(playBots(game, known, both(bot), 'twice').actions).toEqual(actions);
  }
  expect(
    playBots(open('titan-orks-3000', 1), open('titan-orks-3000', 1), both(regular), 'titan').outcome,
  ).toBeTruthy();
}, 120_000);

test('the Veteran answers alike to the same view and chance, legally, and says what it played out', () => {
  const [game, known] = [open('orks-eldar-1500', 1), open('orks-eldar-1500', 1)];
  const dice = diceFrom(randomFrom('a turn'));
  const { state } = game.start(dice);
  const playedOut = /^Of \d+ plans played out .* to win.*\.$/;
  while (game.pending(state)[0].kind !== 'orders') {
    const [{ seat, kind }] = game.pending(state);
    if (kind === 'deploy')
      expect(veteran.why(game, game.view(state, seat), seat, randomFrom('same'))).toMatch(playedOut);
    game.apply(state, seat, game.actions(state, seat)[0], dice);
  }
  const [{ seat }] = game.pending(state);
  const view = JSON.parse(JSON.stringify(game.view(state, seat)));
  const action = veteran.choose(known, view, seat, randomFrom('same'));
  expect(game.check(state, seat, action)).toBeNull();
  expect(veteran.choose(game, view, seat, randomFrom('same'))).toEqual(action);
  expect(veteran.why(game, view, seat, randomFrom('same'))).toMatch(playedOut);
}, 120_000);

test('every answer has a sentence; who is not asked says so', () => {
  const game = open('marines-orks-1500', 1);
  const random = randomFrom('why');
  const dice = diceFrom(random);
  const { state } = game.start(dice);
  while (!game.outcome(state)) {
    const [{ seat }] = game.pending(state);
    const view = game.view(state, seat);
    const action = regular.choose(game, view, seat, randomFrom('same'));
    expect(regular.why(game, view, seat, randomFrom('same'))).toMatch(/^[A-Z].*\.$/);
    expect(regular.openly(game, game.view(state, 'spectator'), seat, action)).toMatch(/^[A-Z].*\.$/);
    game.apply(state, seat, action, dice);
  }
  expect(() => regular.choose(game, game.view(state, 'A'), 'A', random)).toThrow('Nothing waits');
}, 120_000);

test('a position is worth to one side what it costs the other, but for caution', () => {
  const game = open('marines-orks-1500', 1);
  const { state } = game.start(diceFrom(randomFrom('worth')));
  const table = game.tableOf(state);
  state.vps = { A: 7, B: 2 };
  const [a, b] = [worthOf(table, state, 'A'), worthOf(table, state, 'B')];
  expect(a.points).toBe(5);
  expect(b.points).toBe(-5);
  expect(a.losses + b.losses).toBe(0);
});

test('the last loss before a card breaks weighs most, and none after it breaks', () => {
  const game = open('marines-orks-1500', 1);
  const { state } = game.start(diceFrom(randomFrom('worth')));
  const table = game.tableOf(state);
  const card = table.cards.find((one) => typeof one?.break === 'number' && one.break > 2)!;
  const [id] = table.units[card.units[0]].models;
  const fresh = modelWorth(table, state, id);
  state.cards[card.id].casualties = (card.break as number) - 1;
  expect(modelWorth(table, state, id)).toBeGreaterThan(fresh);
  state.cards[card.id].broken = true;
  expect(modelWorth(table, state, id)).toBeLessThan(fresh);
});

test('equal fighters win every second fight', () => {
  expect(winning(0)).toBe(0.5);
  expect(winning(3)).toBeGreaterThan(0.75);
  expect(winning(-3)).toBeCloseTo(1 - winning(3));
});
