import { expect, test } from 'vitest';
import { E, N, solo, unit } from './testing.ts';
import { entered, look } from './watch.ts';

test('HR-LADD-06 HR-LADD-08 a Stealer on a ladder does not hide the far end it climbs to', () => {
  const t = solo({ levels: ['sa', 'a.'], legend: { a: 'ladder A' } });
  const state = t.set([
    { kind: 'terminator', at: t.at(0, 0), facing: E },
    { kind: 'genestealer', at: t.at(1, 0), facing: N },
    { kind: 'genestealer', at: t.at(1, 0, 1), facing: N },
  ]);
  const far = t.at(0, 0, 1);
  expect(look(t.game.table, state, unit(state, 2)).seen[far]).toBe(1);
  expect(look(t.game.table, state, unit(state, 3)).seen[far]).toBe(0);
});

test('HR-SOLO-25 HR-SENT-14 a deployed gun watches, one with rounds fires; a mobile gun does neither', () => {
  const t = solo({
    levels: ['sx...'],
    legend: { x: 'sentry 1' },
    mission: { sentries: [{ name: 'Gun', facing: 'E' }] },
  });
  const watch = (overwatch: boolean, ammo: number) => {
    const state = t.set([
      { kind: 'terminator', at: t.at(0, 0), facing: N },
      { kind: 'sentry', at: t.at(1, 0), facing: E, overwatch, ammo },
      { kind: 'genestealer', at: t.at(4, 0), facing: N },
    ]);
    const { seen, exposed, fire, watchers } = look(t.game.table, state, unit(state, 3));
    const at = t.at(3, 0);
    return [seen[at], exposed[at], fire[at], watchers.length];
  };
  expect(watch(true, 5)).toEqual([0, 1, 1, 2]);
  expect(watch(true, 0)).toEqual([0, 1, 0, 2]);
  expect(watch(false, 5)).toEqual([0, 0, 0, 1]);
});

test('HR-SOLO-25 a step enters the sight of those who did not see it before; out of an entry area, of all who see it', () => {
  const t = solo({ levels: ['s....\n...#.'] });
  const state = t.set([
    { kind: 'terminator', at: t.at(0, 0), facing: E },
    { kind: 'genestealer', at: t.at(4, 1), facing: N },
  ]);
  const watch = look(t.game.table, state, unit(state, 2));
  const ids = (from: number, x: number) => entered(watch, from, t.at(x, 0)).map(({ id }) => id);
  expect(watch.seen[t.at(4, 1)]).toBe(0);
  expect(ids(t.at(4, 1), 3)).toEqual([1]);
  expect(ids(t.at(4, 0), 3)).toEqual([]);
  expect(ids(-1, 3)).toEqual([1]);
});
