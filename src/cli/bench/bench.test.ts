import { describe, expect, test } from 'vitest';
import { revisedSight } from '../../games/hulk-revised/sight.ts';
import { bitsFor } from '../../grid/bits.ts';
import { surveySight } from '../../grid/sight.ts';
import { stateHash } from '../../kernel/hash.ts';
import { stepOf } from '../games/hulk-revised/bench/fork.ts';
import { forkPlain, loggedStep, numbersOf, UndoLog } from '../games/hulk-revised/bench/layouts.ts';
import { layHall, missionLooks, ourViewer, rotViewer } from '../games/hulk-revised/bench/sight.ts';
import { midway, openMission } from '../games/hulk-revised/bench/table.ts';
import { OURS } from '../games.ts';
import { flattenLooker, layBattle, ourLooker, rulers } from './field.ts';
import { suitesOf } from './index.ts';
import { median, race } from './race.ts';
import { rate, time } from './result.ts';

const suites = await suitesOf(OURS);
const TINY = { warmMs: 1, roundMs: 1, rounds: 2 };

describe('every suite runs and reports', () => {
  test.each(suites.map((suite) => [suite.name, suite] as const))('%s', (_, suite) => {
    const results = suite.run(undefined, TINY);
    expect(results.length).toBeGreaterThan(0);
    for (const { name, value, unit, peer, peerValue, ratio } of results) {
      expect(name).not.toBe('');
      expect(unit).not.toBe('');
      expect(value).toBeGreaterThan(0);
      expect(Number.isFinite(value)).toBe(true);
      expect(peerValue === undefined).toBe(peer === undefined);
      expect(ratio === undefined).toBe(peer === undefined);
      if (peerValue !== undefined) expect(peerValue).toBeGreaterThan(0);
    }
  });
});

test('suites have names of their own', () => {
  expect(new Set(suites.map(({ name }) => name)).size).toBe(suites.length);
});

test('contenders take turns and are all measured', () => {
  const turns: string[] = [];
  const times = race([(n) => turns.push('a') + n, (n) => turns.push('b') + n], {
    warmMs: 0,
    roundMs: 0.001,
    rounds: 3,
  });
  expect(turns.slice(-6).join('')).toBe('ababab');
  expect(times).toHaveLength(2);
});

test('the median leaves outliers aside', () => {
  expect(median([9, 1, 2])).toBe(2);
  expect(median([4, 100, 1, 2])).toBe(3);
});

test('a ratio says how many times better ours is, for times and for rates', () => {
  expect(time('a', 'µs', 2000, 'b', 6000)).toMatchObject({ value: 2, peerValue: 6, ratio: 3 });
  expect(rate('a', 'moves', 1000, 'b', 5000)).toMatchObject({ value: 1e6, peerValue: 2e5, ratio: 5 });
});

test('both sides of the sight race look the same way from the same squares', () => {
  const looks = missionLooks();
  const ours = ourViewer(openMission().table.sight);
  const theirs = rotViewer(openMission().board);
  const nothing = new Array<number>(looks[0].hard.length).fill(0);
  let seen = 0;
  let shared = 0;
  for (const look of looks) {
    const bare = { ...look, hard: nothing, soft: nothing };
    const theirSquares = new Set(theirs(bare, []));
    const squares = ours(bare, []);
    seen += squares.length;
    shared += squares.filter((square) => theirSquares.has(square)).length;
  }
  // The two differ at corners; arcs and walls are the same.
  expect(shared / seen).toBeGreaterThan(0.9);
});

test('in an empty hall both see the whole quarter', () => {
  const { board, looks } = layHall();
  const ours = ourViewer(surveySight(board, revisedSight));
  const theirs = rotViewer(board);
  const nothing = bitsFor(board.size);
  for (const look of looks.slice(0, 40)) {
    const bare = { ...look, hard: nothing, soft: nothing };
    // Along the two edges between quarters the peer reports squares twice.
    const theirSquares = [...new Set(theirs(bare, []))].sort((a, b) => a - b);
    expect(theirSquares).toEqual(ours(bare, []));
  }
});

test('both sides of the field race see and measure the same', () => {
  const battle = layBattle(100);
  const [ours, theirs] = [ourLooker(battle), flattenLooker(battle)];
  const ruler = rulers(battle);
  const seen = new Set<number>();
  for (const [from, to] of battle.looks.slice(0, 300)) {
    seen.add(ours(from, to));
    expect(ours(from, to)).toBe(theirs(from, to));
    expect(Math.abs(ruler.ours(from, to) - ruler.theirs(from, to))).toBeLessThan(1);
  }
  expect(seen.size).toBe(3);
});

test('the other layouts hold and give back the same state', () => {
  const state = midway();
  const before = stateHash(state);
  const { p, to } = stepOf(state);
  const log = new UndoLog();
  loggedStep(state, p, to, log);
  expect(stateHash(state)).not.toBe(before);
  expect(log.undo()).toBeGreaterThan(10);
  expect(stateHash(state)).toBe(before);

  const rows = numbersOf(state);
  const copy = forkPlain({ rows, steps: state.steps });
  expect(copy.rows).toEqual(rows);
  copy.rows[0][1]++;
  expect(numbersOf(state)).toEqual(rows);
});
