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
import { DOOR, isFirm, linkFrom, OBSTACLE } from './terrain.ts';

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

interface Edge {
  readonly node: number;
  readonly cost: number;
  readonly legs: readonly Leg[];
}

/** Every way on from a node. */
function edges(mover: Mover, node: number): Edge[] {
  const { table, state, unit, terrain, seen, faceless } = mover;
  const found: Edge[] = [];
  if (node === OUTSIDE) {
    for (const { square, cost } of gates(mover)) {
      const block = terrain.open[square] === OBSTACLE;
      for (const to of arrivals(mover, square)) {
        const face = to & 1 ? (to >> 1) & 3 : -1;
        const legs: Leg[] = [{ do: 'enter', to: square, dir: -1, face, ap: 1 }];
        if (block) legs.unshift({ do: 'break', to: square, dir: -1, face: -1, ap: cost - 1 });
        found.push({ node: to, cost: cost * SHIFT + seen[square], legs });
      }
    }
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
    for (const quarter of faceless ? [0] : [0, 3, 1]) {
      const face = (facing + quarter) & 3;
      const extra = what === DOOR ? 1 : what === OBSTACLE ? price - 1 : 0;
      const legs: Leg[] = [{ do: 'move', to, dir, face: quarter === 0 ? -1 : face, ap: price - extra }];
      if (extra > 0) legs.unshift({ do: what === DOOR ? 'door' : 'break', to, dir, face: -1, ap: extra });
      const next = faceless ? to * 8 : nodeOf(to, face, quarter === 0 ? 0 : 1);
      found.push({ node: next, cost: price * SHIFT + seen[to], legs });
    }
  }
  const far = linkFrom(table, state, terrain, from);
  if (far !== NOWHERE) {
    const ap = climbCost(state, from);
    for (let face = 0; face < (faceless ? 1 : 4); face++) {
      const legs: Leg[] = [{ do: 'climb', to: far, dir: -1, face: faceless ? -1 : face, ap }];
      found.push({ node: nodeOf(far, face, 0), cost: ap * SHIFT + seen[far], legs });
    }
  }
  if (faceless || !isFirm(table, state, unit, from)) return found;
  for (const quarter of node & 1 ? [2] : [3, 1, 2]) {
    const face = (facing + quarter) & 3;
    const ap = quarter === 2 ? 1 : 0;
    const legs: Leg[] = [{ do: 'turn', to: from, dir: -1, face, ap }];
    found.push({ node: nodeOf(from, face, quarter === 2 ? 0 : 1), cost: ap * SHIFT, legs });
  }
  return found;
}

interface Mark {
  readonly node: number;
  readonly back: Mark | null;
  readonly legs: readonly Leg[];
}

/** The route of least cost; of equal ones the one whose first differing square comes first in reading order. */
export function pathTo(mover: Mover, goals: readonly number[], most?: number): Path | null {
  const costs = costsTo(mover, goals, most);
  let layer: Mark[] = [{ node: startOf(mover), back: null, legs: [] }];
  // all marks of a layer have come over the same squares
  for (;;) {
    for (let i = 0; i < layer.length; i++) {
      const { node } = layer[i];
      if (node === OUTSIDE) continue;
      if (costs[node] === 0) return trace(layer[i]);
      for (const edge of edges(mover, node))
        if (edge.node >> 3 === node >> 3 && isBest(costs, node, edge) && !layer.some((m) => m.node === edge.node))
          layer.push({ node: edge.node, back: layer[i], legs: edge.legs });
    }
    let first = Number.POSITIVE_INFINITY;
    let next: Mark[] = [];
    for (const mark of layer) {
      const least = mark.node === OUTSIDE ? leastOutside(mover, costs) : costs[mark.node];
      if (least >= FAR) continue;
      for (const edge of edges(mover, mark.node)) {
        const square = edge.node >> 3;
        if (square === mark.node >> 3 || edge.cost + costs[edge.node] !== least || square > first) continue;
        if (square < first) next = [];
        first = square;
        if (!next.some((m) => m.node === edge.node)) next.push({ node: edge.node, back: mark, legs: edge.legs });
      }
    }
    if (next.length === 0) return null;
    layer = next;
  }
}

function isBest(costs: Int32Array, node: number, edge: Edge): boolean {
  return costs[edge.node] < FAR && edge.cost + costs[edge.node] === costs[node];
}

function leastOutside(mover: Mover, costs: Int32Array): number {
  return Math.min(FAR, ...edges(mover, OUTSIDE).map((edge) => edge.cost + costs[edge.node]));
}

function trace(end: Mark): Path {
  const legs: Leg[] = [];
  for (let mark: Mark | null = end; mark; mark = mark.back) legs.unshift(...mark.legs);
  return { legs, ap: legs.reduce((sum, leg) => sum + leg.ap, 0) };
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
export function actionOf({ table, state, unit }: Mover, leg: Leg): Action {
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
  return table.board.size > 0 ? act('end') : act('end');
}
