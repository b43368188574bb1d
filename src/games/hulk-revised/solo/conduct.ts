/** Carrying out what a row has ordered for the rest of an activation, and the turn at its end (HR-SOLO-17). */
import { type Action, act, move, turn } from '../actions.ts';
import { isBlip } from '../position.ts';
import { NOWHERE } from '../state.ts';
import { facingOnRoute, facingTo } from './facings.ts';
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
    if (table.near[unit.at * 8 + dir] !== to) continue;
    const step = move(unit.id, dir, -1, 0, false);
    return isLegal(scene, step) ? step : 'stop';
  }
  const climb = act('climb', unit.id, -1, unit.facing);
  return table.link[unit.at] === to && isLegal(scene, climb) ? climb : 'stop';
}

/** The turn with which an activation ends, or null: a free one, or a half turn when an AP is left for it. */
export function lastTurn(scene: Scene): Action | null {
  const { table, state, unit, now } = scene;
  if (isBlip(unit) || unit.at === NOWHERE) return null;
  const stand = now.order?.do === 'stand' ? state.pieces[now.order.marine] : null;
  const face = stand ? facingTo(table, unit.at, stand.at) : facingOnRoute(table, state, unit.at, unit.facing);
  if (face === unit.facing) return null;
  const action = turn(unit.id, face, 0, false);
  return isLegal(scene, action) ? action : null;
}
