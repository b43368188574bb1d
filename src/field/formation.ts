import { closerThan, distance, within } from './distance.ts';
import { grown, inBox, makeIndex, put } from './grid-index.ts';
import { boxOf, type Polygon } from './shapes.ts';

/** Who hangs together with whom: number i's group is named by the lowest number in it. */
interface Groups {
  readonly of: number[];
  count: number;
}

/** Each by itself. */
export function apart(count: number): Groups {
  const of: number[] = [];
  for (let i = 0; i < count; i++) of.push(i);
  return { of, count };
}

/** The name of i's group. */
export function groupOf(groups: Groups, i: number): number {
  let root = i;
  while (groups.of[root] !== root) root = groups.of[root];
  for (let next = i; next !== root; ) {
    const after = groups.of[next];
    groups.of[next] = root;
    next = after;
  }
  return root;
}

/** Links two; a game with links of its own (stands in one building) adds them with this. */
export function link(groups: Groups, i: number, j: number): void {
  const a = groupOf(groups, i);
  const b = groupOf(groups, j);
  if (a === b) return;
  groups.of[Math.max(a, b)] = Math.min(a, b);
  groups.count--;
}

/** How many models are tried against one another directly: below this an index costs more than it saves. */
const FEW = 12;

/** The groups that links of at most n make (E2-FORM-01, E1-DET-02). */
export function groupsWithin(polygons: readonly Polygon[], n: number): Groups {
  const groups = apart(polygons.length);
  const near = neighbours(polygons);
  for (let i = 0; i < polygons.length && groups.count > 1; i++)
    for (const j of near(i, n))
      if (j > i && groupOf(groups, i) !== groupOf(groups, j) && within(polygons[i], polygons[j], n))
        link(groups, i, j);
  return groups;
}

/** Whether links of at most n join them all; one alone is joined. */
export function inChain(polygons: readonly Polygon[], n: number): boolean {
  return groupsWithin(polygons, n).count <= 1;
}

/**
 * The widest gap: the smallest link length that would join them all (E2-FORM-05, E1-DET-08), 0 for one alone. Round by round
 * every group but the largest is linked to the nearest model outside it; the longest of these links is the answer.
 */
export function widestGap(polygons: readonly Polygon[]): number {
  const near = neighbours(polygons);
  const groups = apart(polygons.length);
  let widest = 0;
  while (groups.count > 1) {
    const largest = largestGroup(groups);
    const members = new Map<number, number[]>();
    for (let i = 0; i < polygons.length; i++) {
      const name = groupOf(groups, i);
      if (name === largest) continue;
      const known = members.get(name);
      if (known) known.push(i);
      else members.set(name, [i]);
    }
    const links = [...members.values()].map((own) => nearestOutside(polygons, groups, own, near));
    for (const { gap, i, j } of links) {
      if (groupOf(groups, i) === groupOf(groups, j)) continue;
      link(groups, i, j);
      if (gap > widest) widest = gap;
    }
  }
  return widest;
}

/** The shortest link from a group to a model outside it. There must be one. */
function nearestOutside(
  polygons: readonly Polygon[],
  groups: Groups,
  own: readonly number[],
  near: (i: number, n: number) => readonly number[],
): { gap: number; i: number; j: number } {
  const name = groupOf(groups, own[0]);
  const found = { gap: Infinity, i: -1, j: -1 };
  for (let reach = 600; ; reach = found.gap < Infinity ? found.gap : reach * 2) {
    for (const i of own)
      for (const j of near(i, Math.min(reach, found.gap))) {
        if (groupOf(groups, j) === name || !closerThan(polygons[i], polygons[j], found.gap)) continue;
        found.gap = distance(polygons[i], polygons[j]);
        found.i = i;
        found.j = j;
      }
    // Whatever was not looked at is farther than `reach`.
    if (found.gap <= reach) return found;
  }
}

/** The name of the group with most members; of several the lowest. */
export function largestGroup(groups: Groups): number {
  const sizes = new Array<number>(groups.of.length).fill(0);
  groups.of.forEach((_, i) => {
    sizes[groupOf(groups, i)]++;
  });
  return sizes.indexOf(Math.max(...sizes));
}

/** Gives, for number i, those that may be within n of it. */
function neighbours(polygons: readonly Polygon[]): (i: number, n: number) => readonly number[] {
  if (polygons.length <= FEW) {
    const all = polygons.map((_, i) => i);
    return () => all;
  }
  const boxes = polygons.map(boxOf);
  const east = Math.max(...boxes.map((box) => box[2]));
  const north = Math.max(...boxes.map((box) => box[3]));
  const index = makeIndex(Math.max(0, east), Math.max(0, north));
  polygons.forEach((polygon, i) => {
    put(index, i, polygon);
  });
  const near: number[] = [];
  return (i, n) => inBox(index, grown(boxes[i], n + 1), near);
}
