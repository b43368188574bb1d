import { expect, test } from 'vitest';
import { patienceWith } from './patience.ts';

test('so many at once, more with time, each for himself', () => {
  let time = 0;
  const patience = patienceWith(3, 2, () => time);
  const asks = (who: string, n: number) => Array.from({ length: n }, () => patience(who));
  expect(asks('a', 4)).toEqual([true, true, true, false]);
  expect(asks('b', 1)).toEqual([true]);
  time = 400;
  expect(asks('a', 1)).toEqual([false]);
  time = 1000;
  expect(asks('a', 2)).toEqual([true, false]);
  time = 60_000;
  expect(asks('a', 4)).toEqual([true, true, true, false]);
});
