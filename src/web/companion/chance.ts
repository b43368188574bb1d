import type { Random } from '../../kernel/contract.ts';
import { randomFrom } from '../../kernel/random.ts';
import { randomHex } from '../store/random-id.ts';

/** Chance nobody can foresee, new for every draw. */
export function chance(): Random {
  return randomFrom(randomHex(16));
}
