import { rounded } from './exact.ts';
import type { Point } from './shapes.ts';

/** A heading is a whole number of degrees 0..359; 0 points to +y, 90 to +x. */
export type Heading = number;

/** Direction vectors as whole numbers: x[h], y[h] = round(scale * sin h), round(scale * cos h). */
export interface Compass {
  readonly scale: number;
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** round(65536 * sin h) for h = 0..90. */
// biome-ignore format: a table
const SINES_65536: readonly number[] = [
  0, 1144, 2287, 3430, 4572, 5712, 6850, 7987, 9121, 10252, 11380, 12505, 13626, 14742, 15855, 16962,
  18064, 19161, 20252, 21336, 22415, 23486, 24550, 25607, 26656, 27697, 28729, 29753, 30767, 31772, 32768,
  33754, 34729, 35693, 36647, 37590, 38521, 39441, 40348, 41243, 42126, 42995, 43852, 44695, 45525, 46341,
  47143, 47930, 48703, 49461, 50203, 50931, 51643, 52339, 53020, 53684, 54332, 54963, 55578, 56175, 56756,
  57319, 57865, 58393, 58903, 59396, 59870, 60326, 60764, 61183, 61584, 61966, 62328, 62672, 62997, 63303,
  63589, 63856, 64104, 64332, 64540, 64729, 64898, 65048, 65177, 65287, 65376, 65446, 65496, 65526, 65536,
];

/** round(10000 * sin h) for h = 0..90. */
// biome-ignore format: a table
const SINES_10000: readonly number[] = [
  0, 175, 349, 523, 698, 872, 1045, 1219, 1392, 1564, 1736, 1908, 2079, 2250, 2419, 2588, 2756, 2924, 3090,
  3256, 3420, 3584, 3746, 3907, 4067, 4226, 4384, 4540, 4695, 4848, 5000, 5150, 5299, 5446, 5592, 5736,
  5878, 6018, 6157, 6293, 6428, 6561, 6691, 6820, 6947, 7071, 7193, 7314, 7431, 7547, 7660, 7771, 7880,
  7986, 8090, 8192, 8290, 8387, 8480, 8572, 8660, 8746, 8829, 8910, 8988, 9063, 9135, 9205, 9272, 9336,
  9397, 9455, 9511, 9563, 9613, 9659, 9703, 9744, 9781, 9816, 9848, 9877, 9903, 9925, 9945, 9962, 9976,
  9986, 9994, 9998, 10000,
];

/** The whole circle from its first quarter: halves round away from zero, so the quarters mirror each other exactly. */
function compassOf(sines: readonly number[]): Compass {
  const sine = (h: number): number => {
    const degree = h % 360;
    const folded = degree % 180 <= 90 ? degree % 180 : 180 - (degree % 180);
    return degree < 180 || sines[folded] === 0 ? sines[folded] : -sines[folded];
  };
  const degrees = Array.from({ length: 360 }, (_, h) => h);
  return { scale: sines[90], x: degrees.map(sine), y: degrees.map((h) => sine(h + 90)) };
}

/** E2-GEO-03. Every routine that takes a compass uses this one unless told otherwise. */
export const FINE: Compass = compassOf(SINES_65536);
/** E1-GEO-03. */
export const COARSE: Compass = compassOf(SINES_10000);

/** Any whole number of degrees as a heading. */
export function headingOf(degrees: number): Heading {
  const rest = degrees % 360;
  return rest < 0 ? rest + 360 : rest + 0;
}

/** The forward vector of a heading, times the compass's scale. */
export function D(h: Heading, compass: Compass = FINE): Point {
  return { x: compass.x[h], y: compass.y[h] };
}

/** The difference of two headings, 0..180 (E2-GEO-22). */
export function turn(a: Heading, b: Heading): number {
  const between = a < b ? b - a : a - b;
  return between > 180 ? 360 - between : between;
}

/** The point at distance `s` from another in a direction (E2-GEO-16). */
export function along(from: Point, s: number, h: Heading, compass: Compass = FINE): Point {
  return {
    x: from.x + rounded(s * compass.x[h], compass.scale),
    y: from.y + rounded(s * compass.y[h], compass.scale),
  };
}

/**
 * The direction of a vector: the heading with the largest dot product, ties to the smaller (E2-GEO-22); 0 for no vector.
 * Only the two table headings around the vector can win: one degree off costs the dot product more than the rounding of
 * the table can give back.
 */
export function direction(dx: number, dy: number, compass: Compass = FINE): Heading {
  if (dx === 0 && dy === 0) return 0;
  const { x, y } = compass;
  // Turn the vector into the first quarter.
  let quarter = 0;
  let s = dx;
  let c = dy;
  while (s < 0 || c <= 0) {
    const old = s;
    s = -c;
    c = old;
    quarter++;
  }
  let low = 0;
  let high = 90;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (x[middle] * c <= y[middle] * s) low = middle;
    else high = middle;
  }
  const first = quarter * 90 + low;
  const second = (quarter * 90 + high) % 360;
  const difference = dx * x[first] + dy * y[first] - (dx * x[second] + dy * y[second]);
  if (difference === 0) return first < second ? first : second;
  return difference > 0 ? first : second;
}
