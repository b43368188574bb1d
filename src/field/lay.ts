/** Laying pieces of terrain: in their part of the table, off one another (E2-TERR-05, 15, 16). */
import type { Pose } from './arcs.ts';
import { distance, overlaps } from './distance.ts';
import { apart, groupOf, link } from './formation.ts';
import { type Area, type Box, boxOf, boxOfArea, insideBox, rectangle } from './shapes.ts';

/** Whether two areas overlap. */
export function areasOverlap(a: Area, b: Area): boolean {
  return a.some((p) => b.some((q) => overlaps(p, q)));
}

/** Distance between two areas. */
export function areaDistance(a: Area, b: Area): number {
  return Math.min(...a.flatMap((p) => b.map((q) => distance(p, q))));
}

/** Whether a piece lies wholly in a box and overlaps none of the others. */
export function fits(piece: Area, box: Box, others: readonly Area[]): boolean {
  return piece.every((part) => insideBox(part, box)) && !others.some((other) => areasOverlap(piece, other));
}

/** Headings in steps of so many degrees. */
export function headingsBy(step: number): number[] {
  return Array.from({ length: 360 / step }, (_, i) => i * step);
}

/** Poses on a lattice over a box: south to north, west to east, each with every heading. Lattice lines are multiples of `step`. */
export function* lattice(box: Box, step: number, headings: readonly number[]): Generator<Pose> {
  const [west, south, east, north] = box;
  for (let y = Math.ceil(south / step) * step; y <= north; y += step)
    for (let x = Math.ceil(west / step) * step; x <= east; x += step)
      for (const heading of headings) yield { x, y, heading };
}

/** The first of some poses in which a piece fits; null if there is none. */
export function firstFit(
  shape: (pose: Pose) => Area,
  box: Box,
  others: readonly Area[],
  poses: Iterable<Pose>,
): Pose | null {
  const near = others.filter((other) => other.some((part) => boxesMeet(boxOf(part), box)));
  for (const pose of poses) if (fits(shape(pose), box, near)) return pose;
  return null;
}

function boxesMeet(a: Box, b: Box): boolean {
  return boxGap(a, b) <= 0;
}

function boxGap(a: Box, b: Box): number {
  return Math.max(a[0] - b[2], b[0] - a[2], a[1] - b[3], b[1] - a[3]);
}

/** Whether buildings stand as a town: each at least `least` from the others, joined in a chain by gaps up to `most` (E2-TERR-15). */
export function isTown(buildings: readonly Area[], least: number, most: number): boolean {
  const groups = apart(buildings.length);
  const boxes = buildings.map(boxOfArea);
  for (let i = 0; i < buildings.length; i++)
    for (let j = 0; j < i; j++) {
      if (boxGap(boxes[i], boxes[j]) > Math.max(least, most)) continue;
      const gap = areaDistance(buildings[i], buildings[j]);
      if (gap < least) return false;
      if (gap <= most) link(groups, i, j);
    }
  return buildings.every((_, i) => groupOf(groups, i) === 0);
}

/**
 * A pose for each building of a town, the first that are found trying `poses` in order for each in turn, each joined to those
 * before it; null if there are none. The gaps are those of `isTown`.
 */
export function layTown(
  shapes: readonly ((pose: Pose) => Area)[],
  box: Box,
  others: readonly Area[],
  poses: readonly Pose[],
  least: number,
  most: number,
): Pose[] | null {
  // Where each building alone could stand: worked out once, and only as far as the search comes.
  const known: (Area | null)[][] = shapes.map(() => []);
  const areaAt = (number: number, i: number): Area | null => {
    if (known[number].length === i) {
      const area = shapes[number](poses[i]);
      known[number].push(fits(area, box, others) ? area : null);
    }
    return known[number][i];
  };
  const next = (placed: readonly Area[]): Pose[] | null => {
    if (placed.length === shapes.length) return [];
    for (let i = 0; i < poses.length; i++) {
      const area = areaAt(placed.length, i);
      if (!area || !isTown([...placed, area], least, most)) continue;
      const rest = next([...placed, area]);
      if (rest) return [poses[i], ...rest];
    }
    return null;
  };
  return next([]);
}

/**
 * A river straight across a box: `along` says which way it runs, `at` where its middle line lies, `ford` where along it the
 * middle of the crossing is. The crossing is open ground, so two strips come back, or one when the crossing lies at an end.
 */
export function riverAcross(
  box: Box,
  along: 'x' | 'y',
  at: number,
  ford: number,
  width: number,
  gap: number,
): Area {
  const [west, south, east, north] = box;
  const [start, end] = along === 'x' ? [west, east] : [south, north];
  const strips: [number, number][] = [
    [start, Math.min(end, ford - gap / 2)],
    [Math.max(start, ford + gap / 2), end],
  ];
  return strips
    .filter(([from, to]) => from < to)
    .map(([from, to]) =>
      rectangle(
        along === 'x'
          ? [from, at - width / 2, to, at + width / 2]
          : [at - width / 2, from, at + width / 2, to],
      ),
    );
}
