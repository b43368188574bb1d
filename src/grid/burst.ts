import type { Board } from './board.ts';
import { pinched } from './step.ts';

/** What holds a burst up. */
export interface BurstStops {
  /** Whether the burst may come into this square. */
  enter(square: number): boolean;
  /** Whether it spreads further from this square. */
  goOn(square: number): boolean;
  /** Whether this square counts as wall beside a diagonal step. */
  flank(square: number): boolean;
}

/**
 * The squares a burst reaches from its centre in at most `radius` steps (HR-GEN-13), in reading order.
 * The centre is always among them, but spreads only when `goOn` says so.
 */
export function burst(board: Board, centre: number, radius: number, stops: BurstStops): number[] {
  const steps = new Map([[centre, 0]]);
  // A Map walks over what is added to it on the way: the map is the queue.
  for (const [square, taken] of steps) {
    if (taken === radius || !stops.goOn(square)) continue;
    for (let dir = 0; dir < 8; dir++) {
      const next = board.near[square * 8 + dir];
      if (next < 0 || steps.has(next) || !stops.enter(next)) continue;
      if (!pinched(board, square, dir, stops.flank)) steps.set(next, taken + 1);
    }
  }
  return [...steps.keys()].sort((a, b) => a - b);
}
