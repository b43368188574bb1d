import { expect, test } from 'vitest';
import { holdOf, type Picture, timelineOf, together } from './timeline.ts';

const roll = { kind: 'roll' };
const fall = { kind: 'fall' };
const step = { kind: 'step' };
const rolls = (event: { kind: string }) => event === roll;

/** Somebody walks, shoots and kills; a scene is the number of pieces on it. */
const pictures: readonly Picture<number, string>[] = [
  { scene: 2, effects: [], opening: [], events: [step], weight: 'step', about: [1] },
  { scene: 2, effects: ['hit'], opening: ['aim'], events: [roll], weight: 'strike', about: [1, 5] },
  { scene: 1, effects: ['gone'], opening: [], events: [fall], weight: 'kill', about: [5] },
];
const row = (tumbles: boolean) => timelineOf({ before: 2, pictures, rolls, tumbles });

test('dice roll before anything is told of them, and nobody is gone before his dice', () => {
  const beats = row(true);
  expect(beats.map(({ weight }) => weight)).toEqual(['step', 'throw', 'strike', 'kill']);
  expect(beats.map(({ told }) => told)).toEqual([1, 1, 2, 3]);
  expect(beats.map(({ scene }) => scene)).toEqual([2, 2, 2, 1]);
  expect(beats.map(({ effects }) => effects)).toEqual([[], ['aim'], ['hit'], ['gone']]);
});

test('each event happens in one beat only, in the order of the row', () => {
  const happened = row(true).flatMap((beat) => beat.happened);
  expect(happened).toEqual([step, roll, fall]);
});

test('without motion dice lie at once', () => {
  expect(row(false).map(({ weight, told }) => [weight, told])).toEqual([
    ['step', 1],
    ['strike', 2],
    ['kill', 3],
  ]);
});

test('a picture that changes with its dice shows them over how it was', () => {
  const blast = [{ ...pictures[1], scene: 1, events: [roll, fall], weight: 'kill' as const }];
  const beats = timelineOf({ before: 2, pictures: blast, rolls, tumbles: true });
  expect(beats.map(({ scene, happened }) => [scene, happened])).toEqual([
    [2, [roll]],
    [1, [fall]],
  ]);
});

test('all at once it is still in order, and weighs what its heaviest part does', () => {
  const rest = together(row(true).slice(1));
  expect(rest).toEqual({
    scene: 1,
    effects: ['hit', 'gone'],
    happened: [roll, fall],
    told: 3,
    weight: 'kill',
    about: [1, 5],
  });
  expect(together([])).toBeNull();
});

test('one that is left is itself, and keeps what was drawn while its dice rolled', () => {
  const [, thrown] = row(true);
  expect(together([thrown])).toBe(thrown);
});

test('a death is looked at longer than a kill, a kill longer than a step; nothing at all at Instant', () => {
  const hold = (weight: 'step' | 'kill' | 'death' | 'throw') => holdOf(weight, 'normal', 340);
  expect(hold('throw')).toBe(340);
  expect(hold('step')).toBeLessThan(hold('kill'));
  expect(hold('kill')).toBeLessThan(hold('death'));
  expect(holdOf('death', 'instant', 0)).toBe(0);
});
