/** Which way a Stealer unit looks (HR-SOLO-17, HR-SOLO-40). */
import { piece } from '../position.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { steps } from './distances.ts';

/** HR-SOLO-40: towards a square along the larger offset; equal ones north or south. */
export function facingTo(table: Table, from: number, to: number): number {
  const dx = table.board.x[to] - table.board.x[from];
  const dy = table.board.y[to] - table.board.y[from];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 1 : 3;
  return dy > 0 ? 2 : 0;
}

/** HR-SOLO-17: the facing that looks along the shortest route to the nearest Marine; the present one if it will do. */
export function facingOnRoute(table: Table, state: State, at: number, facing: number): number {
  let best = facing;
  let least = Number.POSITIVE_INFINITY;
  for (const quarter of [0, 1, 3, 2]) {
    const face = (facing + quarter) & 3;
    const square = table.near[at * 8 + face * 2];
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
