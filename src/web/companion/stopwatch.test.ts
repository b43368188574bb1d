import { expect, test } from 'vitest';
import { adjust, face, left, pause, start, wound } from './stopwatch.ts';

test('it runs by the time of day, stands still when paused, and ends at nothing', () => {
  const going = start(wound(90), 1000);
  expect(left(going, 31_000)).toBe(60_000);
  const still = pause(going, 31_000);
  expect(left(still, 500_000)).toBe(60_000);
  expect(left(start(still, 500_000), 560_001)).toBe(0);
});

test('time can be given and taken, running or not', () => {
  const still = adjust(wound(90), 10, 0);
  expect(left(still, 0)).toBe(100_000);
  expect(still.total).toBe(100_000);
  const going = adjust(start(wound(20), 0), -10, 5000);
  expect(left(going, 5000)).toBe(5000);
  expect(left(adjust(going, -10, 5000), 5000)).toBe(0);
});

test('a clock that has run out does not start again', () => {
  const over = pause(start(wound(1), 0), 5000);
  expect(start(over, 6000).ends).toBeNull();
});

test('the face shows whole seconds, rounded up', () => {
  expect([face(0), face(1), face(59_001), face(125_000)]).toEqual(['0:00', '0:01', '1:00', '2:05']);
});
