import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { hulkRevised } from '../../games/hulk-revised/index.ts';
import type { AnyRuleset } from '../../kernel/contract.ts';
import { knownChance } from '../../kernel/fairness.ts';
import { writeMatch } from '../../kernel/file.ts';
import { stateHash } from '../../kernel/hash.ts';
import { actText, type Match, pending, startMatch } from '../../kernel/match.ts';
import { readMatch } from '../../kernel/read.ts';
import { undo } from '../../kernel/undo.ts';
import { dropTail, keepTail, playTail, readTail } from './tail.ts';

const ruleset = hulkRevised as unknown as AnyRuleset;
const mission: unknown = parse(readFileSync('missions/hulk-revised/first-drill.yaml', 'utf8'));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

/** Plays the nth thing offered, so many times. */
function play(match: Match, times: number, nth = 0): void {
  for (let n = 0; n < times; n++) {
    const [{ seat }] = pending(match);
    const actions = match.game.actions(match.state, seat);
    const text = match.game.notation.print(match.state, actions[nth % actions.length]);
    expect(actText(match, seat, text).ok).toBe(true);
  }
}

function begin(): Match {
  const match = startMatch(ruleset, { mission, options: {} }, knownChance(ruleset, '0a'));
  play(match, 6);
  return match;
}

/** The match as the store gives it back. */
function reopened(text: string): Match {
  const { match, problem } = readMatch(text, [ruleset]);
  expect(problem).toBeNull();
  return match as Match;
}

test('actions played after the last write are played again', () => {
  const match = begin();
  const text = writeMatch(match, { reveal: true });
  const stored = match.entries.slice();
  play(match, 3);
  keepTail('m', 4, stored, match.entries);
  const again = reopened(text);
  expect(playTail(again, 4, readTail('m')!)).toBe(true);
  expect(again.entries).toHaveLength(9);
  expect(stateHash(again.state)).toBe(stateHash(match.state));
});

test('what was taken back after the last write stays taken back', () => {
  const match = begin();
  play(match, 1, 1);
  const text = writeMatch(match, { reveal: true });
  const stored = match.entries.slice();
  expect(undo(match, match.entries.at(-1)!.seat).ok).toBe(true);
  keepTail('m', 4, stored, match.entries);
  const again = reopened(text);
  expect(playTail(again, 4, readTail('m')!)).toBe(true);
  expect(again.entries.map(({ text }) => text)).toEqual(match.entries.map(({ text }) => text));
});

test('a write that came through although nobody heard of it is not played twice', () => {
  const match = begin();
  const stored = match.entries.slice();
  play(match, 2);
  const text = writeMatch(match, { reveal: true });
  play(match, 1);
  keepTail('m', 4, stored, match.entries);
  const again = reopened(text);
  expect(playTail(again, 5, readTail('m')!)).toBe(true);
  expect(again.entries).toHaveLength(9);
});

test('the tail of another history is left alone', () => {
  const match = begin();
  keepTail('m', 2, match.entries.slice(0, 5), match.entries);
  const other = startMatch(ruleset, { mission, options: {} }, knownChance(ruleset, '0a'));
  play(other, 7, 1);
  const hash = stateHash(other.state);
  expect(playTail(other, 3, readTail('m')!)).toBe(true);
  expect(stateHash(other.state)).toBe(hash);
  dropTail('m');
  expect(readTail('m')).toBeNull();
});
