import { expect, test } from 'vitest';
import type { AnyRuleset } from './contract.ts';
import { agreeDraw, concede, outOfTime, replayLine } from './ending.ts';
import { type Match, rehearse } from './match.ts';
import { toyRuleset } from './toy.ts';

const toy = toyRuleset() as unknown as AnyRuleset;
const begun = (seats = toy.seats): Match => rehearse({ ...toy, seats }, { rounds: 9 }, 'ending');
const why = (acted: ReturnType<typeof concede>) => (acted.ok ? null : acted.refusal.rule);

test.each([
  ['conceded', (match: Match) => concede(match, 'red'), 'blue', 'KERNEL-CONCEDE', 'concede'],
  ['drawn', (match: Match) => agreeDraw(match, 'red'), null, 'KERNEL-DRAW', 'draw'],
  ['out of time', (match: Match) => outOfTime(match, 'red', false), 'blue', 'KERNEL-TIME', 'out of time'],
  [
    'all out of time',
    (match: Match) => outOfTime(match, 'red', true),
    null,
    'KERNEL-TIME',
    'all out of time',
  ],
] as const)(
  '%s: who wins, what is entered, and the same when its line is read',
  (_, end, winner, rule, text) => {
    const match = begun();
    expect(end(match)).toEqual({ ok: true, events: [] });
    expect(match.outcome).toMatchObject({ winner, rule });
    expect(match.entries).toMatchObject([{ seat: 'red', text, events: [] }]);
    const again = begun();
    expect(replayLine(again, 'red', text).ok).toBe(true);
    expect(again.outcome).toEqual(match.outcome);
    expect(again.entries).toEqual(match.entries);
    expect(why(end(match))).toBe('KERNEL-OVER');
  },
);

test('among three nobody wins because one gives up or runs out of time; a stranger ends nothing', () => {
  for (const end of [
    (match: Match) => concede(match, 'red'),
    (match: Match) => outOfTime(match, 'red', false),
  ]) {
    const match = begun(['blue', 'red', 'green']);
    end(match);
    expect(match.outcome).toMatchObject({ winner: null });
  }
  const match = begun();
  expect(why(concede(match, 'green'))).toBe('KERNEL-SEAT');
  expect(why(replayLine(match, 'green', 'undo to 0'))).toBe('KERNEL-SEAT');
  expect(match.entries).toEqual([]);
});

test('a line of play is played, one of taking back takes back', () => {
  const match = begun();
  replayLine(match, 'red', 'pick high');
  replayLine(match, 'blue', 'allow undo to 0');
  expect(match.entries.map(({ text }) => text)).toEqual(['pick high', 'allow undo to 0']);
  expect(replayLine(match, 'red', 'undo to 0').ok).toBe(true);
  expect(match.state).toEqual(begun().state);
});
