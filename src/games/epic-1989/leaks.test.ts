import { expect, test } from 'vitest';
import { complaint } from '../../kernel/leaky.ts';
import type { Event } from './events.ts';
import { leaks, secretGames } from './leaks.ts';
import { reveals } from './view.ts';

const [first, second, bought, supported, hidden] = secretGames();
const games = [first, second];

test('E1-HID-01, E1-HID-02, E1-HID-03, E1-HID-04 orders, plans and passes tell nobody what is hidden from them', () => {
  expect(complaint(games, 'secrets', 1, 20)).toBe(null);
});

test('what a seat does itself discloses nothing to it', () => {
  const event = { kind: 'picks', seat: 'A', side: 'imperial', detachment: 1 } as unknown as Event;
  expect([reveals(event, 'A'), reveals(event, 'B'), reveals(event, 'spectator')]).toEqual([
    [],
    ['kind'],
    ['kind'],
  ]);
});

test('two worlds notice an order that is seen, and one that is told', () => {
  const quick = leaks().filter(({ what }) => /^orders.*the enemy|'ordered'.*the enemy/.test(what));
  expect(quick.length).toBe(2);
  for (const leak of quick) expect(complaint(games, 'leak', 6, 12, leak)).toMatch(/^two worlds/);
});

test('E1-HID-09 forces while they are bought, and two worlds notice one that is seen, or shown without a word', () => {
  expect(complaint([bought], 'secrets', 1, 6)).toBe(null);
  const rows = leaks().filter(({ what }) => /^a force|'forces'/.test(what));
  expect(rows.length).toBe(3);
  for (const leak of rows)
    expect([leak.what, complaint([bought], 'leak', 4, 6, leak)]).toEqual([
      leak.what,
      expect.stringMatching(/^two worlds/),
    ]);
});

test('E1-HID-07, E1-HID-08 support counters and mines, and two worlds notice those that are seen', () => {
  expect(complaint([supported], 'secrets', 2, 30)).toBe(null);
  const rows = leaks().filter(({ what }) =>
    /^(what support|which mine).*the enemy|'(laid|mines)'.*the enemy/.test(what),
  );
  expect(rows.length).toBe(4);
  for (const leak of rows)
    expect([leak.what, complaint([supported], 'leak', 20, 60, leak)]).toEqual([
      leak.what,
      expect.stringMatching(/^two worlds/),
    ]);
});

test('E1-HID-05, E1-HID-06 hidden counters, and two worlds notice those that are seen', () => {
  expect(complaint([hidden], 'secrets', 1, 40)).toBe(null);
  const rows = leaks().filter(({ what }) => /^what hidden.*the enemy|'concealed'.*the enemy/.test(what));
  expect(rows.length).toBe(2);
  for (const leak of rows)
    expect([leak.what, complaint([hidden], 'leak', 6, 20, leak)]).toEqual([
      leak.what,
      expect.stringMatching(/^two worlds/),
    ]);
});
