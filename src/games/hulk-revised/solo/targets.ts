/** Where a piece wants to go, and the route it takes (HR-SOLO-07, HR-SOLO-13, HR-SOLO-16, HR-SOLO-23, HR-SOLO-42). */
import { isBlip, piece } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { nearest, nearestMarine, steps, stepsFrom, stepsToMarines } from './distances.ts';
import { boxOf, nearestBox, squadOf, standsOn } from './lines.ts';
import type { Line } from './memory.ts';
import { sectionToBurn, stealerObjectives } from './objectives.ts';
import { type Path, pathTo } from './paths.ts';
import { anyFacing, poses } from './reach.ts';
import { flood, type Mover, moverFor } from './search.ts';
import type { Watch } from './watch.ts';

export const P1 = 1;
export const P2 = 2;
export const S1 = 3;
export const S2 = 4;

/** A Marine, or (0) a square: an objective to sit at or a door to break. */
export interface Target {
  readonly marine: number;
  readonly square: number;
}

const NEAR = 6;
const AT_OBJECTIVE = 3;
const LINES: readonly Line[] = ['front', 'front', 'front', 'side', 'rear'];

/** HR-SOLO-07: the nearest Marine on the line a counter stands for; without such a line, on the next better one. */
export function marineOnLine(
  table: Table,
  state: State,
  counter: number,
  far: (square: number) => number,
): number {
  for (let c = Math.max(counter, P2); c >= P2; c--) {
    const on = state.marines.filter((id) =>
      standsOn(table, boxOf(state, squadOf(table, id)), piece(state, id), LINES[c]),
    );
    if (on.length > 0) return nearest(on, (id) => far(piece(state, id).at));
  }
  return nearest(state.marines, (id) => far(piece(state, id).at));
}

function marineTarget(state: State, id: number): Target {
  return { marine: id, square: piece(state, id).at };
}

/** What a piece is after; null when nothing is left to go for. */
export function targetOf(table: Table, state: State, p: Piece): Target | null {
  if (state.marines.length === 0) return null;
  const near = nearestMarine(table, state, p);
  if (p.kind === 'ambush') return marineTarget(state, near);
  if (!isBlip(p)) {
    const doors = stealerObjectives(table, state);
    if (doors.length === 0) return marineTarget(state, near);
    return {
      marine: 0,
      square: doors.reduce((a, b) => (stepsFrom(table, p, b) < stepsFrom(table, p, a) ? b : a)),
    };
  }
  const objective = p.priority === P1 ? (nearestBox(table, state, p)?.objective ?? NOWHERE) : NOWHERE;
  if (objective === NOWHERE)
    return marineTarget(
      state,
      marineOnLine(table, state, p.priority, (square) => stepsFrom(table, p, square)),
    );
  // HR-SOLO-23: it waits at the objective until a Marine comes near
  return stepsFrom(table, p, piece(state, near).at) <= NEAR
    ? marineTarget(state, near)
    : { marine: 0, square: objective };
}

/** HR-SOLO-42: to the square it can reach that is nearest to the target. */
function asNearAsCan(mover: Mover, target: Target): Path | null {
  const { table, state, unit } = mover;
  const reached = flood(mover);
  let least = Number.POSITIVE_INFINITY;
  let best: number[] = [];
  for (let square = 0; square < reached.length; square++) {
    if (!reached[square] || (state.guns[square] !== 0 && square !== unit.at)) continue;
    const distance = steps(table, square, target.square);
    if (distance > least) continue;
    if (distance < least) best = [];
    least = distance;
    best.push(square);
  }
  if (least === Number.POSITIVE_INFINITY) return null;
  return pathTo(
    mover,
    best.flatMap((square) => anyFacing(mover, square)),
  );
}

/** The squares at which a P1 blip waits (HR-SOLO-23). */
function waitingPlaces(
  mover: Mover,
  watch: Watch,
  target: Target,
): { places: number[]; shun: Uint8Array | null } {
  const { table, state } = mover;
  const { size } = table.board;
  const burning = sectionToBurn(table, state, target.square);
  const places: number[] = [];
  if (!burning) {
    for (let square = 0; square < size; square++)
      if (steps(table, square, target.square) <= AT_OBJECTIVE) places.push(square);
    return { places, shun: null };
  }
  const inside = Math.min(...[...burning].map((square) => stepsToMarines(table, state, square)));
  const beside = [...Array(size).keys()].filter(
    (square) => !burning.has(square) && [...burning].some((burns) => steps(table, square, burns) === 1),
  );
  const marineSide = beside.filter((square) => stepsToMarines(table, state, square) < inside);
  const shun = watch.seen.map((_, square) => (burning.has(square) ? 1 : 0));
  return { places: marineSide.length > 0 ? marineSide : beside, shun };
}

/** The route of a blip at its objective: a place out of sight if one can be reached. */
function wayToWait(table: Table, state: State, p: Piece, watch: Watch, target: Target): Path | null {
  const plain = moverFor(table, state, p, watch.exposed);
  const { places, shun } = waitingPlaces(plain, watch, target);
  const hidden = places.filter((square) => !watch.exposed[square]);
  const both = shun?.map((s, square) => s | watch.exposed[square]);
  for (const avoid of both ? [both, watch.exposed, shun, null] : [watch.exposed, null])
    for (const goals of [hidden, places]) {
      const mover = avoid ? moverFor(table, state, p, watch.exposed, { avoid }) : plain;
      const path = pathTo(
        mover,
        goals.flatMap((square) => anyFacing(mover, square)),
      );
      if (path) return path;
    }
  return null;
}

/** HR-SOLO-16, HR-SOLO-42: the route a piece takes; an empty one when it is where it wants to be or cannot move. */
export function wayOf(
  table: Table,
  state: State,
  p: Piece,
  watch: Watch,
  target: Target,
  known?: Mover,
): Path {
  const blip = isBlip(p);
  const seen = blip ? watch.exposed : watch.seen;
  const plain = known ?? moverFor(table, state, p, seen);
  if (blip && target.marine === 0) {
    const wait = wayToWait(table, state, p, watch, target);
    if (wait) return wait;
  }
  const toTarget = (mover: Mover): Path | null => pathTo(mover, poses(mover, target.square));
  const hidden = blip ? moverFor(table, state, p, seen, { avoid: watch.exposed }) : plain;
  const way = toTarget(hidden) ?? (blip ? toTarget(plain) : null);
  if (way) return way;
  // only where the floor itself gives no route are obstacles broken; behind other pieces it waits its turn
  if (!toTarget(moverFor(table, state, p, seen, { floor: true }))) {
    const breaking = toTarget(moverFor(table, state, p, seen, { obstacles: true }));
    if (breaking) return breaking;
  }
  return asNearAsCan(hidden, target) ?? { legs: [], ap: 0 };
}
