import { expect, test } from 'vitest';
import interruptions from './interruptions.ts';

const PARTS: Readonly<Record<string, number>> = { two: 1 / 2, three: 1 / 3 };

test('HH-CP-07: a standing order waits for the chance that its words name', () => {
  const all = interruptions.flatMap(({ conditions = [] }) => conditions);
  expect(all.map(({ id }) => id)).toEqual(['third', 'even']);
  for (const { id, word, chance } of all) {
    const [, part] = /one chance in (\w+)/.exec(word)!;
    expect([id, chance]).toEqual([id, { least: PARTS[part] }]);
  }
});
