/** E1-GEO-26: where a stand finds a place touching something: a finite list of poses, so that "no room" can be decided. */
import { COARSE, type Pose, placeFrom } from '../../../field/index.ts';
import type { Size } from '../cards/card.ts';
import { type Building, kindNamed } from './buildings.ts';

/** What is to be touched: its pose, and its corners ahead of and to the right of it, clockwise from the front left one. */
export interface Outline {
  readonly pose: Pose;
  readonly corners: readonly (readonly [ahead: number, right: number])[];
}

export function outlineOfUnit({ length, width }: Size, pose: Pose): Outline {
  const [l, w] = [length / 2, width / 2];
  return {
    pose,
    corners: [
      [l, -w],
      [l, w],
      [-l, w],
      [-l, -w],
    ],
  };
}

/** A building's begins at the front left corner of the leftmost of its foremost cells. */
export function outlineOfBuilding(building: Building): Outline {
  return { pose: building, corners: kindNamed(building.kind).outline };
}

/** Half a stand. */
const HALF = 100;
const EVERY = 50;
const TOUCHING = 5;

/** Poses of a stand outside an outline and parallel to its edges, edge by edge. */
export function* spotsAround({ pose, corners }: Outline, gap = TOUCHING): Generator<Pose> {
  const { heading } = pose;
  for (const [i, from] of corners.entries()) {
    const to = corners[(i + 1) % corners.length];
    const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
    const along = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
    // Clockwise, so the open is to the left of the way along an edge.
    const out = [along[1], -along[0]];
    const off = HALF + gap;
    for (let s = -HALF; s <= length + HALF; s += EVERY) {
      const ahead = from[0] + along[0] * s + out[0] * off;
      const right = from[1] + along[1] * s + out[1] * off;
      const { x, y } = placeFrom(pose, ahead, right, COARSE);
      yield { x, y, heading };
    }
  }
}

/** The first spot that is free; null when there is none. */
export function freeSpot(outline: Outline, isFree: (pose: Pose) => boolean): Pose | null {
  for (const pose of spotsAround(outline)) if (isFree(pose)) return pose;
  return null;
}

const FARTHEST = 1200;

/** As near as possible: the same with wider and wider gaps; null: there is no room. */
export function nearestSpot(outline: Outline, isFree: (pose: Pose) => boolean): Pose | null {
  const touching = freeSpot(outline, isFree);
  if (touching) return touching;
  for (let gap = 100; gap <= FARTHEST; gap += 100)
    for (const pose of spotsAround(outline, gap)) if (isFree(pose)) return pose;
  return null;
}
