import { expect, test } from 'vitest';
import { addressOf, placeAt } from './address.ts';
import { forwarded } from './old-addresses.ts';

test('an address names a game, a page, a thing on it and a part of that', () => {
  const place = { game: 'hulk-revised', page: 'missions', id: 'gun-line', part: 'print' };
  expect(placeAt(addressOf('hulk-revised', 'missions', 'gun-line', 'print'))).toEqual(place);
  expect(placeAt('#/epic-1991')).toEqual({ game: 'epic-1991', page: '', id: null, part: null });
  expect(placeAt('#/match/a1b2')).toEqual({ game: null, page: 'match', id: 'a1b2', part: null });
  for (const first of ['', '#', '#/'])
    expect(placeAt(first)).toEqual({ game: null, page: '', id: null, part: null });
});

test.each(['#nowhere', '#/a//b', '#/hulk-revised/missions/a/print/more', '#/missions/a b'])(
  '%s names no place',
  (address) => expect(placeAt(address)).toBeNull(),
);

test.each([
  ['#/missions', '#/hulk-revised/missions'],
  ['#/missions/gun-line/sheet', '#/hulk-revised/missions/gun-line/sheet'],
  ['#/forces/f1/print', '#/hulk-revised/forces/f1/print'],
  ['#/campaigns/c1', '#/hulk-revised/campaigns/c1'],
  ['#/drill/walk', '#/hulk-revised/drill/walk'],
  ['#/companion', '#/hulk-revised/companion'],
  ['#/text', '#/hulk-revised/text'],
  ['#/hulk-revised/rulebook/HR-DOOR-07', '#/rulebook/hulk-revised/HR-DOOR-07'],
])('%s leads to %s', (old, now) => {
  expect(forwarded(old)).toBe(now);
  expect(forwarded(now)).toBe(now);
});

test.each([
  '',
  '#/',
  '#/text/a1',
  '#/match/a1',
  '#/replays',
  '#/rulebook/hulk-revised/HR-DOOR-07',
  '#/missionsx',
])('%s stays what it is', (address) => expect(forwarded(address)).toBe(address));
