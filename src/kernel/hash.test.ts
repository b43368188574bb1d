import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, plainCopy, sameData, stateHash } from './hash.ts';
import { notPlain } from './mutate.ts';

test('the order in which data was built does not matter', () => {
  expect(canonical({ b: 1, a: [{ d: 2, c: 3 }] })).toBe('{"a":[{"c":3,"d":2}],"b":1}');
  expect(stateHash({ b: 1, a: 2 })).toBe(stateHash({ a: 2, b: 1 }));
  expect(sameData({ b: 1, a: 2 }, { a: 2, b: 1 })).toBe(true);
  expect(sameData([1, 2], [2, 1])).toBe(false);
});

test('names come in the order of their letters, however many there are', () => {
  const names = fc.uniqueArray(fc.string(), { maxLength: 90 });
  fc.assert(
    fc.property(names, (all) => {
      const text = canonical(Object.fromEntries(all.map((name) => [name, 0])));
      expect(text).toBe(
        `{${[...all]
          .sort()
          .map((name) => `${JSON.stringify(name)}:0`)
          .join()}}`,
      );
    }),
  );
});

test('canonical text is JSON, and means the same as the data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonical(value))).toEqual(plainCopy(value));
    }),
  );
});

test('what is absent and what is undefined are the same', () => {
  expect(stateHash({ a: 1, b: undefined })).toBe(stateHash({ a: 1 }));
});

test('what is no number in JSON is none here either', () => {
  expect([Number.NaN, Infinity, -Infinity].map(canonical)).toEqual(['null', 'null', 'null']);
  expect(canonical({ a: [Number.NaN, '1', 1] })).toBe('{"a":[null,"1",1]}');
});

test('a hash is sixteen hex digits', () => {
  expect(stateHash({})).toBe('44136fa355b3678a');
});

test('what is not plain data is found', () => {
  expect(notPlain({ a: [1, 'x', null, { b: true }] })).toBeNull();
  expect(notPlain({ a: [1, { b: new Set() }] })).toBe('state.a[1].b is not a plain object');
  expect(notPlain({ a: Number.NaN })).toBe('state.a is NaN');
  expect(notPlain({ a: () => 1 })).toBe('state.a is a function');
});
