import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { Problem, type Seat } from './contract.ts';

/**
 * What the table promises before the first action: SHA-256 of the seed's bytes, in hex.
 * Check it elsewhere with: `printf %s <seed> | xxd -r -p | sha256sum`.
 */
export function commitment(seed: string): string {
  return bytesToHex(sha256(seedBytes(seed)));
}

/**
 * The key of the dice stream, in hex: SHA-256 over the seed's bytes and then, for each seat in the order of its
 * name, the name and the nonce as UTF-8. Each of these parts is preceded by its length as 4 bytes, big-endian, so that
 * no two different sets of parts read the same. `seededDice` says how dice come from the key.
 */
export function diceKey(seed: string, nonces: Readonly<Record<Seat, string>>): string {
  const parts = [seedBytes(seed)];
  for (const seat of Object.keys(nonces).sort()) parts.push(utf8ToBytes(seat), utf8ToBytes(nonces[seat]));
  return bytesToHex(sha256(concatBytes(...parts.flatMap((part) => [length(part), part]))));
}

function length(part: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, part.length);
  return bytes;
}

function seedBytes(seed: string): Uint8Array {
  if (!/^([0-9a-f]{2})+$/i.test(seed)) throw new Problem('A seed is an even number of hexadecimal digits.');
  return hexToBytes(seed);
}
