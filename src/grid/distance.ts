import type { Board } from './board.ts';
import { pinched } from './step.ts';

const NONE = 65535;

/**
 * Walking distance: the fewest single steps in the 8 directions from one square to another (HR-GEN-08).
 * A step may not end on a `closed` square, nor squeeze between two that are wall or closed. Infinity when there is
 * no way. `closed` must not change its mind: answers are kept.
 */
export function walkingDistances(
  board: Board,
  closed?: (square: number) => boolean,
): (from: number, to: number) => number {
  const rows: (Uint16Array | undefined)[] = new Array(board.size).fill(undefined);
  function walk(from: number): Uint16Array {
    const row = new Uint16Array(board.size).fill(NONE);
    const queue = [from];
    row[from] = 0;
    for (let head = 0; head < queue.length; head++) {
      const square = queue[head];
      for (let dir = 0; dir < 8; dir++) {
        const next = board.near[square * 8 + dir];
        if (next < 0 || row[next] !== NONE || closed?.(next) || pinched(board, square, dir, closed)) continue;
        row[next] = row[square] + 1;
        queue.push(next);
      }
    }
    rows[from] = row;
    return row;
  }
  return (from, to) => {
    const steps = (rows[from] ?? walk(from))[to];
    return steps === NONE ? Infinity : steps;
  };
}
