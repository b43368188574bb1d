import { expect, test } from 'vitest';
import { CLOSED, JAMMED_SHUT } from '../../../grid/doors.ts';
import type { Event } from '../events.ts';
import { FIRE, GENERATOR } from '../ground.ts';
import { steps } from './distances.ts';
import { arrivals, gates, moverFor, nodeOf } from './search.ts';
import { E, N, only, route, S, solo, trail, unit, W } from './testing.ts';

/** AP spent on steps and turns. */
const spent = (events: readonly Event[]): number =>
  [...only(events, 'moved'), ...only(events, 'turned')].reduce((sum, { ap }) => sum + ap, 0);

test('HR-SOLO-16 the route with the least AP: a closed door costs its opening, a jammed one is a wall', () => {
  // through the door: 6 steps and 1 AP; round by the south: 8 steps
  const t = solo({ levels: ['s....D....\n####.#.###\n####.#.###\n####...###'] });
  const pieces = [
    { kind: 'terminator' as const, at: t.at(0, 0), facing: N as 0 },
    { kind: 'genestealer' as const, at: t.at(7, 0), facing: W as 3 },
  ];
  const through = t.set(pieces);
  expect(route(t, through, 2)).toEqual([6, 5, 4, 3, 2, 1].map((x) => t.at(x, 0)));
  const jammed = t.set(pieces, { doors: [{ square: t.at(5, 0), door: JAMMED_SHUT }] });
  expect(route(t, jammed, 2)).toEqual(
    [[6, 1], [6, 2], [5, 3], [4, 2], [4, 1], [3, 0], [2, 0], [1, 0]].map(([x, y]) => t.at(x, y)),
  ); // biome-ignore format: one row reads best
});

test('HR-SOLO-16 facing counts: it turns, sidles or backs as is cheapest, with the free turns it has', () => {
  const t = solo({ levels: ['s.........'] });
  // facing away: a free turn to the side, a step sideways with another, and on: no AP is lost by it
  const away = t.set([
    { kind: 'terminator', at: t.at(0, 0), facing: N },
    { kind: 'genestealer', at: t.at(5, 0), facing: E },
  ]);
  const { events, state } = t.go(away);
  expect(only(events, 'turned')[0]).toMatchObject({ unit: 2, facing: N, ap: 0 });
  expect(unit(state, 2)).toMatchObject({ at: t.at(1, 0), facing: W });
  expect(spent(events)).toBe(4);
  // its free turn made, it has to pay for the half turn
  const turned = t.set([
    { kind: 'terminator', at: t.at(0, 0), facing: N },
    { kind: 'genestealer', at: t.at(5, 0), facing: E, turned: true },
  ]);
  expect(spent(t.go(turned).events)).toBe(5);
  expect(unit(turned, 2)).toMatchObject({ at: t.at(1, 0), facing: W });
});

test('HR-SOLO-16 other Stealers and blips block: another route is used if there is one', () => {
  const t = solo({ levels: ['s........\n#..###...\n##.....##'] });
  const pieces = [
    { kind: 'terminator' as const, at: t.at(0, 0), facing: N as 0 },
    { kind: 'genestealer' as const, at: t.at(7, 0), facing: W as 3 },
  ];
  expect(route(t, t.set(pieces), 2)).toContain(t.at(4, 0));
  const blocked = t.set([...pieces, { kind: 'blip', value: 1, priority: 2, at: t.at(4, 0) }]);
  expect(route(t, blocked, 2)).toContain(t.at(4, 2));
});

test('HR-SOLO-16 of equal routes the one with fewer squares in sight, then the first in reading order', () => {
  // to Marine 2 by the north or by the south; Marine 1 stands at the end of the northern way
  const t = solo({ levels: ['s...........\n##s########.\n##..........'], marines: [{}, {}] });
  const way = (facing: number) => {
    const state = t.set([
      { kind: 'terminator', at: t.at(0, 0), facing: facing as 0 },
      { kind: 'terminator', at: t.at(2, 1), facing: W },
      { kind: 'genestealer', at: t.at(11, 1), facing: W },
    ]);
    return route(t, state, 3);
  };
  expect(way(N)).toContain(t.at(6, 0));
  expect(way(E)).toContain(t.at(6, 2));
});

test('HR-SOLO-16 a blip prefers any route out of sight to one in sight', () => {
  const t = solo({ levels: ['s..............\n#######.#####.#\n#######.......#'] });
  const hidden = t.set([
    { kind: 'terminator', at: t.at(7, 0), facing: E },
    { kind: 'blip', value: 1, priority: 2, at: t.at(13, 1) },
  ]);
  const way = route(t, hidden, 2);
  expect(way).toContain(t.at(10, 2));
  expect(way).not.toContain(t.at(10, 0));
});

test('HR-SOLO-42 without a route it goes up to a jammed door and batters it', () => {
  const t = solo({ levels: ['s...J....'] });
  const state = t.set([
    { kind: 'terminator', at: t.at(0, 0), facing: N },
    { kind: 'genestealer', at: t.at(7, 0), facing: W },
  ]);
  const { events } = t.go(state, [1, 1, 1, 2, 2, 2, 1, 3, 6]);
  expect(trail(events, 2).slice(0, 2)).toEqual([t.at(6, 0), t.at(5, 0)]);
  expect(only(events, 'battered')).toHaveLength(3);
  expect(trail(events, 2)).toHaveLength(3); // the last AP leads into the doorway
});

test('HR-SOLO-42 a generator takes two attacks of six AP, a gun one Genestealer; nobody else touches a gun', () => {
  const t = solo({
    levels: ['s...x....\n.########'],
    legend: { x: 'sentry 1' },
    mission: { sentries: [{ name: 'Gun' }] },
  });
  const withField = t.set(
    [
      { kind: 'terminator', at: t.at(0, 0), facing: N },
      { kind: 'sentry', at: t.at(0, 1), overwatch: false },
      { kind: 'genestealer', at: t.at(4, 0), facing: W },
    ],
    { ground: [{ square: t.at(3, 0), bits: GENERATOR }] },
  );
  expect(only(t.go(withField).events, 'field').map(({ field }) => field)).toEqual(['damaged']);
  const gun = (kind: 'genestealer' | 'broodlord') =>
    t.set([
      { kind: 'terminator', at: t.at(0, 0), facing: N },
      { kind: 'sentry', at: t.at(4, 0), facing: W, overwatch: true, ammo: 0 },
      { kind, at: t.at(7, 0), facing: W },
    ]);
  const wreck = t.go(gun('genestealer'));
  expect(only(wreck.events, 'died').map(({ type }) => type)).toEqual(['sentry', 'genestealer']);
  const other = t.go(gun('broodlord'));
  expect(only(other.events, 'died')).toEqual([]);
  expect(unit(other.state, 3).at).toBe(t.at(5, 0)); // as near as it can
});

test('HR-SOLO-42 a blip that must break something converts first', () => {
  const t = solo({ levels: ['s...........J...'] });
  const state = (x: number) =>
    t.set([
      { kind: 'terminator', at: t.at(0, 0), facing: N },
      { kind: 'blip', value: 2, priority: 2, at: t.at(x, 0) },
    ]);
  const { events } = t.go(
    state(14),
    Array(60)
      .fill(1)
      .map((_, i) => 1 + (i % 2)),
  );
  expect(only(events, 'converted')).toHaveLength(1);
});

test('HR-SOLO-42 behind other pieces it moves up and waits', () => {
  const t = solo({ levels: ['s.........'] });
  const state = t.set([
    { kind: 'terminator', at: t.at(0, 0), facing: N },
    { kind: 'genestealer', at: t.at(4, 0), facing: W, done: true },
    { kind: 'genestealer', at: t.at(8, 0), facing: W },
  ]);
  t.go(state);
  expect(unit(state, 3).at).toBe(t.at(5, 0));
});

test('HR-SOLO-42 fire and other floor that cannot be crossed: as near as it can', () => {
  const t = solo({ levels: ['s.........'] });
  const state = t.set(
    [
      { kind: 'terminator', at: t.at(0, 0), facing: N },
      { kind: 'genestealer', at: t.at(8, 0), facing: W },
    ],
    { ground: [{ square: t.at(4, 0), bits: FIRE }] },
  );
  t.go(state);
  expect(unit(state, 2).at).toBe(t.at(5, 0));
});

test('HR-SOLO-42 HR-LADD-03 as near as it can may be the very first square', () => {
  const t = solo({ levels: ['a....', 'sa...'], legend: { a: 'ladder A' } });
  const state = t.set(
    [
      { kind: 'terminator', at: t.at(0, 0, 1), facing: N },
      { kind: 'genestealer', at: t.at(4, 0), facing: W },
    ],
    { ground: [{ square: t.at(1, 0, 1), bits: FIRE }] },
  );
  expect(route(t, state, 2)).toEqual([3, 2, 1, 0].map((x) => t.at(x, 0)));
});

test('HR-SACT-06 HR-ENTRY-03 it enters straight, or with its free turn to the left or right', () => {
  const ways = (picture: string, kind: 'genestealer' | 'blip') => {
    const t = solo({ levels: [picture] });
    const state = t.set([
      { kind: 'terminator', at: t.at(0, 0), facing: N },
      { kind, area: 0, value: 1 },
    ]);
    const mover = moverFor(t.game.table, state, unit(state, 2), new Uint8Array(t.game.board.size));
    const [gate, ...others] = gates(mover);
    expect(others).toEqual([]);
    expect(gate.cost).toBe(1);
    return arrivals(mover, gate.square).map((node) => node - nodeOf(gate.square, 0, 0));
  };
  const node = (facing: number, turned: number) => facing * 2 + turned;
  expect(ways('s....\n##E##', 'genestealer')).toEqual([node(N, 0), node(W, 1), node(E, 1)]);
  expect(ways('s....E', 'genestealer')).toEqual([node(W, 0), node(S, 1), node(N, 1)]);
  expect(ways('s....E', 'blip')).toEqual([0]);
});

const TWO_LEVELS = {
  levels: ['s..L###P.', '###L...p.'],
  legend: { L: 'ladder A', P: 'pit B', p: 'landing B' },
};

test('HR-SOLO-44 distances run over ladders and holes, one step each, holes both ways', () => {
  const t = solo(TWO_LEVELS);
  const { table } = t.game;
  expect(steps(table, t.at(0, 0, 0), t.at(3, 0, 1))).toBe(4);
  expect(steps(table, t.at(0, 0, 0), t.at(8, 0, 0))).toBe(10);
  expect(steps(table, t.at(8, 0, 0), t.at(0, 0, 0))).toBe(10);
  const state = t.set([
    { kind: 'terminator', at: t.at(0, 0, 0), facing: N },
    { kind: 'genestealer', at: t.at(4, 0, 1), facing: W },
  ]);
  expect(route(t, state, 2)).toEqual([t.at(3, 0, 1), t.at(3, 0, 0), t.at(2, 0, 0), t.at(1, 0, 0)]);
});

test('HR-SOLO-46 ladders and holes are used as part of a path, arriving with the face to the next step', () => {
  const t = solo(TWO_LEVELS);
  const state = t.set([
    { kind: 'terminator', at: t.at(0, 0, 0), facing: N },
    { kind: 'genestealer', at: t.at(8, 0, 0), facing: W },
  ]);
  const { events } = t.go(state);
  const drop = only(events, 'climbed')[0];
  expect(drop).toMatchObject({ to: t.at(7, 0, 1), facing: W, ap: 1 });
  expect(unit(state, 2).at).toBe(t.at(3, 0, 1));
});

test('HR-SOLO-46 doors are opened, never closed; what lurks comes in as soon as it may', () => {
  const t = solo({ levels: ['s......D...E'] });
  const state = t.set(
    [
      { kind: 'terminator', at: t.at(0, 0), facing: N },
      { kind: 'genestealer', area: 0 },
    ],
    { doors: [{ square: t.at(7, 0), door: CLOSED }] },
  );
  const { events } = t.go(state);
  expect(trail(events, 2)[0]).toBe(t.at(10, 0));
  expect(only(events, 'door').map(({ door }) => door)).toEqual(['opened']);
});
