import type { Pose } from './arcs.ts';
import { distanceToPoint, distanceToSegment, overlaps } from './distance.ts';
import { type Compass, FINE } from './headings.ts';
import { layPlan, onSide, type Plan, type Wall, wallsOf } from './plans.ts';
import { type Base, cornersOf, cross, midpoint, type Point, type Polygon, placeFrom } from './shapes.ts';

/** Corners and walls are both rounded: this far apart they still count as one (E2-BLDG-01). */
const SLACK = 1;

/** The sides of a base (0 front, 1 left, 2 rear, 3 right) that are flush with a wall: both ends within 1 u of it. */
export function flushSides(corners: Polygon, wall: Wall): number[] {
  const near = [0, 2, 4, 6].map(
    (i) => distanceToSegment(wall.a.x, wall.a.y, wall.b.x, wall.b.y, corners[i], corners[i + 1]) <= SLACK,
  );
  return [0, 1, 2, 3].filter((side) => near[side] && near[(side + 1) % 4]);
}

/** Whether a base lies in a room: no corner more than 1 u outside (E2-BLDG-01). */
export function liesIn(room: Polygon, corners: Polygon): boolean {
  return [0, 2, 4, 6].every((i) => distanceToPoint(room, corners[i], corners[i + 1]) <= SLACK);
}

/** Whether a point is strictly on the outer side of a wall's line (E2-LOS-14, 15). */
export function outside(wall: Wall, x: number, y: number): boolean {
  return cross(wall.a.x, wall.a.y, wall.b.x, wall.b.y, x, y) < 0;
}

/** The two ends of a base's side and the point halfway between (E2-LOS-14, 15). */
export function sidePoints(corners: Polygon, side: number): { ends: [Point, Point]; middle: Point } {
  const i = side * 2;
  const j = ((side + 1) % 4) * 2;
  return {
    ends: [
      { x: corners[i], y: corners[i + 1] },
      { x: corners[j], y: corners[j + 1] },
    ],
    middle: midpoint(corners[i], corners[i + 1], corners[j], corners[j + 1]),
  };
}

/** A place in a building: a base in a room, and the wall that one of its sides is flush with. */
export interface Post {
  readonly base: Base;
  /** Number of the wall in `wallsOf`. */
  readonly wall: number;
  readonly side: number;
}

/** All ways in which a base stands in a building by the rule: in one room, a side flush with a wall of that room. */
export function postsOf(
  base: Base,
  rooms: readonly Polygon[],
  walls: readonly Wall[],
  compass = FINE,
): Post[] {
  const corners = cornersOf(base, compass);
  return walls.flatMap((wall, number) =>
    liesIn(rooms[wall.room], corners)
      ? flushSides(corners, wall).map((side) => ({ base, wall: number, side }))
      : [],
  );
}

/**
 * Places for bases of one size along the walls of a building, front to the wall and looking out, in a fixed order: wall by
 * wall, one every `step` from the first end, and one at the last. They may overlap each other.
 */
export function* posts(
  plan: Plan,
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

/**
 * Places that overlap neither each other nor what is there, as many as asked for if they are found: along the longest walls
 * first, shoulder to shoulder but for the u that rounding costs, then wherever else one fits.
 */
export function fillPosts(
  plan: Plan,
  pose: Pose,
  size: { readonly width: number; readonly length: number },
  wanted: number,
  taken: readonly Polygon[] = [],
  compass: Compass = FINE,
): Post[] {
  const walls = wallsOf(plan, pose, compass);
  const longest = (a: Post, b: Post): number => lengthOf(walls[b.wall]) - lengthOf(walls[a.wall]);
  const found: Post[] = [];
  const there = [...taken];
  for (const step of [size.width + 2, size.width / 2])
    for (const post of [...posts(plan, pose, size, step, compass)].sort(longest)) {
      if (found.length === wanted) return found;
      const corners = cornersOf(post.base, compass);
      if (there.some((other) => overlaps(other, corners))) continue;
      there.push(corners);
      found.push(post);
    }
  return found;
}

const lengthOf = ({ from, to }: Wall): number => to - from;
