import { expect, test } from 'vitest';
import { deadlineOf, overdue, pauseAsked, readControl, spent, turned, wound } from './clocks.ts';

const LIVE = { bank: 60, increment: 5 };
const SEATS = ['red', 'blue'];
const asked = (...seats: string[]) => ({ asked: seats, acted: [], limit: null });
const by = (seat: string, ...seats: string[]) => ({ asked: seats, acted: [seat], limit: null });

test('live: only who is asked spends time, and gets a little back each time his clock stops', () => {
  let clocks = turned(wound(LIVE, SEATS, 0), LIVE, asked('red'));
  expect(deadlineOf(clocks, LIVE)).toBe(60_000);
  clocks = turned(spent(clocks, 10_000), LIVE, by('red', 'red')); // still his turn
  expect(clocks.left).toEqual({ red: 50_000, blue: 60_000 });
  clocks = turned(spent(clocks, 20_000), LIVE, by('red', 'blue'));
  expect(clocks.left).toEqual({ red: 45_000, blue: 60_000 });
  expect(deadlineOf(clocks, LIVE)).toBe(80_000);
  expect(overdue(spent(clocks, 79_999)).seats).toEqual([]);
  expect(overdue(spent(clocks, 80_000)).seats).toEqual(['blue']);
});

test('both asked at once spend both their time; who is done spends no more', () => {
  let clocks = turned(wound(LIVE, SEATS, 0), LIVE, asked('red', 'blue'));
  clocks = turned(spent(clocks, 1000), LIVE, by('blue', 'red'));
  expect(clocks.left).toEqual({ red: 59_000, blue: 64_000 });
  expect(overdue(spent(clocks, 200_000)).seats).toEqual(['red']);
});

test('by correspondence every answer has its hours; nobody loses by himself', () => {
  const post = { hours: 24 };
  let clocks = turned(wound(post, SEATS, 0), post, asked('red'));
  clocks = turned(spent(clocks, 3_600_000), post, by('red', 'red'));
  expect(clocks.left.red).toBe(24 * 3_600_000);
  clocks = spent(clocks, 26 * 3_600_000);
  expect(overdue(clocks).seats).toEqual(['red']);
  expect(deadlineOf(clocks, post)).toBeNull();
});

test('the rules’ own limit of a phase runs only while its player alone is asked', () => {
  const limit = { key: 'turn 1', seat: 'red', seconds: 90, action: null };
  let clocks = turned(wound(null, SEATS, 0), null, { asked: ['red'], acted: [], limit });
  expect(deadlineOf(clocks, null)).toBe(90_000);
  clocks = turned(spent(clocks, 30_000), null, { asked: ['blue'], acted: ['red'], limit });
  expect(deadlineOf(clocks, null)).toBeNull();
  clocks = turned(spent(clocks, 500_000), null, { asked: ['red'], acted: ['blue'], limit });
  expect(overdue(spent(clocks, 559_999)).phase).toBe(false);
  expect(overdue(spent(clocks, 560_000)).phase).toBe(true);
  const next = turned(clocks, null, { asked: ['red'], acted: ['red'], limit: { ...limit, key: 'turn 2' } });
  expect(next.phase?.left).toBe(90_000);
});

test('a pause needs both, costs nobody time, and ends with the next answer or after a day', () => {
  let clocks = turned(wound(LIVE, SEATS, 0), LIVE, asked('red'));
  clocks = pauseAsked(spent(clocks, 1000), 'blue');
  expect(clocks).toMatchObject({ paused: null, asks: 'blue' });
  expect(pauseAsked(clocks, 'blue').paused).toBeNull();
  clocks = pauseAsked(clocks, 'red');
  expect(clocks).toMatchObject({ paused: 1000, asks: null });
  clocks = spent(clocks, 3_601_000);
  expect(overdue(clocks).seats).toEqual([]);
  const day = 24 * 3_600_000;
  expect(deadlineOf(clocks, LIVE)).toBe(1000 + day);
  expect(spent(clocks, 1000 + day)).toMatchObject({ paused: null, left: { red: 59_000 } });
  const on = turned(spent(clocks, 5_000_000), LIVE, by('red', 'blue'));
  expect(spent(on, 5_001_000)).toMatchObject({ paused: null, left: { red: 64_000, blue: 59_000 } });
});

test('a control is none, a bank with an increment, or hours', () => {
  expect(readControl(undefined)).toBeNull();
  expect(readControl(LIVE)).toEqual(LIVE);
  expect(readControl({ hours: 72, more: 1 })).toEqual({ hours: 72 });
  for (const bad of [{ bank: 0, increment: 0 }, { bank: 60 }, { hours: 0.5 }, { hours: '3' }, 7, {}])
    expect(() => readControl(bad)).toThrow();
});

test('HH-TIME-06: a limit for an answer begins with each question, and the phase’s goes on where it stood', () => {
  const phase = { key: 'turn 1', seat: 'red', seconds: 180, action: null };
  const answer = { key: 'react', seat: 'blue', seconds: 30, action: null, each: true as const };
  let clocks = turned(wound(null, SEATS, 0), null, { asked: ['red'], acted: [], limit: phase });
  clocks = turned(spent(clocks, 60_000), null, { asked: ['blue'], acted: ['red'], limit: answer });
  expect(deadlineOf(clocks, null)).toBe(90_000);
  clocks = turned(spent(clocks, 80_000), null, { asked: ['blue'], acted: [], limit: answer }); // a draw is offered
  expect(deadlineOf(clocks, null)).toBe(90_000);
  clocks = turned(spent(clocks, 85_000), null, { asked: ['blue'], acted: ['blue'], limit: answer });
  expect(deadlineOf(clocks, null)).toBe(115_000);
  expect(overdue(spent(clocks, 115_000)).phase).toBe(true);
  clocks = turned(spent(clocks, 115_000), null, { asked: ['red'], acted: ['blue'], limit: phase });
  expect(deadlineOf(clocks, null)).toBe(115_000 + 120_000);
});
