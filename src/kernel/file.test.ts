import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playOne } from './battery.ts';
import { agreeDraw, concede } from './ending.ts';
import { knownChance } from './fairness.ts';
import { parseMatch, writeMatch } from './file.ts';
import { canonical } from './hash.ts';
import { actText, startMatch } from './match.ts';
import { readMatch } from './read.ts';
import { toyRuleset } from './toy.ts';

const ruleset = toyRuleset();
const long = playOne({ ...ruleset, open: toyRuleset('endless').open }, { rounds: 6 }, 'file', {
  maxActions: 70,
});
const endless = { ...ruleset, open: toyRuleset('endless').open };
concede(long.match!, 'red');
const text = writeMatch(long.match!);
const swap = (from: string | RegExp, to: string): string => {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return changed;
};
const problem = (changed: string, rulesets = [endless]) => readMatch(changed, rulesets).problem;

const RECORD = `auspex match 2
ruleset: toy
version: "1"
seats:
  - blue
  - red
setup:
  rounds: 3
  note: |
    two
    lines
commitment: bac5b040b68a0d9ff87b5cffb24bdd9263a756284784bec47f269c5e20b8ee08
nonces:
  blue:
    commitment: 26400225107d6dbe1bd11df5f4970a19d4e860108f92f14b815de36db17d52cf
    nonce: b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0
  red:
    commitment: a1b6cfc104247463242a9eaf2d65c266af70d76a4b97b3489204695e53eaf0ed
    nonce: a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0
seed: 0123456789abcdef0123456789abcdef
---
= 0 c8c558c1c482eee9
1 red: pick high
2 blue: draw
= 2 e5c41a3d35b09117
result: draw (KERNEL-DRAW) A draw was agreed.
`;

test('a match file reads like a record of the game', () => {
  const match = startMatch(
    ruleset,
    { rounds: 3, note: 'two\nlines\n' },
    { seed: '0123456789abcdef'.repeat(2), nonces: { red: 'a0'.repeat(16), blue: 'b0'.repeat(16) } },
  );
  actText(match, 'red', 'pick high');
  agreeDraw(match, 'blue');
  expect(writeMatch(match)).toBe(RECORD);
});

test('a match comes back from its file with every event', () => {
  const read = readMatch(text, [endless]);
  expect(read.problem).toBeNull();
  expect(canonical(read.match!.entries)).toBe(canonical(long.match!.entries));
  expect(writeMatch(read.match!)).toBe(text);
});

test('a running match keeps its seed to itself unless told otherwise', () => {
  const match = startMatch(ruleset, { rounds: 3 }, knownChance(ruleset, 'keeps'));
  expect(writeMatch(match)).not.toContain(match.fairness.seed);
  expect(problem(writeMatch(match))?.message).toMatch(/seed has not been revealed/);
  expect(problem(writeMatch(match, { reveal: true }))).toBeNull();
});

test('blank lines, remarks and foreign line ends are ignored', () => {
  expect(problem(swap('---\n', '---\n\n// a remark\n').replaceAll('\n', '\r\n'))).toBeNull();
});

test('any setup data survives the file', () => {
  const loose = { ...ruleset, readSetup: () => ({ rounds: 1 }) };
  fc.assert(
    fc.property(fc.jsonValue(), (setup) => {
      const match = startMatch(loose, setup, {
        seed: '12'.repeat(16),
        nonces: { red: '12e5'.repeat(8), blue: '1'.repeat(32) },
      });
      expect(canonical(parseMatch(writeMatch(match)).head.setup)).toBe(canonical(match.setup));
      expect(readMatch(writeMatch(match, { reveal: true }), [loose]).problem).toBeNull();
    }),
  );
});

describe('what is wrong is said with its line', () => {
  const line = (needle: string, lines = text): number =>
    lines.split('\n').findIndex((l) => l.startsWith(needle)) + 1;

  test('another kind of file', () => {
    expect(problem('hello')).toMatchObject({
      line: 1,
      message: "A match file begins with 'auspex match 2'.",
    });
  });
  test('a head that is not YAML', () => {
    expect(problem(swap('setup:', 'setup: [')?.toString())).toMatchObject({
      message: expect.stringContaining('The head cannot be read'),
    });
    expect(problem(swap('setup:', 'setup: ['))?.line).toBeGreaterThanOrEqual(line('setup'));
  });
  test('a head with something missing', () => {
    expect(problem(swap(/^commitment.*\n/m, ''))?.message).toBe("The head must give 'commitment' as text.");
  });
  test('a ruleset that is not known here', () => {
    expect(problem(swap('ruleset: toy', 'ruleset: chess'))?.message).toMatch(
      /'chess' is not known here; known are: toy/,
    );
  });
  test('a corrupt line', () => {
    expect(problem(swap(/^12 .*$/m, '12 red step'))).toMatchObject({
      line: line('12 '),
      message: expect.stringContaining('12 red step'),
    });
  });
  test('a missing line', () => {
    expect(problem(swap(/^12 .*\n/m, ''))?.message).toBe(
      'Action 12 should stand here, but the line says 13.',
    );
  });
  test('an illegal action', () => {
    const bad = problem(swap(/^31 (\w+): .*$/m, '31 $1: step 9'));
    expect(bad).toMatchObject({ line: line('31 ') });
    expect(bad?.message).toMatch(
      /^Action 31 \(\w+: step 9\) is refused: .* After action 20 it still agreed\.$/,
    );
  });
  test('a position that differs, and between which actions', () => {
    const bad = problem(swap(/^= 40 .*$/m, '= 40 0123456789abcdef'));
    expect(bad?.message).toBe('The match diverges at or before action 40. After action 20 it still agreed.');
    expect(bad?.line).toBe(line('= 40'));
  });
  test('a hash that stands in the wrong place, or twice', () => {
    expect(problem(swap(/^= 40 /m, '= 41 '))?.message).toBe(
      'This hash is for action 41, but stands after action 40.',
    );
    expect(problem(swap(/^(= 40 .*)$/m, '$1\n$1'))).toMatchObject({
      message: 'The hash after action 40 stands twice.',
      line: line('= 40') + 1,
    });
  });
  test('a result before the match is over', () => {
    const early = text.slice(0, text.search(/^21 /m));
    expect(problem(early)).toBeNull();
    expect(problem(`${early}result: blue (R-1) Won.\n`)?.message).toMatch(/but the match is not over\.$/);
  });
  test('another result', () => {
    expect(problem(swap('result: blue', 'result: red'))?.message).toMatch(/recorded as 'red .* it is 'blue/);
    expect(problem(swap(/^result.*\n/m, ''))?.message).toMatch(/no result is recorded/);
    expect(problem(`${text}99 red: rest\n`)?.message).toBe('Nothing may follow the result.');
  });
});

test('a match of another version is tried, and the versions are named where it diverges', () => {
  const newer = { ...endless, version: '2' };
  expect(readMatch(text, [newer])).toMatchObject({
    problem: null,
    otherVersion: { recorded: '1', here: '2' },
  });
  const changed = swap(/^= 40 .*$/m, '= 40 0123456789abcdef');
  expect(problem(changed, [newer])?.message).toMatch(
    /recorded with version 1 of the ruleset; this is version 2/,
  );
});

test('a match of another version is followed past the first difference, which is named, as far as it is legal', () => {
  const newer = { ...endless, version: '2' };
  const shaped = swap(/^= 0 .*$/m, '= 0 0123456789abcdef').replace(/^= 40 .*$/m, '= 40 0123456789abcdef');
  const read = readMatch(shaped, [newer]);
  expect(read).toMatchObject({ failing: 'hash', problem: { line: line0(shaped, '= 0 ') } });
  expect(read.problem?.message).toMatch(/^The match diverges in its set-up\./);
  expect(read.match?.entries.length).toBe(readMatch(text, [newer]).match?.entries.length);
  const refused = readMatch(shaped.replace(/^41 (\S+): .*$/m, '41 $1: take 99'), [newer]);
  expect(refused).toMatchObject({ failing: 'action', match: { entries: { length: 40 } } });
  expect(refused.problem?.message).toMatch(/^Action 41 .* diverges in its set-up\./);
  expect(problem(shaped)?.message).not.toMatch(/version/);
  expect(readMatch(shaped, [endless]).match?.entries.length).toBe(0);
});

function line0(lines: string, needle: string): number {
  return lines.split('\n').findIndex((l) => l.startsWith(needle)) + 1;
}

test('a position in a file is no deeper and no larger than any data from outside', () => {
  const read = (state: string) => parseMatch(`${RECORD}rules 1 at 0: {"a":${state}}\n`);
  expect(() => read('[[1]]')).not.toThrow();
  expect(() => read('['.repeat(60) + ']'.repeat(60))).toThrow('A position');
  expect(() => read(`[${'1,'.repeat(300_000)}1]`)).toThrow('A position has at most 300,000');
  expect(() => read('[1')).toThrow('This position cannot be read.');
});

test('reading never throws, whatever the file says', () => {
  fc.assert(
    fc.property(fc.nat(text.length), fc.nat(40), fc.string(), (at, cut, put) => {
      readMatch(text.slice(0, at) + put + text.slice(at + cut), [endless]);
    }),
    { numRuns: 300 },
  );
});
