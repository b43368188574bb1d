import { expect, test } from 'vitest';
import { randomFrom } from '../../kernel/random.ts';
import type { Box } from './box.ts';
import { covers, EDGE, GAP, type Placing, place } from './place.ts';

const stage = { width: 1000, height: 700 };
const size = { width: 300, height: 120 };
const square = (x: number, y: number): Box => ({ x, y, width: 48, height: 48 });
const piece = square(476, 376);
const ask: Placing = { stage, size, about: piece, keep: [piece] };

test('a card stands close to its piece, with a straight line to it', () => {
  const { docked, left, top, leader } = place(ask);
  expect(docked).toBe(false);
  expect(covers({ x: left, y: top }, size, piece, 0)).toBe(false);
  expect(Math.min(Math.abs(top + size.height - piece.y), Math.abs(top - piece.y - 48))).toBeLessThan(40);
  expect(leader).toHaveLength(2);
  expect(leader[0].x).toBe(leader[1].x);
});

test('it keeps off the enemy, the line between and every square on offer', () => {
  const keep = [piece, { x: 476, y: 150, width: 48, height: 226 }, square(380, 440), square(560, 440)];
  const { docked, left, top } = place({ ...ask, keep });
  expect(docked).toBe(false);
  for (const box of keep) expect(covers({ x: left, y: top }, size, box)).toBe(false);
});

test('pieces it is not about are left in sight where there is room', () => {
  const { left, top } = place(ask);
  const other = square(left + 100, top + 30);
  const moved = place({ ...ask, shun: [other] });
  expect(covers({ x: moved.left, y: moved.top }, size, other, 0)).toBe(false);
});

test('it stays where it stood while it covers nothing, and leaves when it would', () => {
  const was = { x: 40, y: 500 };
  expect(place({ ...ask, was })).toMatchObject({ left: 40, top: 500 });
  expect(place({ ...ask, was, keep: [piece, square(100, 520)] })).not.toMatchObject({ left: 40, top: 500 });
});

test('where nothing is free it says so, with a line out to the dock', () => {
  const keep = Array.from({ length: 60 }, (_, i) =>
    square((i % 10) * 100 + 20, Math.floor(i / 10) * 118 + 10),
  );
  const right = place({ ...ask, keep: [...keep, piece] });
  expect(right.docked).toBe(true);
  expect(right.leader[0].x).toBe(stage.width);
  expect(place({ ...ask, keep: [...keep, piece], dock: 'bottom' }).leader[0].y).toBe(stage.height);
});

test('a card larger than the stage is docked, and what is out of sight has no line', () => {
  expect(place({ ...ask, size: { width: 1200, height: 90 } }).docked).toBe(true);
  expect(place({ ...ask, about: square(-900, 20), keep: [] }).leader).toEqual([]);
});

test('never covers, always on the stage, and docks only when there is no room at all', () => {
  const random = randomFrom(11);
  const below = (most: number) => random.below(most);
  let docks = 0;
  for (let n = 0; n < 150; n++) {
    const asked: Placing = {
      stage: { width: 360 + below(900), height: 200 + below(600) },
      size: { width: 160 + below(260), height: 60 + below(160) },
      about: below(5) === 0 ? null : square(below(1100), below(700)),
      keep: Array.from({ length: below(26) }, () => ({
        x: below(1200) - 60,
        y: below(800) - 60,
        width: 20 + below(120),
        height: 20 + below(120),
      })),
    };
    const { docked, left, top, leader } = place(asked);
    expect(leader.every(({ x, y }) => x >= 0 && y >= 0)).toBe(true);
    if (docked) {
      docks += 1;
      expect(freeSomewhere(asked)).toBe(false);
      continue;
    }
    expect(left >= EDGE && top >= EDGE).toBe(true);
    expect(left + asked.size.width <= asked.stage.width - EDGE).toBe(true);
    expect(top + asked.size.height <= asked.stage.height - EDGE).toBe(true);
    expect(asked.keep.some((box) => covers({ x: left, y: top }, asked.size, box))).toBe(false);
  }
  expect(docks).toBeGreaterThan(10);
  expect(docks).toBeLessThan(140);
});

/** Looks at one place in every few pixels. */
function freeSomewhere({ stage, size, keep }: Placing): boolean {
  for (let y = EDGE; y <= stage.height - size.height - EDGE; y += 7)
    for (let x = EDGE; x <= stage.width - size.width - EDGE; x += 7)
      if (keep.every((box) => !covers({ x, y }, size, box, GAP))) return true;
  return false;
}
