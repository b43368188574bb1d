import type { Seat } from '../../kernel/contract.ts';
import { randomHex } from '../store/random-id.ts';

/** Bytes of the seed and of each nonce. */
const BYTES = 32;

/** A seed for the table and a nonce for each seat, all drawn by this browser. */
export function drawnChance(seats: readonly Seat[]): { seed: string; nonces: Record<Seat, string> } {
  return {
    seed: randomHex(BYTES),
    nonces: Object.fromEntries(seats.map((seat) => [seat, randomHex(BYTES)])),
  };
}
