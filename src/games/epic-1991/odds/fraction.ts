/** Exact fractions: chances multiply into numbers no double can hold. */
import type { Chance } from '../../../kernel/contract.ts';

export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const NEVER: Fraction = { n: 0n, d: 1n };
export const ALWAYS: Fraction = { n: 1n, d: 1n };

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

export function fraction(n: number | bigint, d: number | bigint): Fraction {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  const by = gcd(top, bottom);
  return by === 0n ? NEVER : { n: top / by, d: bottom / by };
}

export function times(...all: readonly Fraction[]): Fraction {
  return all.reduce((a, b) => fraction(a.n * b.n, a.d * b.d), ALWAYS);
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function not({ n, d }: Fraction): Fraction {
  return { n: d - n, d };
}

/** At least one of several that do not depend on each other. */
export function either(...all: readonly Fraction[]): Fraction {
  return not(times(...all.map(not)));
}

const EXACT = BigInt(Number.MAX_SAFE_INTEGER);
const FINE = 1_000_000_000_000n;

/** As the table shows it. A total too long for a number is rounded to a millionth of a millionth. */
export function chance(what: string, { n, d }: Fraction): Chance {
  if (d <= EXACT) return { what, ways: Number(n), total: Number(d) };
  return { what, ways: Number((n * FINE) / d), total: Number(FINE) };
}

/** '5 in 36'. */
export function inWords(odds: Fraction): string {
  const { ways, total } = chance('', odds);
  return `${ways} in ${total}`;
}

/** To the nearest whole one. */
export function inHundredths({ n, d }: Fraction): number {
  return Number((n * 200n + d) / (d * 2n));
}
