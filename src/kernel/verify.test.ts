import { describe, expect, test } from 'vitest';
import { playOne } from './battery.ts';
import { concede } from './ending.ts';
import { commitment, fairnessOf, knownChance, nonceCommitment } from './fairness.ts';
import { parseMatch, writeMatch } from './file.ts';
import { positionHash, stateHash } from './hash.ts';
import { actText, openMatch, pending, startMatch } from './match.ts';
import { readMatch } from './read.ts';
import { type ToyState, toyRuleset } from './toy.ts';
import { undo } from './undo.ts';
import { verifyMatch } from './verify.ts';

const ruleset = { ...toyRuleset(), open: toyRuleset('endless').open };
const long = playOne(ruleset, { rounds: 6 }, 'file', { maxActions: 70 });
concede(long.match!, 'red');
const text = writeMatch(long.match!);
const { seed, nonces } = long.match!.fairness;

const swap = (from: string | RegExp, to: string): string => {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return changed;
};
const verify = (changed: string, noted?: string) => verifyMatch(changed, [ruleset], noted);
const failed = (changed: string, noted?: string) =>
  verify(changed, noted)
    .checks.filter(({ ok }) => !ok)
    .map(({ what }) => what);

const LENGTH = 'The seed is long enough not to be guessed';
const SEALED = 'The seed, the setup, the rules and the seats are the ones sealed before play';
const GIVEN = 'Every seat gave a nonce of its own';
const PROMISED = 'Every nonce is the one its seat had sealed';
const LEGAL = 'Every action is legal';
const BACK = 'Nothing was taken back without consent';
const HASHES = 'Every recorded position agrees';

test('an honest match is proved, each thing in a sentence', () => {
  const report = verify(text);
  expect(report.checks.map(({ what }) => what)).toEqual([
    'The file can be read',
    LENGTH,
    SEALED,
    GIVEN,
    PROMISED,
    'The match can be set up',
    "The dice come from the seed and every seat's nonce",
    LEGAL,
    BACK,
    HASHES,
    'The result agrees',
  ]);
  expect(report).toMatchObject({ ok: true, cannot: [], commitment: long.match!.fairness.commitment });
  for (const { detail } of report.checks) expect(detail).not.toBe('');
});

test('what cannot be read is not verified', () => {
  const report = verify('no match at all');
  expect(report.ok).toBe(false);
  expect(report.checks).toHaveLength(1);
  expect(report.checks[0]).toMatchObject({ what: 'The file can be read', ok: false });
  expect(report.checks[0].detail).not.toBe('');
});

describe('what was changed afterwards is noticed', () => {
  test.each([
    ['a changed seed', /^seed: ..../m, 'seed: 0000', SEALED],
    ['another setup', 'rounds: 6', 'rounds: 7', SEALED],
    ['another version', 'version: "1"', 'version: "0"', SEALED],
    ['other seats', /seats:\n {2}- blue\n {2}- red/, 'seats:\n  - red\n  - blue', SEALED],
    ['a changed nonce', / nonce: "?..../, ' nonce: "0000', PROMISED],
    ['a changed action', /^(2 \w+): .*$/m, '$1: rest', LEGAL],
    ['a changed position', /^= 60 .*$/m, '= 60 0123456789abcdef', HASHES],
    ['a missing last position', /^= 71 .*\n/m, '', HASHES],
    ['a changed result', 'result: blue', 'result: draw', 'The result agrees'],
  ])('%s', (_, from, to, check) => {
    const changed = swap(from, to).replace(/nonce: "([0-9a-f]+)"?$/gm, 'nonce: "$1"');
    expect(failed(changed)).toEqual([check]);
  });
});

test('after a seal that does not hold nothing is played, and nothing said of play', () => {
  const report = verify(swap(/^seed: ..../m, 'seed: 0000'));
  expect(report.checks.map(({ what }) => what)).toEqual([
    'The file can be read',
    LENGTH,
    SEALED,
    GIVEN,
    PROMISED,
  ]);
});

describe('what was never sealed fails', () => {
  test('a seed of two bytes', () => {
    expect(failed(swap(/^seed: .*$/m, 'seed: "abcd"'))).toEqual([LENGTH, SEALED]);
  });
  test('a seed that is no number at all', () => {
    expect(failed(swap(/^seed: .*$/m, 'seed: hello'))).toEqual([LENGTH, SEALED]);
  });
  test('an empty nonce, a short one, none at all', () => {
    const blue = / nonce: .*/;
    expect(failed(swap(blue, ' nonce: ""'))).toEqual([GIVEN, PROMISED]);
    expect(failed(swap(blue, ' nonce: "b0b0"'))).toEqual([GIVEN, PROMISED]);
    const without = swap(/\n {4}nonce: .*/, '');
    expect(failed(without)).toEqual([GIVEN, PROMISED]);
    expect(verify(without).checks.find(({ what }) => what === GIVEN)?.detail).toMatch(
      /^None from (blue|red)\.$/,
    );
    expect(failed(swap(/nonces:\n(?: {2}.*\n)+/, 'nonces: {}\n'))).toEqual([GIVEN, PROMISED]);
    expect(failed(swap(/nonces:\n(?: {2}.*\n)+/, ''))).toEqual([GIVEN, PROMISED]);
  });
  test('a commitment to the seed alone', () => {
    const terms = { ruleset: 'toy', version: '1', setup: null, seats: ruleset.seats };
    expect(failed(swap(/^commitment: .*$/m, `commitment: "${commitment(seed, terms)}"`))).toContain(SEALED);
  });
  test('a seed chosen after the nonces: their hashes tell of another seal', () => {
    const { seed: later } = knownChance(ruleset, 'later');
    const terms = { ruleset: 'toy', version: '1', setup: { rounds: 6 }, seats: ruleset.seats };
    const fairness = fairnessOf(later, nonces, terms);
    const match = openMatch(ruleset, { rounds: 6 }, { ...fairness, promises: long.match!.fairness.promises });
    concede(match, 'red');
    expect(failed(writeMatch(match))).toEqual([PROMISED]);
    expect(fairness.promises.red).toBe(nonceCommitment(fairness.commitment, 'red', nonces.red));
  });
});

test('a match made up whole is told apart by the seal noted at the start', () => {
  const { commitment: sealed } = long.match!.fairness;
  const forged = startMatch(ruleset, { rounds: 6 }, knownChance(ruleset, 'forged'));
  concede(forged, 'red');
  const what = 'The seal is the one noted at the start';
  expect(failed(writeMatch(forged))).toEqual([]);
  expect(failed(writeMatch(forged), sealed)).toEqual([what]);
  expect(failed(text, sealed)).toEqual([]);
  expect(failed(text, `${sealed.slice(0, 12).toUpperCase()}…`)).toEqual([]);
  expect(failed(text, sealed.slice(0, 7))).toEqual([what]);
});

test('an unrevealed match cannot be verified yet', () => {
  const report = verify(swap(/^seed: .*\n/m, ''));
  expect(report.ok).toBe(false);
  expect(report.checks.find(({ ok }) => !ok)?.detail).toBe(
    'The seed has not been revealed: the match cannot be replayed or verified yet.',
  );
});

test('a going back is listed with who asked, who consented and which dice lie behind it', () => {
  const match = startMatch(ruleset, { rounds: 6 }, knownChance(ruleset, 'back'));
  actText(match, 'red', 'pick high');
  actText(match, 'blue', 'pick low');
  const { seat } = pending(match)[0];
  const other = seat === 'red' ? 'blue' : 'red';
  actText(match, seat, 'step 1');
  expect(undo(match, seat, { to: 1, consent: true }).ok).toBe(true);
  concede(match, 'red');
  const honest = writeMatch(match);
  const check = verify(honest).checks.find(({ what }) => what === BACK);
  expect(check).toEqual({
    what: BACK,
    ok: true,
    detail: `Line 5: ${seat} went back 2 lines to action 1, past the dice of 2; ${other} consented.`,
  });
  const forged = honest
    .replace(/^4 .*allow undo.*\n/m, '')
    .replace(/^5 /m, '4 ')
    .replace(/^6 /m, '5 ')
    .replace(/^= 6 .*\n/m, '');
  expect(failed(forged)).toEqual([BACK]);
});

describe('a running match', () => {
  const match = startMatch(ruleset, { rounds: 6 }, knownChance(ruleset, 'running'));
  actText(match, 'red', 'pick high');
  /** Every position that could be the one after a line: what is hidden takes few values. */
  const guesses = (state: ToyState): ToyState[] =>
    [1, 2, 3, 4, 5].flatMap((blue) =>
      [1, 2, 3, 4, 5].flatMap((red) =>
        ['high', 'low'].map((pick) => ({
          ...state,
          cards: { blue, red },
          picks: { ...state.picks, red: pick },
        })),
      ),
    );
  const state = match.state as ToyState;

  test('gives nothing away by its hashes, whatever is guessed', () => {
    const shown = writeMatch(match);
    const { head, lines } = parseMatch(shown);
    expect(head.seed).toBeUndefined();
    const hash = lines.find((line) => line.kind === 'hash' && line.after === 1);
    const { promises, commitment: sealed } = head;
    // Keys that an onlooker could try, from all that the file says.
    const keys = [
      null,
      sealed,
      ...Object.values(head.nonces),
      ...Object.values(promises),
      match.fairness.diceKey,
    ];
    const tried = guesses(state).flatMap((guess) => keys.map((key) => positionHash(key, 1, guess)));
    expect(tried.length).toBe(350);
    expect(tried).not.toContain((hash as { hash: string }).hash);
    // With the key it is one guess among them, so the guesses do hold the truth.
    const known = guesses(state).map((guess) => positionHash(match.fairness.positionKey, 1, guess));
    expect(known).toContain((hash as { hash: string }).hash);
  });

  test('of format 1 gave itself away', () => {
    const hash = /^= 1 (\w+)$/m.exec(OLD_RUNNING)![1];
    const old = readMatch(OLD_RUNNING, [toyRuleset()]).match!;
    expect(guesses(old.state as ToyState).map(stateHash)).toContain(hash);
  });
});

describe('a file of format 1', () => {
  test('is verified for what it is, and told so', () => {
    const report = verifyMatch(OLD, [toyRuleset()]);
    expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(report.cannot).toEqual([
      'Made before setups and nonces were sealed with the seed: the setup and the seats could have been chosen after it.',
      'Made before setups and nonces were sealed with the seed: the nonces were not committed before they were shown.',
      'The seed is shorter than 16 bytes: it could have been guessed during play.',
      'Consents to going back were not recorded then.',
    ]);
    expect(report.checks.find(({ what }) => what === BACK)?.detail).toContain(
      'who consented was not recorded',
    );
  });
  test('is written again as it was', () => {
    expect(writeMatch(readMatch(OLD, [toyRuleset()]).match!)).toBe(
      OLD.replace('red conceded.', 'The game was conceded.'),
    );
  });
  test('has no line about who consented, also when it is played on', () => {
    const { match } = readMatch(OLD_RUNNING, [toyRuleset()]);
    expect(undo(match!, 'blue', { to: 0, consent: true }).ok).toBe(true);
    expect(match!.entries.map(({ text }) => text)).toEqual(['pick high', 'undo to 0']);
  });
  test('without its seed cannot be replayed yet', () => {
    const read = readMatch(OLD.replace(/^seed: .*\n/m, ''), [toyRuleset()]);
    expect([read.failing, read.match]).toEqual(['seed', null]);
    expect(read.problem?.message).toContain('The seed has not been revealed');
  });
  test('without nonces is told that who chose the seed chose the dice', () => {
    const report = verifyMatch(OLD_RUNNING, [toyRuleset()]);
    expect(report.ok).toBe(true);
    expect(report.cannot.join(' ')).toContain('who chose the seed chose the dice');
    expect(report.cannot.join(' ')).not.toContain('the nonces were not committed');
  });
  test('that was changed is not verified', () => {
    const old = (from: RegExp, to: string) => verifyMatch(OLD.replace(from, to), [toyRuleset()]).ok;
    expect(old(/c0ffee/, 'c0ffef')).toBe(false);
    expect(old(/red: r$/m, 'red: q')).toBe(false);
    expect(old(/result: blue/, 'result: red')).toBe(false);
  });
});

const OLD = `auspex match 1
ruleset: toy
version: "1"
setup:
  rounds: 9
commitment: c47a10dc272b1221f0380a2ae0f7d7fa830b3e378f2f5309bbf13f61ad211913
nonces:
  red: r
  blue: b
seed: c0ffee
---
= 0 08fc0443a05fb447
1 red: pick high
2 blue: pick low
3 red: step 1
4 red: undo to 1
5 blue: pick high
6 red: concede
= 6 1bfb5f69e73e61ad
result: blue (KERNEL-CONCEDE) red conceded.
`;

const OLD_RUNNING = `auspex match 1
ruleset: toy
version: "1"
setup:
  rounds: 9
commitment: c47a10dc272b1221f0380a2ae0f7d7fa830b3e378f2f5309bbf13f61ad211913
nonces: {}
seed: c0ffee
---
= 0 2868344d20b9f803
1 red: pick high
= 1 4a7ec3ff90d03746
`;
