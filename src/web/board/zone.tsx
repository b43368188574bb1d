import { memo, useMemo } from 'react';
import type { Board } from '../../grid/index.ts';
import { cellOf } from './measure.ts';
import { outline } from './outline.ts';

/** The squares that what is pointed at would strike. */
export const Zone = memo(function Zone({ board, squares }: { board: Board; squares: readonly number[] }) {
  const struck = useMemo(() => outline(squares.map((s) => cellOf(board, s))), [board, squares]);
  return struck ? <path className="zone" d={struck} /> : null;
});
