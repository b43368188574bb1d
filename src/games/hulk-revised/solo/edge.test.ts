/** The rows just inside and just outside their bounds, and which of two equals they take. */
import { expect, test } from 'vitest';
import type { Placed } from '../setting-up/arrange.ts';
import { pathTo } from './paths.ts';
import { poses } from './reach.ts';
import { row3, row6 } from './rows.ts';
import { turningOn } from './scene.ts';
import { row2, row4, row7, row8 } from './sighted.ts';
import {
  corridor,
  E,
  mate,
  misses,
  N,
  rolls,
  S,
  type Stage,
  sceneOf,
  solo,
  stealer,
  unit,
  W,
  watcher,
} from './testing.ts';

/** A corridor with Marines at its west end and a passage of ten squares to the south at that column. */
const passage = (column: number, marines: object[] = [{}]) =>
  solo({
    levels: [['ss'.padEnd(column + 10, '.'), ...Array(10).fill(`${'#'.repeat(column)}.`)].join('\n')],
    marines,
  });

test('HR-SOLO-21 a Heavy Flamer burns at twelve squares and not at thirteen', () => {
  const stops = (column: number, more: Partial<Placed> = {}) => {
    const t = passage(column, [{ ranged: 'heavy-flamer' }]);
    const state = t.set([watcher(t, 0, { overwatch: false, ...more }), stealer(t, column, 1, { ap: 1 })]);
    return row3(sceneOf(t, state));
  };
  // the one step it can pay leads one column nearer
  expect(stops(13)).toBe('stop');
  expect(stops(14)).toBeNull();
  expect(stops(13, { ammo: 0 })).toBeNull();
  expect(stops(13, { ammo: 1 })).toBe('stop');
  expect(stops(13, { facing: W })).toBeNull();
});

test('HR-SOLO-21 it goes on where one of its steps is safe, and where it is in danger already', () => {
  const t = passage(13, [{ ranged: 'heavy-flamer' }]);
  const row = (x: number, y: number, ap: number, facing = N) =>
    row3(
      sceneOf(t, t.set([watcher(t, 0, { overwatch: false }), stealer(t, x, y, { ap, facing: facing as 0 })])),
    );
  expect([row(13, 2, 1), row(13, 2, 2), row(13, 1, 2)]).toEqual([null, null, 'stop']);
  expect(row(10, 0, 2, W)).toBeNull();
  expect(row(13, 1, 0)).toBeNull();
  // a Genestealer draws the shot for others, blips among them
  const company = t.set([watcher(t, 0, { overwatch: false }), stealer(t, 13, 1, { ap: 1 }), blip(t, 13, 3)]);
  expect(row3(sceneOf(t, company))).toBeNull();
  // row 7 has stopped it already
  const scene = sceneOf(t, t.set([watcher(t, 0, { overwatch: false }), stealer(t, 13, 1, { ap: 1 })]));
  scene.halted = true;
  expect(row3(scene)).toBeNull();
});

/** Row 2 for a Genestealer that covers and was stopped, with those pieces besides. */
function covers(t: Stage, others: Placed[], more: Partial<Placed> = {}, cover = { unit: 2, marine: 1 }) {
  const state = t.set([watcher(t, 0), stealer(t, 8, 1, more), ...others]);
  const scene = sceneOf(t, state);
  scene.solo.covers = [cover];
  scene.halted = true;
  return scene;
}
const blip = (t: Stage, x: number, y: number): Placed => ({
  kind: 'blip',
  value: 1,
  priority: 2,
  at: t.at(x, y),
});

test('HR-SOLO-20 it covers a blip within six steps, not one at seven', () => {
  const t = passage(8);
  const out = { do: 'move', unit: 2 };
  expect(row2(covers(t, [blip(t, 8, 7)]))).toMatchObject(out);
  expect(row2(covers(t, [blip(t, 8, 8)]))).toBeNull();
  expect(row2(covers(t, [blip(t, 8, 8), blip(t, 8, 3)]))).toMatchObject(out);
  expect(row2(covers(t, []))).toBeNull();
  expect(row2(covers(t, [mate(t, 8, 2)]))).toBeNull();
});

test('HR-SOLO-20 only a Genestealer stopped before the Marine whose fire its blip had to cross', () => {
  const t = passage(8, [{}, {}]);
  const one = passage(8);
  const near = blip(one, 8, 3);
  expect(row2(covers(one, [near]))).toMatchObject({ do: 'move' });
  expect(row2(covers(one, [near], { kind: 'hormagaunt' }))).toBeNull();
  expect(row2(covers(one, [near], {}, { unit: 3, marine: 1 }))).toBeNull();
  const going = covers(one, [near]);
  going.halted = false;
  expect(row2(going)).toBeNull();
  // another Marine, who does not look this way
  const state = t.set([watcher(t, 0), watcher(t, 1, { facing: W }), stealer(t, 8, 1), blip(t, 8, 3)]);
  const scene = sceneOf(t, state, { unit: 3 });
  scene.halted = true;
  scene.solo.covers = [{ unit: 3, marine: 2 }];
  expect(row2(scene)).toBeNull();
});

test('HR-SOLO-20 a blip on its way to a Marine elsewhere needs no cover', () => {
  const t = passage(8, [{}, {}]);
  const covered = (y: number) => {
    const state = t.set([
      watcher(t, 0),
      { kind: 'terminator', at: t.at(8, 10), facing: S },
      stealer(t, 8, 1),
      blip(t, 8, y),
    ]);
    const scene = sceneOf(t, state, { unit: 3 });
    scene.halted = true;
    scene.solo.covers = [{ unit: 3, marine: 1 }];
    // its own way is out into the corridor
    Object.assign(scene, { way: () => pathTo(scene.mover, poses(scene.mover, t.at(0, 0))) });
    return row2(scene);
  };
  expect(covered(7)).toBeNull();
});

test('HR-SOLO-22 a cannon draws a step while it has a round', () => {
  const t = corridor({ ranged: 'assault-cannon' });
  const drawn = (ammo: number, more: Partial<Placed> = {}, company = true) => {
    const state = t.set([
      watcher(t, 1, { ammo }),
      stealer(t, 8, 1, more),
      ...(company ? [mate(t, 8, 2)] : []),
    ]);
    const scene = sceneOf(t, state);
    expect(row4(scene)).toBeNull(); // not stopped by row 7
    scene.halted = true;
    return row4(scene);
  };
  expect(drawn(1)).toMatchObject({ do: 'move', unit: 2 });
  expect(drawn(0)).toBeNull();
  expect(drawn(1, { kind: 'hormagaunt' })).toBeNull();
  expect(drawn(1, {}, false)).toBeNull();
});

test('HR-SOLO-25 five shots are four or more; none at all, far from the Marine on overwatch, count as one', () => {
  const t = corridor();
  const five = () => t.set([watcher(t, 2), stealer(t, 8, 1), mate(t, 8, 2)]);
  expect(rolls(t.go(five(), [5]).events)).toEqual([['HR-SOLO-25', [5]]]);
  const goes = t.go(five(), [6, ...misses(5)]);
  expect(unit(goes.state, 2).at).toBe(t.at(3, 0));
  // sixteen squares from him, on its way to another
  const far = passage(16, [{}, {}]);
  const scene = sceneOf(
    far,
    far.set([
      watcher(far, 0),
      { kind: 'terminator', at: far.at(18, 0), facing: E },
      stealer(far, 16, 1),
      mate(far, 16, 2),
    ]),
    { unit: 3 },
    [1],
  );
  expect(row7(scene)).toMatchObject({ do: 'move', unit: 3 });
  expect(scene.now.order).toEqual({ row: 7, do: 'charge', marine: 2 });
});

test('HR-SOLO-25 of attacks within reach the cheapest, of equally cheap ones the first Marine', () => {
  const t = solo({ levels: ['ss..............\n########.#####\n########.#####'], marines: [{}, {}] });
  const watching = (x: number) => watcher(t, x);
  const away = (x: number) => watcher(t, x, { overwatch: false });
  const charged = (first: Placed, second: Placed, ap = 6) => {
    const state = t.set([first, second, stealer(t, 8, 1, { ap }), mate(t, 8, 2)]);
    const scene = sceneOf(t, state, { unit: 3 }, [6]);
    row7(scene);
    return scene.now.order?.do === 'charge' ? scene.now.order.marine : 0;
  };
  // three steps to the west, three to the east
  expect([charged(watching(4), away(12)), charged(away(12), watching(4))]).toEqual([1, 1]);
  expect([charged(watching(4), away(11)), charged(away(11), watching(4))]).toEqual([2, 1]);
  expect([charged(watching(4), away(13)), charged(away(13), watching(4))]).toEqual([1, 2]);
  // an AP must be left for the attack
  expect([charged(watching(4), away(15), 4), charged(watching(4), away(15), 3)]).toEqual([1, 0]);
});

test('HR-SOLO-27 at four steps it leaves sight if it can, at three it goes at him', () => {
  const t = corridor({}, {}, true);
  const order = (x: number, now: object = {}) => {
    const scene = sceneOf(t, t.set([watcher(t, x), stealer(t, 5, 0, { facing: W })]), { watcher: 1, ...now });
    const choice = row8(scene);
    return choice && scene.now.order?.do;
  };
  expect([order(1), order(2)]).toEqual(['leave', 'charge']);
  // not after it has moved, and only when it was seen
  expect([order(1, { moved: true }), order(1, { watcher: 0 }), order(1, { watcher: 3 })]).toEqual([
    null,
    null,
    null,
  ]);
});

test('HR-SOLO-27 of two squares one step off the first in reading order', () => {
  const t = solo({ levels: ['#####.####\ns.........\n#####.####'] });
  const state = t.set([
    { kind: 'terminator', at: t.at(0, 1), facing: E, overwatch: true },
    { kind: 'genestealer', at: t.at(6, 1), facing: W },
  ]);
  const scene = sceneOf(t, state, { watcher: 1 });
  expect([scene.watch.exposed[t.at(5, 0)], scene.watch.exposed[t.at(5, 2)]]).toEqual([0, 0]);
  const NW = 7;
  expect(row8(scene)).toMatchObject({ do: 'move', to: NW });
});

test('HR-SOLO-27 HR-SENT-04 it does not leave sight onto a mobile gun', () => {
  const t = solo({
    levels: ['#####.####\ns...x.....\n#####.####'],
    legend: { x: 'sentry 1' },
    mission: { sentries: [{ name: 'Gun' }] },
  });
  const goes = (x: number, gun: [number, number]) => {
    const state = t.set([
      { kind: 'terminator', at: t.at(0, 1), facing: E, overwatch: true },
      { kind: 'sentry', at: t.at(...gun), overwatch: false },
      { kind: 'genestealer', at: t.at(x, 1), facing: W },
    ]);
    const scene = sceneOf(t, state, { unit: 3, watcher: 1 });
    const choice = row8(scene);
    return [typeof choice === 'object' && choice?.to, scene.now.order];
  };
  const [SW, W_, NW] = [5, 6, 7];
  expect(goes(6, [5, 2])).toMatchObject([NW, { do: 'leave', squares: [] }]);
  expect(goes(6, [5, 0])).toMatchObject([SW, { do: 'leave', squares: [] }]);
  expect(goes(7, [5, 2])).toMatchObject([W_, { do: 'leave', squares: [t.at(5, 0)] }]);
  expect(goes(7, [5, 0])).toMatchObject([W_, { do: 'leave', squares: [t.at(5, 2)] }]);
});

test('HR-SOLO-24 it bursts or grabs with its last AP, and not without one', () => {
  const t = corridor();
  const own = (kind: 'acidmaw' | 'feeder' | 'genestealer', x: number, ap: number) =>
    row6(sceneOf(t, t.set([watcher(t, 0, { overwatch: false }), stealer(t, x, 0, { kind, ap, facing: W })])));
  expect(own('acidmaw', 1, 1)).toMatchObject({ do: 'burst', unit: 2 });
  expect(own('acidmaw', 2, 1)).toMatchObject({ do: 'burst', unit: 2 });
  expect(own('acidmaw', 3, 1)).toBeNull();
  expect(own('acidmaw', 1, 0)).toBeNull();
  expect(own('feeder', 1, 1)).toMatchObject({ do: 'grab', unit: 2 });
  expect(own('feeder', 1, 0)).toBeNull();
  expect(own('genestealer', 1, 1)).toBeNull();
});

test('HR-SOLO-24 Feeder Tendrils grab the nearest, of equally near ones the first', () => {
  const t = solo({ levels: ['ss..\n....\n....'], marines: [{}, {}] });
  const grabbed = (first: [number, number], second: [number, number], now: object = {}) => {
    const state = t.set([
      { kind: 'terminator', at: t.at(...first), facing: N },
      { kind: 'terminator', at: t.at(...second), facing: N },
      { kind: 'feeder', at: t.at(3, 1), facing: W },
    ]);
    const scene = sceneOf(t, state, { unit: 3, ...now });
    return [row6(scene), scene.now.reaching];
  };
  expect(grabbed([2, 0], [2, 2])).toMatchObject([{ do: 'grab' }, 1]);
  expect(grabbed([2, 2], [2, 0])).toMatchObject([{ do: 'grab' }, 1]);
  expect(grabbed([1, 0], [2, 2])).toMatchObject([{ do: 'grab' }, 2]);
  expect(grabbed([2, 2], [1, 0])).toMatchObject([{ do: 'grab' }, 1]);
  expect(grabbed([2, 0], [2, 2], { caught: true })).toEqual([null, 0]);
});

test('HR-SOLO-20 HR-SOLO-22 the one step is taken only when a step comes first: whoever must turn for it turns', () => {
  const t = corridor({ ranged: 'assault-cannon' });
  const scene = (more: Partial<Placed>) => {
    const state = t.set([watcher(t, 1, { ammo: 5 }), stealer(t, 8, 1, more), mate(t, 8, 2)]);
    const found = sceneOf(t, state);
    found.halted = true;
    return found;
  };
  const ready = scene({ facing: N });
  expect(row4(ready)).toMatchObject({ do: 'move', unit: 2 });
  expect(ready.now.order).toMatchObject({ row: 4, do: 'stand' });
  const turning = scene({ facing: S });
  expect(row4(turning)).toMatchObject({ do: 'turn', unit: 2 });
  expect(turning.now.order).toBeNull();
});

test('HR-SOLO-17 a last step ends towards the Marine named, whatever turn the way would make there', () => {
  const t = corridor();
  const state = t.set([watcher(t, 1), stealer(t, 8, 0, { facing: W }), mate(t, 12, 0)]);
  const leg = (face: number) => ({ do: 'move' as const, to: t.at(7, 0), dir: 6, face, ap: 1 });
  expect(turningOn(sceneOf(t, state), leg(N), 1)).toEqual(leg(-1));
  const away = t.set([watcher(t, 1), stealer(t, 6, 0, { facing: E }), mate(t, 12, 0)]);
  expect(turningOn(sceneOf(t, away), leg(S), 1)).toEqual(leg(S));
});
