import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { epic1989 } from '../../games/epic-1989/index.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { randomFrom } from '../../kernel/random.ts';
import { type Bot, randomBot } from '../bot.ts';
import { playBots } from '../testing.ts';
import opponents from './index.ts';
import { recruit, regular } from './players.ts';
import { veteran } from './veteran.ts';

function open(name: string, options: Record<string, unknown> = {}) {
  const battle = parse(readFileSync(`battles/epic-1989/${name}.yaml`, 'utf8'));
  return epic1989.open(epic1989.readSetup({ battle, options }));
}

const both = (bot: unknown) => ({ A: bot as Bot, B: bot as Bot });

test('two turns of a battle are legal from views alone, and the same chance gives the same battle', () => {
  for (const bot of [recruit, regular]) {
    const play = () =>
      playBots(open('convoy', { 'turn-limit': 2 }), open('convoy', { 'turn-limit': 2 }), both(bot), 'twice');
    const { actions } = play();
    expect(actions.length).toBeGreaterThan(20);
    expect(play().actions).toEqual(actions);
  }
}, 120_000);

/** Everything that may be agreed on, so that everything is asked. */
const ALL = { 'own-force': true, elite: true, regroup: true, heroic: true, 'turn-limit': 3 };

/** Plays battles half by chance and shows each strength every question once, and each kind of question to be explained. */
function kindsAsked(name: string, seed: string, most: number, twice: boolean): Set<string> {
  const game = open(name, ALL);
  const random = randomFrom(seed);
  const dice = diceFrom(random);
  const { state } = game.start(dice);
  const asked = new Set<string>();
  for (let n = 0; n < most && !game.outcome(state); n++) {
    const [{ seat, kind }] = game.pending(state);
    const view = game.view(state, seat);
    if (!asked.has(kind))
      for (const bot of opponents.bots) {
        const action = bot.choose(game as never, view, seat, randomFrom(n)) as never;
        expect(game.check(state, seat, action)).toBeNull();
        if (twice) expect(bot.choose(game as never, view, seat, randomFrom(n))).toEqual(action);
        if (twice) expect(bot.why(game as never, view, seat, randomFrom(n))).toMatch(/^[A-Z].*\.$/);
        const onlooker = game.view(state, 'spectator');
        expect(bot.openly(game as never, onlooker, seat, action)).toMatch(/^[A-Z].*\.$/);
      }
    asked.add(kind);
    const bot = (random.below(3) === 0 ? randomBot : recruit) as Bot;
    const action = bot.choose(game as never, view, seat, random) as never;
    expect(game.check(state, seat, action)).toBeNull();
    game.apply(state, seat, action, dice);
  }
  return asked;
}

test('every kind of question is answered legally, alike to the same view and chance, and explained', () => {
  const asked = new Set<string>();
  for (const name of ['all-out-war', 'cityfight', 'the-trap', 'spoiling-attack'])
    for (const kind of kindsAsked(name, `${name} 1`, 260, name === 'spoiling-attack')) asked.add(kind);
  for (const kind of 'go building edge point muster deploy orders move rest snap fire hide arrive'.split(' '))
    expect(asked).toContain(kind);
}, 300_000);

test('nobody drives off the table without a thought', () => {
  const left: string[] = [];
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const game = open('crossroads');
    const random = randomFrom(seed);
    const dice = diceFrom(random);
    const { state } = game.start(dice);
    for (let n = 0; n < 150 && !game.outcome(state); n++) {
      const [{ seat }] = game.pending(state);
      const action = recruit.choose(game, game.view(state, seat), seat, random);
      for (const { kind } of game.apply(state, seat, action, dice)) if (kind === 'left') left.push(seed);
    }
  }
  expect(left).toEqual([]);
});

test('the Recruit beats chance, and so does the Regular', () => {
  for (const bot of [recruit, regular]) {
    let points = 0;
    for (const name of ['crossroads', 'engage-and-destroy', 'road-block'])
      for (const side of ['A', 'B']) {
        const game = open(name, { 'turn-limit': 14 });
        const bots = { A: side === 'A' ? bot : randomBot, B: side === 'A' ? randomBot : bot };
        const { winner } = playBots(game, game, bots as never, `${name} ${side}`).outcome;
        points += winner === null ? 0.5 : winner === side ? 1 : 0;
      }
    expect(points).toBeGreaterThanOrEqual(4.5);
  }
}, 180_000);

test('the Veteran plays out where to begin before any order is given', () => {
  const game = open('convoy');
  const dice = diceFrom(randomFrom('begin'));
  const { state } = game.start(dice);
  const told = new Map<string, string>();
  for (let n = 0; game.pending(state)[0].kind !== 'orders'; n++) {
    const [{ seat, kind }] = game.pending(state);
    const view = game.view(state, seat);
    if (kind !== 'building') told.set(kind, veteran.why(game, view, seat, randomFrom(n)));
    game.apply(state, seat, regular.choose(game, view, seat, randomFrom(n)), dice);
  }
  expect([...told.keys()]).toEqual(['go', 'edge', 'deploy']);
  for (const why of told.values())
    expect(why).toMatch(/^Of (two|\d+) plans played out until all have moved /);
}, 60_000);

test('whoever is not asked says so', () => {
  const game = open('crossroads');
  const { state } = game.start(diceFrom(randomFrom('nobody')));
  const [{ seat }] = game.pending(state);
  const other = seat === 'A' ? 'B' : 'A';
  expect(() => regular.choose(game, game.view(state, other), other, randomFrom(1))).toThrow('Nothing waits');
});
