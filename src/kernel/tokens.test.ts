import { expect, test } from 'vitest';
import { Tokens } from './tokens.ts';

test('words, numbers, names of any kind, and what stands between them', () => {
  const line = new Tokens('tactical-company name "A; \\"B\\", \\\\" x 12;end');
  expect(line.word('a card')).toBe('tactical-company');
  expect(line.keyed({ name: (at) => at.name(), x: (at) => at.number() })).toEqual({
    name: 'A; "B", \\',
    x: 12,
  });
  expect(line.take(',')).toBe(false);
  expect(line.take(';')).toBe(true);
  expect(line.word('a word')).toBe('end');
  expect(line.peek()).toBe('');
  line.end();
});

test.each([
  ['', (line: Tokens) => line.word('a card'), 'The line ends where a card should follow.'],
  ['"A"', (line: Tokens) => line.word('a card'), '""A"" should be a card.'],
  ['123456', (line: Tokens) => line.number(), '"123456" should be a number.'],
  ['-1', (line: Tokens) => line.number(), '"-1" should be a number.'],
  ['12', (line: Tokens) => line.name(), '"12" should be a name in quotation marks.'],
  ['"A', (line: Tokens) => line.name(), '""" should be a name in quotation marks.'],
  ['"\\q"', (line: Tokens) => line.name(), 'should be a name in quotation marks.'],
  ['a 1 a 2', (line: Tokens) => line.keyed({ a: (at) => at.number() }), '"a" stands twice.'],
  ['toString 1', (line: Tokens) => [line.keyed({}), line.end()], '"toString" means nothing here.'],
])('%s is explained', (text, read, why) => {
  expect(() => read(new Tokens(text))).toThrow(why);
});
