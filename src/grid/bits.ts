/** Bits per word: 30 stay small integers in every JavaScript engine, where 31 or 32 would not. */
export const WORD = 30;

/** An empty set that can hold the whole numbers below `size`. */
export function bitsFor(size: number): number[] {
  return new Array<number>(Math.ceil(size / WORD)).fill(0);
}

/** Whether `i` is in the set. */
export function hasBit(bits: readonly number[], i: number): boolean {
  const word = (i / WORD) | 0;
  return ((bits[word] >> (i - word * WORD)) & 1) === 1;
}

/** Puts `i` into the set. */
export function setBit(bits: number[], i: number): void {
  const word = (i / WORD) | 0;
  bits[word] |= 1 << (i - word * WORD);
}

/** Takes `i` out of the set. */
export function clearBit(bits: number[], i: number): void {
  const word = (i / WORD) | 0;
  bits[word] &= ~(1 << (i - word * WORD));
}
