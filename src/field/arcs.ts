import { type Compass, FINE, type Heading } from './headings.ts';

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
}

/** How far ahead of a pose a point lies, times the compass's scale: dot(v, D(h)). */
function ahead(pose: Pose, x: number, y: number, compass: Compass = FINE): number {
  return (x - pose.x) * compass.x[pose.heading] + (y - pose.y) * compass.y[pose.heading];
}

/** How far to the right of a pose a point lies, times the compass's scale: dot(v, R(h)). */
export function aside(pose: Pose, x: number, y: number, compass: Compass = FINE): number {
  const across = (pose.heading + 90) % 360;
  return (x - pose.x) * compass.x[across] + (y - pose.y) * compass.y[across];
}

/** Whether a point lies in the front 180 degrees, exactly sideways included (E2-ARC-02). */
export function inFrontHalf(pose: Pose, x: number, y: number, compass: Compass = FINE): boolean {
  return ahead(pose, x, y, compass) >= 0;
}

type Quarter = 'front' | 'side' | 'rear';

/** From which quarter a point looks at a pose: the diagonals ahead are front, those behind side (E2-SAVE-05). */
export function quarterOf(pose: Pose, x: number, y: number, compass: Compass = FINE): Quarter {
  const f = ahead(pose, x, y, compass);
  const s = Math.abs(aside(pose, x, y, compass));
  return f >= s ? 'front' : -f > s ? 'rear' : 'side';
}
