import { expect, test } from 'vitest';
import { leaderOf, placeFloat } from './place-float.ts';

const stage = { width: 1000, height: 700 };
const size = { width: 300, height: 160 };
const ask = { half: 40, size, stage };

test('a card stands above its piece where there is room', () => {
  expect(placeFloat({ ...ask, at: { x: 500, y: 400 } })).toMatchObject({
    side: 'above',
    left: 350,
    top: 188,
  });
});

test('at the top it goes below, in the corner it stays on the stage', () => {
  expect(placeFloat({ ...ask, at: { x: 500, y: 60 } }).side).toBe('below');
  const corner = placeFloat({ ...ask, at: { x: 10, y: 690 } });
  expect(corner.left).toBeGreaterThanOrEqual(8);
  expect(corner.top + size.height).toBeLessThanOrEqual(692);
});

test('it keeps off the other pieces', () => {
  const above = [430, 480, 530].map((x) => ({ x, y: 300 }));
  const placed = placeFloat({ ...ask, at: { x: 500, y: 400 }, avoid: above, piece: 20 });
  for (const { x, y } of above)
    expect(
      x + 20 > placed.left && x - 20 < placed.left + 300 && y + 20 > placed.top && y - 20 < placed.top + 160,
    ).toBe(false);
});

test('it never lies on the piece it is about, even on a small stage', () => {
  const at = { x: 180, y: 150 };
  const small = placeFloat({
    at,
    half: 20,
    size: { width: 200, height: 100 },
    stage: { width: 360, height: 320 },
  });
  const free = small.top + 100 <= at.y - 20 || small.top >= at.y + 20;
  expect(free).toBe(true);
});

test('the leader goes from the card to the square', () => {
  const placed = { side: 'right', left: 600, top: 300 } as const;
  expect(leaderOf(placed, size, { x: 500, y: 400 }, 20)).toEqual([
    { x: 600, y: 400 },
    { x: 520, y: 400 },
  ]);
});
