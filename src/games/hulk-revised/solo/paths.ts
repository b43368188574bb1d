/** HR-SOLO-16: routes, and which of several equal ones is taken. */
import { isJammedShut } from '../../../grid/doors.ts';
import { type Action, act, move, turn } from '../actions.ts';
import { piece } from '../position.ts';
import { type Edge, edges, type Leg } from './edges.ts';
import { costsTo, FAR, type Mover, OUTSIDE, SHIFT, startOf } from './search.ts';

export interface Path {
  readonly legs: readonly Leg[];
  readonly ap: number;
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
      if (left === 0 && goals.includes(mark.node)) return facingOn(mover, trace(mark));
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

/** HR-SOLO-46: off a ladder or out of a hole it faces its next step; its free turn there makes every facing as good. */
function facingOn(mover: Mover, path: Path): Path {
  if (mover.faceless) return path;
  const legs = path.legs.map((leg, i) => {
    const next = path.legs[i + 1];
    return leg.do === 'climb' && next?.do === 'move' ? { ...leg, face: (next.dir >> 1) & 3 } : leg;
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
