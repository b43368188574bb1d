import { expect, test } from 'vitest';
import { act } from '../actions.ts';
import { RUBBLE } from '../ground.ts';
import type { Step } from '../state.ts';
import { chooseFacing, chooseFirst, chooseParry, choosePlace, chooseRubble } from './choices.ts';
import { E, N, only, S, solo, unit, W } from './testing.ts';

const room = () => solo({ levels: [`s${'.'.repeat(8)}\n${`${'.'.repeat(9)}\n`.repeat(8)}`] });

test('HR-SOLO-40 models face the nearest Marine along the larger offset, north or south when both are equal', () => {
  const t = room();
  const face = (x: number, y: number) => {
    const state = t.set([
      { kind: 'terminator', at: t.at(4, 4), facing: N },
      { kind: 'genestealer', at: t.at(x, y) },
    ]);
    return chooseFacing(t.play(state), 2).face;
  };
  expect([face(8, 5), face(0, 3), face(5, 8), face(3, 0)]).toEqual([W, E, N, S]);
  expect([face(7, 7), face(1, 1)]).toEqual([N, S]);
});

test('HR-SOLO-40 further models go on the squares nearest to that Marine, ties in reading order', () => {
  const t = room();
  const state = t.set([
    { kind: 'terminator', at: t.at(0, 0), facing: N },
    { kind: 'blip', value: 3, priority: 2, at: t.at(8, 8) },
  ]);
  const step = { do: 'convert', square: t.at(8, 8), squares: [t.at(8, 7), t.at(7, 8)] } as unknown as Step & {
    do: 'convert';
  };
  expect(choosePlace(t.play(state), step)).toEqual(act('place', 0, t.at(8, 7)));
  const diagonal = { ...step, square: t.at(5, 5), squares: [t.at(5, 4), t.at(4, 4), t.at(6, 6)] };
  expect(choosePlace(t.play(state), diagonal)).toEqual(act('place', 0, t.at(4, 4)));
});

test('HR-SOLO-40 a blip of three shows itself: all three stand and look towards the Marine', () => {
  const t = solo({ levels: [`s${'.'.repeat(16)}\n${'.'.repeat(17)}`] });
  const state = t.set([
    { kind: 'terminator', at: t.at(0, 0), facing: W },
    { kind: 'blip', value: 3, priority: 3, at: t.at(12, 0) },
  ]);
  const { events } = t.go(state, [1, 1, 3, 4, 5, 1, 2, 1, 2, 1, 2, 1, 2]);
  expect(only(events, 'appeared').map(({ at }) => at)).toEqual([t.at(12, 0), t.at(11, 0), t.at(11, 1)]);
  expect(only(events, 'faced').map(({ facing }) => facing)).toEqual([W, W, W]);
});

test('HR-SOLO-40 a Hormagaunt turns the Marine’s highest die aside while he is level or ahead', () => {
  const t = solo({ levels: ['s....'], marines: [{ assault: 'lightning-claws', ranged: null }] });
  const state = t.set([
    { kind: 'terminator', at: t.at(0, 0), facing: E },
    { kind: 'hormagaunt', at: t.at(1, 0), facing: W },
  ]);
  const fight = (attack: number[], defence: number[]) =>
    chooseParry(t.play(state), {
      do: 'assault',
      attacker: 2,
      defender: 1,
      attack,
      defence,
      attackPlus: 1,
      defencePlus: 2,
    } as unknown as Step & { do: 'assault' });
  expect(fight([5, 1, 1], [3, 4])).toEqual(act('claw', 0, 1)); // 6 against 6
  expect(fight([5, 1, 1], [6, 4])).toEqual(act('claw', 0, 0));
  expect(fight([6, 1, 1], [3, 4])).toEqual(act('accept')); // 7 against 6
});

test('HR-SOLO-40 rubble goes before the first objective, three steps apart', () => {
  const t = solo({
    levels: ['s.........o.........'],
    legend: { o: 'objective' },
    mission: {
      objective: { text: 'x' },
      levels: [{ picture: 's.........o.........\n....................' }],
    },
  });
  const state = t.set([], { phase: 'setup' });
  expect(chooseRubble(t.play(state))).toEqual(act('rubble', 0, t.at(9, 0)));
  state.ground[t.at(9, 0)] |= RUBBLE;
  // (9,0) is taken; three steps from it and as near as may be to the objective
  expect(chooseRubble(t.play(state))).toEqual(act('rubble', 0, t.at(12, 0)));
});

test('HR-SOLO-40 rubble on the very first square keeps its distance, too; what the map has does not', () => {
  const t = solo({ levels: ['..........\n.r.......s'], legend: { r: 'rubble' } });
  const state = t.set([], { phase: 'setup' });
  expect(chooseRubble(t.play(state)).to).toBe(t.at(0, 0));
  state.ground[t.at(0, 0)] |= RUBBLE;
  expect(chooseRubble(t.play(state)).to).toBe(t.at(3, 0));
});

test('HR-SOLO-40 of blips found out together the first in reading order comes first', () => {
  const t = room();
  const state = t.set([
    { kind: 'terminator', at: t.at(0, 0), facing: N },
    { kind: 'blip', value: 1, priority: 2, at: t.at(5, 5) },
    { kind: 'blip', value: 1, priority: 2, at: t.at(4, 4) },
  ]);
  expect(chooseFirst(state, [2, 3])).toEqual(act('first', 3));
  expect(unit(state, 3).at).toBeLessThan(unit(state, 2).at);
});
