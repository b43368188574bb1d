import { distance, within } from './distance.ts';
import { LIMIT } from './exact.ts';
import { grown, inBox, makeIndex, put } from './grid-index.ts';
import { boxOf, type Polygon } from './shapes.ts';

/** Who hangs together with whom: number i's group is named by the lowest number in it. */
export interface Groups {
  readonly of: number[];
  count: number;
}

/** Each by itself. */
export function apart(count: number): Groups {
  return { of: Array.from({ length: count }, (_, i) => i), count };
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
 * The widest gap: the smallest link length that would join them all (E2-FORM-05, E1-DET-08), 0 for one alone. Groups are
 * joined at reaches that double, and only the smaller ones look around, so a unit in one piece with strays costs little.
 */
export function widestGap(polygons: readonly Polygon[]): number {
  const near = neighbours(polygons);
  const groups = apart(polygons.length);
  let widest = 0;
  for (let reach = 300; groups.count > 1 && reach < 4 * LIMIT; reach *= 2) {
    const largest = largestGroup(groups);
    const links: [number, number, number][] = [];
    for (let i = 0; i < polygons.length; i++) {
      const own = groupOf(groups, i);
      if (own === largest) continue;
      for (const j of near(i, reach)) {
        const other = groupOf(groups, j);
        if (other === own || (other !== largest && j < i)) continue;
        const d = distance(polygons[i], polygons[j]);
        if (d <= reach) links.push([d, i, j]);
      }
    }
    links.sort((a, b) => a[0] - b[0]);
    for (const [d, i, j] of links) {
      if (groupOf(groups, i) === groupOf(groups, j)) continue;
      link(groups, i, j);
      widest = d;
    }
  }
  return widest;
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
