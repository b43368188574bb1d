import { expect, test } from 'vitest';
import { capital, counted, listed, sentence } from './words.ts';

test('words are listed with a comma between all but the last two', () => {
  expect(listed([])).toBe('');
  expect(listed(['a'])).toBe('a');
  expect(listed(['a', 'b'])).toBe('a and b');
  expect(listed(['a', 'b', 'c'], 'or')).toBe('a, b or c');
});

test('only one thing is counted in the singular', () => {
  expect([0, 1, 2].map((n) => counted(n, 'square'))).toEqual(['0 squares', '1 square', '2 squares']);
  expect(counted(2, 'is', 'are')).toBe('2 are');
});

test('a sentence begins with a capital and ends with a mark', () => {
  expect(capital('')).toBe('');
  expect(sentence(' turn 3 ')).toBe('Turn 3.');
  expect(sentence('what now?')).toBe('What now?');
  expect(sentence('')).toBe('');
});
