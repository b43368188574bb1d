import { describe, expect, test } from 'vitest';
import { rectangle } from './shapes.ts';
import { makeTerrainIndex, partsIn, piecesHolding, terrainIndexes } from './terrain.ts';

/** Kinds of ground that no game of ours knows. */
interface Plot {
  readonly kind: 'ice' | 'fog';
  readonly parts: readonly (readonly number[])[];
}

const square = (x: number, y: number, side = 1000) => rectangle([x, y, x + side, y + side]);
const ice: Plot = { kind: 'ice', parts: [square(0, 0), square(1000, 0)] };
const fog: Plot = { kind: 'fog', parts: [square(500, 0)] };
const plots = [null, ice, null, fog] as const;
const topOf = ({ kind }: Plot) => (kind === 'fog' ? 700 : -1);

describe('terrain as an index', () => {
  const terrain = makeTerrainIndex(plots, 6000, 6000, topOf);

  test('every part knows its piece, and every piece its first part', () => {
    expect(terrain.owner).toEqual([1, 1, 3]);
    expect(terrain.first).toEqual([0, 0, 2, 2]);
    expect(terrain.index.tops).toEqual([-1, -1, 700]);
  });

  test('a point is in the pieces that hold it, edges included, each named once', () => {
    expect(piecesHolding(terrain, 700, 500)).toEqual([1, 3]);
    expect(piecesHolding(terrain, 1000, 500)).toEqual([1, 3]);
    expect(piecesHolding(terrain, 2000, 1000)).toEqual([1]);
    expect(piecesHolding(terrain, 2001, 1000)).toEqual([]);
    expect(piecesHolding(terrain, 700, 500, (number) => plots[number]?.kind === 'fog')).toEqual([3]);
  });

  test('parts are found by box', () => {
    expect(partsIn(terrain, [1600, 0, 1700, 10])).toEqual([{ part: ice.parts[1], number: 1 }]);
    expect(partsIn(terrain, [1400, 0, 1500, 10]).map(({ number }) => number)).toEqual([1, 3]);
    expect(partsIn(terrain, [3000, 3000, 3100, 3100])).toEqual([]);
  });

  test('an index is kept for a list, and made anew for another', () => {
    const indexed = terrainIndexes(topOf);
    const first = indexed(plots, 6000, 6000);
    expect(indexed(plots, 6000, 6000)).toBe(first);
    expect(indexed([...plots], 6000, 6000)).not.toBe(first);
    expect(indexed([...plots, ice], 6000, 6000).owner).toEqual([1, 1, 3, 4, 4]);
  });
});
