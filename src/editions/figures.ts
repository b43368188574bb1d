/** Chances as a page shows them. */
import { type Fraction, inHundredths } from '../games/epic-1991/odds/fraction.ts';

/** '37%'; what can happen is never told as never. */
export function percent(odds: Fraction): string {
  const share = inHundredths(odds);
  if (share === 0 && odds.n > 0n) return '<1%';
  if (share === 100 && odds.n < odds.d) return '>99%';
  return `${share}%`;
}

/** '1.11'. */
export function mean(expected: Fraction): string {
  return (inHundredths(expected) / 100).toFixed(2);
}

/** From 0 to 1, for a bar. */
export function share(odds: Fraction): number {
  return inHundredths(odds) / 100;
}
