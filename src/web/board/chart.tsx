import { memo, useMemo } from 'react';
import type { Board } from '../../grid/index.ts';
import type { PieceDraw } from '../games/adapter.ts';
import { cellOf, middle, SQUARE } from './measure.ts';
import { outline } from './outline.ts';

/** The board on the small chart: its floor, and a dot for every piece. */
export const Chart = memo(function Chart({ board, pieces }: { board: Board; pieces: readonly PieceDraw[] }) {
  const hull = useMemo(() => outline([...Array(board.size).keys()].map((s) => cellOf(board, s))), [board]);
  return (
    <>
      <path className="mini-floor" d={hull} />
      {pieces.map(({ id, square, side }) => {
        const { x, y } = middle(board, square);
        return <circle key={id} className={`mini-piece ${side}`} cx={x} cy={y} r={SQUARE * 0.46} />;
      })}
    </>
  );
});
