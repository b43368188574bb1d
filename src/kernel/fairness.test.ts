import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitment, diceKey } from './fairness.ts';

const SEED = 'c0ffee';

test('the commitment is the SHA-256 of the seed, as any tool computes it', () => {
  expect(commitment(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
});

test('the key of the dice can be computed from its documentation', () => {
  const part = (bytes: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    return Buffer.concat([length, bytes]);
  };
  const parts = [Buffer.from(SEED, 'hex'), ...['blue', 'zwölf', 'red', 'n'].map((text) => Buffer.from(text))];
  const expected = createHash('sha256')
    .update(Buffer.concat(parts.map(part)))
    .digest('hex');
  expect(diceKey(SEED, { red: 'n', blue: 'zwölf' })).toBe(expected);
});

test('every seat has a say in the dice, and no two sets of nonces read alike', () => {
  const keys = [
    diceKey(SEED, { a: '1', b: '2' }),
    diceKey(SEED, { a: '2', b: '1' }),
    diceKey(SEED, { a: '12', b: '' }),
    diceKey(SEED, { a: '1b2' }),
    diceKey(SEED, {}),
    diceKey('c0ffef', { a: '1', b: '2' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('a seed that is not hexadecimal is a problem', () => {
  for (const seed of ['', 'abc', 'xy', 'ab cd']) expect(() => commitment(seed)).toThrow(/hexadecimal/);
});
