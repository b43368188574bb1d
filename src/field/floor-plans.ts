/** Buildings and other pieces made of rectangles, drawn around a point of their own and laid on the table. */
import type { Pose } from './arcs.ts';
import { type Compass, FINE } from './headings.ts';
import { type Area, type Point, placeFrom } from './shapes.ts';

/** A rectangle of a plan: how far behind, ahead, left and right of the plan's point its sides lie (u; left and rear negative). */
interface Room {
  readonly rear: number;
  readonly front: number;
  readonly left: number;
  readonly right: number;
}

/** Rectangles that touch along their sides without overlapping. */
export type FloorPlan = readonly Room[];

/** One rectangle around the point. */
export function blockPlan(width: number, length: number): FloorPlan {
  return [{ rear: -length / 2, front: length / 2, left: -width / 2, right: width / 2 }];
}

/** A bar across the heading with one square-ended wing ahead on its middle (E2-TERR-08). The point is the bar's centre. */
export function tPlan(width: number, length: number, wing: number): FloorPlan {
  const [bar] = blockPlan(width, length);
  return [bar, { rear: bar.front, front: bar.front + wing, left: -wing / 2, right: wing / 2 }];
}

/** The same with a second wing behind. */
export function crossPlan(width: number, length: number, wing: number): FloorPlan {
  const [bar, ahead] = tPlan(width, length, wing);
  return [bar, ahead, { ...ahead, rear: bar.rear - wing, front: bar.rear }];
}

/** A plan on the table. Every corner is worked out in one step from the pose, so rooms that share a corner still share it. */
export function layPlan(plan: FloorPlan, pose: Pose, compass: Compass = FINE): Area {
  return plan.map(({ rear, front, left, right }) =>
    [
      [front, right],
      [front, left],
      [rear, left],
      [rear, right],
    ].flatMap(([ahead, aside]) => {
      const { x, y } = placeFrom(pose, ahead, aside, compass);
      return [x, y];
    }),
  );
}

/** An outer wall: from a to b with the building on the left hand and the open on the right. */
export interface Wall {
  /** The number of the room that carries it. */
  readonly room: number;
  /** The side of that room, as in SIDES: 0 front, 1 left, 2 rear, 3 right. */
  readonly side: number;
  readonly a: Point;
  readonly b: Point;
  /** Where it runs in the plan, counted along the side from its first corner. */
  readonly from: number;
  readonly to: number;
}

/** The outer walls of a plan on the table: where two rooms join there is none (E2-BLDG-01). */
export function wallsOf(plan: FloorPlan, pose: Pose, compass: Compass = FINE): Wall[] {
  return plan.flatMap((room, number) =>
    [0, 1, 2, 3].flatMap((side) =>
      openParts(plan, room, side).map(([from, to]) => {
        const place = (at: number): Point => {
          const { ahead, right } = onSide(room, side, at);
          return placeFrom(pose, ahead, right, compass);
        };
        return { room: number, side, a: place(from), b: place(to), from, to };
      }),
    ),
  );
}

/** The place on a side of a room, `at` along it counter-clockwise and `inward` from it. */
export function onSide(
  room: Room,
  side: number,
  at: number,
  inward = 0,
): { readonly ahead: number; readonly right: number } {
  if (side === 0) return { ahead: room.front - inward, right: room.right - at };
  if (side === 1) return { ahead: room.front - at, right: room.left + inward };
  if (side === 2) return { ahead: room.rear + inward, right: room.left + at };
  return { ahead: room.rear + at, right: room.right - inward };
}

/** The parts of a side of a room that no other room lies against, counted along it. */
function openParts(plan: FloorPlan, room: Room, side: number): [number, number][] {
  const across = side === 0 || side === 2;
  const length = across ? room.right - room.left : room.front - room.rear;
  const joined = plan
    .filter((other) => other !== room && against(room, side, other))
    .map((other): [number, number] => {
      if (side === 0) return [room.right - other.right, room.right - other.left];
      if (side === 1) return [room.front - other.front, room.front - other.rear];
      if (side === 2) return [other.left - room.left, other.right - room.left];
      return [other.rear - room.rear, other.front - room.rear];
    })
    .sort((a, b) => a[0] - b[0]);
  const open: [number, number][] = [];
  let at = 0;
  for (const [from, to] of joined) {
    if (from > at) open.push([at, Math.min(from, length)]);
    at = Math.max(at, to);
  }
  if (at < length) open.push([at, length]);
  return open.filter(([from, to]) => to > from && from < length);
}

/** Whether another room lies just beyond a side. */
function against(room: Room, side: number, other: Room): boolean {
  if (side === 0) return other.rear <= room.front && room.front < other.front;
  if (side === 1) return other.left < room.left && room.left <= other.right;
  if (side === 2) return other.rear < room.rear && room.rear <= other.front;
  return other.left <= room.right && room.right < other.right;
}
