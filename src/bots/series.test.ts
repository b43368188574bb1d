import { expect, test } from 'vitest';
import { eloOf, strengthsFrom } from './series.ts';

const points = (won: number, lost: number, drawn = 0): number[] => [
  ...Array(won).fill(1),
  ...Array(lost).fill(0),
  ...Array(drawn).fill(0.5),
];

test('even series are 0, with a range that narrows with the games', () => {
  expect(eloOf(0.5)).toBe(0);
  const few = strengthsFrom(points(10, 10));
  const many = strengthsFrom(points(100, 100));
  expect(few.elo).toBe(0);
  expect(many.to).toBeLessThan(few.to);
  expect(many.from).toBe(-many.to);
});

test('three games of four are about 190 Elo, and what is certain has an end', () => {
  expect(strengthsFrom(points(75, 25)).elo).toBe(191);
  const won = strengthsFrom(points(5, 0));
  expect(won.elo).toBe(800);
  expect(won.from).toBeGreaterThan(0);
  expect(won.from).toBeLessThan(100);
  expect(strengthsFrom([])).toMatchObject({ games: 0, elo: 0 });
  expect(strengthsFrom(points(1, 1, 2)).score).toBe(0.5);
});
