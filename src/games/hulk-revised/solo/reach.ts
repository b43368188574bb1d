/** What a piece can get to with the AP it has, and where it would have a Marine in its close assault square. */
import { LADDER } from '../ground.ts';
import { piece } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { steps, stepsFrom } from './distances.ts';
import { edges } from './edges.ts';
import { apTo } from './paths.ts';
import { type Mover, moverFor, nodeOf, SHIFT, startOf } from './search.ts';
import { BLOCKED } from './terrain.ts';

/** The least AP to every square it can get to and stop on with `ap`; its own square costs nothing. */
export function reachable(mover: Mover, ap: number): Map<number, number> {
  const found = new Map<number, number>();
  const known = new Map<number, number>([[startOf(mover), 0]]);
  const buckets: number[][] = [[startOf(mover)]];
  for (let spent = 0; spent <= ap; spent++) {
    const bucket = buckets[spent] ?? [];
    for (let i = 0; i < bucket.length; i++) {
      const node = bucket[i];
      if (known.get(node) !== spent) continue;
      if (node >= 0 && !found.has(node >> 3) && mover.state.guns[node >> 3] === 0)
        found.set(node >> 3, spent);
      for (const edge of edges(mover, node)) {
        const total = spent + Math.floor(edge.cost / SHIFT);
        if (total > ap || total >= (known.get(edge.node) ?? Number.POSITIVE_INFINITY)) continue;
        known.set(edge.node, total);
        buckets[total] ??= [];
        buckets[total].push(edge.node);
      }
    }
  }
  return found;
}

/** The nodes from which it would have that square before it, or across a ladder (HR-GEN-05, HR-LADD-07). */
export function poses(mover: Mover, square: number): number[] {
  const { table, state, terrain, faceless } = mover;
  const found: number[] = [];
  const usable = (s: number): boolean => s >= 0 && terrain.open[s] !== BLOCKED && state.guns[s] === 0;
  for (let facing = 0; facing < 4; facing++) {
    const from = table.near[square * 8 + ((facing + 2) & 3) * 2];
    if (!usable(from)) continue;
    if (faceless) found.push(from * 8);
    else found.push(nodeOf(from, facing, 0), nodeOf(from, facing, 1));
  }
  const far = table.link[square];
  if (far !== NOWHERE && state.ground[far] & LADDER && usable(far))
    for (let low = 0; low < (faceless ? 1 : 8); low++) found.push(far * 8 + low);
  return found;
}

/** The nodes of a square, whatever the facing. */
export function anyFacing(mover: Mover, square: number): number[] {
  if (mover.faceless) return [square * 8];
  return [0, 1, 2, 3, 4, 5, 6, 7].map((low) => square * 8 + low);
}

const UNSEEN = new WeakMap<Table, Uint8Array>();

/** Nobody looks: for questions in which sight does not matter. */
export function unseen(table: Table): Uint8Array {
  const none = UNSEEN.get(table) ?? new Uint8Array(table.board.size);
  UNSEEN.set(table, none);
  return none;
}

/** Whether a Stealer unit could get that Marine before it and still pay for an attack. */
export function couldAttack(table: Table, state: State, p: Piece, marine: Piece): boolean {
  if (p.lurks || p.ap < 1) return false;
  const distance = stepsFrom(table, p, marine.at);
  if (Number.isFinite(distance) && distance > p.ap) return false;
  const mover = moverFor(table, state, p, unseen(table));
  return apTo(mover, poses(mover, marine.at), p.ap - 1) < p.ap;
}

/** HR-SOLO-25, HR-SOLO-29, HR-SOLO-30: the best square within reach that is out of sight and nearer to the Marine or gun. */
export function coverNear(mover: Mover, exposed: Uint8Array, watcher: number): number {
  const { table, state, unit } = mover;
  const at = piece(state, watcher).at;
  const now = stepsFrom(table, unit, at);
  let best = NOWHERE;
  let nearest = now;
  let price = 0;
  for (const [square, ap] of reachable(mover, unit.ap)) {
    if (exposed[square] || square === unit.at) continue;
    const distance = steps(table, square, at);
    const better =
      distance < nearest ||
      (best !== NOWHERE && distance === nearest && (ap < price || (ap === price && square < best)));
    if (!better) continue;
    best = square;
    nearest = distance;
    price = ap;
  }
  return best;
}
