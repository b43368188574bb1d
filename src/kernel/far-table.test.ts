import { expect, test } from 'vitest';
import type { AnyRuleset } from './contract.ts';
import { nonceCommitment } from './fairness.ts';
import { farTable, isAboutTable, isStill, STILL, type TableNews } from './far-table.ts';
import { type Match, rehearse } from './match.ts';
import type { RemoteSitting } from './remote-sitting.ts';
import { serveSitting } from './serve-sitting.ts';
import { toyRuleset } from './toy.ts';

const toy = toyRuleset() as unknown as AnyRuleset;
const bytesOf = (data: unknown) => new TextEncoder().encode(`${JSON.stringify(data)}\n`);

const NONCE = '0f'.repeat(16);
const SHUT = { name: 'A', here: true, gone: false, machine: false, promised: false, shown: false };
const seat = (name: string, how: object = {}) => ({ ...SHUT, seat: name, ...how });
const PROMISED = { promised: true };
const SHOWN = { promised: true, shown: true };
const room = (blue: object, red: object, more: object = {}) => ({
  room: {
    id: 'm1',
    ruleset: 'toy',
    commitment: 'c0de',
    you: 'red',
    chat: [],
    seats: [seat('blue', blue), seat('red', red)],
    ...more,
  },
});

/** Red's table, what it says, and a server's end of its line. */
function table(load: () => Promise<AnyRuleset> = async () => toy) {
  const heard = { said: [] as unknown[], news: [] as TableNews[], sittings: [] as RemoteSitting[], loads: 0 };
  const made = farTable({
    load() {
      heard.loads++;
      return load();
    },
    nonce: (match) => (match === 'm1' ? NONCE : 'none'),
    news: (news) => void heard.news.push(news),
    seated: (sitting) => void heard.sittings.push(sitting),
  });
  let lines = 0;
  /** A new line, which ends the one before: what about the table is said on it is kept, all else goes to a served sitting. */
  function line(match?: Match): void {
    const own = ++lines;
    let toServer: ((bytes: Uint8Array) => void) | undefined;
    made.connected((bytes) => {
      if (own !== lines) return;
      if (isAboutTable(bytes)) heard.said.push(JSON.parse(new TextDecoder().decode(bytes)).room);
      else toServer?.(bytes);
    });
    if (match)
      serveSitting(match, 'red', {
        send: (bytes) => own === lines && made.receive(bytes),
        onBytes: (listener) => {
          toServer = listener;
        },
      });
  }
  const hears = (...messages: unknown[]) => {
    for (const message of messages) made.receive(bytesOf(message));
  };
  return { ...heard, made, line, hears, loaded: () => heard.loads };
}

/** Whatever was promised has come. */
const soon = () => new Promise((done) => setTimeout(done));

const begun = (): Match => rehearse(toy, { rounds: 9 }, 'far');

test('words about the table are told from everything else by how they begin', () => {
  expect(isAboutTable(bytesOf({ room: {} }))).toBe(true);
  expect(isAboutTable(bytesOf({ rooms: {} }))).toBe(false);
  expect(isAboutTable(bytesOf({ welcome: {} }))).toBe(false);
  expect(isAboutTable(new TextEncoder().encode('{"ro'))).toBe(false);
});

test('the dice: first a promise, once, and the nonce itself only after everybody promised', () => {
  const { said, hears, line } = table();
  line();
  hears(room({}, {}));
  expect(said).toEqual([{ promise: nonceCommitment('c0de', 'red', NONCE) }]);
  hears(room({}, PROMISED));
  expect(said).toHaveLength(1);
  hears(room(PROMISED, PROMISED));
  expect(said.slice(1)).toEqual([{ nonce: NONCE }]);
  hears(room(PROMISED, SHOWN), room(SHOWN, SHOWN));
  expect(said).toHaveLength(2);
});

test('who looks on promises nothing', () => {
  const { said, hears, line } = table();
  line();
  hears(room({}, {}, { you: 'spectator' }), room(PROMISED, PROMISED, { you: 'spectator' }));
  expect(said).toEqual([]);
});

test('it sits down once, when every nonce is shown, and not before', async () => {
  const { hears, line, sittings, loaded } = table();
  const match = begun();
  line(match);
  hears(room(SHOWN, PROMISED), room(PROMISED, SHOWN));
  await soon();
  expect(loaded()).toBe(0);
  hears(room(SHOWN, SHOWN), room(SHOWN, SHOWN));
  await soon();
  hears(room(SHOWN, SHOWN));
  await soon();
  expect(loaded()).toBe(1);
  expect(sittings).toHaveLength(1);
  expect(sittings[0].viewer).toBe('red');
  expect(sittings[0].decisions()).toMatchObject([{ seat: 'red', kind: 'pick' }]);
});

test('a line that broke is taken up by the same sitting; what it lost meanwhile it hears', async () => {
  const { hears, line, sittings, loaded } = table();
  const match = begun();
  line(match);
  hears(room(SHOWN, SHOWN));
  await soon();
  const [sitting] = sittings;
  sitting.answer(sitting.decisions()[0].id, { text: 'pick high' });
  expect(match.entries).toHaveLength(1);
  line(match);
  hears(room(SHOWN, SHOWN));
  await soon();
  expect([sittings.length, loaded()]).toEqual([1, 2]);
  expect(sitting.told()).toHaveLength(2);
  sitting.concede();
  expect(match.outcome).toMatchObject({ winner: 'blue' });
});

test('rules that arrive after their line has broken sit nobody down on it', async () => {
  const waiting: ((rules: AnyRuleset) => void)[] = [];
  const { hears, line, sittings } = table(() => new Promise((come) => waiting.push(come)));
  const match = begun();
  line(match);
  hears(room(SHOWN, SHOWN));
  line(match);
  waiting[0](toy);
  await soon();
  expect(sittings).toEqual([]);
  hears(room(SHOWN, SHOWN));
  waiting[1](toy);
  await soon();
  expect(sittings).toHaveLength(1);
});

test('what has not changed is not sent again: news add up, and of the chat only what is new', () => {
  const { hears, line, news } = table();
  line();
  const said = (n: number) => ({ n, name: 'A', text: `word ${n}`, own: false });
  hears(room({}, {}, { chat: [said(1)], title: 'Toy' }));
  hears({ room: { seats: [seat('blue', PROMISED), seat('red', PROMISED)] } });
  hears({ room: { chat: [said(1), said(2)] } });
  expect(news.map(({ chat }) => chat.map(({ n }) => n))).toEqual([[1], [1], [1, 2]]);
  expect(news[2]).toMatchObject({ title: 'Toy', you: 'red', seats: [PROMISED, PROMISED] });
});

test('before anybody has sat down, what belongs to a sitting is passed over; words of one’s own go out as they are', () => {
  const { hears, line, said, made, news } = table();
  expect(() => made.say({ pause: true })).not.toThrow();
  line();
  expect(() => hears({ welcome: {} })).not.toThrow();
  made.say({ chat: 'good game' });
  expect(said).toEqual([{ chat: 'good game' }]);
  expect(news).toEqual([]);
});

test('the question whether a line still stands is known by every byte of it', () => {
  expect(isStill(STILL)).toBe(true);
  expect(isAboutTable(STILL)).toBe(true);
  expect(isStill(STILL.slice(0, -1))).toBe(false);
  expect(isStill(new Uint8Array([...STILL, 10]))).toBe(false);
  for (let i = 0; i < STILL.length; i++) {
    const other = STILL.slice();
    other[i] ^= 1;
    expect(isStill(other)).toBe(false);
  }
  expect(isStill(new Uint8Array(STILL.length))).toBe(false);
});
