import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareProducts, rounded, squareOver, squareOverUp, wholeRoot, wholeRootUp } from './exact.ts';
import { fraction, rootOf, roundOf } from './testing.ts';

const big = fc.oneof(
  fc.integer({ min: 0, max: 2 ** 36 - 1 }),
  fc.integer({ min: 2 ** 36 - 5, max: 2 ** 36 - 1 }),
  fc.integer({ min: 0, max: 2000 }),
);
const sign = (n: bigint): number => (n > 0n ? 1 : n < 0n ? -1 : 0);
const runs = { numRuns: 2000 };

test('products are compared exactly, far beyond 53 bits', () => {
  const check = (a: number, b: number, c: number, d: number): void => {
    expect(compareProducts(a, b, c, d)).toBe(sign(BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d)));
  };
  fc.assert(fc.property(big, big, big, big, check), runs);
  // (n - k)(n + k) lies k*k below n*n: too close for floating point.
  const near = fc.integer({ min: 2 ** 35, max: 2 ** 36 - 100 });
  const few = fc.integer({ min: -3, max: 3 });
  fc.assert(
    fc.property(near, few, few, (n, k, m) => check(n, n, n - k, n + m)),
    runs,
  );
  expect(compareProducts(2 ** 35 + 1, 2 ** 35 - 1, 2 ** 35, 2 ** 35)).toBe(-1);
});

test('squares over whole numbers are rounded down and up exactly', () => {
  const c = fc.integer({ min: -(2 ** 35), max: 2 ** 35 });
  const check = (n: number, d: number): void => {
    const square = BigInt(n) * BigInt(n);
    if (square / BigInt(d) >= 2n ** 36n) return;
    expect(BigInt(squareOver(n, d))).toBe(square / BigInt(d));
    expect(BigInt(squareOverUp(n, d))).toBe((square + BigInt(d) - 1n) / BigInt(d));
  };
  fc.assert(fc.property(c, fc.integer({ min: 1, max: 2 ** 35 }), check), runs);
  // Quotients that are whole, or a hair beside it.
  const root = fc.integer({ min: 1, max: 2 ** 17 });
  fc.assert(
    fc.property(root, root, fc.integer({ min: -2, max: 2 }), (q, r, k) => check(q * r + k, r * r)),
    runs,
  );
});

test('whole roots', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 37 }), (n) => {
      const root = rootOf(BigInt(n));
      expect(BigInt(wholeRoot(n))).toBe(root);
      expect(BigInt(wholeRootUp(n))).toBe(root * root === BigInt(n) ? root : root + 1n);
    }),
  );
  for (const r of [0, 1, 2, 94906264, 67108863]) {
    if (r * r >= 2 ** 52) continue;
    expect([wholeRoot(r * r), wholeRootUp(r * r), wholeRootUp(r * r + 1)]).toEqual([r, r, r + 1]);
    if (r > 0) expect(wholeRoot(r * r - 1)).toBe(r - 1);
  }
});

test('halves round away from zero', () => {
  expect([rounded(1, 2), rounded(-1, 2), rounded(3, 2), rounded(-3, 2), rounded(1, 3)]).toEqual([
    1, -1, 2, -2, 0,
  ]);
  fc.assert(
    fc.property(
      fc.integer({ min: -(2 ** 51), max: 2 ** 51 }),
      fc.integer({ min: 1, max: 2 ** 36 }),
      (n, d) => {
        expect(BigInt(rounded(n, d))).toBe(roundOf(fraction(n, d)));
      },
    ),
    runs,
  );
});
