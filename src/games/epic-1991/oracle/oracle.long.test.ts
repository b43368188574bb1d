import { expect, test } from 'vitest';
import { compareMadeUp } from './testing.ts';

test('the quick answers are the plain ones on ten thousand positions', () => {
  for (let part = 0; part < 10; part++) expect(compareMadeUp(`long ${part}`, 1000).wrong).toEqual([]);
}, 1_800_000);
