import { memo, useId, useMemo } from 'react';
import type { Board } from '../../grid/index.ts';
import { coordinatesOf } from './coordinates.ts';
import { sectionLabels } from './labels.ts';
import { type Deck, decksOf } from './levels.ts';
import { cellOf, frameAround, frameOf, SQUARE } from './measure.ts';
import { outline } from './outline.ts';
import { roomSquares } from './rooms.ts';

/** The ship itself: void, and its decks. It changes only while tiles are being laid. */
export const Ship = memo(function Ship({ board }: { board: Board }) {
  const frame = frameOf(board);
  const cx = frame.x + frame.width / 2;
  const cy = frame.y + frame.height / 2;
  return (
    <g>
      <g className="ring">
        {[3, 6, 9, 12, 15, 18].map((r) => (
          <circle key={r} cx={cx} cy={cy} r={r * SQUARE} />
        ))}
        <path d={`M${cx} ${cy - 864}v1728M${cx - 864} ${cy}h1728`} strokeDasharray="2 6" />
      </g>
      {board.size > 0 &&
        decksOf(board).map((deck) => (
          <DeckPlan key={`${deck.level} ${board.size}`} board={board} deck={deck} />
        ))}
    </g>
  );
});

/** How much of the northern walls' inner side is seen. */
const FACE = 7;

/** One deck: walls with depth and a lit rim, deck plates, names and coordinates. */
function DeckPlan({ board, deck }: { board: Board; deck: Deck }) {
  const clip = useId();
  const { level } = deck;
  const { hull, rooms, labels } = useMemo(() => {
    const floor = [...Array(board.size).keys()].filter((s) => board.level[s] === level);
    return {
      hull: outline(floor.map((s) => cellOf(board, s))),
      rooms: outline(roomSquares(board, level).map((s) => cellOf(board, s))),
      labels: sectionLabels(board, level),
    };
  }, [board, level]);
  const frame = frameAround(deck.span);
  return (
    <g>
      <clipPath id={`${clip}hull`}>
        <path d={hull} />
      </clipPath>
      <clipPath id={`${clip}floor`}>
        <path d={hull} transform={`translate(0 ${FACE})`} />
      </clipPath>
      <path className="wall-out" d={hull} />
      <path className="wall" d={hull} />
      <path className="wall-top" d={hull} />
      <g clipPath={`url(#${clip}hull)`}>
        <path className="wall-face" d={hull} />
        <g clipPath={`url(#${clip}floor)`}>
          <path d={hull} fill="url(#deck)" />
          <path d={rooms} fill="url(#deck-room)" />
          <path className="cast" d={hull} transform={`translate(3 ${FACE + 3})`} />
        </g>
      </g>
      <path className="rim" d={hull} />
      {labels.map(({ name, x, y, anchor }) => (
        <text
          key={name}
          className="section"
          x={x + deck.dx * SQUARE}
          y={y + deck.dy * SQUARE}
          textAnchor={anchor}
        >
          {name}
        </text>
      ))}
      {board.levels.length > 1 && (
        <text className="deck-name" x={frame.x + 30} y={frame.y + 22}>
          {deck.name}
        </text>
      )}
      <Coordinates board={board} deck={deck} />
    </g>
  );
}

function Coordinates({ board, deck }: { board: Board; deck: Deck }) {
  const frame = frameAround(deck.span);
  const { columns, rows } = coordinatesOf(board, deck);
  const below = frame.y + frame.height - 8;
  const left = frame.x + 14;
  return (
    <g className="coords">
      {[...columns].map(([x, name]) => (
        <text key={name} className="coord" x={(x + 0.5) * SQUARE} y={below}>
          {name}
        </text>
      ))}
      {[...rows].map(([y, name]) => (
        <text key={name} className="coord" x={left} y={(y + 0.5) * SQUARE + 5}>
          {name}
        </text>
      ))}
    </g>
  );
}
