import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed, changeOf } from './patch.ts';

test('nothing is sent of what is the same, though it be a copy', () => {
  for (const same of [1, Number.NaN, null, 'a', [], {}, [1, { a: [2] }], { a: { b: null }, c: [] }])
    expect(changeOf(same, structuredClone(same))).toBeNull();
});

test('only the places that changed are sent', () => {
  expect(changeOf({ a: 1, b: { c: 2, d: 3 } }, { a: 1, b: { c: 2, d: 4 } })).toEqual({
    in: { b: { in: { d: { is: 4 } } } },
  });
  expect(changeOf([1, [2, 3]], [1, [2, 4]])).toEqual({ in: { 1: { in: { 1: { is: 4 } } } } });
  expect(changeOf({ a: 1 }, { a: 1, b: null })).toEqual({ in: { b: { is: null } } });
});

test('what is gone is said, and only then', () => {
  expect(changeOf({ a: 1, b: 2 }, { a: 3 })).toEqual({ in: { a: { is: 3 } }, gone: ['b'] });
  expect(changeOf({ a: 1, b: 2 }, { a: 1 })).toEqual({ in: {}, gone: ['b'] });
  expect(changeOf({ a: 1, b: 2 }, { a: 1, b: undefined })).toEqual({ in: {}, gone: ['b'] });
  expect(changeOf({ a: 1 }, { a: 1, b: undefined })).toBeNull();
  expect(changeOf({ a: 1, b: undefined }, { a: 1 })).toBeNull();
  expect(changeOf({ a: 1, b: 2, c: 3 }, { c: 3, a: 1 })).toEqual({ in: {}, gone: ['b'] });
});

test('a list of another length, or something of another kind, is sent whole', () => {
  const whole = (before: unknown, after: unknown) => expect(changeOf(before, after)).toEqual({ is: after });
  whole([1, 2], [1]);
  whole([], { a: 1 });
  whole({ 0: 1 }, [1]);
  whole({ a: 1 }, null);
  whole(null, { a: 1 });
  whole(1, [1]);
});

test('whatever changes, the change leads from the one to the other and leaves the first alone', () => {
  const data = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(data, data, (before, after) => {
      const kept = structuredClone(before);
      expect(changed(before, changeOf(before, after))).toEqual(after);
      expect(before).toEqual(kept);
    }),
  );
});

test('a field may be called what every object has', () => {
  for (const name of ['valueOf', 'toString', 'constructor', '__proto__']) {
    const data = (value: unknown) => JSON.parse(`{"a":1,"${name}":${JSON.stringify(value)}}`);
    const pairs = [
      [{ a: 1 }, data(2)],
      [data(2), { a: 1 }],
      [data(2), data({ b: 3 })],
      [data({ b: 3 }), data({ b: 4 })],
    ];
    for (const [before, after] of pairs)
      expect(JSON.stringify(changed(before, changeOf(before, after))), name).toBe(JSON.stringify(after));
  }
});

test('a change inside leaves its neighbours as they were', () => {
  const before = { a: [1, 2], b: { c: 3, d: 4 } };
  const after = changed(before, { in: { b: { in: {}, gone: ['c'] }, a: { in: { 0: { is: 5 } } } } });
  expect(after).toEqual({ a: [5, 2], b: { d: 4 } });
  expect(before).toEqual({ a: [1, 2], b: { c: 3, d: 4 } });
  expect(Array.isArray((after as { a: unknown }).a)).toBe(true);
});
