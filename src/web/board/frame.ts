import type { Board } from '../../grid/index.ts';
import type { Plot } from '../games/adapter.ts';
import type { Box } from '../stage/box.ts';
import { decksOf, whole } from './levels.ts';
import { frameAround } from './measure.ts';

export { frameOf } from './measure.ts';

/** The frame around a board and the places beside it where something may be laid. */
export function frameWith(board: Board, plots: readonly (Plot | undefined)[]): Box {
  let { left, top, right, bottom } = whole(decksOf(board));
  for (const plot of plots) {
    if (!plot) continue;
    left = Math.min(left, plot.x);
    top = Math.min(top, plot.y);
    right = Math.max(right, plot.x + plot.size);
    bottom = Math.max(bottom, plot.y + plot.size);
  }
  return frameAround({ left, top, right, bottom });
}
