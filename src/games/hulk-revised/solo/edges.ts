/** The single actions a route is made of, and every way on from where a piece stands (HR-SOLO-16, HR-SOLO-46). */
import { NOWHERE } from '../state.ts';
import { arrivals, climbCost, gates, type Mover, nodeOf, OUTSIDE, SHIFT, stepCost } from './search.ts';
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
    const to = table.near[from * 8 + dir];
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

/** The squares one step or climb away. */
export function oneStepFrom({ table, state, terrain }: Mover, square: number): number[] {
  const found: number[] = [];
  for (let dir = 0; dir < 8; dir++)
    if (terrain.exits[square] & (1 << dir)) {
      const to = table.near[square * 8 + dir];
      if (terrain.open[to] === FREE) found.push(to);
    }
  const far = linkFrom(table, state, terrain, square);
  if (far !== NOWHERE) found.push(far);
  return found;
}
