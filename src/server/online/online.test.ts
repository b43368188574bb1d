import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesets } from '../../games/rulesets.ts';
import { randomFrom } from '../../kernel/random.ts';
import { verifyMatch } from '../../kernel/verify.ts';
import type { Clocks } from './clocks.ts';
import { begun, browser, close, databaseUrl, fell, mission, node, nodes, open, playOn } from './testing.ts';

beforeAll(open, 60_000);
afterAll(close, 60_000);

test('two browsers at two servers play a match to its end, one server falls on the way, and the file proves the dice', async () => {
  const [id, first, second] = await begun(['Ada', 'Ben']);
  expect(first.state.news).toMatchObject({ you: 'marine', phase: 'playing' });
  expect(second.state.news).toMatchObject({ you: 'stealer', seats: [{ name: 'Ada' }, { name: 'Ben' }] });
  const chance = randomFrom('two servers');
  await playOn([first, second], chance, 40);
  await fell(nodes[1]);
  nodes[1] = await node();
  second.use(nodes[1]);
  const before = second.seen.length;
  second.sit(id);
  await second.until(() => second.seen.slice(before).some((one) => Buffer.from(one).includes('"welcome"')));
  await playOn([first, second], chance, 5);
  expect((await first.ask('GET', `/api/matches/${id}/file`)).code).toBe(422); // secrets, until it is over
  const over = new Promise((done) => second.state.sitting!.concede(done));
  expect(await over).toBeNull();
  await first.until(() => first.state.news?.phase === 'over');
  const { text } = await first.ask('GET', `/api/matches/${id}/file`);
  const { checks } = verifyMatch(text, [await rulesets.load('hulk-revised')]);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  for (const one of [first, second]) {
    await one.until(() => one.state.sitting!.outcome() !== null);
    expect(one.state.sitting!.outcome()).toMatchObject({ winner: 'marine' });
    one.leave();
  }
});

test('two servers that hear of something at the same instant write one after the other', async () => {
  const [, first, second] = await begun(['Kim', 'Lou']);
  const both = [first, second];
  const chance = randomFrom('at once');
  for (let n = 0; n < 12; n++) {
    await Promise.race(both.map((one) => one.until(() => one.state.sitting!.decisions().length > 0)));
    const asked = both.find((one) => one.state.sitting!.decisions().length > 0)!;
    const other = asked === first ? second : first;
    const { decisions, actions, answer, told } = asked.state.sitting!;
    const stood = told().length;
    const legal = actions();
    const said = await Promise.all([
      new Promise((done) => answer(decisions()[0].id, { action: legal[chance.below(legal.length)] }, done)),
      new Promise((done) => other.state.sitting!.offerDraw(done)),
    ]);
    expect(said[0]).toBeNull();
    await asked.until(() => told().length > stood);
  }
  first.leave();
  second.leave();
});

test('what was read of a match first and comes last is not believed: both sit down', async () => {
  const keeper = nodes[0].keeping.state();
  if (!('store' in keeper)) throw new Error('Matches are kept here.');
  const { store } = keeper;
  const { news } = store;
  let readings = 0;
  store.news = async (id) => {
    const found = await news(id);
    if (readings++ % 2 === 0) await new Promise((done) => setTimeout(done, 40));
    return found;
  };
  try {
    for (const round of ['one', 'two', 'three']) {
      const [, first, second] = await begun([`Mia ${round}`, `Ned ${round}`]);
      first.leave();
      second.leave();
    }
  } finally {
    store.news = news;
  }
});

test('nothing sent to a seat holds the seed or the other seat’s numbers before the end', async () => {
  const [id, first, second] = await begun(['Cleo', 'Dan']);
  await playOn([first, second], randomFrom('wire'), 12);
  const keeper = nodes[0].keeping.state();
  const row = 'store' in keeper ? await keeper.store.match(id) : null;
  const bytes = Buffer.concat([...first.seen, ...second.seen]).toString();
  expect(bytes).toContain(row!.commitment);
  expect(bytes).not.toContain(row!.seed);
  for (const { nonce } of row!.seats) expect(bytes).not.toContain(nonce!);
  expect(bytes).not.toContain('"player":');
  first.leave();
  second.leave();
});

test('refused with a sentence: no name, a taken seat, a forged cookie, another page, a broken setup', async () => {
  const [id, first, second] = await begun(['Eve', 'Finn']);
  const third = browser('Gus');
  expect((await third.ask('POST', `/api/matches/${id}/join`)).body()).toEqual({
    error: 'Choose a name first.',
  });
  expect((await third.ask('PUT', '/api/me', { name: '  ' })).code).toBe(422);
  await third.ask('PUT', '/api/me', { name: ' Gus \u0000 the   third ' });
  expect((await third.ask('GET', '/api/me')).body()).toEqual({ name: 'Gus the third' });
  expect((await third.ask('POST', `/api/matches/${id}/join`)).body()).toEqual({
    error: 'That seat is taken.',
  });
  expect((await third.ask('GET', '/api/me', undefined, { cookie: 'auspex=abc.def' })).body()).toEqual({
    name: null,
  });
  const elsewhere = await third.ask('POST', '/api/matches', {}, { origin: 'https://elsewhere.example' });
  expect(elsewhere.code).toBe(403);
  const broken = await third.ask('POST', '/api/matches', {
    ruleset: 'hulk-revised',
    setup: { mission: 7 },
    seat: 'marine',
  });
  expect(broken.code).toBe(422);
  expect((await third.ask('POST', '/api/matches', { ruleset: '../x', setup: {}, seat: 'x' })).code).toBe(422);
  expect(broken.text).not.toContain('node_modules');
  // Who has no seat looks on, and decides nothing.
  third.sit(id);
  await third.until(() => third.state.sitting !== null);
  expect(third.state.sitting!.viewer).toBe('spectator');
  expect(await new Promise((done) => third.state.sitting!.concede(done))).toMatchObject({
    rule: 'KERNEL-SEAT',
  });
  // Somebody who never ends a line, or says what nobody understands, changes nothing.
  const bad = [await third.shout(id, '{"room":'), await third.shout(id, '{"tag":1,"answer":')];
  expect([...bad, await third.shout(id, `{"room":${'['.repeat(2000)}\n`)]).toEqual([1008, 1008, 1012]);
  expect(first.state.news).toMatchObject({ phase: 'playing', seats: [{ here: true }, {}] });
  for (const one of [first, second, third]) one.leave();
});

test('a match is called off until both have acted, one that is over is played again with sides swapped', async () => {
  const [id, first, second] = await begun(['Jon', 'Kai']);
  expect((await first.ask('POST', `/api/matches/${id}/rematch`)).code).toBe(422);
  const can = async () => (await first.ask('GET', `/api/matches/${id}/abort`)).body();
  const acted = new Set<string>();
  const chance = randomFrom('rematch');
  while (acted.size < 2) {
    expect(await can()).toEqual({ can: true });
    const [{ seat }] = [first, second].flatMap(({ state }) => state.sitting!.decisions());
    acted.add(seat);
    await playOn([first, second], chance, 1);
  }
  expect(await can()).toEqual({ can: false });
  expect((await first.ask('POST', `/api/matches/${id}/abort`)).body()).toEqual({
    error: 'Both of you have acted already: concede instead.',
  });
  await new Promise((done) => first.state.sitting!.concede(done));
  await second.until(() => second.state.news?.phase === 'over');
  const asked = await Promise.all(
    [first, second].map((one) => one.ask('POST', `/api/matches/${id}/rematch`)),
  );
  const [next, same] = asked.map((one) => one.body().id as string);
  expect(same).toBe(next);
  await second.until(() => second.state.news?.rematch === next);
  const { mine } = (await first.ask('GET', '/api/matches')).body() as { mine: object[] };
  expect(mine.find((one) => (one as { id: string }).id === next)).toMatchObject({ you: 'stealer' });
  const stranger = browser('Lia');
  await stranger.ask('PUT', '/api/me', { name: 'Lia' });
  expect((await stranger.ask('POST', `/api/matches/${next}/abort`)).code).toBe(422);
  expect((await second.ask('POST', `/api/matches/${next}/abort`)).code).toBe(200);
  expect((await first.ask('POST', `/api/matches/${next}/join`)).code).toBe(422);
  first.leave();
  second.leave();
});

test('what is lost before the other has acted stays lost', async () => {
  const [id, first, second] = await begun(['Jon', 'Kai']);
  await new Promise((done) => first.state.sitting!.concede(done));
  expect((await first.ask('POST', `/api/matches/${id}/abort`)).code).toBe(422);
  first.leave();
  second.leave();
});

test('a machine plays for whoever is gone for long, when the other wishes it, until they come back', async () => {
  const [id, first, second] = await begun(['Oda', 'Pat']);
  const sides = () => first.state.news!.seats;
  await first.until(() => sides()[1].here);
  const asked = () => first.state.sitting!.decisions().length > 0;
  second.leave();
  await first.until(() => !sides()[1].here);
  const hand = new pg.Client({ connectionString: databaseUrl() });
  await hand.connect();
  const seenAgo = (ago: string) =>
    hand.query(`update seats set seen = now() - interval '${ago}' where match = $1 and seat = 'stealer'`, [
      id,
    ]);
  first.say({ machine: true });
  await seenAgo('1 minute');
  first.say({ machine: true }); // not for somebody who has just left
  await playOn([first], randomFrom('machine'), 1);
  expect(sides()[1].machine).toBe(false);
  await seenAgo('1 hour');
  first.say({ machine: true });
  await first.until(() => sides()[1].machine);
  expect(sides()[1]).toMatchObject({ gone: true, machine: true });
  const sitting = first.state.sitting!;
  const stood = sitting.told().length;
  while (asked()) {
    const legal = sitting.actions();
    const action = legal.find((one) => sitting.print(one).startsWith('end')) ?? legal[0];
    await new Promise((done) => sitting.answer(sitting.decisions()[0].id, { action }, done));
  }
  await first.until(() => asked() && sitting.told().length > stood + 2); // somebody has played the Stealers
  // What was answered for Pat is not what Pat did.
  expect((await first.ask('GET', `/api/matches/${id}/abort`)).body()).toEqual({ can: true });
  second.sit(id);
  await first.until(() => !sides()[1].machine && sides()[1].here);
  await hand.end();
  first.leave();
  second.leave();
});

test('whoever is blocked is neither met nor heard again, until let in; what the host is told is kept', async () => {
  const [id, first, second] = await begun(['Quy', 'Rob']);
  second.say({ chat: 'before' });
  await first.until(() => first.state.news!.chat.length === 1);
  expect((await first.ask('POST', `/api/matches/${id}/report`, { text: ' ' })).code).toBe(422);
  expect((await first.ask('POST', `/api/matches/${id}/report`, { text: 'Swears.' })).code).toBe(200);
  expect((await first.ask('POST', `/api/matches/${id}/block`)).code).toBe(200);
  second.say({ chat: 'unheard' });
  first.say({ chat: 'mine' });
  await second.until(() => second.state.news!.chat.length === 3);
  await first.until(() => first.state.news!.chat.some(({ own }) => own));
  expect(first.state.news!.chat.map(({ text }) => text)).toEqual(['before', 'mine']);
  const wish = { ruleset: 'hulk-revised', setup: { mission }, listed: true };
  for (const [host, guest] of [
    [first, second],
    [second, first],
  ]) {
    const made = (await host.ask('POST', '/api/matches', { ...wish, seat: 'marine' })).body();
    const { open } = (await guest.ask('GET', '/api/matches')).body() as { open: { id: string }[] };
    expect(open.map((one) => one.id)).not.toContain(made.id);
    expect((await guest.ask('POST', `/api/matches/${made.id}/join`)).code).toBe(422);
  }
  const { blocked } = (await first.ask('GET', '/api/me/blocked')).body() as { blocked: { n: number }[] };
  expect(blocked).toEqual([{ n: expect.any(Number), name: 'Rob' }]);
  expect((await second.ask('DELETE', `/api/me/blocked/${blocked[0].n}`)).code).toBe(200); // not theirs
  expect((await first.ask('GET', '/api/me/blocked')).body()).toEqual({ blocked });
  await first.ask('DELETE', `/api/me/blocked/${blocked[0].n}`);
  const { open } = (await second.ask('GET', '/api/matches')).body() as { open: object[] };
  expect(open.length).toBeGreaterThan(0);
  first.leave();
  second.leave();
});

/** Turns the clocks of a match by hand, in the database. */
async function turnClocks(id: string, turn: (clocks: Clocks) => Partial<Clocks>): Promise<void> {
  const keeper = nodes[0].keeping.state();
  if (!('store' in keeper)) throw new Error('The database is gone.');
  await keeper.store.turns.take(
    id,
    () => 0,
    ({ clocks }) => ({ clocks: { ...clocks!, ...turn(clocks!) }, deadline: 0 }),
  );
}

test('whoever has no time left loses, although nobody sits at the match any more', async () => {
  const [id, first, second] = await begun(['Mia', 'Ned'], { control: { bank: 3600, increment: 0 } });
  await first.until(() => first.state.news?.clocks?.running[0] === 'marine');
  first.leave();
  second.leave();
  await fell(nodes[1]);
  await turnClocks(id, ({ left }) => ({ left: { ...left, marine: 0 } }));
  nodes[1] = await node();
  first.sit(id);
  await first.until(() => first.state.news?.phase === 'over');
  const { text } = await first.ask('GET', `/api/matches/${id}/file`);
  expect(text).toContain('marine: out of time');
  expect(text).toContain('result: stealer (KERNEL-TIME)');
  const { checks } = verifyMatch(text, [await rulesets.load('hulk-revised')]);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  first.leave();
});

test('the rules’ own limit forces what they say; a pause needs both; hours that are over let the other take the win', async () => {
  const setup = { mission, options: { timer: true } };
  const [id, first, second] = await begun(['Ola', 'Pia'], { setup, control: { hours: 24 } });
  const chance = randomFrom('timer');
  for (let n = 0; n < 5 && !first.state.news?.clocks?.phase; n++) {
    const stood = first.state.news;
    await playOn([first, second], chance, 1);
    await first.until(() => first.state.news !== stood);
  }
  await turnClocks(id, ({ phase }) => ({ phase: { ...phase!, left: 0 } }));
  const happened = () => JSON.stringify(second.state.sitting!.told());
  await second.until(() => happened().includes('time-up'));

  first.say({ pause: true });
  await second.until(() => second.state.news?.clocks?.asks === 'marine');
  second.say({ pause: true });
  await first.until(() => first.state.news?.clocks?.paused === true);
  await playOn([first, second], chance, 1);
  await first.until(() => first.state.news?.clocks?.paused === false);

  second.say({ claim: true });
  first.say({ claim: true }); // nobody is late yet
  const late = first.state.news!.clocks!.running[0];
  await turnClocks(id, ({ left }) => ({ left: { ...left, [late]: 0 } }));
  (late === 'marine' ? second : first).say({ claim: true });
  await first.until(() => first.state.sitting!.outcome() !== null);
  expect(first.state.sitting!.outcome()).toMatchObject({ rule: 'KERNEL-TIME' });
  expect(first.state.sitting!.outcome()!.winner).not.toBe(late);
  first.leave();
  second.leave();
});

test('players talk among themselves, spectators too, at two servers; spectators see everything later', async () => {
  const [id, first, second] = await begun(['Quin', 'Rae'], { delay: 1 });
  const third = browser('Sue');
  await third.ask('PUT', '/api/me', { name: 'Sue' });
  third.sit(id);
  first.say({ chat: ' Good luck\u0000, have fun! ' });
  second.say({ chat: 'x'.repeat(301) });
  await second.until(() => second.state.news?.chat.length === 1);
  expect(second.state.news!.chat).toMatchObject([{ name: 'Quin', text: 'Good luck, have fun!', own: false }]);
  second.say({ chat: 'You too.' });
  await first.until(() => first.state.news?.chat.length === 2);
  await third.until(() => third.state.sitting !== null);
  third.say({ chat: 'Who wins?' });
  await third.until(() => third.state.news?.chat.length === 1);
  expect(third.state.news!.chat).toMatchObject([{ text: 'Who wins?', own: true }]);
  expect(third.state.news).toMatchObject({ you: 'spectator', delay: 1 });
  expect(first.state.news!.chat).toHaveLength(2);
  for (const one of [first, second, third]) one.leave();
  const [later, ...players] = await begun(['Tom', 'Una'], { delay: 900 });
  const seen = third.seen.length;
  third.sit(later);
  await playOn(players, randomFrom('delay'), 3);
  expect(third.seen).toHaveLength(seen); // not for a quarter of an hour
  for (const one of [third, ...players]) one.leave();
});

test('a passphrase brings a name and its games to another device', async () => {
  const [id, first, second] = await begun(['Vic', 'Wes']);
  const old = String((await first.ask('POST', '/api/me/phrase')).body().phrase);
  const phrase = String((await first.ask('POST', '/api/me/phrase')).body().phrase);
  const phone = browser('Vic');
  expect((await phone.ask('POST', '/api/me/phrase')).code).toBe(422); // nobody yet
  for (const wrong of [old, 'guess', `${phrase}x`, 7, null])
    expect((await phone.ask('POST', '/api/me/bring', { phrase: wrong })).code).toBe(422);
  const typed = ` ${phrase.replaceAll('-', ' ').toUpperCase()} `;
  expect((await phone.ask('POST', '/api/me/bring', { phrase: typed })).body()).toEqual({ name: 'Vic' });
  phone.sit(id);
  await phone.until(() => phone.state.sitting !== null);
  expect(phone.state.sitting!.viewer).toBe('marine');
  for (const one of [first, second, phone]) one.leave();
});

test('whoever wants to leaves no trace', async () => {
  const [id, first, second] = await begun(['Hal', 'Ida'], { listed: true });
  expect((await first.ask('DELETE', '/api/me')).code).toBe(200);
  expect((await first.ask('GET', '/api/me')).body()).toEqual({ name: null });
  const { mine } = (await second.ask('GET', '/api/matches')).body() as { mine: { id: string }[] };
  expect(mine.map((one) => one.id)).not.toContain(id);
  second.leave();
});
