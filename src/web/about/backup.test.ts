import { expect, test } from 'vitest';
import { type Everything, newer, readBackup, smallFor, summaryOf, writeBackup } from './backup.ts';

const match = {
  id: 'm1',
  savedAt: 5,
  game: 'hulk-revised',
  title: 'First Contact',
  note: 'Turn 2',
  over: false,
  players: { marine: 'person', stealer: 'machine' },
  text: 'auspex match 1\n',
};
const all: Everything = {
  stores: { matches: [match], forces: [], campaigns: [], missions: [], drafts: [{ id: 'd', savedAt: 1 }] },
  small: { 'auspex.settings': '{"theme":"dark"}', 'auspex.tail.m1': '{}' },
};
const made = new Date(0);

test('what was written is read again', () => {
  expect(readBackup(writeBackup(all, made))).toEqual(all);
});

test('a store that is not in the file is empty, and nobody else’s keys come in', () => {
  const text = JSON.stringify({
    auspex: 'backup',
    format: 1,
    stores: {},
    small: { other: 'x', 'auspex.a': 1 },
  });
  expect(readBackup(text)).toEqual({
    stores: { matches: [], forces: [], campaigns: [], missions: [], drafts: [] },
    small: {},
  });
});

test.each([
  ['', 'no backup'],
  ['[]', 'no backup'],
  ['{"auspex":"match"}', 'no backup'],
  ['{"auspex":"backup","format":9}', 'newer Auspex'],
  ['{"auspex":"backup","format":1,"stores":{"forces":{}}}', 'force lists cannot be read'],
  ['{"auspex":"backup","format":1,"stores":{"matches":[{"id":"a","savedAt":1}]}}', 'games cannot be read'],
  ['{"auspex":"backup","format":1,"stores":{"drafts":[{"id":1,"savedAt":1}]}}', 'cannot be read'],
])('%s is refused in a sentence', (text, sentence) => {
  expect(() => readBackup(text)).toThrow(sentence);
});

test('of the same record the newer one stays', () => {
  const have = [
    { id: 'a', savedAt: 3 },
    { id: 'b', savedAt: 3 },
  ];
  const given = [
    { id: 'a', savedAt: 4 },
    { id: 'b', savedAt: 3 },
    { id: 'c', savedAt: 1 },
  ];
  expect(newer(have, given).map(({ id }) => id)).toEqual(['a', 'c']);
});

test('the last actions of a match come in with it or not at all', () => {
  const small = {
    'auspex.tail.m1': 'x',
    'auspex.clock.m2': 'y',
    'auspex.drill': '[]',
    'auspex.companion.clock': 'z',
  };
  expect(Object.keys(smallFor(small, new Set(['m1'])))).toEqual([
    'auspex.tail.m1',
    'auspex.drill',
    'auspex.companion.clock',
  ]);
});

test('it is told in words', () => {
  expect(summaryOf(all)).toBe('1 game, 1 mission being written and your settings');
  expect(
    summaryOf({ stores: { matches: [], forces: [], campaigns: [], missions: [], drafts: [] }, small: {} }),
  ).toBe('nothing');
});
