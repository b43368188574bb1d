import { describe, expect, test } from 'vitest';
import { isWhole } from './camera.ts';
import { chartPoint, chartSize, goesUp, viewport } from './minimap.ts';

const frame = { x: -50, y: -50, width: 1000, height: 500 };

test('the chart keeps the proportions of the board and fits its corner', () => {
  expect(chartSize(frame, { width: 200, height: 200 })).toEqual({ width: 200, height: 100, scale: 0.2 });
  expect(chartSize(frame, { width: 200, height: 50 })).toEqual({ width: 100, height: 50, scale: 0.1 });
});

describe('the frame of what is on the screen', () => {
  test('lies where the camera looks', () => {
    const shot = { x: 100, y: 0, scale: 2, width: 400, height: 200 };
    expect(viewport(shot, frame)).toEqual({ x: 100, y: 0, width: 200, height: 100 });
  });
  test('ends where the board ends', () => {
    const shot = { x: -200, y: 300, scale: 1, width: 400, height: 400 };
    expect(viewport(shot, frame)).toEqual({ x: -50, y: 300, width: 250, height: 150 });
  });
});

test('a press on the chart means a point of the board, never one beside it', () => {
  expect(chartPoint({ x: 100, y: 50 }, 0.2, frame)).toEqual({ x: 450, y: 200 });
  expect(chartPoint({ x: 900, y: -20 }, 0.2, frame)).toEqual({ x: 950, y: -50 });
});

test('the whole board is in sight only when no side of it is cut off', () => {
  const all = { x: -60, y: -60, scale: 1, width: 1020, height: 520 };
  expect(isWhole(all, frame)).toBe(true);
  expect(isWhole({ ...all, x: 0 }, frame)).toBe(false);
  expect(isWhole({ ...all, scale: 1.5 }, frame)).toBe(false);
});

test('the chart makes way for a piece at the foot of the screen, unless one is at its head too', () => {
  const [screen, chart] = [
    { width: 390, height: 400 },
    { width: 112, height: 60 },
  ];
  const low = { x: 300, y: 350, width: 30, height: 30 };
  const high = { x: 300, y: 20, width: 30, height: 30 };
  expect([[], [low], [low, high], [{ ...low, x: 200 }]].map((over) => goesUp(screen, chart, over))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});
