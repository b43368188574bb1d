/** Teaches a network to foretell results: Adam over small batches, until games it has not learnt from say stop. */
import type { Random } from '../../kernel/contract.ts';
import { chanceOf, layersOf, type Network, newNetwork, run } from './network.ts';

/** Positions with how their games ended. */
export interface Lessons {
  /** A row of figures for each position. */
  readonly figures: readonly Float32Array[];
  /** 1 where the judged side won, 0 where it lost, 0.5 for a draw. */
  readonly results: readonly number[];
}

export interface Schooling {
  readonly hidden: readonly number[];
  readonly batch: number;
  readonly rate: number;
  /** How much of each weight is lost at a step, as a share of the rate. */
  readonly decay: number;
  /** Times through all lessons at most, and without a better result on the held-out ones. */
  readonly epochs: number;
  readonly patience: number;
  /** Steps at least: of few lessons it takes more times through them. */
  readonly steps: number;
}

export const SCHOOLING: Schooling = {
  hidden: [32],
  batch: 64,
  rate: 0.001,
  decay: 0.1,
  epochs: 12,
  patience: 12,
  steps: 0,
};

/** Sums of what each weight adds to the loss. */
interface Slopes {
  readonly weights: readonly Float64Array[];
  readonly biases: readonly Float64Array[];
}

export function newSlopes({ weights, biases }: Network): Slopes {
  return {
    weights: weights.map(({ length }) => new Float64Array(length)),
    biases: biases.map(({ length }) => new Float64Array(length)),
  };
}

/** How far the network is off on average, as log loss: 0 never, 0.69 for a coin. */
export function lossOf(network: Network, lessons: Lessons): number {
  const layers = layersOf(network);
  let sum = 0;
  lessons.figures.forEach((row, i) => {
    layers[0].set(row);
    sum += logLoss(chanceOf(run(network, layers)), lessons.results[i]);
  });
  return sum / Math.max(1, lessons.figures.length);
}

export function logLoss(chance: number, result: number): number {
  const sure = Math.min(1 - 1e-6, Math.max(1e-6, chance));
  return -(result * Math.log(sure) + (1 - result) * Math.log(1 - sure));
}

/** Adds the slopes of one position's loss to `slopes`; `layers` and `errors` are room to work in. */
export function learnFrom(
  network: Network,
  row: Float32Array,
  result: number,
  slopes: Slopes,
  layers: readonly Float32Array[],
  errors: readonly Float32Array[],
): void {
  const { sizes, weights } = network;
  layers[0].set(row);
  const out = run(network, layers);
  const last = sizes.length - 1;
  errors[last][0] = (2 * (chanceOf(out) - result)) / Math.sqrt(1 + out * out);
  for (let layer = last - 1; layer >= 0; layer--) {
    const before = layers[layer];
    const below = errors[layer];
    const above = errors[layer + 1];
    const rows = weights[layer];
    const slope = slopes.weights[layer];
    const wide = above.length;
    for (let unit = 0; unit < wide; unit++) slopes.biases[layer][unit] += above[unit];
    for (let i = 0; i < before.length; i++) {
      const value = before[i];
      let error = 0;
      if (value !== 0)
        for (let unit = 0, at = i * wide; unit < wide; unit++, at++) {
          slope[at] += value * above[unit];
          error += rows[at] * above[unit];
        }
      below[i] = value > 0 ? error : 0;
    }
  }
}

export interface Learnt {
  readonly network: Network;
  /** On the held-out lessons. */
  readonly loss: number;
  readonly epochs: number;
}

/** The network that foretold `held` best on the way. The same lessons and chance give the same network. */
export function train(
  lessons: Lessons,
  held: Lessons,
  schooling: Schooling,
  random: Random,
  told?: (epoch: number, loss: number) => void,
): Learnt {
  const network = newNetwork([lessons.figures[0].length, ...schooling.hidden, 1], random);
  const step = adam(network, schooling);
  const slopes = newSlopes(network);
  const layers = layersOf(network);
  const errors = layersOf(network);
  const order = lessons.figures.map((_, i) => i);
  const epochs = Math.max(schooling.epochs, Math.ceil((schooling.steps * schooling.batch) / order.length));
  let best: Learnt = { network: copyOf(network), loss: lossOf(network, held), epochs: 0 };
  for (let epoch = 1; epoch <= epochs && epoch - best.epochs <= schooling.patience; epoch++) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += schooling.batch) {
      const batch = order.slice(from, from + schooling.batch);
      for (const i of batch)
        learnFrom(network, lessons.figures[i], lessons.results[i], slopes, layers, errors);
      // The rate falls to nothing over the course.
      step(slopes, batch.length, 1 - (epoch - 1 + from / order.length) / epochs);
    }
    const loss = lossOf(network, held);
    told?.(epoch, loss);
    if (loss < best.loss) best = { network: copyOf(network), loss, epochs: epoch };
  }
  return best;
}

function copyOf({ sizes, weights, biases }: Network): Network {
  return { sizes, weights: weights.map((w) => w.slice()), biases: biases.map((b) => b.slice()) };
}

function shuffle(order: number[], random: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
}

const MEMORY = 0.9;
const LONG_MEMORY = 0.999;

/** Adam with decay of the weights (not the biases). Uses up the slopes. */
function adam(network: Network, { rate, decay }: Schooling) {
  const mean = newSlopes(network);
  const square = newSlopes(network);
  let fade = 1;
  let longFade = 1;
  return (slopes: Slopes, positions: number, share: number): void => {
    fade *= MEMORY;
    longFade *= LONG_MEMORY;
    const pace = (rate * share * Math.sqrt(1 - longFade)) / (1 - fade);
    const move = (
      values: Float32Array,
      slope: Float64Array,
      m: Float64Array,
      v: Float64Array,
      shrink: number,
    ): void => {
      for (let i = 0; i < values.length; i++) {
        const g = slope[i] / positions;
        slope[i] = 0;
        m[i] = MEMORY * m[i] + (1 - MEMORY) * g;
        v[i] = LONG_MEMORY * v[i] + (1 - LONG_MEMORY) * g * g;
        values[i] -= (pace * m[i]) / (Math.sqrt(v[i]) + 1e-8) + shrink * values[i];
      }
    };
    network.weights.forEach((values, layer) => {
      move(values, slopes.weights[layer], mean.weights[layer], square.weights[layer], rate * share * decay);
      move(network.biases[layer], slopes.biases[layer], mean.biases[layer], square.biases[layer], 0);
    });
  };
}
