import { expect, test } from 'vitest';
import { drawAnswer } from './draw.ts';
import type { Hulk, View } from './game.ts';

const hulk = { table: { mission: { marines: Array(6) } } } as unknown as Hulk;
const view = (marines: number, stealers: number, allowance: number, exited = 0) =>
  ({
    marines: Array(marines),
    stealers: Array(stealers),
    allowance,
    exited: Array(exited),
  }) as unknown as View;

test('Marines agree when no more than a third of them are left', () => {
  expect(drawAnswer(hulk, view(2, 8, 9), 'marine').accepts).toBe(true);
  expect(drawAnswer(hulk, view(3, 8, 9), 'marine').accepts).toBe(false);
  expect(drawAnswer(hulk, view(2, 8, 9, 1), 'marine').accepts).toBe(false); // one got out
});

test('Stealers agree when fewer are left than Marines', () => {
  expect(drawAnswer(hulk, view(5, 2, 2), 'stealer').accepts).toBe(true);
  expect(drawAnswer(hulk, view(5, 2, 3), 'stealer').accepts).toBe(false);
});
