import { expect, test } from 'vitest';
import { act } from '../actions.ts';
import type { StealerKind } from '../units.ts';
import { CONVERSION } from './conversion.ts';
import { N, only, rolls, type Stage, solo } from './testing.ts';

const SPECIALS = { feeder: 1, acidmaw: 1, hormagaunt: 1, broodlord: 1 };
/** A Marine who has his back to a long corridor, and an entry area at its end. */
const corridor = (mission: object = {}) =>
  solo({ levels: ['s....................E'], mission: { specials: SPECIALS, ...mission } });

test('HR-SOLO-09 a blip converts when its path this turn comes within six steps of a Marine', () => {
  const t = corridor();
  const blipAt = (x: number) =>
    t.set([
      { kind: 'terminator', at: t.at(0, 0), facing: N },
      { kind: 'blip', value: 2, priority: 2, at: t.at(x, 0) },
    ]);
  const far = t.go(blipAt(13)); // six steps bring it to 7
  expect(only(far.events, 'converted')).toEqual([]);
  expect(only(far.events, 'moved')).toHaveLength(6);
  const near = t.go(blipAt(12), [1, 1, 1, 1, 1, 1, 1, 1]);
  expect(only(near.events, 'converted')).toHaveLength(1);
  expect(only(near.events, 'moved').some(({ type }) => type === 'blip')).toBe(false);
});

test('HR-SOLO-09 a blip converts when its path this turn comes into a Marine’s sight', () => {
  const t = solo({ levels: ['s...............\n##############.#\n##############.#\n##############.#'] });
  const state = () =>
    t.set([
      { kind: 'terminator', at: t.at(0, 0), facing: 1 },
      { kind: 'blip', value: 2, priority: 2, at: t.at(14, 3) },
    ]);
  const { events } = t.go(state(), [1, 2, 1, 2]);
  expect(only(events, 'converted')).toHaveLength(1);
  const blind = state();
  blind.pieces[1]!.facing = N;
  expect(only(t.go(blind).events, 'converted')).toEqual([]);
});

/** Every total of two dice. */
const PAIRS: Record<number, [number, number]> = {
  2: [1, 1],
  3: [1, 2],
  4: [1, 3],
  5: [1, 4],
  6: [1, 5],
  7: [1, 6],
  8: [2, 6],
  9: [3, 6],
  10: [4, 6],
  11: [5, 6],
  12: [6, 6],
};
/** What comes of a blip in the human's own phase, found out by a Marine who opens the door before it. */
function found(t: Stage, value: number, priority: number, dice: readonly number[]): StealerKind {
  const state = t.set(
    [
      { kind: 'terminator', at: t.at(0, 0), facing: 1 },
      { kind: 'blip', value, priority, at: t.at(2, 0) },
    ],
    { phase: 'marine' },
  );
  const { dice: script } = t.play(state, dice);
  const events = t.game.apply(state, 'marine', act('door', 1, t.at(1, 0)), script);
  expect(script.left().faces).toEqual([]);
  return only(events, 'appeared')[0].type as StealerKind;
}
const door = (specials: object = SPECIALS) => solo({ levels: ['sD...'], mission: { specials } });

/** HR-SOLO-10 as the inventory prints it: the totals at which something else begins. */
const TABLE: [number, number, [number, StealerKind][]][] = [
  [1, 1, [[2, 'genestealer'], [6, 'genestealer'], [7, 'feeder'], [9, 'feeder'], [10, 'acidmaw'], [12, 'acidmaw']]],
  [1, 2, [[2, 'genestealer'], [3, 'feeder'], [7, 'feeder'], [8, 'acidmaw'], [12, 'acidmaw']]],
  [1, 3, [[2, 'genestealer'], [10, 'genestealer'], [11, 'feeder'], [12, 'acidmaw']]],
  [1, 4, [[2, 'genestealer'], [8, 'genestealer'], [9, 'feeder'], [10, 'feeder'], [11, 'acidmaw'], [12, 'acidmaw']]],
  [3, 1, [[2, 'genestealer'], [3, 'hormagaunt'], [7, 'hormagaunt'], [8, 'broodlord'], [12, 'broodlord']]],
  [3, 2, [[2, 'genestealer'], [6, 'genestealer'], [7, 'hormagaunt'], [11, 'hormagaunt'], [12, 'broodlord']]],
  [3, 3, [[2, 'genestealer'], [10, 'genestealer'], [11, 'hormagaunt'], [12, 'hormagaunt']]],
  [3, 4, [[2, 'genestealer'], [6, 'genestealer'], [7, 'hormagaunt'], [12, 'hormagaunt']]],
]; // biome-ignore format: a table reads best in rows

test.each(TABLE)('HR-SOLO-10 a %i blip with counter %i', (value, counter, cells) => {
  for (const [total, kind] of cells)
    expect([total, found(door(), value, counter, PAIRS[total])]).toEqual([total, kind]);
  expect(CONVERSION[value][counter].length).toBeGreaterThan(0);
});

test('HR-SOLO-11 Genestealers when the unit is not there, rolled for all the same; no roll for a 2', () => {
  const none = door({});
  expect(found(none, 1, 2, [6, 6])).toBe('genestealer');
  expect(found(none, 3, 1, [6, 6])).toBe('genestealer');
  expect(found(door(), 2, 1, [])).toBe('genestealer');
  // a Broodlord is wanted, only a Hormagaunt is left
  expect(found(door({ hormagaunt: 1 }), 3, 1, [6, 6])).toBe('genestealer');
});

test('HR-SOLO-13 a converted blip loses its counter', () => {
  const t = corridor();
  const state = t.set([
    { kind: 'terminator', at: t.at(0, 0), facing: N },
    { kind: 'blip', value: 1, priority: 3, at: t.at(12, 0) },
  ]);
  const { events } = t.go(state, [1, 1]);
  expect(rolls(events)[0]).toEqual(['HR-SOLO-10', [1, 1]]);
  expect(state.pieces.filter((p) => p && !p.marine).map((p) => p?.priority)).toEqual([0]);
});
