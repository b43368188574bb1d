import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pose } from './arcs.ts';
import {
  blockPlan,
  crossPlan,
  type FloorPlan,
  layPlan,
  onSide,
  tPlan,
  type Wall,
  wallsOf,
} from './floor-plans.ts';
import { COARSE, type Compass, FINE } from './headings.ts';
import { type Base, cornersOf, isPolygon, type Polygon, placeFrom, SIDES } from './shapes.ts';
import { flushSides, liesIn, outside, type Post, postsOf, sidePoints } from './walls.ts';

const T = tPlan(900, 300, 300);
const CROSS = crossPlan(900, 300, 300);
const STAND = { width: 200, length: 200 };
const north = { x: 5000, y: 5000, heading: 0 };

test('shapes of buildings (E2-TERR-08)', () => {
  expect(layPlan(T, north)).toEqual([
    [5450, 5150, 4550, 5150, 4550, 4850, 5450, 4850],
    [5150, 5450, 4850, 5450, 4850, 5150, 5150, 5150],
  ]);
  expect(layPlan(CROSS, north)[2]).toEqual([5150, 4850, 4850, 4850, 4850, 4550, 5150, 4550]);
  expect(layPlan(blockPlan(2000, 1500), { ...north, heading: 37 })[0]).toEqual(
    cornersOf({ ...north, heading: 37, width: 2000, length: 1500 }),
  );
  for (let heading = 0; heading < 360; heading++)
    for (const room of layPlan(CROSS, { ...north, heading })) expect(isPolygon(room)).toBe(true);
});

test('where two rooms join there is no wall (E2-BLDG-01)', () => {
  const seen = (plan: FloorPlan): string[] =>
    wallsOf(plan, north).map(({ room, side, from, to }) => `${room} ${SIDES[side]} ${from}-${to}`);
  expect(seen(T)).toEqual([
    '0 front 0-300',
    '0 front 600-900',
    '0 left 0-300',
    '0 rear 0-900',
    '0 right 0-300',
    '1 front 0-300',
    '1 left 0-300',
    '1 right 0-300',
  ]);
  expect(seen(CROSS)).toHaveLength(12);
  // A cross of five cells: each arm has three outer walls, the middle none (E1-GEO-12).
  const cell = (ahead: number, right: number) => ({
    rear: ahead - 120,
    front: ahead + 120,
    left: right - 120,
    right: right + 120,
  });
  const cells = [cell(0, 0), cell(240, 0), cell(0, -240), cell(-240, 0), cell(0, 240)];
  const walls = wallsOf(cells, north, COARSE);
  expect(walls.map(({ room }) => room)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
});

test('walls run with the open on the right hand', () => {
  for (const heading of [0, 17, 200])
    for (const wall of wallsOf(CROSS, { ...north, heading })) {
      const rooms = layPlan(CROSS, { ...north, heading });
      const [x, y] = [0, 1].map((i) =>
        Math.round([0, 2, 4, 6].reduce((sum, k) => sum + rooms[wall.room][k + i], 0) / 4),
      );
      expect(outside(wall, x, y)).toBe(false);
      const [mx, my] = [wall.a.x + wall.b.x - x, wall.a.y + wall.b.y - y];
      expect(outside(wall, mx, my)).toBe(true);
      expect(outside(wall, wall.a.x, wall.a.y)).toBe(false);
    }
});

describe('flush with a wall (E2-BLDG-01)', () => {
  const [front] = wallsOf(blockPlan(900, 300), north);
  const at = (x: number, y: number, heading = 0): number[] =>
    flushSides(cornersOf({ x, y, heading, ...STAND }), front);
  test('both ends of a side within 1 u', () => {
    expect(at(5000, 5050)).toEqual([0]);
    expect(at(5000, 5051)).toEqual([0]);
    expect(at(5000, 5048)).toEqual([]);
    expect(at(5000, 5053)).toEqual([]);
    expect(at(5000, 5050, 90)).toEqual([1]);
    expect(at(5000, 5050, 180)).toEqual([2]);
    expect(at(5000, 5050, 45)).toEqual([]);
    expect(at(5351, 5050)).toEqual([0]);
    expect(at(5353, 5050)).toEqual([]); // past the end
  });
  test('two walls in a corner', () => {
    const plan = blockPlan(900, 300);
    const base = { x: 4650, y: 5050, heading: 0, ...STAND };
    expect(
      postsOf(base, layPlan(plan, north), wallsOf(plan, north)).map(({ wall, side }) => [wall, side]),
    ).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });
  test('inside one room, the join being no wall', () => {
    const rooms = layPlan(T, north);
    const walls = wallsOf(T, north);
    const base = (x: number, y: number) => ({ x, y, heading: 0, ...STAND });
    expect(postsOf(base(5000, 5050), rooms, walls)).toEqual([]); // at the join
    expect(postsOf(base(5000, 4950), rooms, walls)).toMatchObject([{ side: 2 }]);
    expect(postsOf(base(5050, 5200), rooms, walls)).toEqual([]); // across two rooms
    expect(postsOf(base(5050, 5250), rooms, walls)).toMatchObject([{ side: 3 }]);
    expect(liesIn(rooms[0], cornersOf(base(5000, 4949)))).toBe(true);
    expect(liesIn(rooms[0], cornersOf(base(5000, 4947)))).toBe(false);
  });
  test('eye and aim points of an occupant (E2-LOS-14, 15)', () => {
    const { ends, middle } = sidePoints(cornersOf({ x: 5000, y: 5050, heading: 0, ...STAND }), 0);
    expect([ends, middle]).toEqual([
      [
        { x: 5100, y: 5150 },
        { x: 4900, y: 5150 },
      ],
      { x: 5000, y: 5150 },
    ]);
    expect(sidePoints([3, 0, 0, 0, 0, 3, 3, 3], 0).middle).toEqual({ x: 2, y: 0 });
    const middles = [0, 1, 2, 3].map((side) => sidePoints([90, 70, 10, 50, 0, 0, 80, 10], side).middle);
    expect(middles.map(({ x, y }) => [x, y])).toEqual([
      [50, 60],
      [5, 25],
      [40, 5],
      [85, 40],
    ]);
  });
});

test('places along the walls stand by the rule, at every heading', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 359 }),
      fc.constantFrom(T, CROSS),
      fc.nat(3000),
      (heading, plan, x) => {
        const pose = { x: 3000 + x, y: 5000, heading };
        const rooms = layPlan(plan, pose);
        const walls = wallsOf(plan, pose);
        const all = [...posts(plan, pose, STAND)];
        // 900: five places; each of the 300s: two.
        expect(all).toHaveLength(plan === T ? 5 + 7 * 2 : 12 * 2);
        for (const post of all)
          expect(postsOf(post.base, rooms, walls).map(({ wall, side }) => [wall, side])).toContainEqual([
            post.wall,
            post.side,
          ]);
      },
    ),
  );
});

/**
 * Places for bases of one size along the walls of a building, front to the wall and looking out, in a fixed order: wall by
 * wall, one every `step` from the first end, and one at the last. They may overlap each other.
 */
function* posts(
  plan: FloorPlan,
  pose: Pose,
  size: { readonly width: number; readonly length: number },
  step: number = size.width,
  compass: Compass = FINE,
): Generator<Post> {
  const rooms = layPlan(plan, pose, compass);
  const walls = wallsOf(plan, pose, compass);
  for (const [number, wall] of walls.entries()) {
    const last = wall.to - size.width / 2;
    const heading = (pose.heading + 270 * wall.side) % 360;
    for (
      let at = wall.from + size.width / 2;
      at <= last;
      at = at < last ? Math.min(at + step, last) : last + 1
    ) {
      const { ahead, right } = onSide(plan[wall.room], wall.side, at, size.length / 2);
      const centre = placeFrom(pose, ahead, right, compass);
      const base = eased({ ...centre, heading, ...size }, rooms[wall.room], wall, compass);
      if (base) yield { base, wall: number, side: 0 };
    }
  }
}

/** The base itself if it stands flush, or moved by the u that rounding cost it; null if that does not help. */
function eased(base: Base, room: Polygon, wall: Wall, compass: Compass): Base | null {
  for (const [dx, dy] of EASE) {
    const moved = { ...base, x: base.x + dx, y: base.y + dy };
    const corners = cornersOf(moved, compass);
    if (liesIn(room, corners) && flushSides(corners, wall).includes(0)) return moved;
  }
  return null;
}

const EASE = [
  [0, 0],
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;
