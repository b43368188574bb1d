import { memo, useRef } from 'react';
import type { Board } from '../../grid/index.ts';
import type { PieceDraw } from '../games/adapter.ts';
import { middle } from './measure.ts';

export const Pieces = memo(function Pieces({
  board,
  pieces,
}: {
  board: Board;
  pieces: readonly PieceDraw[];
}) {
  return (
    <g>
      {pieces.map((piece) => (
        <Piece key={piece.id} board={board} piece={piece} />
      ))}
    </g>
  );
});

/**
 * A piece with its chips. Position and facing change by transition, so every step is seen. Whatever way it looks, its
 * number stands at the top left, its states at the top right, its points at the bottom left, what runs out at the
 * bottom right: all within its own square.
 */
export const Piece = memo(function Piece({ board, piece }: { board: Board; piece: PieceDraw }) {
  const { x, y } = middle(board, piece.square);
  const angle = useShortTurn((piece.facing ?? 0) * 90);
  return (
    <g
      className={`piece ${piece.side}${piece.spent ? ' spent' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-piece={piece.id}
    >
      <title>{piece.label}</title>
      {piece.pulse && <circle className="pulse" r={20} />}
      <g className="turning" style={{ transform: `rotate(${angle}deg)` }}>
        {piece.facing !== null && <use href="#base" />}
        <use href={`#${piece.symbol}`} x={-21} y={-21} width={42} height={42} />
      </g>
      <Chips piece={piece} />
    </g>
  );
});

/** How many states there is room for; they come most urgent first, and the piece's card has them all. */
const STATES = 2;

function Chips({ piece: { number, ap = 0, badge, mark, chips } }: { piece: PieceDraw }) {
  const gap = Math.min(5.5, (badge ? 25 : 44) / ap);
  return (
    <>
      {number !== undefined && (
        <g className="no">
          <path d="M-24-21a3 3 0 0 1 3-3h8v9a3 3 0 0 1-3 3h-8z" />
          <text x={-18.5} y={-14.5}>
            {number}
          </text>
        </g>
      )}
      {mark && (
        <g className="word-mark">
          <rect x={-12} y={12} width={24} height={12} rx={3} />
          <text y={22}>{mark}</text>
        </g>
      )}
      {badge && (
        <g className="badge">
          <rect x={4} y={13} width={20} height={11} rx={3} />
          <use href={`#${badge.symbol}`} x={5} y={14} width={9} height={9} />
          <text x={22.5} y={22}>
            {badge.text}
          </text>
        </g>
      )}
      {chips.slice(0, STATES).map((chip, i) => (
        <use key={chip} href={`#${chip}`} x={10} y={-24 + i * 14.5} width={14} height={14} />
      ))}
      {ap > 0 && (
        <g className="pips">
          <rect x={-24} y={16.5} width={ap * gap + 3} height={7.5} rx={3.7} />
          {[...Array(ap).keys()].map((i) => (
            <circle key={i} cx={-22.5 + (i + 0.5) * gap} cy={20.25} r={gap * 0.38} />
          ))}
        </g>
      )}
    </>
  );
}

/** Turns by the shorter way: from west to north is a quarter, not three. */
function useShortTurn(angle: number): number {
  const last = useRef(angle);
  const turn = ((((angle - last.current) % 360) + 540) % 360) - 180;
  last.current += turn;
  return last.current;
}
