import { expect, test } from 'vitest';
import { depthIn, strewn } from './scatter.ts';

const SQUARE = [0, 0, 100, 0, 100, 100, 0, 100];
const OTHER_WAY = [0, 0, 0, 100, 100, 100, 100, 0];

test('a place lies as deep in a part as its nearest side is far, whichever way the corners go round', () => {
  for (const part of [SQUARE, OTHER_WAY]) {
    expect(depthIn(part, 50, 30)).toBeCloseTo(30);
    expect(depthIn(part, 90, 50)).toBeCloseTo(10);
    expect(depthIn(part, 120, 50)).toBeCloseTo(-20);
  }
});

test('what is strewn lies inside, about one to a cell, unevenly, and the same every time', () => {
  const trees = strewn(SQUARE, 10, 5);
  expect(trees).toEqual(strewn(SQUARE, 10, 5));
  expect(trees.length).toBeGreaterThan(60);
  expect(trees.length).toBeLessThan(100);
  for (const { x, y } of trees) expect(depthIn(SQUARE, x, y)).toBeGreaterThanOrEqual(5);
  expect(new Set(trees.map(({ x }) => x % 10)).size).toBeGreaterThan(3);
});
