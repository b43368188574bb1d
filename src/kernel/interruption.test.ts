import { expect, test } from 'vitest';
import type { AnyGame, AnyRuleset } from './contract.ts';
import {
  type Condition,
  type Interruption,
  interruptionOf,
  leastOf,
  mannerOf,
  orderedOf,
  readInstructions,
} from './interruption.ts';
import { actText, rehearse } from './match.ts';
import { toyRuleset } from './toy.ts';

const one = (id: string, more: Partial<Interruption> = {}): Interruption => ({
  id,
  word: id,
  rule: 'R-1',
  kinds: [id],
  leastWord: 'Nothing.',
  least: [],
  ...more,
});
const BANK = { bank: 600, increment: 5 };

test('by correspondence the machine answers, at the table the match waits, unless somebody said otherwise', () => {
  expect(mannerOf({}, 'parry', null)).toBe('ask');
  expect(mannerOf({}, 'parry', BANK)).toBe('ask');
  expect(mannerOf({}, 'parry', { hours: 24 })).toBe('machine');
  expect(mannerOf({ parry: 'least' }, 'parry', { hours: 24 })).toBe('least');
  expect(mannerOf({ parry: 'machine' }, 'parry', null)).toBe('machine');
  expect(mannerOf({ guard: 'least' }, 'parry', null)).toBe('ask');
});

test('a question belongs to the first interruption of its kind that its seat may have', () => {
  const all = [
    one('parry', { seats: ['red'] }),
    one('both', { kinds: ['parry', 'guard'] }),
    one('late', { kinds: ['guard'] }),
  ];
  const idOf = (kind: string, seat: string) => interruptionOf(all, { kind, seat })?.id ?? null;
  expect(idOf('parry', 'red')).toBe('parry');
  expect(idOf('parry', 'blue')).toBe('both');
  expect(idOf('guard', 'red')).toBe('both');
  expect(idOf('move', 'red')).toBeNull();
});

test('what does least: the first way of saying it that is legal, by whole words; without any the first answer there is', () => {
  const toy = toyRuleset() as unknown as AnyRuleset;
  const match = rehearse(toy, { rounds: 9 }, 'least');
  for (const seat of toy.seats) actText(match, seat, 'pick high');
  const game = match.game as AnyGame;
  const [{ seat }] = game.pending(match.state);
  const least = (...words: string[]) =>
    game.notation.print(
      match.state,
      leastOf(game, match.state, seat, one('turn', { least: words })) as never,
    );
  expect(least('swap', 'step')).toBe('swap');
  expect(least('jump', 'step')).toBe('step 1');
  // Of two that are legal the first of these words counts, not the first of the answers.
  const [first, other] = game
    .actions(match.state, seat)
    .map((action) => game.notation.print(match.state, action));
  expect(least(first, other)).toBe(first);
  expect(least(other, first)).toBe(other);
  expect(least('step 2')).toBe('step 2');
  expect(least('rest')).toBe('rest');
  expect(least('ste')).toBe('rest');
  expect(least('guess 5', 'rest')).toBe('guess 5');
  expect(least()).toBe('rest');
});

test('of instructions from outside only what can be one is kept', () => {
  const all = [one('parry'), one('guard')];
  expect(readInstructions({ parry: 'least', guard: 'machine', other: 'ask' }, all)).toEqual({
    parry: 'least',
    guard: 'machine',
  });
  expect(readInstructions({ parry: 'never', guard: 'ask' }, all)).toEqual({ guard: 'ask' });
  for (const nothing of [null, undefined, 'parry', 7, []]) expect(readInstructions(nothing, all)).toEqual({});
});

test('under a condition the best answer is given that is good enough, by the view alone, else what does least', () => {
  const ways: Record<string, readonly number[]> = { 'fire 1': [2, 3], 'fire 2': [3, 1], 'fire 3': [3, 3] };
  const game = {
    view: () => ({ points: 2 }),
    actions: () => ['fire 1', 'fire 2', 'fire 3', 'pass'],
    notation: { print: (_state: unknown, action: string) => action },
    odds: (_view: unknown, action: string) =>
      ways[action] && {
        chances: ['hit', 'miss'].map((what, i) => ({ what, ways: ways[action][i], total: 6 })),
        parts: [],
      },
  } as unknown as AnyGame;
  const ordered = (condition: Partial<Condition>, manner = 'if') =>
    orderedOf(
      game,
      null,
      'red',
      one('snap', { least: ['pass'], conditions: [{ id: 'if', word: 'If.', ...condition }] }),
      manner,
    );
  expect(ordered({ says: ['fire'] })).toBe('fire 1');
  expect(ordered({ says: ['2'] })).toBe('fire 2');
  expect(ordered({ says: ['fir'] })).toBe('pass');
  expect(ordered({ chance: { least: 1 / 2 } })).toBe('fire 2');
  expect(ordered({ chance: { least: 0.51 } })).toBe('pass');
  expect(ordered({ chance: { least: -1, of: 'miss', against: 'hit' } })).toBe('fire 1');
  expect(ordered({ says: ['fire'], when: ({ points }: { points: number }) => points > 2 })).toBe('pass');
  expect(ordered({ says: ['fire'], when: ({ points }: { points: number }) => points > 1 })).toBe('fire 1');
  expect(ordered({ says: ['fire'] }, 'least')).toBe('pass');
  const all = [one('snap', { conditions: [{ id: 'if', word: 'If.' }] }), one('other')];
  expect(readInstructions({ snap: 'if', other: 'if' }, all)).toEqual({ snap: 'if' });
});
