import { memo, useId, useMemo } from 'react';
import type { Board, Facing } from '../../grid/index.ts';
import { cellOf, middle, SQUARE } from './measure.ts';
import { outline } from './outline.ts';

/** How far the wedge at the piece reaches, in squares. */
const REACH = 2.6;

interface Props {
  board: Board;
  sight: readonly number[];
  /** The square of the piece that looks, or -1. */
  from: number;
  facing: Facing | null;
}

/** What a piece sees: the squares, and a wedge at the piece that says whose eyes they are and which way they look. */
export const SightCone = memo(function SightCone({ board, sight, from, facing }: Props) {
  const clip = useId();
  const seen = useMemo(() => outline(sight.map((s) => cellOf(board, s))), [board, sight]);
  if (!seen) return null;
  const eye = from >= 0 && facing !== null ? middle(board, from) : null;
  const r = REACH * SQUARE;
  const side = r * Math.SQRT1_2;
  return (
    <g className="looking">
      <path className="sight" d={seen} />
      {eye && (
        <>
          <clipPath id={clip}>
            <path d={seen} />
            <path d={outline([cellOf(board, from)])} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <g transform={`translate(${eye.x} ${eye.y}) rotate(${(facing ?? 0) * 90})`}>
              <path className="wedge" d={`M0 0L${-side} ${-side}A${r} ${r} 0 0 1 ${side} ${-side}z`} />
              <path className="wedge-edge" d={`M${-side} ${-side}L0 0L${side} ${-side}`} />
            </g>
          </g>
        </>
      )}
    </g>
  );
});
