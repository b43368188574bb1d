import { expect, test } from 'vitest';
import { course } from '../course.ts';
import { run } from '../engine.ts';
import { piece } from '../position.ts';
import { E, only, solo, W } from '../solo/testing.ts';
import { convert, exposeBlips } from './blips.ts';

/** Two corridors, joined far in the east: from one nobody sees what is in the other. */
const t = solo({
  levels: ['ss..........\n###########.\nss..........'],
  marines: [{}, {}, {}, {}],
  options: { solo: false },
});
type Place = readonly [x: number, y: number, facing: number];

/** Marines there, blips 5 and 6 there: who is converted first, or between whom the player chooses. */
function first(marines: Place[], blips: (readonly [number, number])[], actor = 0): number[] {
  const state = t.set([
    ...[0, 1, 2, 3].map((i) => {
      const [x, y, facing] = marines[i] ?? [0, 0, E];
      return { kind: 'terminator' as const, facing: facing as 0, ...(marines[i] ? { at: t.at(x, y) } : {}) };
    }),
    ...blips.map(([x, y]) => ({ kind: 'blip' as const, value: 1, at: t.at(x, y) })),
  ]);
  const play = t.play(state);
  exposeBlips(play, actor);
  run(play, course);
  const shown = only(play.events, 'converted').map(({ unit }) => unit);
  const step = state.steps.find((s) => s.do === 'expose');
  return shown.length > 0 ? shown.slice(0, 1) : step?.do === 'expose' ? step.choices : [];
}

test('HR-CONV-07 with nobody acting the nearest Marine who sees a blip counts, not one with his back to it', () => {
  // 5 is seen from six squares, and one stands two behind it who looks away; 6 is seen from four
  expect(first([[0, 0, E], [8, 0, E], [0, 2, E]], [[6, 0], [4, 2]])).toEqual([6]);
  // if he turns round it is two and four
  expect(first([[0, 0, E], [8, 0, W], [0, 2, E]], [[6, 0], [4, 2]])).toEqual([5]);
  // the nearest of those who see it, in whichever order they stand in the roster
  expect(first([[8, 0, W], [0, 0, E], [0, 2, E]], [[6, 0], [4, 2]])).toEqual([5]);
  expect(first([[0, 2, E], [0, 0, E]], [[6, 0], [4, 2]])).toEqual([6]);
}); // biome-ignore format: rows read best

test('HR-CONV-07 at equal distances a player chooses', () => {
  expect(first([[0, 0, E], [0, 2, E]], [[5, 0], [5, 2]])).toEqual([5, 6]);
  expect(first([[0, 0, E], [0, 2, E]], [[5, 0], [6, 2]])).toEqual([5]);
  expect(first([[0, 0, E], [0, 2, E]], [[6, 0], [5, 2]])).toEqual([6]);
}); // biome-ignore format: rows read best

test('HR-CONV-07 the distance to a Marine who acted counts, whoever else is nearer', () => {
  expect(first([[9, 0, W], [0, 2, E], [0, 0, E]], [[7, 0], [4, 2]])).toEqual([5]);
  expect(first([[9, 0, W], [0, 2, E], [0, 0, E]], [[7, 0], [4, 2]], 3)).toEqual([6]);
}); // biome-ignore format: rows read best

test('HR-CONV-06 a question about a conversion names the model that stands, then each one that is to face', () => {
  const state = t.set([
    { kind: 'terminator', at: t.at(0, 0), facing: W },
    ...[2, 3, 4].map(() => ({ kind: 'terminator' as const, facing: E as 1 })),
    { kind: 'blip' as const, value: 2, at: t.at(5, 0) },
  ]);
  const play = t.play(state);
  convert(play, piece(state, 5), false);
  run(play, course);
  const asked: [string, number | undefined][] = [];
  for (let i = 0; i < 3; i++) {
    const [{ seat, kind, unit }] = t.game.pending(state);
    asked.push([kind, unit]);
    t.game.apply(state, seat, t.game.actions(state, seat)[0], play.dice);
  }
  const models = state.stealers;
  expect(models).toHaveLength(2);
  expect(asked).toEqual([['place', models[0]], ...models.map((id) => ['face', id])]);
});
