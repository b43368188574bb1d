import { afterEach, expect, test, vi } from 'vitest';
import { forgetDrill, lessonsDone, markDone } from './progress.ts';

function keepIn(store: Map<string, string>): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
}

afterEach(() => vi.unstubAllGlobals());

test('lessons are counted game by game', () => {
  keepIn(new Map());
  markDone('one', 'walk');
  markDone('other', 'march');
  expect(lessonsDone('one')).toEqual(['walk']);
  expect(lessonsDone('other')).toEqual(['march']);
  forgetDrill('one');
  expect([lessonsDone('one'), lessonsDone('other')]).toEqual([[], ['march']]);
});

test('what was kept while there was one game is that game’s, and goes on', () => {
  keepIn(new Map([['auspex.drill', '["walk","doors"]']]));
  expect(lessonsDone('other')).toEqual([]);
  expect(lessonsDone('hulk-revised')).toEqual(['walk', 'doors']);
  markDone('hulk-revised', 'fire');
  expect(lessonsDone('hulk-revised')).toEqual(['walk', 'doors', 'fire']);
  forgetDrill('hulk-revised');
  expect(lessonsDone('hulk-revised')).toEqual([]);
});

test('a browser that keeps nothing, or something else, has no lessons', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('no');
    },
  });
  expect(lessonsDone('one')).toEqual([]);
  keepIn(new Map([['auspex.drill.one', '{"a":1}']]));
  expect(lessonsDone('one')).toEqual([]);
});
