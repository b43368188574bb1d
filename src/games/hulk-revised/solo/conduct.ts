/** Carrying out what a row has ordered for the rest of an activation, and the turn at its end (HR-SOLO-17). */
import { type Action, act, move, turn } from '../actions.ts';
import { isBlip, piece } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { steps } from './distances.ts';
import type { Order } from './memory.ts';
import { pathTo } from './paths.ts';
import { anyFacing, poses } from './reach.ts';
import { type Choice, isLegal, type Scene, take } from './scene.ts';

/** Gives an order and begins to carry it out. */
export function obey(scene: Scene, order: Order): Choice | null {
  scene.now.order = order;
  return follow(scene, order.row);
}

/** Goes on with the order that this row has given; null when there is none or it has become pointless. */
export function follow(scene: Scene, row: number): Choice | null {
  const { now, state, mover, unit } = scene;
  const { order } = now;
  if (order?.row !== row) return null;
  switch (order.do) {
    case 'charge': {
      const marine = state.pieces[order.marine];
      const path = marine && pathTo(mover, poses(mover, marine.at));
      if (path) return take(scene, path);
      break;
    }
    case 'cover': {
      const path = unit.at === order.square ? null : pathTo(mover, anyFacing(mover, order.square));
      return path ? take(scene, path) : 'stop';
    }
    case 'leave': {
      const to = order.squares.shift();
      return to === undefined ? 'stop' : stepOnto(scene, to);
    }
    case 'advance':
      return take(scene, scene.way());
    case 'stand':
      return 'stop';
  }
  now.order = null;
  return null;
}

/** One step to a neighbouring or linked square, or an end. */
function stepOnto(scene: Scene, to: number): Choice {
  const { table, unit } = scene;
  for (let dir = 0; dir < 8; dir++) {
    if (table.step[unit.at * 8 + dir] !== to) continue;
    const step = move(unit.id, dir, -1, 0, false);
    return isLegal(scene, step) ? step : 'stop';
  }
  const climb = act('climb', unit.id, -1, unit.facing);
  return table.link[unit.at] === to && isLegal(scene, climb) ? climb : 'stop';
}

/** HR-SOLO-40: towards a square along the larger offset; equal ones north or south. */
export function facingTo(table: Table, from: number, to: number): number {
  const dx = table.board.x[to] - table.board.x[from];
  const dy = table.board.y[to] - table.board.y[from];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 1 : 3;
  return dy > 0 ? 2 : 0;
}

/** HR-SOLO-17: the facing that looks along the shortest route to the nearest Marine; the present one if it will do. */
export function facingOnRoute(table: Table, state: State, p: Piece): number {
  let best = p.facing as number;
  let least = Number.POSITIVE_INFINITY;
  for (const quarter of [0, 1, 3, 2]) {
    const face = (p.facing + quarter) & 3;
    const square = table.step[p.at * 8 + face * 2];
    if (square < 0) continue;
    for (const id of state.marines) {
      const distance = steps(table, square, piece(state, id).at);
      if (distance >= least) continue;
      least = distance;
      best = face;
    }
  }
  return best;
}

/** The turn with which an activation ends, or null: a free one, or a half turn when an AP is left for it. */
export function lastTurn(scene: Scene): Action | null {
  const { table, state, unit, now } = scene;
  if (isBlip(unit) || unit.at === NOWHERE) return null;
  const stand = now.order?.do === 'stand' ? state.pieces[now.order.marine] : null;
  const face = stand ? facingTo(table, unit.at, stand.at) : facingOnRoute(table, state, unit);
  if (face === unit.facing) return null;
  const action = turn(unit.id, face, 0, false);
  return isLegal(scene, action) ? action : null;
}
