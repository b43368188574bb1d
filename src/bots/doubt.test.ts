import { expect, test } from 'vitest';
import { randomFrom } from '../kernel/random.ts';
import { type Patience, weighWithDoubt } from './doubt.ts';
import type { Mind, Thinkable } from './think.ts';

/** One player names a number, then a die is thrown so often: it is judged by their sum. */
interface Throws {
  turn: number;
  sum: number;
}
const game: Thinkable<Throws, Throws, number> = {
  imagine: (view) => ({ ...view }),
  pending: ({ turn }) => (turn < 2 ? [{ seat: 'A', kind: 'add', rule: '' }] : []),
  apply(state, _seat, action, dice) {
    state.turn++;
    // even numbers bring no luck with them
    state.sum += action + (action % 2 === 0 ? 0 : 20 * (dice.d6() - 3.5));
  },
  outcome: () => null,
};
let played = 0;
const mind: Mind<typeof game, Throws, number, number> = {
  usual: 0,
  others: () => 0,
  player: () => () => 0,
  stage: ({ turn }) => String(turn),
  ahead: () => 1,
  chance(_game, { sum }) {
    played++;
    return 0.5 + sum / 1000;
  },
};
const patience: Patience = { games: 8, least: 2, actions: 1000, doubt: -0.01, spread: 0.02, early: 0 };
const weigh = (actions: number[], more: Partial<Patience> = {}, seed = 1) =>
  weighWithDoubt(
    game,
    { turn: 0, sum: 0 },
    'A',
    mind,
    actions.map((action) => ({ action, manner: 0 })),
    { ...patience, ...more },
    randomFrom(seed),
  );

test('what is surely better is done, however small the lead, and what is surely worse is not', () => {
  expect(weigh([0, 40]).best.idea.action).toBe(40);
  expect(weigh([0, -40]).best.idea.action).toBe(0);
  expect(weigh([0, 10, 20]).best.idea.action).toBe(20);
});

test('what seems better by luck is followed less often than the mean says, and hardly ever after many games', () => {
  const left = (games: number) => {
    const verdicts = Array.from({ length: 40 }, (_, seed) =>
      weigh([0, -5, -7, -9, -11], { games, least: games }, seed),
    );
    return {
      doubting: verdicts.filter(({ best }) => best.idea.action !== 0).length,
      trusting: verdicts.filter(({ weighed: [usual, ...others] }) =>
        others.some(({ chance }) => chance > usual.chance),
      ).length,
    };
  };
  const [few, many] = [left(2), left(60)];
  expect(few.doubting).toBeLessThan(0.75 * few.trusting);
  expect(many.doubting).toBeLessThan(few.doubting / 2);
});

test('whoever falls behind is not played out to the end, the usual answer always is', () => {
  const { weighed } = weigh([0, -60, 40]);
  expect(weighed.map(({ games }) => games)).toEqual([8, 2, 8]);
});

test('no game begins once so many actions have been imagined; the same chance gives the same answer', () => {
  played = 0;
  weigh([0, 10, 20], { actions: 1, least: 8 });
  expect(played).toBeLessThanOrEqual(3);
  expect(weigh([0, 11, 21])).toEqual(weigh([0, 11, 21]));
});

test('of many ideas no more are begun than can be tried often enough to be followed', () => {
  const { best, weighed } = weigh([0, 20, 40, 0, 0, 0, 0, 0], { games: 2, actions: 8 });
  expect(weighed.map(({ games }) => games)).toEqual([2, 2, 2, 2, 0, 0, 0, 0]);
  expect(best.idea.action).toBe(40);
});
