import { expect, test } from 'vitest';
import { diceFrom } from '../kernel/dice.ts';
import { randomFrom } from '../kernel/random.ts';
import { type Mind, playOut, seenFrom, type Thinkable, weighIdeas } from './think.ts';

/**
 * Two players add what they like to a sum, one after the other; when both have had five turns, 'up' wins above 0. One
 * of them has a hidden number that is added at the end.
 */
interface Sum {
  turn: number;
  sum: number;
  hidden: number;
}
const game: Thinkable<Sum, Sum, number> = {
  imagine: (view, random) => ({ ...view, hidden: random.below(3) - 1 }),
  pending: ({ turn }) => (turn < 10 ? [{ seat: turn % 2 ? 'down' : 'up', kind: 'add', rule: '' }] : []),
  apply(state, _seat, action, dice) {
    state.sum += action + (dice.d6() > 3 ? 1 : -1);
    state.turn++;
  },
  outcome: ({ turn, sum, hidden }) =>
    turn < 10
      ? null
      : { winner: sum + hidden === 0 ? null : sum + hidden > 0 ? 'up' : 'down', rule: '', why: '' },
};

const played: string[] = [];
const mind: Mind<typeof game, Sum, number, number> = {
  usual: 0,
  others: () => 0,
  player: (_game, state) => (seat, manner) => {
    played.push(`${state.turn} ${seat} ${manner}`);
    return manner;
  },
  stage: ({ turn }) => String(turn >> 1),
  ahead: () => 2,
  chance(_game, { sum }, seat) {
    const stands = seat === 'up' ? sum : -sum;
    return 0.5 + stands / (2 + 2 * Math.abs(stands));
  },
};
const idea = (action: number, manner = 0) => ({ action, manner });
const budget = { rounds: [{ games: 6, stay: 1 }], actions: 1000, margin: 0.02, early: 0 };
const view = (turn: number): Sum => ({ turn, sum: 0, hidden: 0 });

test('the idea that wins most in imagined games is chosen, for either seat', () => {
  const best = (turn: number, seat: string, actions: number[]) =>
    weighIdeas(
      game,
      view(turn),
      seat,
      mind,
      actions.map((a) => idea(a)),
      budget,
      randomFrom(1),
    ).best.idea.action;
  expect(best(0, 'up', [0, 3, -3])).toBe(3);
  expect(best(1, 'down', [0, 3, -3])).toBe(-3);
  expect(best(9, 'down', [1, -5, 2])).toBe(-5);
});

test('in doubt the first idea stands, and the same chance gives the same answer', () => {
  const ideas = [idea(1, 7), idea(1, 8), idea(1, 9)];
  const choose = (seed: number) =>
    weighIdeas(game, view(0), 'up', mind, ideas, { ...budget, margin: 1 }, randomFrom(seed)).best.idea;
  expect(choose(3)).toBe(ideas[0]);
  const many = [0, 1, 2, 3].map((a) => idea(a));
  const once = () => weighIdeas(game, view(0), 'up', mind, many, budget, randomFrom(5)).best.idea;
  expect(once()).toBe(once());
});

test('a game is played on in the manner of its idea until the stage changes, and to where it is judged', () => {
  const state = view(0);
  played.length = 0;
  const random = randomFrom(1);
  game.apply(state, 'up', 1, diceFrom(random));
  state.turn = 0; // both moves of the stage are still to come
  const { judged, actions } = playOut(game, state, 'up', mind, { own: 2, others: 5 }, random, 0);
  expect(played).toEqual(['0 up 2', '1 down 5', '2 up 0', '3 down 5']);
  expect(state.turn).toBe(4);
  expect(actions).toBe(4);
  expect(judged).toEqual([{ chance: mind.chance(game, state, 'up'), share: 1 }]);
});

test('what is judged on the way counts for its share, and a game that is over for what it came to', () => {
  const judged = (turn: number, early: number) =>
    playOut(game, { turn, sum: 20, hidden: 0 }, 'up', mind, { own: 0, others: 0 }, randomFrom(1), early)
      .judged;
  const [late] = judged(0, 0);
  const [soon, rest] = judged(0, 0.25);
  expect(soon.share).toBe(0.25);
  expect(rest).toEqual({ chance: late.chance, share: 0.75 });
  expect(soon.chance).not.toBe(rest.chance);
  expect(judged(8, 0.5)).toEqual([{ chance: 1, share: 1 }]);
});

test('chances are seen from where the game stands: what is nearly lost still has better and worse ways', () => {
  expect(seenFrom(0.5, 0.3)).toBeCloseTo(0.3);
  expect(seenFrom(0.1, 0.1)).toBeCloseTo(0.5);
  expect(seenFrom(0.1, 0.2) - seenFrom(0.1, 0.1)).toBeGreaterThan(0.15);
  expect([seenFrom(0.9, 1), seenFrom(0, 0), seenFrom(1, 1)]).toEqual([1, 0, 1]);
});

test('ideas that come to the same are played out once, and what was weighed is told', () => {
  const ideas = [idea(0), idea(3), idea(3), idea(-3)];
  const rounds = [
    { games: 1, stay: 2 },
    { games: 2, stay: 2 },
  ];
  const { best, weighed } = weighIdeas(
    game,
    view(0),
    'up',
    mind,
    ideas,
    { ...budget, rounds },
    randomFrom(2),
  );
  expect(best.idea).toBe(ideas[1]);
  expect(weighed.map(({ idea: one }) => one)).toEqual(ideas);
  expect(weighed.map(({ games }) => games)).toEqual([3, 3, 1, 3]);
  expect(best.chance).toBe(weighed[1].chance);
});

test('where games are long fewer are played, but every idea meets the same worlds', () => {
  const games = (actions: number) =>
    weighIdeas(
      game,
      view(0),
      'up',
      mind,
      [idea(0), idea(3)],
      { ...budget, actions },
      randomFrom(2),
    ).weighed.map((one) => one.games);
  expect(games(1000)).toEqual([6, 6]);
  expect(games(12)).toEqual([2, 2]); // three actions a game, besides the idea's own
  expect(games(13)).toEqual([3, 3]);
});

test('the other side plays alike against every idea of a world, and otherwise in another', () => {
  const against: string[] = [];
  const varied: typeof mind = {
    ...mind,
    others: (_seat, random) => random.below(1000),
    player: () => (seat, manner) => {
      if (seat === 'down') against.push(String(manner));
      return 0;
    },
  };
  const rounds = [{ games: 4, stay: 1 }];
  weighIdeas(game, view(0), 'up', varied, [idea(0), idea(3)], { ...budget, rounds }, randomFrom(2));
  const worlds = [0, 4, 8, 12].map((i) => against.slice(i, i + 4)); // two ideas, two answers in each
  for (const met of worlds) expect(new Set(met).size).toBe(1);
  expect(new Set(against).size).toBe(4);
});
