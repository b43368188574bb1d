import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { type Dice, Problem, type Random } from './contract.ts';

/** Dice that continue from any point of their stream: `position` counts the bytes used so far and may be set. */
export interface SeededDice extends Dice {
  position: number;
}

/** Dice with a script, for cases. */
export interface ScriptedDice extends Dice {
  /** What the script still holds: a case that leaves dice on the table is wrong. */
  left(): { readonly faces: readonly number[]; readonly draws: readonly number[] };
}

/**
 * The dice of a match. Block n of the stream is SHA-256(key ‖ n as 8 bytes, big-endian); its 32 bytes are used in
 * order. A die takes the next byte below 252 (higher ones are skipped) and shows 1 + byte mod 6.
 */
export function seededDice(key: Uint8Array | string, position = 0): SeededDice {
  return new HashDice(typeof key === 'string' ? hexToBytes(key) : key, position);
}

const FRESH = sha256.create();

class HashDice implements SeededDice {
  position: number;
  private readonly input: Uint8Array;
  private readonly counter: DataView;
  private readonly block = new Uint8Array(32);
  private readonly hasher = sha256.create();
  private loaded = -1;

  constructor(key: Uint8Array, position: number) {
    this.position = position;
    this.input = new Uint8Array(key.length + 8);
    this.input.set(key);
    this.counter = new DataView(this.input.buffer, key.length);
  }

  d6(): number {
    for (;;) {
      const byte = this.byte();
      if (byte < 252) return 1 + (byte % 6);
    }
  }

  /** A number below the sum from the fewest whole bytes (big-endian), drawn again while it would favour anything. */
  draw(weights: readonly number[]): number {
    const sum = total(weights);
    let range = 1;
    while (range < sum) range *= 256;
    const fair = range - (range % sum);
    for (;;) {
      let value = 0;
      for (let reach = 1; reach < range; reach *= 256) value = value * 256 + this.byte();
      if (value < fair) return pick(weights, value % sum);
    }
  }

  private byte(): number {
    const at = this.position++;
    const block = at >>> 5;
    if (block !== this.loaded) this.load(block);
    return this.block[at & 31];
  }

  private load(block: number): void {
    this.counter.setUint32(4, block);
    // The same hasher again and again: making one costs as much as hashing.
    FRESH._cloneInto(this.hasher).update(this.input).digestInto(this.block);
    this.loaded = block;
  }
}

/** Dice that fall as written: `faces` for d6, `draws` as indexes for draw. Running out is a `Problem`. */
export function scriptedDice(faces: readonly number[], draws: readonly number[] = []): ScriptedDice {
  const odd = faces.find((face) => !Number.isInteger(face) || face < 1 || face > 6);
  if (odd !== undefined) throw new Problem(`A die cannot show ${odd}.`);
  let rolled = 0;
  let drawn = 0;
  return {
    d6() {
      if (rolled === faces.length) throw new Problem(`The dice ran out at roll ${rolled + 1}.`);
      return faces[rolled++];
    },
    draw(weights) {
      total(weights);
      if (drawn === draws.length) throw new Problem(`The draws ran out at draw ${drawn + 1}.`);
      const index = draws[drawn++];
      if (!(weights[index] > 0)) throw new Problem(`Draw ${drawn} cannot be ${index}: none is in the bag.`);
      return index;
    },
    left: () => ({ faces: faces.slice(rolled), draws: draws.slice(drawn) }),
  };
}

/** Dice for imagined worlds and practice, thrown by a bot's own chance. */
export function diceFrom(random: Random): Dice {
  return {
    d6: () => 1 + random.below(6),
    draw: (weights) => pick(weights, random.below(total(weights))),
  };
}

/** The index that holds `value` when the weights are laid end to end. */
function pick(weights: readonly number[], value: number): number {
  let index = 0;
  let rest = value - weights[0];
  while (rest >= 0) rest -= weights[++index];
  return index;
}

function total(weights: readonly number[]): number {
  let sum = 0;
  for (const weight of weights) {
    if (!Number.isInteger(weight) || weight < 0) throw new Error(`A weight cannot be ${weight}.`);
    sum += weight;
  }
  if (sum < 1 || sum > 0xffff_ffff) throw new Error(`Cannot draw from weights that sum to ${sum}.`);
  return sum;
}
