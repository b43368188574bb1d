import { expect, test } from 'vitest';
import { compareMadeUp } from './testing.ts';

test('arcs, sight and cover are the plain ones on two hundred positions', () => {
  expect(compareMadeUp('long', 200, 8).wrong).toEqual([]);
}, 120_000);
