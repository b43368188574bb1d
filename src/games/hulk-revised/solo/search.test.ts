/** Prices, routes and what of them can be paid: asked of the functions themselves. */

import { expect, test } from 'vitest';
import { JAMMED_SHUT } from '../../../grid/doors.ts';
import type { State } from '../state.ts';
import { affordable, apTo, pathTo } from './paths.ts';
import { anyFacing } from './reach.ts';
import { BREAKING, climbCost, flood, type Mover, moverFor, nodeOf, stepCost } from './search.ts';
import type { Ways } from './terrain.ts';
import { E, N, S, type Stage, solo, squaresOf, unit, W } from './testing.ts';

const moverOf = (t: Stage, state: State, id = 2, ways: Ways = {}): Mover =>
  moverFor(t.game.table, state, unit(state, id), new Uint8Array(t.game.board.size), ways);
const DIRS = [0, 1, 2, 3, 4, 5, 6, 7];

test('HR-SACT-03 HR-DOOR-04 a step back costs two and opens no door; an obstacle is met head on', () => {
  const t = solo({ levels: ['s..\n...\n...'] });
  const costs = (kind: 'genestealer' | 'blip', doors: 'none' | 'closed' | 'jammed', facing = N) => {
    const around = DIRS.map((dir) => t.game.table.near[t.at(1, 1) * 8 + dir]);
    const state = t.set([{ kind: 'terminator' }, { kind, value: 1, at: t.at(1, 1), facing: facing as 0 }]);
    const mover = moverOf(t, state, 2, { obstacles: true });
    for (const square of around) mover.terrain.open[square] = { none: 1, closed: 2, jammed: 3 }[doors];
    return DIRS.map((dir) => stepCost(mover, facing, dir, around[dir]));
  };
  expect(costs('genestealer', 'none')).toEqual([1, 1, 1, 2, 2, 2, 1, 1]);
  expect(costs('genestealer', 'none', W)).toEqual([1, 2, 2, 2, 1, 1, 1, 1]);
  expect(costs('genestealer', 'closed')).toEqual([2, 2, 2, 0, 0, 0, 2, 2]);
  expect(costs('genestealer', 'jammed')).toEqual([1 + BREAKING, 0, 0, 0, 0, 0, 0, 0]);
  expect(costs('genestealer', 'jammed', E)).toEqual([0, 0, 1 + BREAKING, 0, 0, 0, 0, 0]);
  expect(costs('blip', 'none')).toEqual(Array(8).fill(1));
  expect(costs('blip', 'closed')).toEqual(Array(8).fill(2));
  expect(costs('blip', 'jammed')).toEqual(Array(8).fill(1 + BREAKING));
});

test('HR-SACT-03 HR-HOUSE-09 two AP for a ladder, three up out of a hole, one down', () => {
  const t = solo({
    levels: ['s..L###P.', '###L...p.'],
    legend: { L: 'ladder A', P: 'pit B', p: 'landing B' },
  });
  const state = t.set([]);
  expect([t.at(3, 0), t.at(3, 0, 1), t.at(7, 0, 1), t.at(7, 0)].map((at) => climbCost(state, at))).toEqual([
    2, 2, 3, 1,
  ]);
});

test('HR-SENT-04 what can be paid of a path never ends on a mobile gun', () => {
  const t = solo({
    levels: ['ss......\nsx######'],
    legend: { x: 'sentry 1' },
    mission: { sentries: [{ name: 'First' }, { name: 'Second' }] },
  });
  const stops = (guns: [number, number], ap: number) => {
    const state = t.set([
      { kind: 'terminator', at: t.at(0, 0), facing: N },
      ...guns.map((x) => ({ kind: 'sentry' as const, at: t.at(x, x === 0 ? 1 : 0), overwatch: false })),
      { kind: 'genestealer', at: t.at(6, 0), facing: W },
    ]);
    const mover = moverOf(t, state, 4);
    const path = pathTo(mover, [nodeOf(t.at(1, 0), W, 0)]);
    expect(path?.ap).toBe(5);
    return squaresOf(affordable(mover, path ?? { legs: [], ap: 0 }, ap)).map((at) => t.game.board.x[at]);
  };
  const one = (ap: number) => stops([0, 4], ap);
  expect([0, 1, 2, 3].map(one)).toEqual([[], [5], [5], [5, 4, 3]]);
  // two in a row, and one right before it
  expect([1, 2, 3, 4].map((ap) => stops([3, 4], ap))).toEqual([[5], [5], [5], [5, 4, 3, 2]]);
  expect([1, 2].map((ap) => stops([0, 5], ap))).toEqual([[], [5, 4]]);
});

test('HR-SOLO-42 what can be paid of a path ends before an obstacle', () => {
  const t = solo({ levels: ['s...J...'] });
  const state = t.set([
    { kind: 'terminator', at: t.at(0, 0), facing: N },
    { kind: 'genestealer', at: t.at(6, 0), facing: W },
  ]);
  const mover = moverOf(t, state, 2, { obstacles: true });
  const path = pathTo(mover, [nodeOf(t.at(3, 0), W, 0)]);
  expect(path?.ap).toBe(3 + BREAKING);
  expect(path?.legs.map((leg) => leg.do)).toEqual(['move', 'break', 'move', 'move']);
  expect(affordable(mover, path ?? { legs: [], ap: 0 }, 20)).toHaveLength(1);
});

test('HR-SOLO-46 off a ladder it faces its next step, however it is to face after it', () => {
  const t = solo({ levels: ['s..L', '...#\n..L.\n....'], legend: { L: 'ladder A' } });
  const climb = (kind: 'genestealer' | 'blip', goals: number[]) => {
    const state = t.set([{ kind: 'terminator' }, { kind, value: 1, at: t.at(3, 0), facing: N }]);
    const path = pathTo(moverOf(t, state), goals);
    return [path?.legs.map((leg) => leg.do), path?.legs[0].face, path?.ap];
  };
  const at = (x: number, y: number, facing: number) =>
    [0, 1].map((turned) => nodeOf(t.at(x, y, 1), facing, turned));
  const all = (x: number, y: number) => DIRS.map((low) => t.at(x, y, 1) * 8 + low);
  // whatever it faces at the end: towards the step, straight or slanting
  expect(climb('genestealer', all(1, 1))).toEqual([['climb', 'move'], W, 3]);
  expect(climb('genestealer', all(3, 1))).toEqual([['climb', 'move'], E, 3]);
  expect(climb('genestealer', all(2, 2))).toEqual([['climb', 'move'], S, 3]);
  expect(climb('genestealer', all(2, 0))).toEqual([['climb', 'move'], N, 3]);
  expect(climb('genestealer', all(3, 2))).toEqual([['climb', 'move'], E, 3]);
  expect(climb('genestealer', all(1, 2))).toEqual([['climb', 'move'], S, 3]);
  // with a free turn on the ladder and another with the step it still ends as it must
  expect(climb('genestealer', at(3, 2, W))).toEqual([['climb', 'move'], E, 3]);
  expect(climb('genestealer', at(3, 2, N))).toEqual([['climb', 'move'], E, 3]);
  expect(climb('genestealer', at(1, 2, E))).toEqual([['climb', 'move'], S, 3]);
  expect(climb('genestealer', at(1, 2, N))).toEqual([['climb', 'move'], S, 3]);
  // the ladder alone, and a blip, which faces nowhere
  expect(climb('genestealer', at(2, 1, S))).toEqual([['climb'], S, 2]);
  expect(climb('blip', [t.at(1, 1, 1) * 8])).toEqual([['climb', 'move'], -1, 3]);
});

test('the AP of the cheapest way, if it is within the limit', () => {
  const t = solo({ levels: ['s......J..'] });
  const set = (more: object) =>
    t.set([
      { kind: 'terminator', at: t.at(0, 0), facing: N },
      { kind: 'genestealer', facing: W, ...more },
    ]);
  const mover = moverOf(t, set({ at: t.at(5, 0) }));
  const goal = anyFacing(mover, t.at(2, 0));
  expect([undefined, 4, 3, 2, 0].map((most) => apTo(mover, goal, most))).toEqual([
    3,
    3,
    3,
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ]);
  expect(apTo(mover, anyFacing(mover, t.at(5, 0)), 0)).toBe(0);
  expect(apTo(mover, anyFacing(mover, t.at(9, 0)))).toBe(Number.POSITIVE_INFINITY);
  expect(apTo(mover, [])).toBe(Number.POSITIVE_INFINITY);
  expect(pathTo(mover, anyFacing(mover, t.at(9, 0)))).toBeNull();
});

test('from an entry area the way begins with a step onto the entry square', () => {
  const t = solo({ levels: ['s.....E'] });
  const state = t.set([
    { kind: 'terminator', at: t.at(0, 0), facing: N },
    { kind: 'genestealer', area: 0 },
  ]);
  const mover = moverOf(t, state);
  expect(apTo(mover, anyFacing(mover, t.at(5, 0)))).toBe(1);
  expect(apTo(mover, anyFacing(mover, t.at(3, 0)))).toBe(3);
  expect(apTo(mover, anyFacing(mover, t.at(3, 0)), 3)).toBe(3);
  expect(apTo(mover, anyFacing(mover, t.at(3, 0)), 2)).toBe(Number.POSITIVE_INFINITY);
  expect(pathTo(mover, anyFacing(mover, t.at(3, 0)))?.legs.map((leg) => leg.do)).toEqual([
    'enter',
    'move',
    'move',
  ]);
});

test('a piece gets to what its own legs can reach, and not past a jammed door', () => {
  const t = solo({ levels: ['s..D..'] });
  const reached = (door: number | null, at: number) => {
    const state = t.set(
      [{ kind: 'terminator' }, { kind: 'genestealer', at: t.at(at, 0), facing: W }],
      door === null ? {} : { doors: [{ square: t.at(3, 0), door }] },
    );
    return [...flood(moverOf(t, state))].join('');
  };
  expect(reached(null, 5)).toBe('111111');
  expect(reached(JAMMED_SHUT, 5)).toBe('000011');
  expect(reached(JAMMED_SHUT, 0)).toBe('111000');
});

test('HR-SOLO-16 sight breaks a tie also when the better way begins with a free turn', () => {
  const t = solo({ levels: ['.......\n.#####.\n...s...'] });
  const way = (facing: number, seen: number[]) => {
    const state = t.set([
      { kind: 'terminator' },
      { kind: 'genestealer', at: t.at(3, 0), facing: facing as 0 },
    ]);
    const mover = moverOf(t, state);
    for (const square of seen) mover.seen[square] = 1;
    return squaresOf(pathTo(mover, anyFacing(mover, t.at(3, 2)))?.legs ?? [])[0];
  };
  for (const facing of [N, E, S, W]) {
    expect(way(facing, [])).toBe(t.at(2, 0));
    expect(way(facing, [t.at(1, 0)])).toBe(t.at(4, 0));
    expect(way(facing, [t.at(5, 0)])).toBe(t.at(2, 0));
    expect(way(facing, [t.at(1, 0), t.at(2, 2), t.at(5, 0)])).toBe(t.at(4, 0));
  }
});

test('HR-SACT-05 HR-SACT-06 one free turn where it stands and one with each step', () => {
  const t = solo({ levels: ['s.....'] });
  /** Facing west at the start, one or two steps to the west, and a facing at the end. */
  const ap = (turned: boolean, x: number, facing: number) => {
    const state = t.set([{ kind: 'terminator' }, { kind: 'genestealer', at: t.at(5, 0), facing: W, turned }]);
    return apTo(
      moverOf(t, state),
      [0, 1].map((made) => nodeOf(t.at(x, 0), facing, made)),
    );
  };
  expect([W, N, S, E].map((facing) => ap(false, 4, facing))).toEqual([1, 1, 1, 1]);
  expect([W, N, S, E].map((facing) => ap(true, 4, facing))).toEqual([1, 1, 1, 2]);
  expect([W, N, S, E].map((facing) => ap(true, 3, facing))).toEqual([2, 2, 2, 2]);
  expect([W, N, S, E].map((facing) => ap(false, 5, facing))).toEqual([0, 0, 0, 1]);
  expect([W, E].map((facing) => ap(true, 5, facing))).toEqual([0, 1]);
});
