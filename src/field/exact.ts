/**
 * Whole-number arithmetic that gives the same answer on every machine. Coordinates lie within ±LIMIT, so differences stay
 * within 2^17, cross and dot products within 2^35, and a product of two of those needs more than the 53 bits of a number:
 * the routines here settle such products exactly. docs/field.md has the argument.
 */

/** The largest coordinate, either way. Tables reach to 40,000; templates and scattered points may lie beyond the edge. */
export const LIMIT = 65536;

/** The largest whole number whose square is below 2^53. */
const ROOT = 94906265;
const HALF = 262144; // 2^18

/** floor(sqrt(n)) of a whole number 0 <= n < 2^52. The root's last bit does not matter: it is put right. */
export function wholeRoot(n: number): number {
  let root = Math.floor(Math.sqrt(n));
  while (root * root > n) root--;
  while ((root + 1) * (root + 1) <= n) root++;
  return root;
}

/** ceil(sqrt(n)) of a whole number 0 <= n < 2^52. */
export function wholeRootUp(n: number): number {
  const root = wholeRoot(n);
  return root * root === n ? root : root + 1;
}

/** n / d to the nearest whole number, halves away from zero; d > 0, |2n| + d <= 2^53. */
export function rounded(n: number, d: number): number {
  return n < 0 ? -Math.floor((-2 * n + d) / (2 * d)) : Math.floor((2 * n + d) / (2 * d));
}

/** The sign (-1, 0, 1) of a*b - c*d, exactly, for whole numbers 0 <= a, b, c, d < 2^36. */
export function compareProducts(a: number, b: number, c: number, d: number): number {
  const left = a * b;
  const right = c * d;
  // Each product is off by at most 2^-53 of itself: a larger difference is a true one.
  const slack = (left + right) * 2.220446049250313e-16;
  if (left - right > slack) return 1;
  if (right - left > slack) return -1;
  if (left < 9007199254740992 && right < 9007199254740992) return left > right ? 1 : left < right ? -1 : 0;
  return compareByHalves(a, b, c, d);
}

/** The same by 18-bit halves: every number below 2^38, so nothing is lost. */
function compareByHalves(a: number, b: number, c: number, d: number): number {
  const a1 = Math.floor(a / HALF);
  const b1 = Math.floor(b / HALF);
  const c1 = Math.floor(c / HALF);
  const d1 = Math.floor(d / HALF);
  const a0 = a - a1 * HALF;
  const b0 = b - b1 * HALF;
  const c0 = c - c1 * HALF;
  const d0 = d - d1 * HALF;
  const low = a0 * b0 - c0 * d0;
  const lowCarry = Math.floor(low / HALF);
  const middle = a1 * b0 + a0 * b1 - c1 * d0 - c0 * d1 + lowCarry;
  const middleCarry = Math.floor(middle / HALF);
  const high = a1 * b1 - c1 * d1 + middleCarry;
  if (high < 0) return -1; // nearly equal as they are, they never differ by a whole one the other way
  // What is left over below the carries is never negative.
  return middle - middleCarry * HALF !== 0 || low - lowCarry * HALF !== 0 ? 1 : 0;
}

/** floor(c*c / d), exactly, for whole numbers |c| < 2^36 and 0 < d < 2^36 with a quotient below 2^36. */
export function squareOver(c: number, d: number): number {
  const n = c < 0 ? -c : c;
  const guess = Math.floor((n * n) / d);
  // A numerator below 2^53 is exact, and then the floor of the rounded quotient is the true one.
  if (n <= ROOT) return guess;
  if (compareProducts(n, n, guess, d) < 0) return guess - 1;
  return compareProducts(n, n, guess + 1, d) >= 0 ? guess + 1 : guess;
}

/** ceil(c*c / d), under the same conditions. */
export function squareOverUp(c: number, d: number): number {
  const floor = squareOver(c, d);
  const n = c < 0 ? -c : c;
  return compareProducts(n, n, floor, d) === 0 ? floor : floor + 1;
}
