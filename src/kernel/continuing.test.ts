import { expect, test } from 'vitest';
import { continueFrom } from './continuing.ts';
import { concede } from './ending.ts';
import { knownChance } from './fairness.ts';
import { fairnessBefore } from './fairness-before.ts';
import { parseMatch, writeMatch } from './file.ts';
import { act, hashNow, type Match, openMatch, pending, startMatch, stateAt } from './match.ts';
import { randomFrom } from './random.ts';
import { readMatch } from './read.ts';
import { toyRuleset } from './toy.ts';
import { undo } from './undo.ts';
import { verifyMatch } from './verify.ts';

const ruleset = toyRuleset();
const chance = (name: string) => knownChance(ruleset, name);
const setup = { rounds: 9 };

/** Plays so many actions drawn by a name. */
function playOn(match: Match, actions: number, name: string): Match {
  const random = randomFrom(name);
  for (let n = 0; n < actions && !match.outcome; n++) {
    const [{ seat }] = pending(match);
    const open = match.game.actions(match.state, seat);
    act(match, seat, open[random.below(open.length)]);
  }
  return match;
}

function ended(match: Match): Match {
  concede(match, 'red');
  return match;
}

function first(): Match {
  return ended(playOn(startMatch(ruleset, setup, chance('first')), 14, 'moves'));
}

const dice = (match: Match, from: number) =>
  JSON.stringify(match.entries.slice(from).map(({ text, events }) => [text, events]));

test('its file says by which format the earlier one was dealt', () => {
  const on = ended(continueFrom(first(), 6, chance('on')));
  expect(parseMatch(writeMatch(on)).head.from).toMatchObject({ format: 2, after: 6 });
});

test('it stands where the earlier one stood, and its dice are new', () => {
  const match = first();
  const one = continueFrom(match, 6, chance('one'));
  expect(one.state).toEqual(stateAt(match, 6));
  expect(one.entries.map(({ text }) => text)).toEqual(match.entries.slice(0, 6).map(({ text }) => text));
  const two = continueFrom(match, 6, chance('two'));
  const again = continueFrom(match, 6, chance('one'));
  for (const on of [one, two, again]) playOn(on, 40, 'the same moves');
  expect(dice(one, 6)).toBe(dice(again, 6));
  expect(dice(one, 6)).not.toBe(dice(two, 6));
  for (const n of [3, 6, 7, one.entries.length]) expect(stateAt(one, n)).toBeDefined();
  expect(stateAt(one, one.entries.length)).toEqual(one.state);
});

test('a match whose lines cannot be played again is not gone on with', () => {
  const match = first();
  match.entries[2] = { ...match.entries[2], text: 'step 99' };
  expect(() => continueFrom(match, 6, chance('one'))).toThrow();
  expect(continueFrom(match, 2, chance('one')).entries).toHaveLength(2);
});

test('from the start it is a match like any other', () => {
  const match = continueFrom(first(), 0, chance('anew'));
  expect(match.earlier).toBeUndefined();
  expect(match.fairness.seed).toBe(chance('anew').seed);
});

test('what the earlier one brought along is not taken back', () => {
  const match = continueFrom(first(), 6, chance('one'));
  const seat = match.entries.at(-1)!.seat;
  expect(undo(match, seat)).toMatchObject({ ok: false, refusal: { rule: 'KERNEL-UNDO' } });
  expect(undo(match, seat, { to: 5, consent: true }).ok).toBe(false);
});

test('its file is read and verified, also when it is gone on from again', () => {
  const one = ended(playOn(continueFrom(first(), 6, chance('one')), 8, 'on'));
  const two = ended(playOn(continueFrom(one, 10, chance('two')), 8, 'further'));
  const back = ended(playOn(continueFrom(two, 4, chance('back')), 8, 'back'));
  for (const match of [one, two, back]) {
    const text = writeMatch(match);
    const { match: read, problem } = readMatch(text, [ruleset]);
    expect(problem).toBeNull();
    expect(read?.state).toEqual(match.state);
    const report = verifyMatch(text, [ruleset]);
    expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(report.checks.some(({ detail }) => /from there on the dice are sealed anew/.test(detail))).toBe(
      true,
    );
  }
  expect(two.earlier?.earlier?.entries).toBe(6);
  expect(back.earlier?.earlier).toBeUndefined();
});

test('an old match can be gone on from, and the new part is sealed', () => {
  const old = ended(playOn(openMatch(ruleset, setup, fairnessBefore('c0ffee', {})), 10, 'old'));
  const match = ended(playOn(continueFrom(old, 5, chance('new')), 8, 'on'));
  expect(verifyMatch(writeMatch(match), [ruleset]).ok).toBe(true);
});

test('a forged one is found: another earlier seed, another point, another line', () => {
  const match = ended(playOn(continueFrom(first(), 6, chance('one')), 8, 'on'));
  const text = writeMatch(match);
  const seed = match.earlier!.fairness.seed;
  expect(verifyMatch(text.replace(seed, chance('x').seed), [ruleset]).ok).toBe(false);
  expect(verifyMatch(text.replace('after: 6', 'after: 5'), [ruleset]).ok).toBe(false);
  const line = match.entries[0];
  const other = line.text === 'pick high' ? 'pick low' : 'pick high';
  const forged = text.replace(`1 ${line.seat}: ${line.text}`, `1 ${line.seat}: ${other}`);
  expect(forged).not.toBe(text);
  expect(verifyMatch(forged, [ruleset]).ok).toBe(false);
});

test('during play the file keeps the new seed and shows the old one', () => {
  const match = continueFrom(first(), 6, chance('one'));
  const text = writeMatch(match);
  expect(text).not.toContain(chance('one').seed);
  expect(text).toContain(chance('first').seed);
  expect(hashNow(match)).toHaveLength(16);
});
