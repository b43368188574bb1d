import { expect, test } from 'vitest';
import type { Placed } from '../setting-up/arrange.ts';
import {
  corridor,
  E,
  mate,
  misses,
  N,
  only,
  rolls,
  solo,
  stealer,
  trail,
  unit,
  W,
  watcher,
} from './testing.ts';

test('HR-SOLO-25 with an attack within reach the risk grows with the shots it must take', () => {
  const t = corridor();
  // from the passage to Marines at 6, 5, 4 and 3: one to four moves in sight
  for (const [x, needed] of [[6, 1], [5, 2], [4, 4], [3, 6]]) {
    const shots = 8 - x - 1;
    const set = () => t.set([watcher(t, x), stealer(t, 8, 1), mate(t, 8, 2)]);
    const goes = t.go(set(), [needed, ...misses(shots)]);
    expect(rolls(goes.events)).toEqual([['HR-SOLO-25', [needed]]]);
    expect(unit(goes.state, 2).at).toBe(t.at(x + 1, 0));
    if (needed === 1) continue;
    const fails = t.go(set(), [needed - 1]);
    expect(unit(fails.state, 2).at).toBe(t.at(8, 1));
  }
}); // biome-ignore format: one row reads best

test('HR-SOLO-25 HR-SOLO-18 without another Stealer unit within six steps it stops, and no die is thrown', () => {
  const t = corridor();
  const alone = t.go(t.set([watcher(t, 4), stealer(t, 8, 1)]));
  expect(trail(alone.events, 2)).toEqual([]);
  expect(rolls(alone.events)).toEqual([]);
  // a blip is no company, and seven steps are too far
  const far = t.set([watcher(t, 4), stealer(t, 8, 1), mate(t, 15, 0)]);
  expect(rolls(t.go(far).events)).toEqual([]);
  const near = t.set([watcher(t, 4), stealer(t, 8, 1), mate(t, 14, 0)]);
  expect(rolls(t.go(near, [1]).events)).toEqual([['HR-SOLO-25', [1]]]);
  const blip = t.set([
    watcher(t, 4),
    stealer(t, 8, 1),
    { kind: 'blip', value: 1, priority: 2, at: t.at(8, 3), done: true },
  ]);
  expect(rolls(t.go(blip).events)).toEqual([]);
});

test('HR-SOLO-25 without an attack it goes for cover nearer to the Marine, and stays there', () => {
  const t = corridor({}, {}, true);
  const state = t.set([watcher(t, 0), stealer(t, 8, 1), mate(t, 8, 2)]);
  const { events } = t.go(state, [2, ...misses(2)]);
  expect(trail(events, 2)).toEqual([t.at(7, 0), t.at(6, 0), t.at(5, 1)]);
});

test('HR-SOLO-25 HR-SOLO-26 with neither it goes on only against side or rear, and only before it has moved', () => {
  const west = corridor(
    {},
    {
      legend: { s: 'start', o: 'objective' },
      objective: { text: 'x' },
      levels: [{ picture: 'os............\n########.#####\n########.#####' }],
    },
  );
  const rear = west.set([watcher(west, 1), stealer(west, 8, 1), mate(west, 8, 2)]);
  const { events } = west.go(rear, [2, ...misses(6)]);
  expect(rolls(events)).toEqual([['HR-SOLO-25', [2]]]);
  expect(trail(events, 2)).toHaveLength(6);
  // before the front: never
  const t = corridor();
  const front = t.go(t.set([watcher(t, 1), stealer(t, 8, 1), mate(t, 8, 2)]));
  expect([rolls(front.events), trail(front.events, 2)]).toEqual([[], []]);
  // after a step there is no roll either
  const second = west.set([watcher(west, 1), stealer(west, 8, 2), mate(west, 10, 0)]);
  const walked = west.go(second);
  expect([rolls(walked.events), trail(walked.events, 2)]).toEqual([[], [west.at(8, 1)]]);
});

test('HR-SOLO-15 a risk roll is made once, and holds for the rest of the activation', () => {
  const t = corridor({}, {}, true);
  // out of the passage, past the niche and at him: three sights entered, one die
  const state = t.set([watcher(t, 4), stealer(t, 8, 1), mate(t, 8, 2)]);
  const { events } = t.go(state, [6, ...misses(3)]);
  expect(only(events, 'solo-roll').filter(({ purpose }) => purpose === 'risk')).toHaveLength(1);
});

test('HR-SOLO-22 stopped before a cannon on overwatch, a Genestealer steps into its fire and ends there', () => {
  const t = corridor({ ranged: 'assault-cannon' });
  const state = t.set([watcher(t, 1, { ammo: 5 }), stealer(t, 8, 1), mate(t, 8, 2)]);
  const { events } = t.go(state, [1, 2, 3]);
  expect(trail(events, 2)).toEqual([t.at(7, 0)]);
  const hormagaunt = t.set([
    watcher(t, 1, { ammo: 5 }),
    stealer(t, 8, 1, { kind: 'hormagaunt' }),
    mate(t, 8, 2),
  ]);
  expect(trail(t.go(hormagaunt).events, 2)).toEqual([]);
  const alone = t.set([watcher(t, 1, { ammo: 5 }), stealer(t, 8, 1)]);
  expect(trail(t.go(alone).events, 2)).toEqual([]);
  const bolter = corridor();
  expect(
    trail(bolter.go(bolter.set([watcher(bolter, 1), stealer(bolter, 8, 1), mate(bolter, 8, 2)])).events, 2),
  ).toEqual([]);
});

test('HR-SOLO-22 HR-SOLO-25 a Sentry Gun with rounds is fire to be reckoned with', () => {
  const t = solo({
    levels: ['sx............\n########.#####\n########.#####'],
    legend: { x: 'sentry 1' },
    mission: { sentries: [{ name: 'Gun', facing: 'E' }] },
  });
  const set = (ammo: number, more: Placed[]) =>
    t.set([
      { kind: 'terminator', at: t.at(0, 0), facing: W },
      { kind: 'sentry', at: t.at(1, 0), facing: E, overwatch: true, ammo },
      stealer(t, 8, 1),
      ...more,
    ]);
  expect(trail(t.go(set(5, [])).events, 3)).toEqual([]);
  expect(trail(t.go(set(5, [mate(t, 8, 2)]), [1, 2, 3]).events, 3)).toEqual([t.at(7, 0)]);
  expect(trail(t.go(set(0, [])).events, 3).length).toBeGreaterThan(1);
});

test('HR-SOLO-20 a blip converts before it crosses a Marine’s fire; a Genestealer then covers the next blip', () => {
  const t = corridor();
  const pieces = [
    watcher(t, 0),
    { kind: 'blip', value: 1, priority: 2, at: t.at(8, 1) },
    { kind: 'blip', value: 1, priority: 2, at: t.at(8, 2), done: true },
  ] as Placed[];
  const { events, state } = t.go(t.set(pieces), [1, 1, 1, 2]);
  expect(only(events, 'converted').map(({ unit: id }) => id)).toEqual([2]);
  expect(trail(events, 4)).toEqual([t.at(7, 0)]);
  expect(unit(state, 4).facing).toBe(W);
  // with no other blip to cover it stays where it is
  const lone = t.go(t.set(pieces.slice(0, 2)), [1, 1]);
  expect(trail(lone.events, 3)).toEqual([]);
});

test('HR-SOLO-27 seen by a Marine on overwatch: next to him it goes at him, far off it leaves his sight', () => {
  const t = corridor({}, {}, true);
  const far = t.go(t.set([watcher(t, 0), stealer(t, 9, 0)]));
  expect(trail(far.events, 2)).toEqual([t.at(8, 1)]);
  const two = t.go(t.set([watcher(t, 0), stealer(t, 10, 0)]), misses(1));
  expect(trail(two.events, 2)).toHaveLength(2); // one step in sight, one out of it
  const three = t.go(t.set([watcher(t, 2), stealer(t, 5, 0, { facing: W })]), misses(2));
  expect(trail(three.events, 2)).toEqual([t.at(4, 0), t.at(3, 0)]);
  const open = t.go(t.set([watcher(t, 0), stealer(t, 12, 0, { facing: W })]), misses(6));
  expect(trail(open.events, 2)).toHaveLength(6); // no way out within two moves
  const next = t.go(t.set([watcher(t, 2), stealer(t, 3, 0, { facing: N })]), misses(1));
  expect(only(next.events, 'turned')[0]).toMatchObject({ unit: 2, facing: W });
});
