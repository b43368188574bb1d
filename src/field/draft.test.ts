import { expect, test } from 'vitest';
import { change, drafted, makeDraft, noteWay, overlapsDrafted, takeBack, tryAnew } from './draft.ts';
import { rectangle } from './shapes.ts';

const boats = () => [
  { x: 0, sunk: false },
  { x: 500, sunk: false },
];

test('a model is the real one until it is changed, then always the same copy', () => {
  const real = boats();
  const draft = makeDraft(real);
  expect(drafted(draft, 1)).toBe(real[1]);
  const copy = change(draft, 1);
  copy.x = 900;
  expect(change(draft, 1)).toBe(copy);
  expect(drafted(draft, 1)).toBe(copy);
  expect(real).toEqual(boats());
});

test('movers make room from the start, as they are', () => {
  const real = boats();
  const draft = makeDraft(real, [1]);
  expect([...draft.models]).toEqual([[1, real[1]]]);
  expect(change(draft, 1)).not.toBe(real[1]);
});

test('ways and what they cost add up', () => {
  const draft = makeDraft(boats());
  noteWay(draft, 0, [0, 0, 10, 0], 10);
  noteWay(draft, 0, [10, 0, 10, 5], 7);
  expect(draft.ways.get(0)).toEqual([0, 0, 10, 0, 10, 0, 10, 5]);
  expect(draft.spent.get(0)).toBe(17);
});

test('what is taken back leaves nothing, notes of the game included, but room', () => {
  const real = boats();
  const noted = new Set([0, 1]);
  const draft = makeDraft(real, [], [noted]);
  for (const id of [0, 1]) {
    change(draft, id).x = 7;
    draft.bases.set(id, rectangle([0, 0, 10, 10]));
    draft.walked.add(id);
    noteWay(draft, id, [0, 0, 7, 0], 7);
  }
  takeBack(draft, 0);
  expect(drafted(draft, 0)).toBe(real[0]);
  expect(draft.models.has(0)).toBe(true);
  for (const list of [draft.bases, draft.ways, draft.spent, draft.walked, noted]) {
    expect(list.has(0)).toBe(false);
    expect(list.has(1)).toBe(true);
  }
});

test('what is tried anew begins where the model really is, and leaves the draft as it was', () => {
  const real = boats();
  const noted = new Set<number>();
  const draft = makeDraft(real, [], [noted]);
  const copy = change(draft, 0);
  copy.x = 7;
  draft.bases.set(0, rectangle([0, 0, 10, 10]));
  draft.walked.add(0);
  noteWay(draft, 0, [0, 0, 7, 0], 7);
  for (const id of [0, 1]) {
    const found = tryAnew(draft, id, () => {
      expect(drafted(draft, id)).toBe(real[id]);
      expect([draft.bases.has(id), draft.ways.has(id), draft.walked.has(id)]).toEqual([false, false, false]);
      change(draft, id).x = 99;
      draft.bases.set(id, rectangle([90, 0, 100, 10]));
      draft.walked.add(id);
      noted.add(id);
      noteWay(draft, id, [0, 0, 99, 0], 99);
      return drafted(draft, id).x;
    });
    expect(found).toBe(99);
  }
  expect(drafted(draft, 0)).toBe(copy);
  expect(copy.x).toBe(7);
  expect(draft.bases.get(0)).toEqual(rectangle([0, 0, 10, 10]));
  expect([draft.ways.get(0), draft.spent.get(0)]).toEqual([[0, 0, 7, 0], 7]);
  expect([[...draft.walked], [...noted]]).toEqual([[0], []]);
  for (const map of [draft.models, draft.bases, draft.ways, draft.spent]) expect(map.has(1)).toBe(false);
});

test('bases overlap those of drafted models that count, never their own', () => {
  const draft = makeDraft(boats());
  draft.bases.set(0, rectangle([0, 0, 100, 100]));
  draft.bases.set(1, rectangle([50, 0, 150, 100]));
  const base = rectangle([90, 90, 200, 200]);
  expect(overlapsDrafted(draft, 7, base, () => true)).toBe(true);
  expect(overlapsDrafted(draft, 1, base, (other) => other === 1)).toBe(false);
  expect(overlapsDrafted(draft, 7, base, (other) => other === 1)).toBe(true);
  expect(overlapsDrafted(draft, 7, rectangle([100, 100, 200, 200]), () => true)).toBe(false);
});
