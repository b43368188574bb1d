import { memo, useId, useMemo } from 'react';
import type { Board } from '../../grid/index.ts';
import { frameOf, SQUARE } from './measure.ts';
import { outline } from './outline.ts';
import { roomSquares, sectionLabels } from './rooms.ts';

/** The ship itself: void, walls with depth and a lit rim, deck plates, names and coordinates. It never changes. */
export const Ship = memo(function Ship({ board, level = 0 }: { board: Board; level?: number }) {
  const clip = useId();
  const { hull, rooms, labels, frame } = useMemo(() => {
    const place = (s: number) => ({ x: board.x[s], y: board.y[s] });
    const floor = [...Array(board.size).keys()].filter((s) => board.level[s] === level);
    return {
      hull: outline(floor.map(place)),
      rooms: outline(roomSquares(board, level).map(place)),
      labels: sectionLabels(board, level),
      frame: frameOf(board, level),
    };
  }, [board, level]);
  const cx = frame.x + frame.width / 2;
  const cy = frame.y + frame.height / 2;
  return (
    <g>
      <rect className="void" x={-4000} y={-4000} width={9600} height={9600} />
      <g className="ring">
        {[3, 6, 9, 12, 15, 18].map((r) => (
          <circle key={r} cx={cx} cy={cy} r={r * SQUARE} />
        ))}
        <path d={`M${cx} ${cy - 900}v1800M${cx - 900} ${cy}h1800`} strokeDasharray="2 6" />
      </g>
      <clipPath id={clip}>
        <path d={hull} />
      </clipPath>
      <path className="wall-out" d={hull} />
      <path className="wall" d={hull} />
      <path d={hull} fill="url(#deck)" />
      <path d={rooms} fill="url(#deck-room)" />
      <g clipPath={`url(#${clip})`}>
        <path className="cast" d={hull} transform="translate(2 3)" />
      </g>
      <path className="rim" d={hull} />
      {labels.map((label) => (
        <text key={label.name} className="section" x={label.x * SQUARE - 6} y={label.y * SQUARE - 16}>
          {label.name}
        </text>
      ))}
      <Coordinates board={board} level={level} />
    </g>
  );
});

function Coordinates({ board, level }: { board: Board; level: number }) {
  const frame = frameOf(board, level);
  const columns = new Map<number, string>();
  const rows = new Set<number>();
  for (let s = 0; s < board.size; s++) {
    if (board.level[s] !== level) continue;
    columns.set(board.x[s], board.name(s).replace(/^\d+:/, '').replace(/\d+$/, ''));
    rows.add(board.y[s]);
  }
  const below = frame.y + frame.height - 8;
  const left = frame.x + 14;
  return (
    <g className="coords">
      {[...columns].map(([x, name]) => (
        <text key={name} className="coord" x={(x + 0.5) * SQUARE} y={below}>
          {name}
        </text>
      ))}
      {[...rows].map((y) => (
        <text key={y} className="coord" x={left} y={(y + 0.5) * SQUARE + 5}>
          {y + 1}
        </text>
      ))}
    </g>
  );
}
