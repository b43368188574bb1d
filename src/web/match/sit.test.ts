// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import mission from '../../../missions/hulk-revised/cold-trail.yaml';
import { act, type Match, pending, rehearse } from '../../kernel/match.ts';
import { randomFrom } from '../../kernel/random.ts';
import { hulkRevisedAdapter } from '../games/hulk-revised/index.ts';
import { giveOrder } from '../orders/chosen.ts';
import { change } from '../settings.ts';
import { hostOf } from './host.ts';
import { sit } from './sit.ts';
import type { Players, Sitting } from './sitting.ts';

vi.mock('./saving.ts', () => ({ keep: () => Promise.resolve(), fileOf: () => '' }));

const TWO: Players = { marine: 'person', stealer: 'person' };
const GAME = 'hulk-revised';
let sitting: Sitting;
let match: Match;
/** Entries before the token is drawn. */
let laid = 0;
const played = () => match.entries.slice(laid).map(({ text }) => text);

function open(players: Players): Sitting {
  match = rehearse(hulkRevisedAdapter.ruleset, { mission, options: {} }, '0c');
  const { game } = match;
  for (let asked = pending(match)[0]; asked.kind !== 'command'; asked = pending(match)[0])
    act(match, asked.seat, game.actions(match.state, asked.seat)[0]);
  laid = match.entries.length;
  sitting = sit(hostOf('test', match, players, hulkRevisedAdapter));
  return sitting;
}

beforeEach(() => {
  vi.useFakeTimers();
  change({ speed: 'normal' });
});

afterEach(() => {
  sitting.leave();
  giveOrder(GAME, 'marine', 'token', 'ask');
  vi.useRealTimers();
});

test('an order answers after a beat, and the answer is marked as its own', () => {
  giveOrder(GAME, 'marine', 'token', '0');
  const { look, eyes, ordersFor } = open({ marine: 'person', stealer: 'machine' });
  expect(look().ordered?.sentence).toBe('Command token: keep whatever is drawn.');
  expect(look().busy).toBe(true);
  expect(played()).toEqual([]);
  const stood = eyes('marine').standing();
  vi.runAllTimers();
  expect(played()).toEqual(['keep']);
  expect(ordersFor('marine').get(stood)?.order).toBe('token');
  expect(look().ordered).toBeNull();
});

test('overruled, the question is put; the order still holds for the next one', () => {
  giveOrder(GAME, 'marine', 'token', '0');
  const { look, overrule } = open({ marine: 'person', stealer: 'machine' });
  overrule();
  vi.runAllTimers();
  expect(played()).toEqual([]);
  expect(look()).toMatchObject({ ordered: null, busy: false, mine: true });
});

test('an order given while its question waits answers it', () => {
  const { look } = open({ marine: 'person', stealer: 'machine' });
  expect(look().busy).toBe(false);
  giveOrder(GAME, 'marine', 'token', '0');
  expect(look().ordered?.order).toBe('token');
  giveOrder(GAME, 'marine', 'token', 'ask');
  vi.runAllTimers();
  expect(played()).toEqual([]);
  expect(look().ordered).toBeNull();
});

test('between two people an order waits until its owner has the screen', () => {
  giveOrder(GAME, 'marine', 'token', '0');
  const { look, reveal } = open(TWO);
  vi.runAllTimers();
  expect(look()).toMatchObject({ curtain: 'marine', ordered: null });
  expect(played()).toEqual([]);
  reveal();
  expect(look().ordered?.order).toBe('token');
  vi.runAllTimers();
  expect(played()).toEqual(['keep']);
});

test('taking back goes past what an order answered', () => {
  giveOrder(GAME, 'marine', 'token', '0');
  const { look, play, takeBack } = open({ marine: 'person', stealer: 'machine' });
  vi.runAllTimers();
  const turn = look().actions.find((action) => match.game.notation.print(match.state, action) === '1 turn E');
  expect(turn).toBeDefined();
  play({ action: turn });
  vi.runAllTimers();
  expect(played()).toContain('1 turn E');
  takeBack();
  vi.runAllTimers();
  expect(played()).toEqual(['keep']);
  takeBack(); // the order would only keep it again
  vi.runAllTimers();
  expect(played()).toEqual(['keep']);
  expect(pending(match)[0].kind).toBe('act');
});

test('what both can see is answered by order without passing the screen on', () => {
  match = rehearse(hulkRevisedAdapter.ruleset, { mission, options: {} }, '0c');
  const random = randomFrom('face');
  for (let asked = pending(match)[0]; asked.kind !== 'face'; asked = pending(match)[0]) {
    const actions = match.game.actions(match.state, asked.seat);
    act(match, asked.seat, actions[random.below(actions.length)]);
  }
  const before = match.entries.length;
  giveOrder(GAME, 'stealer', 'face', 'marine');
  sitting = sit(hostOf('test', match, TWO, hulkRevisedAdapter));
  expect(sitting.look()).toMatchObject({ viewer: 'spectator', curtain: null, busy: true });
  expect(sitting.look().ordered).toMatchObject({ seat: 'stealer', open: true });
  sitting.overrule();
  expect(sitting.look()).toMatchObject({ curtain: 'stealer', ordered: null });
  giveOrder(GAME, 'stealer', 'face', 'ask');
  giveOrder(GAME, 'stealer', 'face', 'marine');
  vi.runAllTimers();
  expect(match.entries[before].text).toMatch(/face/);
  giveOrder(GAME, 'stealer', 'face', 'ask');
});

/** The functions of ours on the stack, the caller last, without those inside a game and what `sit` only binds. */
function passed(): string[] {
  const lines = new Error().stack?.split('\n').slice(2) ?? [];
  const ours = lines.filter((line) => /src\/(kernel|web)\//.test(line) && !/\.test\.ts|\/sit\.ts/.test(line));
  // One without a name is part of the function it stands in.
  return ours.flatMap((line) => /at (?:Object\.)?(\S+) /.exec(line)?.[1] ?? []);
}

test('one action passes the functions that docs/architecture.md names, and no others', () => {
  const { look, play, subscribe } = open({ marine: 'person', stealer: 'machine' });
  let rolled: string[] = [];
  let shown: string[] = [];
  const { draw } = match.dice;
  match.dice.draw = function (weights) {
    rolled = passed();
    return draw.call(this, weights);
  };
  subscribe(() => {
    shown = passed();
  });
  const again = look().actions.find((action) => match.game.notation.print(match.state, action) !== 'keep');
  expect(play({ action: again })).toBeNull();
  expect(rolled).toEqual(['run', 'act', 'answer', 'play']);
  expect(shown).toEqual(['show', 'goOn', 'showRest', 'playBack', 'answer', 'play']);
});
