import { expect, test } from 'vitest';
import type { AnyRuleset } from './contract.ts';
import { writeMatch } from './file.ts';
import { localSitting } from './local-sitting.ts';
import { act, actText, type Match, openMatch, pending, startMatch, stateAt } from './match.ts';
import { randomFrom } from './random.ts';
import { readMatch } from './read.ts';
import { goOn, leave } from './stretches.ts';
import { toyRuleset } from './toy.ts';
import { verifyMatch } from './verify.ts';

const CHANCE = { seed: '5e'.repeat(32), nonces: { red: 'ab'.repeat(16), blue: 'cd'.repeat(16) } };
const before = toyRuleset() as unknown as AnyRuleset;
/** The same rules under another number: what they play is told apart all the same. */
const after: AnyRuleset = { ...before, version: `${before.version}+` };
const setup = { rounds: 8 };

function played(match: Match, most: number): Match {
  const random = randomFrom(`stretch ${match.entries.length}`);
  for (let n = 0; n < most && !match.outcome; n++) {
    const [{ seat }] = pending(match);
    const list = match.game.actions(match.state, seat);
    expect(act(match, seat, list[random.below(list.length)]).ok).toBe(true);
  }
  return match;
}

function changed(most = 7): Match {
  const old = played(startMatch(before, setup, CHANCE), most);
  const kept = JSON.parse(JSON.stringify(leave(old))) as ReturnType<typeof leave>;
  return goOn(openMatch(after, setup, old.fairness, old.version), kept);
}

test('a match goes on from the position it had, by other rules, with the same dice', () => {
  const old = played(startMatch(before, setup, CHANCE), 7);
  const match = changed();
  expect(match.state).toEqual(old.state);
  expect(pending(match)).toEqual(pending(old));
  const [{ seat }] = pending(match);
  const text = match.game.notation.print(match.state, match.game.actions(match.state, seat)[0]);
  actText(match, seat, text);
  actText(old, seat, text);
  expect(match.state).toEqual(old.state);
  expect(stateAt(match, 7)).toEqual(stateAt(old, 7));
});

test('nobody takes back what other rules played, and everybody sits at it', () => {
  const match = changed();
  for (const seat of match.ruleset.seats) {
    const sitting = localSitting(match, seat);
    expect(sitting.told()).toHaveLength(1);
    expect(sitting.freeBack().to).toEqual([]);
    let why = null as unknown;
    sitting.undo(undefined, (refusal) => {
      why = refusal;
    });
    expect(why).toMatchObject({ rule: 'KERNEL-UNDO' });
    expect(sitting.view()).toEqual(match.game.view(match.state, seat));
  }
});

test('its file is verified stretch by stretch: what these rules played is proved, and said of the rest', () => {
  const text = writeMatch(played(changed(), 500));
  const report = verifyMatch(text, [after]);
  expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(report.cannot.join()).toContain('Lines 1 to 7 were played by version');
  expect(writeMatch(played(changed(), 500))).toBe(text);
  // The position the rules of today begin with counts as one of the hashes.
  const { hashesAgreed, agreedAfter } = readMatch(text, [after]);
  const since = [...text.matchAll(/^= (\d+) /gm)].filter(([, n]) => Number(n) > 7);
  expect([hashesAgreed, agreedAfter]).toEqual([since.length + 1, Number(since.at(-1)![1])]);
  // The older rules prove their own stretch, and no more.
  const older = verifyMatch(text, [before]);
  expect(older.ok).toBe(false);
  expect(older.checks.find(({ ok }) => !ok)?.detail).toContain('by version');
});

test('a position that is not the one sealed there is found, and so is another line', () => {
  const text = writeMatch(played(changed(), 500));
  const [, state] = /^rules \S+ at \d+: (.+)$/m.exec(text)!;
  const other = text.replace(
    state,
    state.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
  );
  expect(verifyMatch(other, [after]).ok).toBe(false);
  expect(verifyMatch(text.replace(/^rules .*\n/m, ''), [after]).cannot).toEqual([]);
});

test('what was kept of a match goes along: its hashes, the last one once', () => {
  const old = played(startMatch(before, { rounds: 40 }, CHANCE), 60);
  const all = old.hashes.map(({ after }) => after);
  expect(all.length).toBeGreaterThan(1);
  const { length } = old.entries;
  expect(leave(old).hashes.map(({ after }) => after)).toEqual([...all.filter((n) => n !== length), length]);
  const match = goOn(openMatch(after, { rounds: 40 }, old.fairness, old.version), leave(old));
  expect(leave(match).hashes).toEqual(leave(old).hashes);
});

test('a file read again keeps the hashes of the earlier stretch', () => {
  const match = played(changed(), 500);
  const { match: read } = readMatch(writeMatch(match), [after]);
  expect(read?.hashes).toMatchObject(match.hashes);
});

test('a match that plays an earlier one again has to be through with it', () => {
  const old = played(startMatch(before, setup, CHANCE), 7);
  const begun = openMatch(after, setup, old.fairness, old.version);
  const again = (entries: number) => ({ ...begun, earlier: { entries } as NonNullable<Match['earlier']> });
  expect(() => goOn(again(8), leave(old))).toThrow('before the earlier match was played again');
  expect(goOn(again(7), leave(old)).entries).toHaveLength(7);
});
