import { expect, test } from 'vitest';
import { share, shareById } from './share.ts';

test('equal values are the older one', () => {
  const older = [
    { a: 1, b: ['x'] },
    { a: 2, b: [] },
  ];
  expect(
    share(older, [
      { a: 1, b: ['x'] },
      { a: 2, b: [] },
    ]),
  ).toBe(older);
});

test('what has not changed is kept inside what has', () => {
  const older = { doors: [{ at: 1, state: 'open' }], marks: [{ at: 2 }] };
  const newer = share(older, { doors: [{ at: 1, state: 'closed' }], marks: [{ at: 2 }] });
  expect(newer).toEqual({ doors: [{ at: 1, state: 'closed' }], marks: [{ at: 2 }] });
  expect(newer.marks).toBe(older.marks);
  expect(newer.doors).not.toBe(older.doors);
});

test('a key more or less is a change', () => {
  const older: Record<string, number | undefined> = { a: 1 };
  expect(share(older, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
  expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect('b' in share({ a: 1, b: 2 }, { a: 1 })).toBe(false);
});

test('a piece that dies does not move the others', () => {
  const older = [
    { id: 1, at: 4 },
    { id: 2, at: 5 },
    { id: 3, at: 6 },
  ];
  const newer = shareById(older, [
    { id: 1, at: 4 },
    { id: 3, at: 6 },
  ]);
  expect(newer).toHaveLength(2);
  expect(newer[0]).toBe(older[0]);
  expect(newer[1]).toBe(older[2]);
});
