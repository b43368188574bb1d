/**
 * Least AP to a goal over (square, facing, free turn made): prices of HR-SACT-03, free turns of HR-SACT-05 and
 * HR-SACT-06, doors, ladders and holes. Ties by squares in sight: a cost is AP * SHIFT + squares in Marine sight.
 */
import { BACKWARD, dirSeen, heading } from '../../../grid/directions.ts';
import { LADDER, LANDING } from '../ground.ts';
import { isBlip } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { DOOR, isFirm, linkFrom, OBSTACLE, survey, type Terrain, type Ways } from './terrain.ts';

const BITS = 12;
export const SHIFT = 1 << BITS;
export const FAR = 0x3fffffff;
export const BREAKING = 6; // HR-SOLO-42
/** Where a piece in an entry area begins. */
export const OUTSIDE = -1;

export interface Mover {
  readonly table: Table;
  readonly state: State;
  readonly unit: Piece;
  readonly terrain: Terrain;
  /** Per square: 1 in Marine sight, for ties. */
  readonly seen: Uint8Array;
  readonly faceless: boolean;
}

export function moverFor(table: Table, state: State, unit: Piece, seen: Uint8Array, ways: Ways = {}): Mover {
  return { table, state, unit, terrain: survey(table, state, unit, ways), seen, faceless: isBlip(unit) };
}

export function nodeOf(square: number, facing: number, turned: number): number {
  return square * 8 + facing * 2 + turned;
}

export function startOf({ unit, faceless }: Mover): number {
  if (unit.at === NOWHERE) return OUTSIDE;
  return faceless ? unit.at * 8 : nodeOf(unit.at, unit.facing, unit.turned ? 1 : 0);
}

/** HR-SACT-03, HR-HOUSE-09. */
export function climbCost(state: State, from: number): number {
  const ground = state.ground[from];
  return ground & LADDER ? 2 : ground & LANDING ? 3 : 1;
}

/** What a step costs, door and obstacle included; 0 when it cannot be made with that facing. */
export function stepCost(mover: Mover, facing: number, dir: number, to: number): number {
  const back = !mover.faceless && heading(facing, dir) === BACKWARD;
  const what = mover.terrain.open[to];
  if (what === DOOR) return back ? 0 : 2; // HR-DOOR-04
  if (what === OBSTACLE) return mover.faceless || dirSeen(facing, dir) === 0 ? 1 + BREAKING : 0;
  return back ? 2 : 1;
}

/** The squares its entry area opens to, with what entering costs. */
export function gates(mover: Mover): { square: number; cost: number }[] {
  const { table, state, unit, terrain } = mover;
  if (unit.area === NOWHERE) return [];
  return table.board.entries[unit.area].squares
    .filter(
      (square) =>
        terrain.open[square] !== 0 && (terrain.open[square] === OBSTACLE || state.guns[square] === 0),
    )
    .map((square) => ({ square, cost: terrain.open[square] === OBSTACLE ? 1 + BREAKING : 1 }));
}

/** The nodes on which a piece can stand after entering by a gate. */
export function arrivals(mover: Mover, square: number): number[] {
  if (mover.faceless) return [square * 8];
  const into = mover.table.board.entries[mover.unit.area].facing;
  return [nodeOf(square, into, 0), nodeOf(square, (into + 3) & 3, 1), nodeOf(square, (into + 1) & 3, 1)];
}

/** The squares a piece could ever get to on its own legs, whatever that costs; mobile guns only to pass over. */
export function flood(mover: Mover): Uint8Array {
  const { table, state, unit, terrain } = mover;
  const found = new Uint8Array(table.board.size);
  const queue = unit.at === NOWHERE ? gates(mover).map((gate) => gate.square) : [unit.at];
  for (const square of queue) found[square] = 1;
  const reach = (square: number): void => {
    if (square < 0 || found[square]) return;
    found[square] = 1;
    queue.push(square);
  };
  for (let head = 0; head < queue.length; head++) {
    const square = queue[head];
    for (let dir = 0; dir < 8; dir++)
      if (terrain.exits[square] & (1 << dir)) reach(table.near[square * 8 + dir]);
    if (table.link[square] !== NOWHERE) reach(linkFrom(table, state, terrain, square));
  }
  return found;
}

/** The cost from every node to the nearest goal, as far as it is needed to know it where the mover stands. */
export function costsTo(mover: Mover, goals: readonly number[], most = Number.POSITIVE_INFINITY): Int32Array {
  const { table, state, unit, terrain, seen, faceless } = mover;
  const { near, link } = table;
  const costs = new Int32Array(table.board.size * 8).fill(FAR);
  const buckets: number[][] = [];
  const put = (node: number, cost: number): void => {
    if (cost >= costs[node]) return;
    costs[node] = cost;
    const ap = cost >> BITS;
    const bucket = buckets[ap];
    if (bucket) bucket.push(node);
    else buckets[ap] = [node];
  };
  /** A step of that facing from `from`, its free turn made or not. */
  const stepFrom = (from: number, facing: number, dir: number, to: number, cost: number): void => {
    const price = stepCost(mover, facing, dir, to);
    if (price === 0) return;
    put(nodeOf(from, facing, 0), cost + price * SHIFT);
    if (!faceless) put(nodeOf(from, facing, 1), cost + price * SHIFT);
  };
  const reached = flood(mover);
  for (const node of goals) if (reached[node >> 3]) put(node, 0);
  const start = startOf(mover);
  const starts = start === OUTSIDE ? gates(mover).flatMap((gate) => arrivals(mover, gate.square)) : [start];
  for (let ap = 0; ap < buckets.length && ap <= most; ap++) {
    const bucket = buckets[ap] ?? [];
    for (let i = 0; i < bucket.length; i++) {
      const node = bucket[i];
      const cost = costs[node];
      if (cost >> BITS !== ap) continue; // it has been reached for less
      const to = node >> 3;
      const facing = (node >> 1) & 3;
      const turned = node & 1;
      for (let dir = 0; dir < 8; dir++) {
        const from = near[to * 8 + ((dir + 4) & 7)];
        if (from < 0 || (terrain.exits[from] & (1 << dir)) === 0) continue;
        if (faceless || !turned) stepFrom(from, facing, dir, to, cost + seen[to]);
        else {
          // HR-SACT-05: before a quarter turn that went with the step it faced to one side or the other
          stepFrom(from, (facing + 1) & 3, dir, to, cost + seen[to]);
          stepFrom(from, (facing + 3) & 3, dir, to, cost + seen[to]);
        }
      }
      const below = link[to];
      if (!turned && below !== NOWHERE && linkFrom(table, state, terrain, below) === to) {
        const climbed = cost + climbCost(state, below) * SHIFT + seen[to];
        for (let low = 0; low < (faceless ? 1 : 8); low++) put(below * 8 + low, climbed);
      }
      if (faceless || !isFirm(table, state, unit, to)) continue;
      if (turned) {
        put(nodeOf(to, (facing + 1) & 3, 0), cost);
        put(nodeOf(to, (facing + 3) & 3, 0), cost);
      } else {
        put(nodeOf(to, (facing + 2) & 3, 0), cost + SHIFT);
        put(nodeOf(to, (facing + 2) & 3, 1), cost + SHIFT);
      }
    }
    // whatever lies farther off than the mover is on none of its best ways
    if (starts.some((node) => costs[node] < (ap + 1) * SHIFT)) break;
  }
  return costs;
}
