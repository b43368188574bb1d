import { memo } from 'react';
import type { Board } from '../../grid/index.ts';
import type { MarkDraw } from '../games/adapter.ts';
import { middle, SQUARE } from './measure.ts';

/** Ends that belong together: a thin leader between them, and rings around both while one is pointed at. */
export const Links = memo(function Links({
  board,
  marks,
  at,
}: {
  board: Board;
  marks: readonly MarkDraw[];
  /** The square pointed at, or -1. */
  at: number;
}) {
  return (
    <g className="links">
      {marks.flatMap(({ square, to }) =>
        to === undefined || (to < square && marks.some((mark) => mark.square === to && mark.to === square))
          ? []
          : [
              <Leader
                key={`${square} ${to}`}
                board={board}
                from={square}
                to={to}
                on={at === square || at === to}
              />,
            ],
      )}
    </g>
  );
});

function Leader({ board, from, to, on }: { board: Board; from: number; to: number; on: boolean }) {
  const a = middle(board, from);
  const b = middle(board, to);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [((b.x - a.x) / length) * 20, ((b.y - a.y) / length) * 20];
  return (
    <g className={on ? 'link on' : 'link'}>
      <path d={`M${a.x + ux} ${a.y + uy}L${b.x - ux} ${b.y - uy}`} />
      {on && (
        <>
          <circle cx={a.x} cy={a.y} r={SQUARE * 0.46} />
          <circle cx={b.x} cy={b.y} r={SQUARE * 0.46} />
        </>
      )}
    </g>
  );
}
