import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cornerSight } from './sight.ts';

/** The corners of a square as points; y grows to the south. */
const corners = ([x, y]: readonly [number, number]): [number, number][] => [
  [x, y],
  [x + 1, y],
  [x, y + 1],
  [x + 1, y + 1],
];

/** Whether the open segment runs through the inside of a unit square: clipped to it, something of length is left inside. */
function inside(
  a: readonly [number, number],
  b: readonly [number, number],
  [x, y]: readonly [number, number],
): boolean {
  let [from, to] = [0, 1];
  const clips: [number, number, number][] = [
    [b[0] - a[0], a[0], x],
    [b[1] - a[1], a[1], y],
  ];
  for (const [delta, start, low] of clips) {
    if (delta === 0) {
      if (start <= low || start >= low + 1) return false;
      continue;
    }
    const [one, two] = [(low - start) / delta, (low + 1 - start) / delta];
    from = Math.max(from, Math.min(one, two));
    to = Math.min(to, Math.max(one, two));
  }
  return to - from > 1e-9;
}

/** The plain twin: all sixteen lines, those through the inside of both squares; blocked by any square they run through. */
function oracle(dx: number, dy: number): { crossed: Set<string>; lines: number } {
  const crossed = new Set<string>();
  let lines = 0;
  for (const a of corners([0, 0]))
    for (const b of corners([dx, dy])) {
      if (!inside(a, b, [0, 0]) || !inside(a, b, [dx, dy])) continue;
      lines++;
      for (let y = Math.min(0, dy) - 1; y <= Math.max(0, dy) + 1; y++)
        for (let x = Math.min(0, dx) - 1; x <= Math.max(0, dx) + 1; x++) {
          const isEnd = (x === 0 && y === 0) || (x === dx && y === dy);
          if (!isEnd && inside(a, b, [x, y])) crossed.add(`${x},${y}`);
        }
    }
  return { crossed, lines };
}

test('HH-LOS-04, HH-LOS-06: of sixteen corner pairs one counts, and the squares it runs through are those of the formula', () => {
  for (let dx = -7; dx <= 7; dx++)
    for (let dy = -7; dy <= 7; dy++) {
      if (dx === 0 || dy === 0) continue;
      const { crossed, lines } = oracle(dx, dy);
      const found = new Set(cornerSight.line(dx, dy).crossed.map(([x, y]) => `${x},${y}`));
      expect([dx, dy, lines]).toEqual([dx, dy, 1]);
      expect([...found].sort()).toEqual([...crossed].sort());
    }
});

test('HH-LOS-07: the pairs that block are those that touch the line in one point from both sides', () => {
  for (let dx = 1; dx <= 7; dx++)
    for (let dy = 1; dy <= 7; dy++) {
      const points: string[] = [];
      for (let x = 1; x <= dx; x++)
        for (let y = 1; y <= dy; y++)
          if (x * (dy + 1) === y * (dx + 1)) points.push(`${x},${y - 1} ${x - 1},${y}`);
      const pairs = cornerSight.line(dx, dy).corners.map(([a, b]) => `${a} ${b}`);
      expect(pairs).toEqual(points);
    }
});

test('HH-LOS-05: in a row or column every square between counts', () => {
  expect(cornerSight.line(3, 0).crossed).toEqual([
    [1, 0],
    [2, 0],
  ]);
  expect(cornerSight.line(0, -2).crossed.map(([x, y]) => [x + 0, y])).toEqual([[0, -1]]);
  expect(cornerSight.line(1, 0)).toEqual({ crossed: [], corners: [], centres: [], pairs: [] });
});

describe('HH-LOS-17', () => {
  const rules = readFileSync('rules/hulk-heresy.md', 'utf8')
    .split('**HH-LOS-17**')[1]
    .split('**HH-LOS-18**')[0];
  const rows = [...rules.matchAll(/^\| (\d),(\d) \| ([^|]*) \| ([^|]*) \|$/gm)];
  const squares = (text: string): string[] =>
    [...text.matchAll(/\((\d),(\d)\)/g)].map(([, x, y]) => `${x},${y}`).sort();

  test.each(rows.map(([, dx, dy, x, p]) => ({ dx, dy, x, p })))(
    '$dx,$dy is as the inventory has it',
    ({ dx, dy, x, p }) => {
      const { crossed, corners: pairs } = cornerSight.line(Number(dx), Number(dy));
      expect(crossed.map(String).sort()).toEqual(squares(x));
      expect(pairs.flat().map(String).sort()).toEqual(squares(p));
    },
  );

  test('has its rows', () => expect(rows.length).toBe(9));
});

test('HH-LOS-09: the same squares matter from either end', () => {
  for (let dx = -5; dx <= 5; dx++)
    for (let dy = -5; dy <= 5; dy++) {
      const there = cornerSight.line(dx, dy).crossed.map(String).sort();
      const back = cornerSight.line(-dx, -dy).crossed.map(([x, y]) => String([x + dx, y + dy]));
      expect(back.sort()).toEqual(there);
    }
});
