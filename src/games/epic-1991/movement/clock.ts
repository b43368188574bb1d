/** E2-TRAN-04: time in a movement part, as exact fractions in lowest terms. */

export type Clock = readonly [number, number];

function common(a: number, b: number): number {
  return b === 0 ? a : common(b, a % b);
}

function lowest(n: number, d: number): Clock {
  const shared = common(n, d);
  return [n / shared, d / shared];
}

/** After spending `cost` of an allowance. With an allowance of 0 the clock stays. */
export function spend([n, d]: Clock, cost: number, allowance: number): Clock {
  return allowance === 0 || cost === 0 ? [n, d] : lowest(n * allowance + cost * d, d * allowance);
}

/** E2-TRAN-04, E2-TRAN-05: the later of two. */
export function later(a: Clock, b: Clock): Clock {
  return a[0] * b[1] >= b[0] * a[1] ? a : b;
}

/** What is left of an allowance: floor((1 - t) x a). */
export function left([n, d]: Clock, allowance: number): number {
  return Math.floor(((d - n) * allowance) / d);
}
