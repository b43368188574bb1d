import type { Board } from '../../grid/index.ts';
import { middle } from './measure.ts';

/** From the edge of the shooter's square to the edge of the target's. */
export function Aim({ board, from, to }: { board: Board; from: number; to: number }) {
  const a = middle(board, from);
  const b = middle(board, to);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [((b.x - a.x) / length) * 24, ((b.y - a.y) / length) * 24];
  const line = `M${a.x + ux} ${a.y + uy}L${b.x - ux} ${b.y - uy}`;
  return (
    <g className="aiming">
      <path className="aim-case" d={line} />
      <path className="aim" d={line} />
    </g>
  );
}
