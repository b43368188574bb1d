import { expect, test } from 'vitest';
import { compareMadeUp } from './testing.ts';

test('arcs, sight and cover of every weapon are the plain ones, on positions made up of what is rare', () => {
  const met = compareMadeUp('oracle', 12, 6);
  expect(met.wrong.slice(0, 6)).toEqual([]);
  for (const kind of ['inside', 'rubble', 'titans', 'screened'] as const)
    expect(met[kind], kind).toBeGreaterThan(8);
}, 120_000);
