import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesets } from '../../games/rulesets.ts';
import { goldenSetup } from '../../golden/matches.ts';
import { sameData } from '../../kernel/hash.ts';
import { randomFrom } from '../../kernel/random.ts';
import { verifyMatch } from '../../kernel/verify.ts';
import { begun, browser, close, nodes, open, playOn } from './testing.ts';

beforeAll(open, 60_000);
afterAll(close, 60_000);

const ROOT = resolve(import.meta.dirname, '../../..');

test('E2-GEN-02: several players share a side by its link, see what it sees, and any of them may answer; nobody else gets in', async () => {
  const setup = goldenSetup(ROOT, 'epic-1991', 'bikes-and-boars');
  const wish = { ruleset: 'epic-1991', setup, seat: 'A' };
  const [id, first, second] = await begun(['Ann', 'Bob'], wish);
  const { share } = (await first.ask('POST', `/api/matches/${id}/share`)).body() as { share: string };
  const [friend, stranger] = [browser('Cat'), browser('Dov')];
  for (const one of [friend, stranger])
    await one.ask('PUT', '/api/me', { name: one === friend ? 'Cat' : 'Dov' });
  friend.use(nodes[1]);
  for (const wrong of ['', 'x'.repeat(share.length), `${share}x`, 7, null])
    expect((await stranger.ask('POST', `/api/matches/${id}/join`, { share: wrong })).code).toBe(422);
  expect((await stranger.ask('POST', `/api/matches/${id}/share`)).code).toBe(422);
  expect((await friend.ask('POST', `/api/matches/${id}/join`, { share })).code).toBe(200);
  // The other player has a seat already.
  await second.ask('POST', `/api/matches/${id}/join`, { share });
  friend.sit(id);
  await friend.until(() => friend.state.sitting !== null);
  expect(friend.state.sitting!.viewer).toBe('A');
  await second.until(() => second.state.news?.seats[0].name === 'Ann and Cat');
  expect(second.state.news!.you).toBe('B');
  const { mine } = (await friend.ask('GET', '/api/matches')).body() as {
    mine: { id: string; you: string }[];
  };
  expect(mine.find((one) => one.id === id)).toMatchObject({ you: 'A' });
  // The friend answers for the side, the first one is kept in step.
  await playOn([friend, second], randomFrom('shared'), 6);
  await expect
    .poll(() => sameData(first.state.sitting!.view(), friend.state.sitting!.view()), { timeout: 10_000 })
    .toBe(true);
  // Who leaves no trace leaves the match to the others.
  expect((await friend.ask('DELETE', '/api/me')).code).toBe(200);
  await new Promise((done) => second.state.sitting!.concede(done));
  await first.until(() => first.state.news?.phase === 'over');
  const { text } = await first.ask('GET', `/api/matches/${id}/file`);
  expect(verifyMatch(text, [await rulesets.load('epic-1991')]).ok).toBe(true);
  for (const one of [first, second, friend]) one.leave();
});

test('where the rules give each side one player, nobody shares it', async () => {
  const [id, first, second] = await begun(['Eli', 'Fay']);
  expect((await first.ask('POST', `/api/matches/${id}/share`)).body()).toEqual({
    error: 'In this game each side has one player.',
  });
  first.leave();
  second.leave();
});

test('one address holds so many connections and no more', async () => {
  const [id, first, second] = await begun(['Gil', 'Hen']);
  const many = Array.from({ length: 70 }, () => browser('crowd'));
  for (const one of many) one.sit(id);
  const seated = () => many.filter(({ state }) => state.news !== null).length;
  await expect.poll(seated, { timeout: 10_000 }).toBeGreaterThan(55);
  await new Promise((done) => setTimeout(done, 200));
  expect(seated()).toBeLessThan(60);
  for (const one of [first, second, ...many]) one.leave();
});
