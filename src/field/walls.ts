import { distanceToPoint, distanceToSegment } from './distance.ts';
import type { Wall } from './floor-plans.ts';
import { FINE } from './headings.ts';
import { type Base, cornersOf, cross, midpoint, type Point, type Polygon } from './shapes.ts';

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
