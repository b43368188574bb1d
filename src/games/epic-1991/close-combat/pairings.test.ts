import { expect, test } from 'vitest';
import { randomFrom } from '../../../kernel/random.ts';
import { fewestPairs, type Pair, pairings, pairsProblem } from './pairings.ts';

/** Models of side A are 1 to 9, those of side B 11 to 19. */
const models = (edges: readonly Pair[]): number[] => [...new Set(edges.flat())].sort((a, b) => a - b);
const CHAIN: Pair[] = [[1, 11], [1, 12], [2, 12], [2, 13]]; // biome-ignore format: pairs read best
const STAR: Pair[] = [[1, 11], [1, 12], [1, 13], [2, 13]]; // biome-ignore format: pairs read best

test('E2-MULT-02 nobody is left out, with as few pairs as can be', () => {
  expect(fewestPairs(models(CHAIN), CHAIN)).toBe(3);
  expect(fewestPairs(models(STAR), STAR)).toBe(3);
  expect(fewestPairs([1, 11], [[1, 11]])).toBe(1);
  // whoever comes first may have to make room for the next: 1 to 12, 2 to 11
  const swap: Pair[] = [[1, 11], [1, 12], [2, 11]]; // biome-ignore format: pairs read best
  expect(fewestPairs(models(swap), swap)).toBe(2);
  expect(pairings(models(swap), swap)).toEqual([[[1, 12], [2, 11]]]); // biome-ignore format: pairs read best
});

test('E2-MULT-02 why a set of pairs will not do', () => {
  const why = (...pairs: Pair[]) => pairsProblem(models(CHAIN), CHAIN, pairs);
  expect(why([1, 11], [1, 12], [2, 13])).toBeNull();
  expect(why([1, 11], [2, 12], [2, 13])).toBeNull();
  expect(why([1, 11], [1, 12], [2, 12], [2, 13])).toMatch(/3 pairs are enough/);
  expect(why([1, 11], [2, 12])).toMatch(/Everybody/);
  expect(why([1, 11], [1, 11], [2, 12], [2, 13])).toMatch(/once/);
  expect(why([1, 13], [1, 11], [2, 12])).toMatch(/two enemies in contact/);
  expect(why([11, 1], [1, 12], [2, 13])).toMatch(/side A first/);
});

test('E2-MULT-02 in a small combat every way is listed once, in order', () => {
  expect(pairings(models(CHAIN), CHAIN)).toEqual([
    [[1, 11], [2, 12], [2, 13]],
    [[1, 11], [1, 12], [2, 13]],
  ]); // biome-ignore format: pairs read best
  expect(pairings(models(STAR), STAR)).toEqual([[[1, 11], [1, 12], [2, 13]]]); // biome-ignore format: pairs read best
});

test('E2-MULT-02 a way is always found, though there be no time to look at all of them', () => {
  const random = randomFrom('crowds');
  for (let n = 0; n < 60; n++) {
    const edges: Pair[] = [];
    for (let a = 1; a <= 6; a++)
      for (let b = 11; b <= 16; b++) if (random.below(3) === 0 || b === a + 10) edges.push([a, b]);
    for (const most of [0, 12])
      for (const pairs of pairings(models(edges), edges, most)) {
        expect(pairsProblem(models(edges), edges, pairs)).toBeNull();
        expect(pairs).toEqual(pairs.toSorted((p, q) => p[0] - q[0] || p[1] - q[1]));
      }
  }
  // those left over by the largest matching join the first they touch
  expect(pairings(models(STAR), STAR, 0)).toEqual([[[1, 11], [1, 12], [2, 13]]]); // biome-ignore format: pairs read best
  const ALL: Pair[] = [[1, 11], [1, 12], [1, 13], [2, 11], [2, 12], [2, 13]]; // biome-ignore format: pairs read best
  expect(pairings(models(ALL), ALL, 0)[0]).toContainEqual([1, 13]);
});

/** Every choice of pairs, tried one by one. */
function slowPairings(edges: readonly Pair[]): string[] {
  const covers = Array.from({ length: 2 ** edges.length }, (_, mask) =>
    edges.filter((_, i) => mask & (1 << i)),
  ).filter((pairs) => models(edges).every((id) => pairs.some((pair) => pair.includes(id))));
  const fewest = Math.min(...covers.map(({ length }) => length));
  return covers
    .filter(({ length }) => length === fewest)
    .map((pairs) => pairs.join(' '))
    .sort();
}

test('E2-MULT-02 the ways are those that trying every choice of pairs finds, and two are looked for where there are two', () => {
  const random = randomFrom('small combats');
  for (let n = 0; n < 300; n++) {
    const edges: Pair[] = [];
    for (let a = 1; a <= 3; a++) for (let b = 11; b <= 13; b++) if (random.below(2) === 0) edges.push([a, b]);
    if (edges.length === 0) continue;
    const slow = slowPairings(edges);
    const quick = pairings(models(edges), edges, 4000).map((pairs) => pairs.join(' '));
    expect(quick.toSorted()).toEqual(slow);
    expect(fewestPairs(models(edges), edges)).toBe(slow[0].split(' ').length);
    expect(pairings(models(edges), edges, 2).length > 1, JSON.stringify(edges)).toBe(slow.length > 1);
    expect(pairings(models(edges), edges).length).toBe(Math.min(12, slow.length));
  }
});
