import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { underHand } from './under-hand.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  // Node draws no frames: one every sixtieth of a second.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.stubGlobal('performance', { now: () => Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A hand that moves every 20 ms over something that takes so long to work out: the places it was worked out for. */
function moved(cost: number, moves: number): number[] {
  const seen: number[] = [];
  const hand = underHand(({ x }) => {
    seen.push(x);
    vi.setSystemTime(Date.now() + cost);
  });
  for (let x = 1; x <= moves; x++) {
    hand.at({ x, y: 0 });
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(100);
  hand.stop();
  return seen;
}

test('what is quick follows the hand from place to place', () => {
  expect(moved(5, 6)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('what is slow follows a hand that never rests, now and then, and where it rests', () => {
  const seen = moved(30, 24);
  expect(seen[0]).toBe(1);
  expect(seen.at(-1)).toBe(24);
  expect(seen.length).toBeGreaterThan(3);
  expect(seen.length).toBeLessThan(12);
});

test('nothing is worked out once the hand has let go', () => {
  const seen: number[] = [];
  const hand = underHand(({ x }) => seen.push(x));
  hand.at({ x: 1, y: 0 });
  hand.stop();
  vi.advanceTimersByTime(200);
  expect(seen).toEqual([]);
});
