import fc from 'fast-check';
import { expect, test } from 'vitest';
import { traced } from './regex-steps.ts';

const PATTERNS = [
  /^(\d+) ([^\s:]+): (.+)$/,
  /^(-?\d{1,2}),(-?\d{1,2})$/,
  /(?:a|ab)(c|bcd)(d*)$/,
  /(a+)+b/,
  /^(a*)*b?$/,
  /(['"])(?:\\.|(?!\1)[^\\])*\1/,
  /^[^a-c\]]{2,}?b|c$/i,
  /\b1\b|(?<!a)b(?=c)/,
  /^a.\S+$/m,
];

test('the counter matches what the engine matches', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab cd1,"\\\n:-]'), maxLength: 14 });
  fc.assert(
    fc.property(fc.constantFrom(...PATTERNS), text, (pattern, line) => {
      expect(traced(pattern, line).matched, `${pattern} on ${JSON.stringify(line)}`).toBe(pattern.test(line));
    }),
    { numRuns: 3000 },
  );
});

test('a pattern that can read a text in many ways runs away, one that cannot does not', () => {
  const line = `${'a'.repeat(40)}!`;
  expect(traced(/^(a+)+b$/, line, 0, 100_000).steps).toBe(100_000);
  expect(traced(/^a+b$/, line, 0, 100_000).steps).toBeLessThan(300);
});

test('a pattern it cannot read is an error', () => {
  expect(() => traced(/\p{L}(?<name>a)/u, 'a')).toThrow('cannot read');
});
