import { expect, test } from 'vitest';
import { knownChance } from './fairness.ts';
import { parseMatch } from './file.ts';
import { LIMITS, within, withinData } from './limits.ts';
import { actText, rehearse, startMatch } from './match.ts';
import { toyRuleset } from './toy.ts';
import { yamlData } from './yaml.ts';

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

test('a limit is refused by one more, in a sentence that names it', () => {
  expect(() => within(20_000, 20_000, 'A ship', 'rivets')).not.toThrow();
  expect(() => within(20_001, 20_000, 'A ship', 'rivets')).toThrow(
    'A ship has at most 20,000 rivets, not 20,001.',
  );
});

test('data is neither too deep nor too much', () => {
  expect(() => withinData(nested(LIMITS.depth), 'A setup')).not.toThrow();
  expect(() => withinData(nested(LIMITS.depth + 1), 'A setup')).toThrow(
    'A setup has lists and maps at most 40 deep.',
  );
  const many = (n: number) => ({ a: Array.from({ length: n - 1 }, () => 0) });
  expect(() => withinData(many(LIMITS.values), 'A setup')).not.toThrow();
  expect(() => withinData(many(LIMITS.values + 1), 'A setup')).toThrow('at most 20,000 values');
});

test('figures are written with a comma at each thousand', () => {
  const told = (count: number, most: number) => () => within(count, most, 'A map', 'squares');
  expect(told(1000, 999)).toThrow('A map has at most 999 squares, not 1,000.');
  expect(told(1_002_003, 12_340)).toThrow('A map has at most 12,340 squares, not 1,002,003.');
  expect(told(1000, 1000)).not.toThrow();
});

test('data that holds itself is refused, not followed', () => {
  const ring: { rounds: number; inside?: unknown } = { rounds: 3 };
  ring.inside = ring;
  expect(() => startMatch(toyRuleset(), ring, knownChance(toyRuleset(), 'ring'))).toThrow('at most 40 deep');
});

test('YAML has so many characters', () => {
  expect(yamlData('#'.repeat(LIMITS.text))).toBeNull();
  expect(() => yamlData('#'.repeat(LIMITS.text + 1), 'A mission')).toThrow(
    'A mission has at most 100,000 characters, not 100,001.',
  );
});

test('YAML has so many values', () => {
  const list = (n: number) => `[${'1,'.repeat(n - 1)}]`;
  expect(yamlData(list(LIMITS.values))).toHaveLength(LIMITS.values - 1);
  expect(() => yamlData(list(LIMITS.values + 1))).toThrow('at most 20,000 values');
  const keys = Array.from({ length: LIMITS.values / 2 }, (_, i) => `k${i}:`).join('\n');
  expect(() => yamlData(keys)).toThrow('at most 20,000 values');
});

test.each([
  ['brackets', (n: number) => '['.repeat(n) + ']'.repeat(n)],
  ['braces', (n: number) => `${'{a: '.repeat(n)}1${'}'.repeat(n)}`],
  ['dashes', (n: number) => `${'- '.repeat(n - 1)}1`],
  ['indents', (n: number) => Array.from({ length: n }, (_, i) => `${' '.repeat(i)}a:`).join('\n')],
])('YAML is so deep, in %s', (_, text) => {
  expect(() => yamlData(text(LIMITS.depth))).not.toThrow();
  expect(() => yamlData(text(LIMITS.depth + 1))).toThrow('at most 40 deep');
  // Without a limit this one ends the process.
  expect(() => yamlData(text(3000).slice(0, LIMITS.text))).toThrow('at most 40 deep');
});

test.each(['? ', 'a: ', '[? ', '- ? ', '? - ', '!a [', '"a": ', '[a: ', '- - a: '])(
  "YAML of nothing but '%s' is refused with a sentence",
  (part) => {
    expect(() => yamlData(part.repeat(20_000 / part.length))).toThrow(
      expect.objectContaining({ name: 'Problem' }),
    );
  },
);

test('what lies side by side is not deep', () => {
  const rows = Array.from(
    { length: 100 },
    (_, i) => `- { a: [${i}], b: 'x: y' }\n- c:\n    d: |\n      [[[[\n`,
  );
  expect(yamlData(rows.join(''))).toHaveLength(200);
});

test('a key that stands twice and a value that stands for another are told with their place', () => {
  expect(() => yamlData('a: 1\nb: { c: 1, c: 2 }')).toThrow(
    expect.objectContaining({ message: "The key 'c' stands twice.", line: 2, column: 12 }),
  );
  expect(() => yamlData('a: &a [1, *a]')).toThrow("'*a' stands for another place of the file: write it out.");
});

test('a match file has so many characters and lines', () => {
  const file = (more: string) => `auspex match 2\n${more}`;
  const blank = (n: number) => file('\n'.repeat(n - 2));
  expect(() => parseMatch(blank(LIMITS.lines))).toThrow("'---'");
  expect(() => parseMatch(blank(LIMITS.lines + 1))).toThrow(
    'A match file has at most 50,000 lines, not 50,001.',
  );
  const long = (n: number) => file('#'.repeat(n - file('').length));
  expect(() => parseMatch(long(LIMITS.match))).toThrow("'---'");
  expect(() => parseMatch(long(LIMITS.match + 1))).toThrow('at most 4,000,000 characters');
  const head = (n: number) => file(`${'#'.repeat(n)}\n---\n`);
  expect(() => parseMatch(head(LIMITS.head))).toThrow('The head is empty.');
  expect(() => parseMatch(head(LIMITS.head + 1))).toThrow('at most 100,000 characters');
});

test('an action has so many characters, a match so many actions', () => {
  const match = rehearse(toyRuleset(), { rounds: 9 }, 'limits');
  const why = (text: string) => {
    const answer = actText(match, 'red', text);
    return answer.ok ? 'fine' : answer.refusal.why;
  };
  expect(why('x'.repeat(LIMITS.action))).not.toContain('at most');
  expect(why('x'.repeat(LIMITS.action + 1))).toBe('An action has at most 20,000 characters, not 20,001.');
  const entry = { seat: 'red', text: 'pick high', events: [], position: 0 };
  match.entries.push(...Array.from({ length: LIMITS.actions }, () => entry));
  expect(why('pick high')).toBe('A match has at most 20000 actions.');
  match.entries.pop();
  expect(why('pick high')).toBe('fine');
});
