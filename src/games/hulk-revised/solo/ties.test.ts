/** Ties of the solo rules, what was decided before, and what stands across a ladder: asked of the functions themselves. */
import { expect, test } from 'vitest';
import { GAS } from '../ground.ts';
import type { State } from '../state.ts';
import { row10 } from './guarded.ts';
import { fixLines, lineOf, standsOn } from './lines.ts';
import { canAct } from './order.ts';
import { couldAttack, coverNear, poses, reachable } from './reach.ts';
import { hasCompany } from './scene.ts';
import { moverFor, nodeOf } from './search.ts';
import { row7, row8 } from './sighted.ts';
import { targetOf } from './targets.ts';
import { BLOCKED, FREE } from './terrain.ts';
import { corridor, E, mate, N, S, type Stage, sceneOf, solo, stealer, unit, W, watcher } from './testing.ts';

const blind = (t: Stage) => new Uint8Array(t.game.board.size);
const moverOf = (t: Stage, state: State, id = 2) => moverFor(t.game.table, state, unit(state, id), blind(t));

test('HR-SOLO-31 HR-LADD-07 a Marine on a ladder is attacked from its other end, whatever the facing', () => {
  const t = solo({ levels: ['....a', 's..a.'], legend: { a: 'ladder A' } });
  const at = t.at(3, 0, 1);
  const far = t.at(4, 0);
  const set = (kind: 'genestealer' | 'blip', x = 1, ap = 6) =>
    t.set([
      { kind: 'terminator', at, facing: N },
      { kind, at: t.at(x, 0), facing: E, ap, value: 1 },
    ]);
  const state = set('genestealer');
  const beside = [
    [t.at(4, 0, 1), W],
    [t.at(2, 0, 1), E],
  ];
  expect(poses(moverOf(t, state), at).sort((a, b) => a - b)).toEqual(
    [
      ...beside.flatMap(([square, facing]) => [nodeOf(square, facing, 0), nodeOf(square, facing, 1)]),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((low) => far * 8 + low),
    ].sort((a, b) => a - b),
  );
  expect(poses(moverOf(t, set('blip')), at).sort((a, b) => a - b)).toEqual(
    [...beside.map(([square]) => square * 8), far * 8].sort((a, b) => a - b),
  );
  // three steps to the ladder and one AP for the attack
  const could = (s: State) => couldAttack(t.game.table, s, unit(s, 2), unit(s, 1));
  expect([4, 3, 0].map((ap) => could(set('genestealer', 1, ap)))).toEqual([true, false, false]);
});

test('HR-SOLO-29 couldAttack: who must lurk cannot', () => {
  const t = solo({ levels: ['s..E'] });
  const set = (lurks: boolean) =>
    t.set([
      { kind: 'terminator', at: t.at(0, 0), facing: N },
      { kind: 'genestealer', area: 0, lurks },
    ]);
  const could = (state: State) => couldAttack(t.game.table, state, unit(state, 2), unit(state, 1));
  expect([could(set(false)), could(set(true))]).toEqual([true, false]);
});

test('HR-SOLO-25 cover: the nearest to the Marine, of equals the cheapest, then the first in reading order', () => {
  // he stands in the west; three niches north and south of the corridor
  const t = solo({ levels: ['#.#.#.###\ns........\n#.#.#.###'] });
  const cover = (x: number, facing: number, hidden: [number, number][], ap = 6) => {
    const state = t.set([
      { kind: 'terminator', at: t.at(0, 1), facing: E },
      { kind: 'genestealer', at: t.at(x, 1), facing: facing as 0, ap, turned: true },
    ]);
    const exposed = blind(t).fill(1);
    for (const [x, y] of hidden) exposed[t.at(x, y)] = 0;
    const found = coverNear(moverOf(t, state), exposed, 1);
    return found < 0 ? null : [t.game.board.x[found], t.game.board.y[found]];
  };
  expect(cover(6, W, [[3, 0], [5, 0]])).toEqual([3, 0]);
  expect(cover(6, W, [[3, 0], [3, 2]])).toEqual([3, 0]);
  expect(cover(6, W, [[3, 2]])).toEqual([3, 2]);
  // facing south a step to the north is backward and costs two
  expect(cover(4, S, [[3, 0], [3, 2]])).toEqual([3, 2]);
  expect(cover(4, N, [[3, 0], [3, 2]])).toEqual([3, 0]);
  // its own square is no cover to go to, nor is one that is no nearer, or out of reach
  expect(cover(3, W, [[3, 1]])).toBeNull();
  expect(cover(3, W, [[5, 0]])).toBeNull();
  expect(cover(8, W, [[1, 0]], 6)).toBeNull();
  expect(cover(7, W, [[1, 0]], 6)).toEqual([1, 0]);
}); // biome-ignore format: pairs read best

test('HR-SOLO-25 cover: a square that is dearer and farther off is not taken after a better one', () => {
  const t = solo({ levels: ['#####.###\n#####D###\ns........'] });
  const state = t.set([
    { kind: 'terminator', at: t.at(0, 2), facing: E },
    { kind: 'genestealer', at: t.at(7, 2), facing: W },
  ]);
  const exposed = blind(t).fill(1);
  exposed[t.at(5, 0)] = 0;
  expect(coverNear(moverOf(t, state), exposed, 1)).toBe(t.at(5, 0));
  exposed[t.at(4, 2)] = 0;
  expect(coverNear(moverOf(t, state), exposed, 1)).toBe(t.at(4, 2));
});

test('HR-SOLO-15 what a risk roll said holds: go on, or stop', () => {
  const t = corridor();
  const watched = t.set([watcher(t, 4), stealer(t, 8, 1), mate(t, 8, 2)]);
  const risk = (row: number, n: number) => new Array(13).fill(0).with(row, n);
  expect(row7(sceneOf(t, watched, { risks: risk(7, 1) }))).toMatchObject({ do: 'move', unit: 2 });
  expect(row7(sceneOf(t, watched, { risks: risk(7, -1) }))).toBe('halt');
  const guarded = t.set([watcher(t, 4, { overwatch: false, guard: true }), stealer(t, 8, 1), mate(t, 8, 2)]);
  expect(row10(sceneOf(t, guarded, { risks: risk(10, 1) }))).toMatchObject({ do: 'move', unit: 2 });
  expect(row10(sceneOf(t, guarded, { risks: risk(10, -1) }))).toBe('stop');
  // cover it could reach is no way round a roll that was made
  const niche = corridor({}, {}, true);
  const lurks = niche.set([watcher(niche, 0, { overwatch: false, guard: true }), stealer(niche, 8, 1)]);
  expect(row10(sceneOf(niche, lurks))).toMatchObject({ do: 'move' });
  expect(row10(sceneOf(niche, lurks, { risks: risk(10, -1) }))).toBe('stop');
});

test('HR-SOLO-27 two steps out of sight: of several the first square in reading order', () => {
  // two ways out of the watched corridor, each two steps off: to the north-east and to the south-west
  const t = solo({ levels: ['##########.##\ns............\n#######.#####'] });
  const seen = t.set([
    { kind: 'terminator', at: t.at(0, 1), facing: E, overwatch: true },
    { kind: 'genestealer', at: t.at(9, 1), facing: W },
  ]);
  const scene = sceneOf(t, seen, { watcher: 1 });
  expect(scene.watch.exposed[t.at(10, 0)]).toBe(0);
  const NE = 1;
  const SW = 5;
  expect(row8(scene)).toMatchObject({ do: 'move', to: NE });
  expect(scene.now.order).toMatchObject({ do: 'leave', squares: [] });
  const between = t.set([
    { kind: 'terminator', at: t.at(0, 1), facing: E, overwatch: true },
    { kind: 'genestealer', at: t.at(8, 1), facing: W },
  ]);
  const near = sceneOf(t, between, { watcher: 1 });
  expect(row8(near)).toMatchObject({ do: 'move', to: SW });
  // both two steps away
  const both = solo({ levels: ['###########.#\ns............\n#######.#####'] });
  const state = both.set([
    { kind: 'terminator', at: both.at(0, 1), facing: E, overwatch: true },
    { kind: 'genestealer', at: both.at(9, 1), facing: W },
  ]);
  const last = sceneOf(both, state, { watcher: 1 });
  expect(row8(last)).toMatchObject({ do: 'move', to: E * 2 });
  expect(last.now.order).toMatchObject({ do: 'leave', squares: [both.at(11, 0)] });
});

test('HR-SOLO-13 of several doors to destroy the nearest is meant, of equally near ones the first', () => {
  const picture = '#D.......D#\n#.........#\n#s........#';
  const t = solo({
    levels: [picture],
    mission: {
      levels: [{ picture, sections: '#aaaaaaaaa#\n#aaaaaaaaa#\n#aaaaaaaaa#' }],
      sectionNames: { a: 'hold' },
      victory: [
        { side: 'stealer', if: { destroy: 'hold' }, text: 'Broken.' },
        { side: 'marine', if: { kill: 9 }, text: 'Killed.' },
      ],
    },
  });
  const target = (x: number) => {
    const state = t.set([{ kind: 'terminator', at: t.at(1, 2), facing: E }, stealer(t, x, 1)]);
    fixLines(t.play(state));
    return t.game.board.x[targetOf(t.game.table, state, unit(state, 2))?.square ?? -1];
  };
  expect([target(3), target(5), target(7)]).toEqual([1, 1, 9]);
});

test('HR-SOLO-33 HR-SOLO-44 a box lies on the level with most of the squad, the lower number of equals', () => {
  const t = solo({
    levels: ['ss.a', '..a.\nss..'],
    legend: { a: 'ladder A' },
    marines: [{ squad: 1 }, { squad: 1 }, { squad: 2 }, { squad: 2 }],
  });
  const lay = (...at: [number, number, number][]) => {
    const state = t.set(
      at.map(([x, y, level]) => ({ kind: 'terminator' as const, at: t.at(x, y, level), facing: N as 0 })),
    );
    fixLines(t.play(state, [1, 1, 1, 1]));
    return state;
  };
  const boxes = (state: State) => state.solo?.boxes ?? [];
  expect(boxes(lay([0, 0, 0], [0, 0, 1]))[0].level).toBe(0);
  expect(boxes(lay([0, 0, 1], [0, 0, 0]))[0].level).toBe(0);
  expect(boxes(lay([0, 0, 1], [1, 0, 1]))[0].level).toBe(1);
  // two squads one above the other do not overlap
  const state = lay([0, 0, 0], [1, 0, 0], [0, 0, 1], [1, 0, 1]);
  expect(boxes(state).map(({ level }) => level)).toEqual([0, 1]);
  const { table } = t.game;
  const [lower] = boxes(state);
  lower.edges = ['side', 'side', 'side', 'side'];
  expect(standsOn(table, lower, unit(state, 1), 'side')).toBe(true);
  expect(standsOn(table, lower, unit(state, 3), 'side')).toBe(false);
  expect(standsOn(table, undefined, unit(state, 1), 'side')).toBe(false);
  expect([lineOf(table, lower, t.at(3, 0)), lineOf(table, lower, t.at(3, 0, 1))]).toEqual(['side', 'front']);
});

test('HR-SOLO-43 HR-HAZ-05 in gas only an Acid Maw has something to do', () => {
  const t = solo({ levels: ['s...'] });
  const state = t.set(
    [
      { kind: 'terminator', at: t.at(0, 0), facing: N },
      { kind: 'genestealer', at: t.at(1, 0) },
      { kind: 'acidmaw', at: t.at(2, 0) },
      { kind: 'genestealer', at: t.at(3, 0) },
      { kind: 'genestealer' },
    ],
    { ground: [1, 2].map((x) => ({ square: t.at(x, 0), bits: GAS })) },
  );
  expect([2, 3, 4, 5].map((id) => canAct(state, unit(state, id)))).toEqual([false, true, true, false]);
});

test('reachable: every square it can stop on, with the least AP', () => {
  const t = solo({ levels: ['s.....'] });
  const state = t.set([
    { kind: 'terminator', at: t.at(0, 0), facing: N },
    { kind: 'genestealer', at: t.at(3, 0), facing: W, turned: true },
  ]);
  const found = (ap: number) => [...reachable(moverOf(t, state), ap)].sort((a, b) => a[0] - b[0]);
  expect(found(0)).toEqual([[3, 0]]);
  expect(found(1)).toEqual([[2, 1], [3, 0]]);
  expect(found(2)).toEqual([[1, 2], [2, 1], [3, 0], [4, 2]]);
}); // biome-ignore format: pairs read best

test('HR-SOLO-18 company may stand in an entry area, at most six steps away, and be no blip', () => {
  const t = solo({ levels: ['s.........E'] });
  const company = (x: number, kind: 'genestealer' | 'blip', blips = false) => {
    const state = t.set([
      { kind: 'terminator', at: t.at(0, 0), facing: N },
      { kind: 'genestealer', at: t.at(x, 0), facing: W },
      { kind, area: 0, value: 1 },
      { kind: 'genestealer' },
    ]);
    return hasCompany(sceneOf(t, state), blips);
  };
  expect([company(4, 'genestealer'), company(3, 'genestealer')]).toEqual([true, false]);
  expect([company(4, 'blip'), company(4, 'blip', true), company(3, 'blip', true)]).toEqual([
    false,
    true,
    false,
  ]);
});

test('HR-SOLO-31 HR-LADD-07 nobody attacks up or down a hole', () => {
  const t = solo({ levels: ['..p..', 's.q..'], legend: { p: 'pit A', q: 'landing A' } });
  const poseOf = (at: number, other: number) => {
    const state = t.set([
      { kind: 'terminator', at, facing: N },
      { kind: 'genestealer', at: t.at(0, 0), facing: E },
    ]);
    return poses(moverOf(t, state), at).some((node) => node >> 3 === other);
  };
  const [top, bottom] = [t.at(2, 0), t.at(2, 0, 1)];
  expect(poseOf(bottom, top)).toBe(false);
  expect(poseOf(bottom, t.at(1, 0, 1))).toBe(true);
});

test('HR-SOLO-16 the first square of the board is shunned like any other', () => {
  const t = solo({ levels: ['.....\n.###.\n....s'] });
  const state = t.set([
    { kind: 'terminator', at: t.at(4, 2), facing: N },
    { kind: 'blip', value: 1, at: t.at(2, 2) },
  ]);
  for (const square of [t.at(0, 0), t.at(1, 0), t.at(4, 0)]) {
    const avoid = blind(t);
    avoid[square] = 1;
    const mover = moverFor(t.game.table, state, unit(state, 2), blind(t), { avoid });
    expect([mover.terrain.open[square], mover.terrain.open[t.at(2, 0)]]).toEqual([BLOCKED, FREE]);
  }
});

test('HR-SOLO-27 HR-SOLO-40 of two ways to the same hidden square the first in reading order', () => {
  const t = solo({ levels: ['##########.##\ns............\n.............'] });
  const seen = t.set([
    { kind: 'terminator', at: t.at(0, 1), facing: E, overwatch: true },
    { kind: 'genestealer', at: t.at(9, 2), facing: W },
  ]);
  const scene = sceneOf(t, seen, { watcher: 1 });
  const over = [t.at(9, 1), t.at(10, 1)];
  expect([t.at(10, 0), ...over].map((square) => scene.watch.exposed[square])).toEqual([0, 1, 1]);
  expect(row8(scene)).toMatchObject({ do: 'move', to: 0 });
  expect(scene.now.order).toMatchObject({ do: 'leave', squares: [t.at(10, 0)] });
});
