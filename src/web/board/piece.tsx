import { memo, useRef } from 'react';
import type { Board } from '../../grid/index.ts';
import type { PieceDraw } from '../games/adapter.ts';
import { middle } from './measure.ts';

/** A piece with its chips. Position and facing change by transition, so every step is seen. */
export const Piece = memo(function Piece({ board, piece }: { board: Board; piece: PieceDraw }) {
  const { x, y } = middle(board, piece.square);
  const angle = useShortTurn((piece.facing ?? 0) * 90);
  const { number, ap, chips } = piece;
  return (
    <g
      className={`piece ${piece.side}${piece.spent ? ' spent' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-piece={piece.id}
    >
      <title>{piece.label}</title>
      {piece.pulse && <circle className="pulse" r={20} />}
      <g className="turning" style={{ transform: `rotate(${angle}deg)` }}>
        <use href={`#${piece.symbol}`} x={-22} y={-22} width={44} height={44} />
      </g>
      {number !== undefined && (
        <>
          <rect className="no" x={-24} y={-24} width={13} height={14} rx={3} />
          <text className="no-text" x={-17.5} y={-13}>
            {number}
          </text>
        </>
      )}
      {piece.mark && (
        <g className="word-mark">
          <rect x={-13} y={11} width={26} height={14} rx={4} />
          <text y={22}>{piece.mark}</text>
        </g>
      )}
      {piece.badge && (
        <g className="badge">
          <use href={`#${piece.badge.symbol}`} x={5} y={12} width={12} height={12} />
          <text x={21} y={22}>
            {piece.badge.text}
          </text>
        </g>
      )}
      {chips.slice(0, 2).map((chip, i) => (
        <use key={chip} href={`#${chip}`} x={8} y={-24 + i * 17} width={16} height={16} />
      ))}
      {ap !== undefined &&
        [...Array(ap).keys()].map((i) => (
          <circle key={i} className="pip" cx={-19 + i * 7.5} cy={21} r={2.8} />
        ))}
    </g>
  );
});

/** Turns by the shorter way: from west to north is a quarter, not three. */
function useShortTurn(angle: number): number {
  const last = useRef(angle);
  const turn = ((((angle - last.current) % 360) + 540) % 360) - 180;
  last.current += turn;
  return last.current;
}
