import { expect, test } from 'vitest';
import { aside, inFrontHalf, quarterOf } from './arcs.ts';
import { D } from './headings.ts';

const pose = { x: 1000, y: 1000, heading: 90 };

test('the front 180 degrees, exactly sideways included (E2-ARC-02)', () => {
  expect(inFrontHalf(pose, 1000, 5000)).toBe(true);
  expect(inFrontHalf(pose, 999, 5000)).toBe(false);
  expect(inFrontHalf(pose, 1001, 5000)).toBe(true);
  expect(aside(pose, 1000, 900)).toBeGreaterThan(0);
  for (const heading of [1, 37, 123, 359]) {
    const { x, y } = D((heading + 90) % 360);
    expect(inFrontHalf({ x: 0, y: 0, heading }, x, y)).toBe(true);
    expect(inFrontHalf({ x: 0, y: 0, heading }, -x, -y)).toBe(true);
    expect(inFrontHalf({ x: 0, y: 0, heading }, x - D(heading).x, y - D(heading).y)).toBe(false);
  }
});

test('front, side and rear: the diagonals ahead are front, those behind side (E2-SAVE-05)', () => {
  expect(quarterOf(pose, 1100, 1100)).toBe('front');
  expect(quarterOf(pose, 1100, 1101)).toBe('side');
  expect(quarterOf(pose, 900, 1100)).toBe('side');
  expect(quarterOf(pose, 899, 1100)).toBe('rear');
  expect(quarterOf(pose, 1000, 2000)).toBe('side');
  expect(quarterOf(pose, 1000, 1000)).toBe('front');
  const all = Array.from({ length: 360 }, (_, h) => quarterOf({ x: 0, y: 0, heading: 0 }, D(h).x, D(h).y));
  const count = (which: string): number => all.filter((quarter) => quarter === which).length;
  expect([count('front'), count('side'), count('rear')]).toEqual([91, 180, 89]);
});

test('it is the same wherever the pose is', () => {
  for (let heading = 0; heading < 360; heading += 7)
    for (const [dx, dy] of [
      [300, 50],
      [-40, 700],
      [-250, -251],
    ]) {
      const here = { x: 0, y: 0, heading };
      const there = { x: 4000, y: 9000, heading };
      expect(aside(there, 4000 + dx, 9000 + dy)).toBe(aside(here, dx, dy));
      expect(inFrontHalf(there, 4000 + dx, 9000 + dy)).toBe(inFrontHalf(here, dx, dy));
      expect(quarterOf(there, 4000 + dx, 9000 + dy)).toBe(quarterOf(here, dx, dy));
    }
});
