import { expect, test } from 'vitest';
import { concede } from './ending.ts';
import { actText, type Match, rehearse } from './match.ts';
import { reviewOf } from './review.ts';
import { toyRuleset } from './toy.ts';
import { undo } from './undo.ts';

function played(...lines: readonly (readonly [seat: string, text: string])[]): Match {
  const match = rehearse(toyRuleset(), { rounds: 3 }, 'review');
  for (const [seat, text] of lines) {
    const acted = actText(match, seat, text);
    if (!acted.ok) throw new Error(acted.refusal.why);
  }
  return match;
}

test('once a match is over every eye sees every point, and what was kept from whom', () => {
  const match = played(['red', 'pick high']);
  concede(match, 'blue');
  const { game } = match;
  const review = reviewOf(match, null);
  expect([review.last, review.lenses]).toEqual([2, ['all', ...match.ruleset.seats]]);
  expect(review.toldAt(1, 'all')).toEqual(match.entries[0].events);
  expect(review.toldAt(1, 'red')).toEqual(match.entries[0].events);
  expect(review.toldAt(1, 'blue')).not.toEqual(match.entries[0].events);
  expect(review.keptAt(1)).toEqual([['blue']]);
  expect(review.viewAt(2, 'all')).toEqual(match.state);
  expect(review.viewAt(2, 'blue')).toEqual(game.view(match.state, 'blue'));
  expect([review.seatAt(0), review.seatAt(1), review.seatAt(2)]).toEqual([null, 'red', 'blue']);
  expect([review.wordAt(1), review.wordAt(2)]).toEqual([null, { kind: 'concede' }]);
  expect([0, 1, 2].map(review.textAt)).toEqual([null, 'pick high', 'concede']);
});

test('while it goes on it has one pair of eyes, whatever is asked for', () => {
  const match = played(['red', 'pick high']);
  const review = reviewOf(match, 'blue');
  expect(review.lenses).toEqual(['blue']);
  expect(review.viewAt(review.last, 'all')).toEqual(match.game.view(match.state, 'blue'));
  expect(review.toldAt(review.last, 'red')).toEqual(review.toldAt(review.last, 'blue'));
  expect(review.keptAt(review.last)).toEqual([[]]);
  expect(review.textAt(review.last)).toBeNull();
});

test('what was done unseen is no point of it', () => {
  const match = played(['red', 'pick high']);
  const silent = {
    ...match,
    game: { ...match.game, redact: () => null, view: () => 'nothing', pending: () => [] },
  };
  expect(reviewOf(silent, 'blue').last).toBe(0);
  expect(reviewOf(match, 'blue').last).toBe(1);
  // nor is what is done later, however often one looks
  actText(match, 'blue', 'pick low');
  expect(reviewOf(silent, 'blue').last).toBe(0);
  expect(reviewOf(match, 'blue').last).toBe(2);
});

test('going back on record is the table’s own word', () => {
  const match = played(['red', 'pick high'], ['blue', 'pick low']);
  expect(undo(match, 'red', { to: 0, consent: true }).ok).toBe(true);
  concede(match, 'red');
  const review = reviewOf(match, null);
  const words = [...Array(review.last + 1).keys()].map((n) => review.wordAt(n));
  expect(words.filter((word) => word !== null)).toEqual([{ kind: 'back', to: 0 }, { kind: 'concede' }]);
});
