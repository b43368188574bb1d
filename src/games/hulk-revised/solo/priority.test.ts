import { expect, test } from 'vitest';
import { act } from '../actions.ts';
import { fixLines } from './lines.ts';
import { giveCounter, giveMissingCounters } from './priority.ts';
import { only, rolls, type Stage, solo, unit } from './testing.ts';

/** A long hall: the objective to the east of the squad, so that there are front, side and rear lines. */
const hall = (mission: object = {}) =>
  solo({
    levels: ['E.s.........o.E'],
    legend: { o: 'objective' },
    mission: { objective: { text: 'x' }, blips: { total: 9, start: 0, perTurn: 1 }, ...mission },
  });
const withBlips = (t: Stage, ...counters: number[]) => {
  const state = t.set([
    { kind: 'terminator', at: t.at(2, 0) },
    ...counters.map((priority) => ({ kind: 'blip' as const, value: 1, area: 0, priority })),
    { kind: 'blip', value: 1, area: 1 },
  ]);
  fixLines(t.play(state));
  return { state, blip: unit(state, counters.length + 2) };
};
const P1 = 1;
const P2 = 2;
const S1 = 3;
const S2 = 4;

test('HR-SOLO-04 4 or less is secondary, -1 for each P blip and +1 for each S blip in play, entry areas included', () => {
  const t = hall();
  for (const [counters, dice, counter] of [
    [[], [2, 3, 6, 6], P1],
    [[], [2, 2, 6, 6], S1],
    [[P1, P2], [3, 3, 6, 6], S1], // 6 - 2
    [[S1, S2], [1, 2, 6, 6], P1], // 3 + 2
  ] as const) {
    const { state, blip } = withBlips(t, ...counters);
    const play = t.play(state, dice);
    giveCounter(play, blip);
    expect(blip.priority).toBe(counter);
    expect(only(play.events, 'solo-roll')[0]).toMatchObject({ purpose: 'type', rule: 'HR-SOLO-04' });
  }
});

test('HR-SOLO-05 the second roll is for P1 or P2, S1 or S2, each held back by its own kind', () => {
  const t = hall();
  for (const [counters, dice, counter] of [
    [[], [6, 6, 2, 3], P1],
    [[], [6, 6, 2, 2], P2],
    [[P1, P1, S1, S1], [6, 6, 3, 3], P2], // 6 - 2
    [[P2, P2, S1, S1], [6, 6, 1, 2], P1], // 3 + 2
    [[], [1, 1, 2, 3], S1],
    [[], [1, 1, 2, 2], S2],
    [[P1, P1, S1, S1], [1, 1, 3, 3], S2],
    [[P1, P1, S2, S2], [1, 1, 1, 2], S1],
  ] as const) {
    const { state, blip } = withBlips(t, ...counters);
    giveCounter(t.play(state, dice), blip);
    expect([counters, blip.priority]).toEqual([counters, counter]);
  }
});

test('HR-SOLO-06 a result below 1 counts as 1', () => {
  const t = hall();
  const { state, blip } = withBlips(t, P1, P1, P1, P1);
  const play = t.play(state, [1, 1, 6, 6]);
  giveCounter(play, blip);
  expect(only(play.events, 'solo-roll')[0]).toMatchObject({ plus: -4, result: '1: secondary' });
});

test('HR-SOLO-37 with the front all around there is no secondary roll, without an objective no roll at all', () => {
  const inside = solo({
    levels: ['E.sos.E'],
    legend: { o: 'objective' },
    marines: [{}, {}],
    mission: { objective: { text: 'x' } },
  });
  const a = inside.set([
    { kind: 'terminator', at: inside.at(2, 0) },
    { kind: 'terminator', at: inside.at(4, 0) },
    { kind: 'blip', value: 1, area: 0 },
  ]);
  const play = inside.play(a, [2, 2]);
  fixLines(play);
  giveCounter(play, unit(a, 3));
  expect(unit(a, 3).priority).toBe(P2);
  expect(rolls(play.events)).toEqual([['HR-SOLO-05', [2, 2]]]);

  const none = solo({ levels: ['E.s.E'] });
  const b = none.set([
    { kind: 'terminator', at: none.at(2, 0) },
    { kind: 'blip', value: 1, area: 0 },
  ]);
  const fight = none.play(b);
  fixLines(fight);
  giveCounter(fight, unit(b, 2));
  expect(unit(b, 2).priority).toBe(P2);
});

test('HR-SOLO-39 blips that are there at the start: P1 within eight steps of an objective, else P2', () => {
  const t = hall();
  const state = t.set([
    { kind: 'terminator', at: t.at(2, 0) },
    { kind: 'blip', value: 1, at: t.at(4, 0) }, // eight from the objective
    { kind: 'blip', value: 1, at: t.at(3, 0) },
    { kind: 'ambush', value: 1, at: t.at(10, 0) },
  ]);
  const play = t.play(state);
  giveMissingCounters(play);
  expect([2, 3, 4].map((id) => unit(state, id).priority)).toEqual([P1, P2, 0]);
  expect(only(play.events, 'counter').map(({ counter, rule }) => [counter, rule])).toEqual([
    [P1, 'HR-SOLO-39'],
    [P2, 'HR-SOLO-39'],
  ]);
});

test('HR-SOLO-02 HR-SOLO-43 every blip drawn gets a public counter: type then counter, blip by blip', () => {
  const t = hall({ blips: { total: 9, start: 0, perTurn: 2 }, turns: 1 });
  const state = t.set([{ kind: 'terminator', at: t.at(2, 0), facing: 3 }], { phase: 'marine' });
  const dice = t.play(state, [6, 6, 6, 6, 1, 2, 1, 1], [0, 1]).dice;
  const events = t.game.apply(state, 'marine', act('end'), dice);
  expect(rolls(events).filter(([rule]) => rule !== 'HR-SOLO-12')).toEqual([
    ['HR-SOLO-04', [6, 6]],
    ['HR-SOLO-05', [6, 6]],
    ['HR-SOLO-04', [1, 2]],
    ['HR-SOLO-05', [1, 1]],
  ]);
  expect(only(events, 'counter').map(({ counter }) => counter)).toEqual([P1, S2]);
  const seen = t.game.view(state, 'marine').pieces.filter((p) => p?.kind === 'blip');
  expect(seen.map((p) => [p?.priority, p?.value])).toEqual([
    [P1, -1],
    [S2, -1],
  ]);
});

test('HR-SOLO-39 blips the mission puts on the board carry their counters before the first Marine turn', () => {
  const t = solo({
    levels: ['s...b......b..o'],
    legend: { o: 'objective', b: 'blip' },
    mission: { objective: { text: 'x' } },
  });
  const { dice } = t.play(t.set([]), [], [0, 1, 0]);
  const { state } = t.game.start(dice);
  const events = t.game.apply(state, 'marine', act('start', 1, t.at(0, 0), 3), dice);
  expect(only(events, 'counter').map(({ counter, rule }) => [counter, rule])).toEqual([
    [P2, 'HR-SOLO-39'],
    [P1, 'HR-SOLO-39'],
  ]);
});
