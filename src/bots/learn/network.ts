/** A small network of full layers: figures of a position in, one number out, above 0 when the judged side should win. */
import type { Random } from '../../kernel/contract.ts';

export interface Network {
  /** Figures in, units of each hidden layer, 1 out. */
  readonly sizes: readonly number[];
  /** For each layer: for each unit before it a row of weights, one for each unit of the layer. */
  readonly weights: readonly Float32Array[];
  readonly biases: readonly Float32Array[];
}

/** Weights as chance has them, of a size that lets the first figures through (He); biases 0. */
export function newNetwork(sizes: readonly number[], random: Random): Network {
  const weights: Float32Array[] = [];
  const biases: Float32Array[] = [];
  for (let layer = 1; layer < sizes.length; layer++) {
    const wide = Math.sqrt(6 / sizes[layer - 1]);
    weights.push(Float32Array.from({ length: sizes[layer] * sizes[layer - 1] }, () => wide * around(random)));
    biases.push(new Float32Array(sizes[layer]));
  }
  return { sizes, weights, biases };
}

/** Evenly from -1 to 1. */
function around(random: Random): number {
  return random.below(2_000_001) / 1_000_000 - 1;
}

/** Room for what each layer gives, the figures first; used again for every position. */
export function layersOf({ sizes }: Network): Float32Array[] {
  return sizes.map((size) => new Float32Array(size));
}

/**
 * Fills `layers` from the figures in `layers[0]` and returns what comes out. Sums, products and the larger of two
 * numbers only, in a fixed order: the same figures give the same answer on every machine.
 */
export function run({ sizes, weights, biases }: Network, layers: readonly Float32Array[]): number {
  const last = sizes.length - 1;
  for (let layer = 0; layer < last; layer++) {
    const before = layers[layer];
    const after = layers[layer + 1];
    const rows = weights[layer];
    const wide = after.length;
    after.set(biases[layer]);
    for (let i = 0; i < before.length; i++) {
      const value = before[i];
      if (value === 0) continue; // most figures are, and half of the units
      const row = i * wide;
      for (let unit = 0; unit < wide; unit++) after[unit] += value * rows[row + unit];
    }
    if (layer + 1 < last) for (let unit = 0; unit < wide; unit++) if (after[unit] < 0) after[unit] = 0;
  }
  return layers[last][0];
}

/** From what comes out to a chance: like the logistic curve, from what every machine computes alike. */
export function chanceOf(out: number): number {
  return 0.5 + (0.5 * out) / Math.sqrt(1 + out * out);
}
