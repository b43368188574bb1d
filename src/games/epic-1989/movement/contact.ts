/** E1-GEO-23, E1-MOVE-10: where a run meets an enemy. */
import {
  along,
  COARSE,
  type Disc,
  hullOf,
  overlaps,
  type Polygon,
  type Pose,
  reachedByDisc,
} from '../../../field/index.ts';
import { footprintAt } from '../geometry/position.ts';
import type { UnitInfo } from '../table.ts';

/** E1-GEO-15: the pose after s u of a run in a direction, which is that of the heading or its opposite. */
export function poseAfter(pose: Pose, s: number, direction: number): Pose {
  const { x, y } = along(pose, s, direction, COARSE);
  return { x, y, heading: pose.heading };
}

/** E1-GEO-15: all that a straight run passes over. */
export function sweptBy(info: UnitInfo, from: Pose, to: Pose): Polygon {
  return hullOf([...footprintAt(info, from), ...footprintAt(info, to)]);
}

/** Rounded corners may put a pose one or two u beside its line. */
export const JITTER = 3;

/** The greatest whole length of a run, up to `length`, whose swept area overlaps none of the obstacles and comes under none of the fields (E1-MISL-16). `at`: the pose after so much of it. */
export function clearLength(
  info: UnitInfo,
  at: (s: number) => Pose,
  length: number,
  obstacles: readonly Polygon[],
  fields: readonly Disc[] = [],
): number {
  const clear = (s: number): boolean => {
    const swept = sweptBy(info, at(0), at(s));
    return (
      !obstacles.some((obstacle) => overlaps(swept, obstacle)) &&
      !fields.some((field) => reachedByDisc(field, swept))
    );
  };
  if ((obstacles.length === 0 && fields.length === 0) || clear(length)) return length;
  let low = 0;
  let high = length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (clear(middle)) low = middle;
    else high = middle;
  }
  for (let s = Math.min(length, low + JITTER); s > low; s--) if (clear(s)) return s;
  return low;
}

/** The least whole length after which the condition holds, where it holds at the end and does so from some length on. */
export function leastLength(length: number, holds: (s: number) => boolean): number {
  let low = 0;
  let high = length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}
