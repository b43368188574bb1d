/**
 * The dice of match files of format 1, which are still read: the commitment is SHA-256 of the seed's bytes alone, nonces are any text,
 * given by some seats or none, and nobody promised theirs. No new match is made like this.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { Problem, type Seat } from './contract.ts';
import { type Fairness, lengthOf } from './fairness.ts';

/**
 * The key of the dice is SHA-256 over the seed's bytes and then, for each seat in the order of its name, the name and
 * the nonce as UTF-8, each of these parts preceded by its length as 4 bytes, big-endian.
 */
export function fairnessBefore(seed: string, nonces: Readonly<Record<Seat, string>>): Fairness {
  if (!/^(?:[0-9a-f]{2})+$/i.test(seed)) throw new Problem('A seed is an even number of hexadecimal digits.');
  const parts = [hexToBytes(seed)];
  for (const seat of Object.keys(nonces).sort()) parts.push(utf8ToBytes(seat), utf8ToBytes(nonces[seat]));
  return {
    format: 1,
    seed,
    commitment: bytesToHex(sha256(parts[0])),
    nonces,
    promises: {},
    diceKey: bytesToHex(sha256(concatBytes(...parts.flatMap((part) => [lengthOf(part), part])))),
    positionKey: null,
  };
}
