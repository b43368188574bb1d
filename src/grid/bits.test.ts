import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsFor, clearBit, hasBit, setBit } from './bits.ts';

test('a set of bits behaves like a Set and stays plain JSON', () => {
  const members = fc.array(fc.record({ i: fc.nat(199), put: fc.boolean() }));
  fc.assert(
    fc.property(members, (changes) => {
      const bits = bitsFor(200);
      const model = new Set<number>();
      for (const { i, put } of changes) {
        if (put) setBit(bits, i);
        else clearBit(bits, i);
        if (put) model.add(i);
        else model.delete(i);
      }
      const copy: number[] = JSON.parse(JSON.stringify(bits));
      for (let i = 0; i < 200; i++) expect(hasBit(copy, i)).toBe(model.has(i));
      for (const word of bits) expect(word >= 0 && word < 2 ** 30).toBe(true);
    }),
  );
});

test('a set has just the words it needs', () => {
  expect(bitsFor(0)).toEqual([]);
  expect(bitsFor(30)).toEqual([0]);
  expect(bitsFor(31)).toEqual([0, 0]);
});

test('a bit is set and taken away alone, in whichever word it lies', () => {
  const size = 100;
  for (let i = 0; i < size; i++) {
    const bits = bitsFor(size);
    for (let k = 0; k < size; k++) setBit(bits, k);
    clearBit(bits, i);
    for (let k = 0; k < size; k++) expect(hasBit(bits, k), `${k} without ${i}`).toBe(k !== i);
    setBit(bits, i);
    clearBit(bits, (i + 1) % size);
    expect(hasBit(bits, i)).toBe(true);
  }
});
