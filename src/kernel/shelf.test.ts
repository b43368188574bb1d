import { expect, test } from 'vitest';
import { gameOfRule, type Listing, shelf } from './shelf.ts';

const listing = (id: string, more: Partial<Listing> = {}): Listing => ({
  id,
  title: id,
  prefix: id.toUpperCase(),
  seats: ['red', 'blue'],
  complete: true,
  areas: [],
  opponents: [],
  lacks: {},
  ...more,
});
const GAMES = [listing('a'), listing('b', { lacks: { bots: 'B has no opponents yet.' } }), listing('ab')];

test('a part is loaded when it is first asked for, and once', async () => {
  const asked: string[] = [];
  const load = async (id: string) => {
    asked.push(id);
    return { default: `part of ${id}` };
  };
  const parts = shelf(GAMES, load);
  expect(asked).toEqual([]);
  expect(parts.games.map(({ id }) => id)).toEqual(['a', 'b', 'ab']);
  expect(await parts.load('b')).toBe('part of b');
  expect(await parts.load('b')).toBe('part of b');
  expect(await parts.load('a')).toBe('part of a');
  expect(asked).toEqual(['b', 'a']);
});

test('a game that nobody knows is refused with those that are known, and nothing is loaded', async () => {
  const parts = shelf(GAMES, async (id) => Promise.reject(new Error(`${id} was loaded`)));
  await expect(parts.load('c')).rejects.toThrow("There is no ruleset 'c'; known are: a, b, ab.");
});

test('a game without the part is not among those that have it, and says what is missing', async () => {
  const bots = shelf(GAMES, async (id) => ({ default: id }), 'bots');
  expect(bots.games.map(({ id }) => id)).toEqual(['a', 'ab']);
  await expect(bots.load('b')).rejects.toThrow('B has no opponents yet.');
  expect(await bots.load('ab')).toBe('ab');
  const text = shelf(GAMES, async (id) => ({ default: id }), 'text');
  expect(await text.load('b')).toBe('b');
});

test('a part that could not be fetched is asked for again', async () => {
  let tries = 0;
  const parts = shelf(GAMES, async (id) => {
    tries++;
    if (tries === 1) throw new Error('no line');
    return { default: id };
  });
  await expect(parts.load('a')).rejects.toThrow('no line');
  expect(await parts.load('a')).toBe('a');
  expect(tries).toBe(2);
});

test('a rule belongs to the game whose letters it begins with, all of them', () => {
  expect(gameOfRule(GAMES, 'AB-MOVE-01')?.id).toBe('ab');
  expect(gameOfRule(GAMES, 'A-MOVE-01')?.id).toBe('a');
  expect(gameOfRule(GAMES, 'C-MOVE-01')).toBe(null);
});
