/** E1-GEO-10: the nine sight points of a footprint. */
import { midpoint, type Point, type Polygon } from '../../../field/index.ts';

/** Its four corners, the midpoints between neighbouring corners, and its centre. */
export function sightPoints(corners: Polygon, centre: Point): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < 8; i += 2) points.push({ x: corners[i], y: corners[i + 1] });
  for (let i = 0; i < 8; i += 2) {
    const j = (i + 2) % 8;
    points.push(midpoint(corners[i], corners[i + 1], corners[j], corners[j + 1]));
  }
  points.push({ x: centre.x, y: centre.y });
  return points;
}
