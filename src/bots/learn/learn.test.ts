import { expect, test } from 'vitest';
import { randomFrom } from '../../kernel/random.ts';
import { chanceOf, layersOf, newNetwork, run } from './network.ts';
import { packNetwork, unpackNetwork } from './pack.ts';
import { type Lessons, learnFrom, logLoss, lossOf, newSlopes, SCHOOLING, train } from './train.ts';

const random = randomFrom('rows');
const some = (n: number): Float32Array =>
  Float32Array.from({ length: n }, () => random.below(2001) / 1000 - 1);

/** Who wins when the first two figures have the same sign: no formula of the figures knows that. */
function sameSign(n: number): Lessons {
  const figures = Array.from({ length: n }, () => some(4));
  return { figures, results: figures.map(([a, b]) => (a * b > 0 ? 1 : 0)) };
}

test('slopes are those of the loss, by small differences', () => {
  const network = newNetwork([5, 7, 4, 1], randomFrom('slopes'));
  for (const biases of network.biases) biases.set(some(biases.length));
  const row = some(5);
  for (const result of [0, 0.5, 1]) {
    const slopes = newSlopes(network);
    learnFrom(network, row, result, slopes, layersOf(network), layersOf(network));
    const loss = (): number => lossOf(network, { figures: [row], results: [result] });
    const check = (values: Float32Array, slope: Float64Array): void => {
      for (let i = 0; i < values.length; i++) {
        const was = values[i];
        values[i] = was + 0.01;
        const above = loss();
        values[i] = was - 0.01;
        const below = loss();
        values[i] = was;
        expect(slope[i]).toBeCloseTo((above - below) / 0.02, 2);
      }
    };
    network.weights.forEach((weights, layer) => {
      check(weights, slopes.weights[layer]);
      check(network.biases[layer], slopes.biases[layer]);
    });
  }
});

test('a network learns what a formula cannot, and the same chance teaches it the same', () => {
  const lessons = sameSign(1500);
  const held = sameSign(300);
  const schooling = { ...SCHOOLING, hidden: [16, 8], rate: 0.01, epochs: 12, patience: 12 };
  const formula = train(lessons, held, { ...schooling, hidden: [] }, randomFrom(1));
  const { network, loss } = train(lessons, held, schooling, randomFrom(1));
  expect(formula.loss).toBeGreaterThan(0.6);
  expect(loss).toBeLessThan(0.25);
  expect(lossOf(network, held)).toBe(loss);
  expect(train(lessons, held, schooling, randomFrom(1)).network).toEqual(network);
});

test('training stops when games it has not learnt from are foretold worse', () => {
  const noise = (n: number): Lessons => ({
    figures: Array.from({ length: n }, () => some(4)),
    results: Array.from({ length: n }, () => random.below(2)),
  });
  const schooling = { ...SCHOOLING, rate: 0.01, epochs: 100, patience: 2 };
  const told: number[] = [];
  const { epochs } = train(noise(60), noise(60), schooling, randomFrom(1), (epoch) => told.push(epoch));
  expect(told.length).toBe(epochs + 2);
  expect(epochs).toBeLessThan(50);
});

test('a chance is between 0 and 1, even at 0, and as sure one way as the other', () => {
  expect(chanceOf(0)).toBe(0.5);
  expect(chanceOf(3)).toBeGreaterThan(0.95);
  expect(chanceOf(-1e9)).toBeGreaterThanOrEqual(0);
  expect(chanceOf(2) + chanceOf(-2)).toBeCloseTo(1);
  expect(logLoss(0.5, 1)).toBeCloseTo(Math.log(2));
});

test('weights read back from their line of text as they were, but for their last bits', () => {
  const network = newNetwork([9, 6, 3, 1], randomFrom('pack'));
  for (const biases of network.biases) biases.set(some(biases.length));
  const packed = JSON.parse(JSON.stringify(packNetwork(network)));
  const read = unpackNetwork(packed);
  expect(read.sizes).toEqual(network.sizes);
  expect(packNetwork(read)).toEqual(packed);
  for (let i = 0; i < 20; i++) {
    const row = some(9);
    const [a, b] = [network, read].map((each) => {
      const layers = layersOf(each);
      layers[0].set(row);
      return run(each, layers);
    });
    expect(b).toBeCloseTo(a, 2);
  }
  expect(() => unpackNetwork({ ...packed, weights: packed.weights.slice(8) })).toThrow('weights');
});
