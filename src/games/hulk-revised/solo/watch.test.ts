import { expect, test } from 'vitest';
import { E, N, solo, unit } from './testing.ts';
import { look } from './watch.ts';

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
