import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import type { Placed } from '../setting-up/arrange.ts';
import { E, N, only, rolls, S, type Stage, solo, trail, unit, W } from './testing.ts';

/** The pieces in the order in which they first did something. */
const acted = (events: readonly Event[]): number[] => [
  ...new Set(
    events.flatMap((event) => (event.kind === 'moved' || event.kind === 'entered' ? [event.unit] : [])),
  ),
];

test('HR-SOLO-12 the piece nearest to a Marine goes first; an entry area is one step behind its entry square', () => {
  const far = solo({ levels: [`s${'.'.repeat(30)}E`] });
  const state = far.set([
    { kind: 'terminator', at: far.at(0, 0), facing: N },
    { kind: 'blip', value: 1, priority: 2, area: 0 },
    { kind: 'blip', value: 1, priority: 2, at: far.at(29, 0) },
    { kind: 'blip', value: 1, priority: 2, at: far.at(20, 0) },
  ]);
  const { events, dice } = far.go(state);
  expect(acted(events)).toEqual([4, 3, 2]);
  expect(dice.left().faces).toEqual([]);
});

test('HR-SOLO-12 HR-SOLO-43 ties: one die each in reading order, the highest first, equal ones again', () => {
  const t = solo({ levels: [`${'.'.repeat(15)}s${'.'.repeat(15)}`] });
  const state = t.set([
    { kind: 'terminator', at: t.at(15, 0), facing: N },
    { kind: 'blip', value: 1, priority: 2, at: t.at(30, 0) },
    { kind: 'blip', value: 1, priority: 2, at: t.at(0, 0) },
  ]);
  const { events } = t.go(state, [3, 3, 2, 5]);
  // piece 3 stands first in reading order
  expect(only(events, 'solo-roll').map(({ unit: id, dice }) => [id, dice[0]])).toEqual([
    [3, 3],
    [2, 3],
    [3, 2],
    [2, 5],
  ]);
  expect(acted(events)).toEqual([2, 3]);
});

test('HR-SOLO-12 the order is looked at anew after every activation', () => {
  const t = solo({ levels: [`${'.'.repeat(15)}s${'.'.repeat(15)}`] });
  const state = t.set([
    { kind: 'terminator', at: t.at(15, 0), facing: N },
    { kind: 'blip', value: 1, priority: 2, at: t.at(28, 0) },
    { kind: 'blip', value: 1, priority: 2, at: t.at(1, 0) },
    { kind: 'blip', value: 1, priority: 2, at: t.at(30, 0) },
  ]);
  const { events } = t.go(state);
  expect([rolls(events), acted(events)]).toEqual([[], [2, 3, 4]]);
});

/** A Marine in the middle of a room. */
const room = (marine: object = {}) =>
  solo({ levels: ['.......\n...s...\n.......\n.......'], marines: [marine] });
/** The same with walls: three ways to him. */
const cross = () => solo({ levels: ['###.###\n...s...'] });
const man = (t: Stage, facing: number, kind: Placed['kind'] = 'terminator'): Placed => ({
  kind,
  at: t.at(3, 1),
  facing: facing as 0,
});
const gene = (t: Stage, x: number, y: number, facing: number, more: Partial<Placed> = {}): Placed => ({
  kind: 'genestealer',
  at: t.at(x, y),
  facing: facing as 0,
  ...more,
});

test('HR-SOLO-31 it waits for another that could still join in, and goes on when that one is done', () => {
  const t = cross();
  const state = t.set([man(t, W), gene(t, 4, 1, W), gene(t, 0, 1, E)]);
  // the second comes up, risks it (1+), is beaten and dies; then the first fights, and wins
  const { events } = t.go(state, [1, 1, 1, 1, 6, 1, 6, 6, 6, 1]);
  expect(only(events, 'waits').map(({ unit: id }) => id)).toEqual([2]);
  expect(only(events, 'assault').map(({ unit: id }) => id)).toEqual([3, 2]);
  expect(only(events, 'assault-rolled')[0].attackPlus).toBe(2); // ganging up counts
  expect(only(events, 'died').map(({ unit: id }) => id)).toEqual([3, 1]);
});

test('HR-SOLO-31 one put off is not waited for, and those put off go on in their order', () => {
  const t = cross();
  const state = t.set([man(t, W), gene(t, 4, 1, W), gene(t, 3, 0, S), gene(t, 0, 1, E, { ap: 3 })]);
  // tie: piece 3 (reading order) rolls 2, piece 2 rolls 5; piece 4 comes and fights a draw; piece 2 goes on
  const { events } = t.go(state, [2, 5, 1, 1, 1, 1, 4, 1, 6, 6, 6, 1]);
  expect(only(events, 'waits').map(({ unit: id }) => id)).toEqual([2, 3]);
  expect(only(events, 'assault').map(({ unit: id }) => id)).toEqual([4, 2]);
});

test('HR-SOLO-31 alone it attacks only a Marine it had before it when its activation began', () => {
  const t = room();
  const began = t.go(t.set([man(t, N), gene(t, 4, 1, W)]), [1, 6, 6, 6, 1]);
  expect(only(began.events, 'assault')).toHaveLength(1);
  const came = t.go(t.set([man(t, N), gene(t, 6, 1, W)]));
  expect(trail(came.events, 2).at(-1)).toBe(t.at(4, 1));
  expect(only(came.events, 'assault')).toEqual([]);
  // with somebody else at him it attacks at once
  const helped = t.set([man(t, N), gene(t, 6, 1, W), gene(t, 2, 1, E, { done: true })]);
  expect(only(t.go(helped, [1, 6, 6, 6, 1]).events, 'assault')).toHaveLength(1);
});

test('HR-SOLO-31 HR-SOLO-32 below the score it holds still and keeps him locked', () => {
  const t = room({ kind: 'sergeant' });
  const held = t.go(t.set([man(t, N, 'sergeant'), gene(t, 4, 1, W)]), [1]);
  expect(rolls(held.events)).toEqual([['HR-SOLO-32', [1]]]);
  expect([only(held.events, 'assault'), unit(held.state, 2).facing]).toEqual([[], W]);
  const dares = t.go(t.set([man(t, N, 'sergeant'), gene(t, 4, 1, W)]), [2, 6, 6, 6, 1]);
  expect(only(dares.events, 'assault')).toHaveLength(1);
});

test('HR-SOLO-31 HR-SOLO-15 it attacks until it is decided or its AP are gone, all on one risk roll', () => {
  const t = room();
  const level = [3, 3, 3, 3];
  const { events } = t.go(t.set([man(t, W), gene(t, 4, 1, W)]), [1, ...Array(6).fill(level).flat()]);
  expect(only(events, 'assault')).toHaveLength(6);
});
