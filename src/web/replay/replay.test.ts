import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import opponents from '../../bots/hulk-revised/index.ts';
import { hulkRevised, type State } from '../../games/hulk-revised/index.ts';
import { continueFrom } from '../../kernel/continuing.ts';
import type { AnyRuleset } from '../../kernel/contract.ts';
import { concede } from '../../kernel/ending.ts';
import { knownChance } from '../../kernel/fairness.ts';
import { writeMatch } from '../../kernel/file.ts';
import { LIMITS } from '../../kernel/limits.ts';
import { act, type Match, pending, startMatch } from '../../kernel/match.ts';
import { randomFrom } from '../../kernel/random.ts';
import { verifyMatch } from '../../kernel/verify.ts';
import { hulkRevisedAdapter } from '../games/hulk-revised/index.ts';
import { atLeast } from '../games/hulk-revised/luck.ts';
import { beatsAt, lengthOf } from './beats.ts';
import { luckOf, sumsOf, totalsOf } from './ledger.ts';
import { linkFor, pack, unpack } from './link.ts';
import { lineAt, logOf } from './log.ts';
import { type Replay, replayOf } from './replay.ts';
import { secretsOf } from './secrets.ts';
import { turnsOf } from './turns.ts';

const ruleset = hulkRevised as unknown as AnyRuleset;
const mission: unknown = parse(readFileSync('missions/hulk-revised/cold-trail.yaml', 'utf8'));

function played(actions: number, options: Record<string, boolean> = {}): Match {
  const match = startMatch(ruleset, { mission, options }, knownChance(ruleset, '0badcafe'));
  const [, bot] = opponents.bots;
  const random = randomFrom(7);
  for (let n = 0; n < actions && !match.outcome; n++) {
    const [{ seat }] = pending(match);
    const answer = act(match, seat, bot.choose(match.game, match.game.view(match.state, seat), seat, random));
    if (!answer.ok) throw new Error(answer.refusal.why);
  }
  return match;
}

let match: Match;
let replay: Replay;

beforeAll(() => {
  match = played(260);
  if (!match.outcome) concede(match, 'marine');
  replay = replayOf(hulkRevisedAdapter, match, writeMatch(match), {}, null);
});

test('a finished match offers every lens, one that goes on only its owner’s', () => {
  expect(replay.lenses).toEqual(['all', 'marine', 'stealer']);
  const running = played(40);
  const lenses = (players: Record<string, 'person' | 'machine'>) =>
    replayOf(hulkRevisedAdapter, running, '', players, null).lenses;
  expect(lenses({ marine: 'machine', stealer: 'person' })).toEqual(['stealer']);
  expect(lenses({ marine: 'person', stealer: 'person' })).toEqual(['spectator']);
  expect(lenses({})).toEqual(['spectator']);
});

test('what was done is written down for all once the match is over, and not before', () => {
  expect(replay.textAt(0)).toBeNull();
  expect(replay.textAt(1)).toBe(match.entries[0].text);
  const running = replayOf(hulkRevisedAdapter, played(5), '', { marine: 'person', stealer: 'machine' }, null);
  expect(running.textAt(1)).toBeNull();
});

test('turns are marked where they begin', () => {
  const turns = turnsOf(replay);
  expect(turns.length).toBeGreaterThan(2);
  for (const { at, short } of turns) {
    const { turn, phase } = replay.viewAt(at, 'all') as State;
    if (phase !== 'setup') expect(short).toBe(String(turn));
  }
});

test('the report tells each reader what he was told, and marks what was kept', () => {
  const all = logOf(replay, 'all');
  const token = all.find(({ text }) => /token is drawn: \d/.test(text));
  expect(token?.kept).toEqual(['stealer']);
  expect(logOf(replay, 'stealer').some(({ text }) => /token is drawn: \d/.test(text))).toBe(false);
  expect(logOf(replay, 'marine').some(({ text }) => /You draw/.test(text))).toBe(false);
  expect(all.some(({ text }) => /^The Stealer player draws a blip of/.test(text))).toBe(true);
  expect(all[lineAt(all, 0)].entry).toBe(0);
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
});

test('what a side did not know is found by comparing pictures', () => {
  const n = [...Array(replay.last).keys()].find((k) => {
    const state = replay.viewAt(k, 'all') as State;
    return state.pieces.some((p) => p?.kind === 'blip' && p.at >= 0) && state.token > 0;
  })!;
  const marine = secretsOf(replay, n, 'marine');
  expect(marine.some(({ text, square }) => /stands for [123]/.test(text) && square !== undefined)).toBe(true);
  const stealer = secretsOf(replay, n, 'stealer');
  expect(stealer.map(({ text }) => text).join()).toMatch(/command points? left/);
});

test('the ledger adds up what was due and what was rolled', () => {
  expect(atLeast(1, 2, 6)).toBeCloseTo(11 / 36);
  expect(atLeast(2, 3, 4)).toBeCloseTo(0.5);
  const throws = luckOf(replay, 'all', replay.last);
  const shots = throws.filter(({ what }) => /shots/i.test(what));
  const fired = match.entries.flatMap(({ events }) => events).filter(({ kind }) => kind === 'shot');
  expect(shots).toHaveLength(fired.length);
  for (const by of ['unit', 'phase', 'turn'] as const) {
    const due = sumsOf(throws, by).reduce((sum, { expected }) => sum + expected, 0);
    expect(due).toBeCloseTo(throws.reduce((sum, { expected }) => sum + expected, 0));
  }
  expect(totalsOf(throws).every(({ luck }) => Math.abs(luck) < 6)).toBe(true);
});

test('a link carries the match, and a broken one says so', async () => {
  const data = await pack(replay.text);
  expect(data).toMatch(/^[\w-]+$/);
  expect(await unpack(data)).toBe(replay.text);
  await expect(unpack(data.slice(0, data.length / 2))).rejects.toThrow('incomplete');
  await expect(unpack('%%')).rejects.toThrow('incomplete');
  expect(await unpack(await pack('x'.repeat(LIMITS.shared)))).toHaveLength(LIMITS.shared);
  await expect(unpack(await pack('x'.repeat(LIMITS.shared + 1)))).rejects.toThrow(
    'The match in a link has at most 300,000 characters',
  );
  await expect(unpack('A'.repeat(LIMITS.link))).rejects.toThrow('incomplete');
  await expect(unpack('A'.repeat(LIMITS.link + 1))).rejects.toThrow(
    'A link has at most 8,000 letters, not 8,001.',
  );
  const link = await linkFor(replay.text, 'http://localhost/');
  expect(link === null || link.length <= LIMITS.link).toBe(true);
  const noise = Array.from({ length: 9000 }, (_, i) => ((i * 7919) ** 2 % 9973).toString(36)).join('');
  expect(await linkFor(noise, 'http://localhost/')).toBeNull();
});

test('a match can be played on from anywhere, with new dice', () => {
  const on = (n: number, name: string) => continueFrom(match, n, knownChance(ruleset, name));
  for (const n of [1, 33, 40, replay.last - 1]) {
    const next = on(n, 'on');
    expect(next.entries.length).toBe(n);
    expect(next.outcome).toBeNull();
    expect(next.state).toEqual(replay.viewAt(n, 'all'));
    expect(next.fairness.commitment).not.toBe(match.fairness.commitment);
  }
  const next = on(40, 'on');
  concede(next, 'marine');
  expect(verifyMatch(writeMatch(next), [ruleset]).ok).toBe(true);
});

test('a turn played in one go is shown picture by picture', () => {
  const solo = replayOf(
    hulkRevisedAdapter,
    played(60, { solo: true }),
    '',
    { marine: 'person', stealer: 'rules' },
    null,
  );
  const counts = [...Array(solo.last + 1).keys()].map((n) => beatsAt(solo, 'marine', n).length);
  expect(Math.max(...counts)).toBeGreaterThan(4);
  expect(counts[0]).toBe(0);
  // An action takes as long as its beats do at the table: one in which nothing is seen only a glance.
  const [most, none] = [counts.indexOf(Math.max(...counts)), counts.indexOf(0)];
  const length = (n: number) => lengthOf(beatsAt(solo, 'marine', n));
  expect(length(none)).toBeGreaterThan(0);
  expect(length(most)).toBeGreaterThan(4 * length(none));
});
