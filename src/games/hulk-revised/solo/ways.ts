/** The route a piece takes to its target (HR-SOLO-16, HR-SOLO-23, HR-SOLO-42). */
import { isBlip } from '../position.ts';
import type { Piece, State } from '../state.ts';
import type { Table } from '../table.ts';
import { steps, stepsToMarines } from './distances.ts';
import { sectionToBurn } from './objectives.ts';
import { type Path, pathTo } from './paths.ts';
import { anyFacing, poses } from './reach.ts';
import { flood, type Mover, moverFor } from './search.ts';
import type { Target } from './targets.ts';
import type { Watch } from './watch.ts';

const AT_OBJECTIVE = 3;

export const NO_WAY: Path = { legs: [], ap: 0 };

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
  table: Table,
  state: State,
  watch: Watch,
  target: Target,
): { places: number[]; shun: Uint8Array | null } {
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
  const { places, shun } = waitingPlaces(table, state, watch, target);
  const hidden = places.filter((square) => !watch.exposed[square]);
  const both = shun?.map((s, square) => s | watch.exposed[square]);
  for (const avoid of both ? [both, watch.exposed, shun, null] : [watch.exposed, null]) {
    const mover = moverFor(table, state, p, watch.exposed, { avoid });
    for (const goals of [hidden, places]) {
      const path = pathTo(
        mover,
        goals.flatMap((square) => anyFacing(mover, square)),
      );
      if (path) return path;
    }
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
  return asNearAsCan(hidden, target) ?? NO_WAY;
}
