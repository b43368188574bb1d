/** Which of several ways is taken, with the sight of Marines and guns given square by square. */
import { expect, test } from 'vitest';
import { FIRE } from '../ground.ts';
import { NOWHERE } from '../state.ts';
import { E, N, type Stage, solo, squaresOf, unit, W } from './testing.ts';
import type { Watch } from './watch.ts';
import { wayOf } from './ways.ts';

type Square = readonly [number, number];

/** What Marines see, and what only guns see. */
function sights(t: Stage, marines: Square[], guns: Square[] = []): Watch {
  const seen = new Uint8Array(t.game.board.size);
  for (const [x, y] of marines) seen[t.at(x, y)] = 1;
  const exposed = seen.slice();
  for (const [x, y] of guns) exposed[t.at(x, y)] = 1;
  return { watchers: [], seen, exposed, fire: new Uint8Array(seen.length) };
}

/** Two ways round from the east to the west, in the north and in the south, with those squares in their middle. */
const loop = (middle: string) => solo({ levels: [`...${middle}...\ns#####.\n...${middle}...`] });

test('HR-SOLO-16 HR-SOLO-42 of equal ways through obstacles the one with fewer squares in Marine sight', () => {
  for (const middle of ['J', '.']) {
    const t = loop(middle);
    const north = (kind: 'genestealer' | 'blip', marines: Square[], guns: Square[] = []) => {
      const state = t.set([
        { kind: 'terminator', at: t.at(0, 1), facing: N },
        { kind, value: 1, priority: 2, at: t.at(6, 1), facing: W },
      ]);
      const target = { marine: 1, square: t.at(0, 1) };
      const way = wayOf(t.game.table, state, unit(state, 2), sights(t, marines, guns), target);
      return squaresOf(way.legs).includes(t.at(4, 0));
    };
    expect(north('genestealer', [])).toBe(true);
    expect(north('genestealer', [[4, 0]])).toBe(false);
    expect(north('genestealer', [[4, 2]])).toBe(true);
    expect(north('genestealer', [[4, 0], [4, 2]])).toBe(true);
    expect(north('genestealer', [[4, 0], [4, 2], [2, 2]])).toBe(true);
    expect(north('genestealer', [[4, 0], [2, 0], [4, 2]])).toBe(false);
    // what only a gun sees is no matter to it
    expect(north('genestealer', [], [[4, 0]])).toBe(true);
    // to a blip it is
    expect(north('blip', [])).toBe(true);
    expect(north('blip', [], [[4, 0]])).toBe(false);
    expect(north('blip', [], [[4, 0], [4, 2]])).toBe(true);
    expect(north('blip', [], [[4, 0], [2, 0], [4, 2]])).toBe(false);
    expect(north('blip', [[4, 2]], [[4, 0], [2, 0]])).toBe(false);
  }
}); // biome-ignore format: pairs read best

test('HR-SOLO-16 sight breaks ties only: a longer way out of sight is for blips', () => {
  const t = solo({ levels: ['...........\n.#########.\n.#########.\ns..........'] });
  const ends = (kind: 'genestealer' | 'blip') => {
    const state = t.set([
      { kind: 'terminator', at: t.at(0, 3), facing: N },
      { kind, value: 1, priority: 2, at: t.at(10, 2), facing: W },
    ]);
    const target = { marine: 1, square: t.at(0, 3) };
    return squaresOf(wayOf(t.game.table, state, unit(state, 2), sights(t, [[5, 3]]), target).legs);
  };
  expect(ends('genestealer')).toContain(t.at(5, 3));
  expect(ends('blip')).toContain(t.at(5, 0));
});

test('HR-SOLO-23 it waits three steps from its objective, out of sight if it can', () => {
  const t = solo({ levels: ['..........s\n..#########'] });
  const waits = (x: number, marines: Square[] = []) => {
    const state = t.set([
      { kind: 'terminator' },
      { kind: 'blip', value: 1, priority: 1, at: t.at(x, 0), facing: W },
    ]);
    const target = { marine: 0, square: t.at(0, 0) };
    return squaresOf(wayOf(t.game.table, state, unit(state, 2), sights(t, marines), target).legs).at(-1) ?? NOWHERE;
  };
  expect(waits(6)).toBe(t.at(3, 0));
  expect(waits(4)).toBe(t.at(3, 0));
  expect(waits(3)).toBe(NOWHERE);
  // three steps off in sight: on to two
  expect(waits(6, [[3, 0]])).toBe(t.at(2, 0));
  expect(waits(3, [[3, 0]])).toBe(t.at(2, 0));
  // all in sight: the first it comes to
  expect(waits(6, [[0, 0], [1, 0], [2, 0], [3, 0], [0, 1], [1, 1]])).toBe(t.at(3, 0));
}); // biome-ignore format: pairs read best

test('HR-SOLO-42 as near as it can: of equally near squares the one that costs least, and none with a mobile gun', () => {
  const t = solo({
    levels: ['s.......\nx.#####.'],
    legend: { x: 'sentry 1' },
    mission: { sentries: [{ name: 'Gun' }] },
  });
  const ends = (gun: Square, from: Square, facing: number) => {
    const state = t.set(
      [
        { kind: 'terminator', at: t.at(0, 0), facing: N },
        { kind: 'sentry', at: t.at(...gun), overwatch: false },
        { kind: 'genestealer', at: t.at(...from), facing: facing as 0 },
      ],
      { ground: [{ square: t.at(3, 0), bits: FIRE }] },
    );
    const target = { marine: 1, square: t.at(0, 0) };
    return (
      squaresOf(wayOf(t.game.table, state, unit(state, 3), sights(t, []), target).legs).at(-1) ?? NOWHERE
    );
  };
  expect(ends([0, 1], [7, 0], W)).toBe(t.at(4, 0));
  expect(ends([4, 0], [7, 0], W)).toBe(t.at(5, 0));
  // already there, also when it stands on the gun itself
  expect(ends([0, 1], [4, 0], E)).toBe(NOWHERE);
  expect(ends([4, 0], [4, 0], E)).toBe(NOWHERE);
  expect(ends([5, 0], [5, 0], W)).toBe(t.at(4, 0));
});

test('HR-SOLO-42 of two squares equally near to the target it goes to the nearer one of its own', () => {
  const t = loop('.');
  const ends = (y: number) => {
    const state = t.set(
      [
        { kind: 'terminator', at: t.at(0, 1), facing: N },
        { kind: 'genestealer', at: t.at(5, y), facing: W },
      ],
      { ground: [0, 2].map((row) => ({ square: t.at(3, row), bits: FIRE })) },
    );
    const target = { marine: 1, square: t.at(0, 1) };
    return squaresOf(wayOf(t.game.table, state, unit(state, 2), sights(t, []), target).legs);
  };
  expect(ends(0)).toEqual([t.at(4, 0)]);
  expect(ends(2)).toEqual([t.at(4, 2)]);
});

test('HR-SOLO-42 as near as it can, also when farther squares come first in reading order', () => {
  const t = solo({ levels: ['.......s'] });
  const state = t.set(
    [
      { kind: 'terminator', at: t.at(7, 0), facing: N },
      { kind: 'genestealer', at: t.at(1, 0), facing: E },
    ],
    { ground: [{ square: t.at(5, 0), bits: FIRE }] },
  );
  const target = { marine: 1, square: t.at(7, 0) };
  const way = wayOf(t.game.table, state, unit(state, 2), sights(t, []), target);
  expect(squaresOf(way.legs)).toEqual([2, 3, 4].map((x) => t.at(x, 0)));
});

test('HR-SOLO-42 behind another piece it waits its turn, though it could break through elsewhere', () => {
  const t = solo({ levels: ['.......\ns#####.\n...J...'] });
  const way = (blocked: 'piece' | 'fire') => {
    const state = t.set(
      [
        { kind: 'terminator', at: t.at(0, 1), facing: N },
        { kind: 'genestealer', at: t.at(5, 0), facing: W },
        { kind: 'genestealer', facing: W, ...(blocked === 'piece' ? { at: t.at(3, 0) } : {}) },
      ],
      { ground: blocked === 'fire' ? [{ square: t.at(3, 0), bits: FIRE }] : [] },
    );
    const target = { marine: 1, square: t.at(0, 1) };
    return wayOf(t.game.table, state, unit(state, 2), sights(t, []), target).legs;
  };
  expect(squaresOf(way('piece'))).toEqual([t.at(4, 0)]);
  expect(way('fire').some((leg) => leg.do === 'break')).toBe(true);
});

test('HR-SOLO-23 to the place where it waits it rather goes a long way out of sight', () => {
  const t = solo({ levels: ['...........\n.#########.\n.#########.\ns..........'] });
  const state = t.set([{ kind: 'terminator' }, { kind: 'blip', value: 1, priority: 1, at: t.at(10, 2) }]);
  const target = { marine: 0, square: t.at(0, 3) };
  const last = (marines: Square[]) =>
    squaresOf(wayOf(t.game.table, state, unit(state, 2), sights(t, marines), target).legs).at(-1);
  expect(last([])).toBe(t.at(3, 3));
  expect(last([[5, 3]])).toBe(t.at(1, 0));
});
