/**
 * Places in lines of text: lengths in centimetres with at most two decimals, points as '15,20.5', headings after an '@', the points
 * of a way set apart by ';'. What is printed reads back as it was.
 */
import type { Pose } from './arcs.ts';
import type { Heading } from './headings.ts';
import type { Path } from './paths.ts';
import type { Point } from './shapes.ts';
import { CM } from './units.ts';

export function printLength(u: number): string {
  const whole = Math.trunc(Math.abs(u) / CM);
  const rest = Math.abs(u) % CM;
  const decimals = rest === 0 ? '' : `.${String(rest).padStart(2, '0').replace(/0$/, '')}`;
  return `${u < 0 ? '-' : ''}${whole}${decimals}`;
}

export function printPoint({ x, y }: Point): string {
  return `${printLength(x)},${printLength(y)}`;
}

export function printPose(pose: Pose): string {
  return `${printPoint(pose)}${printHeading(pose.heading)}`;
}

export function printHeading(heading: Heading): string {
  return `@${heading}`;
}

export function printPath(path: Path): string {
  const points: string[] = [];
  for (let i = 0; i < path.length; i += 2) points.push(printPoint({ x: path[i], y: path[i + 1] }));
  return points.join(';');
}

/** What repeats is set apart by a character that it cannot hold itself, so that there is only one way to read a word. */
const FIGURES = '\\d{1,9}';
const CENTIMETRES = `-?${FIGURES}(?:\\.\\d{1,2})?`;
const POINT = `${CENTIMETRES},${CENTIMETRES}`;

/** Parts of patterns: `number` and `length` hold one group, a `point` two, a `pose` three, a `path` one with all its points. */
export const PATTERNS = {
  figures: FIGURES,
  number: `(${FIGURES})`,
  length: `(${CENTIMETRES})`,
  point: `(${CENTIMETRES}),(${CENTIMETRES})`,
  pose: `(${CENTIMETRES}),(${CENTIMETRES})@(${FIGURES})`,
  path: `(${POINT}(?:;${POINT})*)`,
} as const;

/** What a group of `length` holds, in u. */
export function readLength(text: string): number {
  const [whole, rest = ''] = text.replace('-', '').split('.');
  const value = Number(whole) * CM + Number(rest.padEnd(2, '0'));
  return text.startsWith('-') && value !== 0 ? -value : value;
}

/** What the two groups of `point` hold. */
export function readPoint(x: string, y: string): Point {
  return { x: readLength(x), y: readLength(y) };
}

/** What the group of `path` holds; nothing where there is none. */
export function readPath(text: string | undefined): number[] {
  return text ? text.split(/[;,]/).map(readLength) : [];
}
