import { describe, expect, test } from 'vitest';
import { nearestTo } from './grid-index.ts';
import { COARSE } from './headings.ts';
import { forgetPositions, makePositions, showPositions, takeOff, touchedBy } from './positions.ts';
import { cornersOf } from './shapes.ts';

/** A game of round counters in hands or on the table: nothing like a model of any of our games. */
interface Counter {
  readonly owner: 'red' | 'blue';
  at: readonly [number, number] | null;
}

const SIZE = { heading: 0, width: 200, length: 200 };

function show(positions: ReturnType<typeof makePositions<Counter[]>>, state: Counter[]) {
  return showPositions(positions, state, state.length, (id, into) => {
    const { at } = state[id];
    if (!at) return false;
    Object.assign(into, { x: at[0], y: at[1], ...SIZE, top: 50 });
    return true;
  });
}

const counters = (): Counter[] => [
  { owner: 'red', at: [1000, 1000] },
  { owner: 'blue', at: [1200, 1000] },
  { owner: 'blue', at: [3000, 1000] },
  { owner: 'red', at: null },
];

describe('who stands where', () => {
  test('the index holds whoever is on the table, as high as the game says', () => {
    const positions = makePositions<Counter[]>(8000, 8000, COARSE);
    const index = show(positions, counters());
    expect(index.polygons).toEqual([
      ...[1000, 1200, 3000].map((x) => cornersOf({ x, y: 1000, ...SIZE }, COARSE)),
    ]);
    expect(index.tops).toEqual([50, 50, 50]);
    expect(index.compass).toBe(COARSE);
  });

  test('it shows the state it was last shown until told to forget', () => {
    const positions = makePositions<Counter[]>(8000, 8000);
    const [one, other] = [counters(), counters()];
    expect(positions.of).toBeNull();
    show(positions, one);
    expect(positions.of).toBe(one);
    show(positions, other);
    expect(positions.of).toBe(other);
    forgetPositions(positions);
    expect(positions.of).toBeNull();
  });

  test('another state is compared, and only what differs changes', () => {
    const positions = makePositions<Counter[]>(8000, 8000);
    const before = counters();
    const kept = show(positions, before).polygons[0];
    const after = counters();
    after[1].at = [5000, 5000];
    after[2].at = null;
    const index = show(positions, after);
    expect(index.polygons[0]).toBe(kept);
    expect(nearestTo(index, [5000, 5200], () => true)).toEqual({ ids: [1], distance: 100 });
    expect(index.polygons[2]).toBeNull();
  });

  test('contacts are worked out once, and again when somebody moved or was taken off', () => {
    const positions = makePositions<Counter[]>(8000, 8000);
    const state = counters();
    show(positions, state);
    let asked = 0;
    const foes = (id: number) => (other: number) => {
      asked++;
      return state[other].owner !== state[id].owner;
    };
    expect(touchedBy(positions, 0, foes(0))).toEqual([1]);
    const once = asked;
    expect(touchedBy(positions, 0, foes(0))).toEqual([1]);
    expect(asked).toBe(once);
    takeOff(positions, 1);
    expect(touchedBy(positions, 0, foes(0))).toEqual([]);
    state[2].at = [1000, 1200];
    show(positions, state);
    expect(touchedBy(positions, 0, foes(0))).toEqual([1, 2]);
  });

  test('who stands 1 u away is not touched', () => {
    const positions = makePositions<Counter[]>(8000, 8000);
    const all = counters();
    all[2] = { owner: 'blue', at: [799, 1000] };
    show(positions, all);
    expect(touchedBy(positions, 0, () => true)).toEqual([0, 1]);
  });
});
