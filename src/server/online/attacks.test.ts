/** What a cheat would try: each of these was a way in, or would be one. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { STILL } from '../../kernel/far-table.ts';
import { randomFrom } from '../../kernel/random.ts';
import { isOnlyLooking } from './looking.ts';
import { type Browser, begun, browser, close, mission, nodes, open, playOn } from './testing.ts';
import { watched } from './watched.ts';

beforeAll(open, 60_000);
afterAll(close, 60_000);

/** What has no words of its own, and what a database cannot hold. */
const ODD: readonly unknown[] = [
  { toString: 7, valueOf: 7 },
  { length: 1 },
  [[[]]],
  '\u0000',
  'x'.repeat(900),
  -0,
  true,
  null,
];

async function named(name: string): Promise<Browser> {
  const one = browser(name);
  await one.ask('PUT', '/api/me', { name });
  return one;
}

test('whatever stands where a word was asked for is refused with a sentence', async () => {
  const [id, first, second] = await begun(['Odd', 'Ode']);
  const codes: string[] = [];
  for (const odd of ODD) {
    const asked = [
      await first.ask('PUT', '/api/me', { name: odd }),
      await first.ask('POST', '/api/me/bring', { phrase: odd }),
      await first.ask('PUT', '/api/me/push', { endpoint: odd, keys: odd }),
      await first.ask('DELETE', '/api/me/push', { endpoint: odd }),
      await first.ask('POST', '/api/matches', { ruleset: odd, setup: odd, seat: odd, title: odd }),
      await first.ask('POST', '/api/matches', {
        ruleset: 'hulk-revised',
        setup: { mission },
        seat: 'marine',
        title: odd,
        control: odd,
        delay: odd,
        campaign: odd,
        follows: odd,
      }),
      await second.ask('POST', `/api/matches/${id}/join`, { seat: odd, share: odd }),
      await second.ask('POST', `/api/matches/${id}/report`, { text: odd }),
    ];
    codes.push(...asked.map(({ code, text }) => `${code} ${text}`));
  }
  expect(codes.filter((one) => one.startsWith('5'))).toEqual([]);
  for (const strange of ['%00', '%ff', "'--", '..%2f..', '__proto__', 'x'.repeat(90)])
    for (const path of ['join', 'abort', 'share', 'rematch', 'block', 'report'])
      expect([404, 400, 422]).toContain(
        (await first.ask('POST', `/api/matches/${strange}/${path}`, { text: 'x' })).code,
      );
  expect(await first.shout('%00', '{}\n')).toBe(4404);
  const { mine } = (await first.ask('GET', '/api/matches')).body() as { mine: { title: string }[] };
  expect(mine.every(({ title }) => title.length <= 80 && !title.includes('\u0000'))).toBe(true);
  for (const one of [first, second]) one.leave();
});

test('what nobody can make sense of ends nobody else’s line', async () => {
  const [id, first, second] = await begun(['Uma', 'Vera']);
  const third = await named('Wil');
  const lines = () =>
    [first, second].map(({ seen }) => seen.filter((one) => Buffer.from(one).includes('"welcome"')).length);
  const stood = lines();
  for (const text of [
    '{"hello":{"told":1,"mark":{"toString":1}}}\n',
    '{"hello":{"told":-1e308,"mark":""}}\n{"tag":1,"look":1e308}\n',
    '{"hello":{"told":0,"mark":""}}\n{"tag":1,"look":-0.5}\n{"tag":2,"undo":{"to":-7.5}}\n',
    '{"hello":{"told":0,"mark":""}}\n{"tag":1,"reply":{"offer":1e99,"yes":true}}\n{"tag":1,"__proto__":{"answer":{}}}\n',
  ])
    for (const one of [third, second]) one.cry(id, text);
  await playOn([first, second], randomFrom('nobody else'), 6);
  expect(lines()).toEqual(stood);
  for (const one of [first, second]) one.leave();
});

test('a wish is a wish however it is spelled; only looks pass without a turn', () => {
  const looks = ['{"hello":{"told":0,"mark":""}}', '{"tag":1,"look":3}'];
  const wishes = [
    '{"tag":1,"\\u0061nswer":{"decision":1,"text":"x"}}',
    '{"tag":1,"look":1,"concede":true}',
    '{"hello":1,"tag":2,"draw":true}',
    '{"tag":1,"undo":{}}',
    '[]',
    '"hello"',
    'null',
    '{',
    '{}',
  ];
  const bytes = (...lines: string[]) => Buffer.from(`${lines.join('\n')}\n`);
  expect(looks.map((one) => isOnlyLooking(bytes(one)))).toEqual(looks.map(() => true));
  expect(wishes.map((one) => isOnlyLooking(bytes(one)))).toEqual(wishes.map(() => false));
  for (const one of wishes) expect(isOnlyLooking(bytes(looks[0], one))).toBe(false);
});

test('nobody makes the next match of one that is no campaign, or of somebody who wants nothing to do with them', async () => {
  const [id, first, second] = await begun(['Ana', 'Bob'], { campaign: { id: 'c' } });
  const [plain, third, fourth] = await begun(['Abe', 'Bea']);
  for (const [one, other] of [
    [first, second],
    [third, fourth],
  ]) {
    await new Promise((done) => one.state.sitting!.concede(done));
    await other.until(() => other.state.news?.phase === 'over');
  }
  const wish = { ruleset: 'hulk-revised', setup: { mission }, seat: 'marine' };
  const after = (one: Browser, more: object) => one.ask('POST', '/api/matches', { ...wish, ...more });
  expect((await after(third, { follows: plain, campaign: { id: 'c' } })).code).toBe(422);
  expect((await after(third, { follows: plain })).code).toBe(422);
  expect((await after(first, { follows: id })).code).toBe(422);
  expect((await after(third, { follows: id, campaign: { id: 'c' } })).code).toBe(422);
  await second.ask('POST', `/api/matches/${id}/block`);
  expect((await after(first, { follows: id, campaign: { id: 'c' } })).body()).toEqual({
    error: 'This game is not open to you.',
  });
  const { blocked } = (await second.ask('GET', '/api/me/blocked')).body() as { blocked: { n: number }[] };
  await second.ask('DELETE', `/api/me/blocked/${blocked[0].n}`);
  expect((await after(first, { follows: id, campaign: { id: 'c' } })).code).toBe(200);
  for (const one of [first, second, third, fourth]) one.leave();
});

test('lists hold neither setups nor seeds', async () => {
  const [, first, second] = await begun(['Len', 'Mo'], { listed: true });
  const keeper = nodes[0].keeping.state();
  if (!('store' in keeper)) throw new Error('The database is gone.');
  const rows = [...(await keeper.store.openMatches())];
  const guest = await named('Nan');
  await guest.ask('POST', '/api/matches', {
    ruleset: 'hulk-revised',
    setup: { mission },
    seat: 'marine',
    listed: true,
  });
  rows.push(...(await keeper.store.openMatches()));
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows)
    expect(Object.keys(row).sort()).toEqual([
      'clocks',
      'control',
      'id',
      'result',
      'ruleset',
      'seats',
      'title',
    ]);
  for (const one of [first, second]) one.leave();
});

test('whoever leaves no trace ends the match at once for everybody who sits at it, at every server', async () => {
  const [id, first, second] = await begun(['Zoe', 'Yan']);
  const gone = second.ended();
  expect((await first.ask('DELETE', '/api/me')).code).toBe(200);
  expect(await gone).toBe(1012);
  expect(await second.shout(id, '{}\n')).toBe(4404);
  first.leave();
});

test('a line at whose other end nobody is, or nobody reads, is ended; whoever asks whether it stands is answered', async () => {
  const http = createServer();
  const server = new WebSocketServer({ server: http });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const sends: ((bytes: Uint8Array) => void)[] = [];
  server.on('connection', (socket) => sends.push(watched(socket, 60, 100_000).send));
  const ended = (line: WebSocket) =>
    new Promise((done) => line.on('close', done).on('error', () => undefined));
  const dead = new WebSocket(url, { autoPong: false });
  await ended(dead);
  const alive = new WebSocket(url);
  await new Promise((done) => alive.on('open', done));
  await new Promise((done) => setTimeout(done, 300));
  expect(alive.readyState).toBe(alive.OPEN);
  alive.pause();
  for (let n = 0; n < 400; n++) sends.at(-1)!(new Uint8Array(100_000));
  alive.resume();
  await ended(alive);
  server.close();
  http.close();

  const [id, first, second] = await begun(['Sid', 'Tim']);
  expect(Buffer.from(await first.answerTo(id, Buffer.from(STILL))).equals(Buffer.from(STILL))).toBe(true);
  for (const one of [first, second]) one.leave();
});
