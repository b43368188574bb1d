/** HR-SOLO-16: routes as the actions they are made of, and which of several equal ones is taken. */
import { type Action, act, move, turn } from '../actions.ts';
import { isJammedShut, piece } from '../position.ts';
import { NOWHERE } from '../state.ts';
import {
  arrivals,
  climbCost,
  costsTo,
  FAR,
  gates,
  type Mover,
  nodeOf,
  OUTSIDE,
  SHIFT,
  startOf,
  stepCost,
} from './search.ts';
import { DOOR, FREE, isFirm, linkFrom, OBSTACLE } from './terrain.ts';

/** One action of a path. */
export interface Leg {
  readonly do: 'move' | 'turn' | 'door' | 'climb' | 'enter' | 'break';
  /** Where it stands afterwards; for doors and obstacles, the square that is worked on. */
  readonly to: number;
  readonly dir: number;
  readonly face: number;
  readonly ap: number;
}

export interface Path {
  readonly legs: readonly Leg[];
  readonly ap: number;
}

/** A way on from a node: a leg, with the door or obstacle that is worked on first. */
export interface Edge {
  readonly node: number;
  readonly cost: number;
  readonly do: Leg['do'];
  readonly dir: number;
  readonly face: number;
  readonly ap: number;
  /** AP for the door or obstacle on the square it leads to. */
  readonly before: number;
  readonly breaks: boolean;
}

/** Every way on from a node. */
export function edges(mover: Mover, node: number): Edge[] {
  const { table, state, unit, terrain, seen, faceless } = mover;
  const found: Edge[] = [];
  const add = (
    leg: Leg['do'],
    to: number,
    dir: number,
    face: number,
    ap: number,
    before = 0,
    breaks = false,
  ): void => {
    const cost = (ap + before) * SHIFT + (leg === 'turn' ? 0 : seen[to >> 3]);
    found.push({ node: to, cost, do: leg, dir, face, ap, before, breaks });
  };
  if (node === OUTSIDE) {
    for (const { square, cost } of gates(mover))
      for (const to of arrivals(mover, square))
        add('enter', to, -1, to & 1 ? (to >> 1) & 3 : -1, 1, cost - 1, cost > 1);
    return found;
  }
  const from = node >> 3;
  const facing = (node >> 1) & 3;
  for (let dir = 0; dir < 8; dir++) {
    if ((terrain.exits[from] & (1 << dir)) === 0) continue;
    const to = table.step[from * 8 + dir];
    const price = stepCost(mover, facing, dir, to);
    if (price === 0) continue;
    const what = terrain.open[to];
    const before = what === DOOR ? 1 : what === OBSTACLE ? price - 1 : 0;
    add('move', nodeOf(to, facing, 0), dir, -1, price - before, before, what === OBSTACLE);
    if (faceless) continue;
    for (const face of [(facing + 3) & 3, (facing + 1) & 3])
      add('move', nodeOf(to, face, 1), dir, face, price - before, before, what === OBSTACLE);
  }
  const far = linkFrom(table, state, terrain, from);
  if (far !== NOWHERE)
    for (let face = 0; face < (faceless ? 1 : 4); face++)
      add('climb', nodeOf(far, face, 0), -1, faceless ? -1 : face, climbCost(state, from));
  if (faceless || !isFirm(table, state, unit, from)) return found;
  const [left, right, about] = [(facing + 3) & 3, (facing + 1) & 3, (facing + 2) & 3];
  if (!(node & 1)) {
    add('turn', nodeOf(from, left, 1), -1, left, 0);
    add('turn', nodeOf(from, right, 1), -1, right, 0);
  }
  add('turn', nodeOf(from, about, 0), -1, about, 1);
  return found;
}

interface Mark {
  readonly node: number;
  readonly back: Mark | null;
  readonly edge: Edge | null;
}

/** The route of least cost; of equal ones the one whose first differing square comes first in reading order. */
export function pathTo(mover: Mover, goals: readonly number[], most?: number): Path | null {
  const costs = costsTo(mover, goals, most);
  const start = startOf(mover);
  if (costOf(mover, costs, start) >= FAR) return null;
  let layer: Mark[] = [{ node: start, back: null, edge: null }];
  // all marks of a layer have come over the same squares
  while (layer.length > 0) {
    let first = Number.POSITIVE_INFINITY;
    let next: Mark[] = [];
    for (let i = 0; i < layer.length; i++) {
      const mark = layer[i];
      const left = costOf(mover, costs, mark.node);
      // a free turn costs nothing: nought to go is not yet there
      if (left === 0 && goals.includes(mark.node)) return facingOn(mover, costs, trace(mark));
      for (const edge of edges(mover, mark.node)) {
        if (edge.cost + costs[edge.node] !== left) continue;
        const square = edge.node >> 3;
        if (edge.do === 'turn') {
          if (!layer.some((m) => m.node === edge.node)) layer.push({ node: edge.node, back: mark, edge });
        } else if (square <= first) {
          if (square < first) next = [];
          first = square;
          if (!next.some((m) => m.node === edge.node)) next.push({ node: edge.node, back: mark, edge });
        }
      }
    }
    layer = next;
  }
  return null;
}

function trace(end: Mark): Path {
  const legs: Leg[] = [];
  for (let mark: Mark | null = end; mark?.edge; mark = mark.back) {
    const { node, dir, face, ap, before, breaks } = mark.edge;
    const to = node >> 3;
    legs.unshift({ do: mark.edge.do, to, dir, face, ap });
    if (before > 0) legs.unshift({ do: breaks ? 'break' : 'door', to, dir, face: -1, ap: before });
  }
  return { legs, ap: legs.reduce((sum, leg) => sum + leg.ap, 0) };
}

/** HR-SOLO-46: off a ladder or out of a hole it faces its next step, where that costs nothing. */
function facingOn(mover: Mover, costs: Int32Array, path: Path): Path {
  const legs = path.legs.map((leg, i) => {
    const next = path.legs[i + 1];
    if (leg.do !== 'climb' || mover.faceless || next?.do !== 'move') return leg;
    const face = (next.dir >> 1) & 3;
    const same = costs[nodeOf(leg.to, face, 0)] <= costs[nodeOf(leg.to, leg.face, 0)];
    return same ? { ...leg, face } : leg;
  });
  return { ...path, legs };
}

function costOf(mover: Mover, costs: Int32Array, node: number): number {
  return node === OUTSIDE ? leastOutside(mover, costs) : costs[node];
}

/** The AP of the cheapest way, Infinity when there is none that costs `most` or less. */
export function apTo(mover: Mover, goals: readonly number[], most?: number): number {
  const costs = costsTo(mover, goals, most);
  const cost = costOf(mover, costs, startOf(mover));
  const ap = Math.floor(cost / SHIFT);
  return cost >= FAR || ap > (most ?? ap) ? Number.POSITIVE_INFINITY : ap;
}

function leastOutside(mover: Mover, costs: Int32Array): number {
  return Math.min(FAR, ...edges(mover, OUTSIDE).map((edge) => edge.cost + costs[edge.node]));
}

/** The part of a path that can be paid for now; it never ends on a mobile gun (HR-SENT-04). */
export function affordable(mover: Mover, path: Path, ap = mover.unit.ap): Leg[] {
  let left = ap;
  const legs: Leg[] = [];
  for (const leg of path.legs) {
    left -= leg.ap;
    if (left < 0 || leg.do === 'break') break;
    legs.push(leg);
  }
  while (legs.length > 0 && mover.state.guns[legs[legs.length - 1].to] !== 0) legs.pop();
  return legs;
}

/** The action that takes a leg now. */
export function actionOf({ state, unit }: Mover, leg: Leg): Action {
  switch (leg.do) {
    case 'move':
      return move(unit.id, leg.dir, leg.face, 0, false);
    case 'turn':
      return turn(unit.id, leg.face, 0, false);
    case 'door':
      return act('door', unit.id, leg.to);
    case 'climb':
      return act('climb', unit.id, -1, leg.face);
    case 'enter':
      return act('enter', unit.id, leg.to, leg.face);
    case 'break': {
      const gun = state.guns[leg.to];
      if (gun !== 0 && piece(state, gun).overwatch) return act('wreck', unit.id, gun);
      return act(isJammedShut(state, leg.to) ? 'batter' : 'smash', unit.id, leg.to);
    }
  }
}

/** The squares one step or climb away. */
export function oneStepFrom({ table, state, terrain }: Mover, square: number): number[] {
  const found: number[] = [];
  for (let dir = 0; dir < 8; dir++)
    if (terrain.exits[square] & (1 << dir)) {
      const to = table.step[square * 8 + dir];
      if (terrain.open[to] === FREE) found.push(to);
    }
  const far = linkFrom(table, state, terrain, square);
  if (far !== NOWHERE) found.push(far);
  return found;
}
