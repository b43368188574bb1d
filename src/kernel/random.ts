import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from './contract.ts';

/** Chance for bots, labs and tests: the same seed gives the same numbers everywhere. Not for a match's dice. */
export function randomFrom(seed: string | number): Random {
  const bytes = sha256(utf8ToBytes(String(seed)));
  const words = new DataView(bytes.buffer, bytes.byteOffset);
  // sfc32 (PractRand): small, fast, whole numbers only.
  let a = words.getInt32(0);
  let b = words.getInt32(4);
  let c = words.getInt32(8);
  let counter = words.getInt32(12);
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  return {
    below(n) {
      if (!(n >= 1 && n <= 0x1_0000_0000)) throw new Error(`Cannot choose below ${n}.`);
      const fair = 0x1_0000_0000 - (0x1_0000_0000 % n);
      let value = next();
      while (value >= fair) value = next();
      return value % n;
    },
  };
}
