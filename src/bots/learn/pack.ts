/** A trained judge as data: its weights in a line of text, how they were made, and how well they foretell. */
import { Problem } from '../../kernel/contract.ts';
import type { Network } from './network.ts';

/** How a judge was made: the same call on the same sources makes it again. */
export interface Making {
  readonly ruleset: string;
  readonly version: string;
  readonly seed: string;
  readonly games: number;
  readonly positions: number;
  /** What was played, by name. */
  readonly played: readonly string[];
  readonly players: string;
}

/** Log loss on games that were held out: of the judge, of a formula of the same figures, and of what was played alone. */
export interface Marks {
  readonly judge: number;
  readonly formula: number;
  readonly setup: number;
  readonly positions: number;
}

export interface PackedJudge {
  readonly made: Making;
  readonly logLoss: Marks;
  readonly figures: readonly string[];
  readonly sizes: readonly number[];
  /** For each layer what a step of its weights and of its biases is worth. */
  readonly steps: readonly (readonly number[])[];
  /** All weights and biases, layer by layer, as 16-bit numbers of steps, low byte first, in base 64. */
  readonly weights: string;
}

const MOST = 32767;

/** The weights as they fit into 16 bits. */
export function packNetwork(network: Network): Pick<PackedJudge, 'sizes' | 'steps' | 'weights'> {
  const steps: [number, number][] = [];
  const bytes: number[] = [];
  const put = (values: Float32Array): number => {
    const step = Math.fround(Math.max(1e-9, ...values.map(Math.abs)) / MOST);
    for (const value of values) {
      const n = Math.max(-MOST, Math.min(MOST, Math.round(value / step)));
      bytes.push(n & 255, (n >> 8) & 255);
    }
    return step;
  };
  network.weights.forEach((weights, layer) => {
    const step = put(weights);
    steps.push([step, put(network.biases[layer])]);
  });
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { sizes: network.sizes, steps, weights: btoa(text) };
}

/** Throws a `Problem` when the text does not hold what the sizes ask for. */
export function unpackNetwork({
  sizes,
  steps,
  weights: text,
}: Pick<PackedJudge, 'sizes' | 'steps' | 'weights'>): Network {
  const bytes = atob(text);
  let at = 0;
  const take = (length: number, step: number): Float32Array => {
    const values = new Float32Array(length);
    for (let i = 0; i < length; i++, at += 2) {
      const n = bytes.charCodeAt(at) | (bytes.charCodeAt(at + 1) << 8);
      values[i] = (n > MOST ? n - 65536 : n) * step;
    }
    return values;
  };
  const weights: Float32Array[] = [];
  const biases: Float32Array[] = [];
  for (let layer = 1; layer < sizes.length; layer++) {
    const [step, biasStep] = steps[layer - 1];
    weights.push(take(sizes[layer] * sizes[layer - 1], step));
    biases.push(take(sizes[layer], biasStep));
  }
  if (at !== bytes.length)
    throw new Problem(`weights: ${bytes.length} bytes, not the ${at} of those layers.`);
  return { sizes, weights, biases };
}
