import { expect, test } from 'vitest';
import interruptions from './interruptions.ts';

test('E1-SNAP-20 the chances that are told are those that are meant', () => {
  const [snap] = interruptions.filter(({ id }) => id === 'snap');
  const told = snap.conditions!.map(({ word, chance }) => [/one chance in (\w+)/.exec(word)![1], chance]);
  expect(told).toEqual([
    ['two', { least: 0.5 }],
    ['three', { least: 1 / 3 }],
  ]);
});
