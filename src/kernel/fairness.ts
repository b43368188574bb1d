/**
 * How the dice of a match are made so that nobody can choose them, and how anybody can check it afterwards.
 *
 * 1. The table draws a secret seed and gives out the commitment: a hash over the seed and everything that was agreed.
 * 2. Each seat draws a nonce and gives out its hash, which covers the table's commitment and the seat's name: it can be
 *    neither made before the seed was chosen nor copied from another seat.
 * 3. Only when all hashes are out are the nonces shown. Until then nobody can fit theirs to the others'.
 * 4. Seed and nonces give the key of the dice. Once the match is over the seed is shown.
 *
 * Every hash is SHA-256 over parts: first a word that says which hash it is, then the parts named below, each part
 * preceded by its length as 4 bytes, big-endian. Texts are UTF-8; seeds, nonces and hashes are their bytes, not their
 * hexadecimal digits. The setup is JSON without spaces, the keys of each object sorted by UTF-16 code units.
 *
 * A match that goes on from an earlier one has in the place of its setup `{ setup, from: { commitment, lines } }`: the earlier seal
 * and the lines that were kept (`continuing.ts`).
 *
 *   commitment        'auspex seed 2', seed, ruleset id, ruleset version, setup, then each seat in the ruleset's order
 *   nonce commitment  'auspex nonce 2', commitment, seat, nonce
 *   key of the dice   'auspex dice 2', seed, commitment, then for each seat in order: seat, nonce
 *   key of positions  'auspex position 2', seed, commitment
 *
 * The hash of a position after n entries is the first 16 hexadecimal digits of HMAC-SHA-256 with the key of positions over
 * n in decimal digits, a space, and the state as JSON like the setup: without the seed it tells nothing of what is hidden.
 * `seededDice` says how dice come from their key.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type AnyRuleset, Problem, type Seat } from './contract.ts';
import { canonical } from './hash.ts';

/** Bytes that a seed and a nonce must have, and may have at most. */
export const ENOUGH = 16;
const MOST = 64;

/** What is agreed before any die is rolled. */
export interface Terms {
  readonly ruleset: string;
  readonly version: string;
  readonly setup: unknown;
  readonly seats: readonly Seat[];
}

/** Where a match's dice come from, and what was promised about it. */
export interface Fairness {
  /** 2 as above; 1 for a match from before, see `fairness-before.ts`. */
  readonly format: 1 | 2;
  readonly seed: string;
  readonly commitment: string;
  readonly nonces: Readonly<Record<Seat, string>>;
  /** The nonces' commitments. None in format 1. */
  readonly promises: Readonly<Record<Seat, string>>;
  readonly diceKey: string;
  /** Null in format 1, whose hashes have no key. */
  readonly positionKey: string | null;
}

export function termsOf({ id, version, seats }: AnyRuleset, setup: unknown): Terms {
  return { ruleset: id, version, setup, seats };
}

/** For a position without a history, whose dice nobody agreed on: a lesson, a case. */
export const UNSEALED: Fairness = {
  format: 2,
  seed: '',
  commitment: '',
  nonces: {},
  promises: {},
  diceKey: '',
  positionKey: null,
};

/** What the table promises before anything else. */
export function commitment(seed: string, { ruleset, version, setup, seats }: Terms): string {
  return digest('auspex seed 2', bytes(seed, 'A seed'), ruleset, version, canonical(setup), ...seats);
}

/** What a seat promises before it shows its nonce. */
export function nonceCommitment(table: string, seat: Seat, nonce: string): string {
  return digest('auspex nonce 2', hexToBytes(table), seat, bytes(nonce, 'A nonce'));
}

/** Everything that follows from a seed and all nonces. What is too short or missing is a `Problem`. */
export function fairnessOf(seed: string, nonces: Readonly<Record<Seat, string>>, terms: Terms): Fairness {
  const { seats } = terms;
  const missing = seats.find((seat) => !Object.hasOwn(nonces, seat));
  if (missing !== undefined) throw new Problem(`The seat '${missing}' has given no nonce.`);
  const table = commitment(seed, terms);
  const own = [bytes(seed, 'A seed'), hexToBytes(table)];
  const given = seats.flatMap((seat) => [seat, bytes(nonces[seat], 'A nonce')]);
  return {
    format: 2,
    seed,
    commitment: table,
    nonces: Object.fromEntries(seats.map((seat) => [seat, nonces[seat]])),
    promises: Object.fromEntries(seats.map((seat) => [seat, nonceCommitment(table, seat, nonces[seat])])),
    diceKey: digest('auspex dice 2', ...own, ...given),
    positionKey: digest('auspex position 2', ...own),
  };
}

/**
 * Chance that anybody can foresee, from a name: for tests, bots and measurements, never for a match between people.
 * It has the shape of the real thing, so that the same checks hold.
 */
export function knownChance(
  { seats }: Pick<AnyRuleset, 'seats'>,
  name: string,
): { seed: string; nonces: Record<Seat, string> } {
  const known = (what: string): string => bytesToHex(sha256(utf8ToBytes(`${name} ${what}`)));
  return { seed: known('seed'), nonces: Object.fromEntries(seats.map((seat) => [seat, known(seat)])) };
}

/** How many bytes a text of hexadecimal digits stands for; null when it is none. */
export function hexLength(text: string): number | null {
  return /^(?:[0-9a-f]{2})*$/.test(text) ? text.length / 2 : null;
}

function bytes(hex: string, what: string): Uint8Array {
  const length = hexLength(hex);
  if (length === null) throw new Problem(`${what} is an even number of hexadecimal digits.`);
  if (length < ENOUGH || length > MOST)
    throw new Problem(`${what} has ${ENOUGH} to ${MOST} bytes, not ${length}.`);
  return hexToBytes(hex);
}

function digest(...parts: readonly (string | Uint8Array)[]): string {
  const whole = parts.map((part) => (typeof part === 'string' ? utf8ToBytes(part) : part));
  return bytesToHex(sha256(concatBytes(...whole.flatMap((part) => [lengthOf(part), part]))));
}

/** A part's length as 4 bytes, big-endian. */
export function lengthOf(part: Uint8Array): Uint8Array {
  const four = new Uint8Array(4);
  new DataView(four.buffer).setUint32(0, part.length);
  return four;
}
