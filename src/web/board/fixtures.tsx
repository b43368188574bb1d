import { memo } from 'react';
import type { Board } from '../../grid/index.ts';
import type { DoorDraw, EntryDraw, MarkDraw } from '../games/adapter.ts';
import { corner, entryCorner, SQUARE } from './measure.ts';

export const Doors = memo(function Doors({ board, doors }: { board: Board; doors: readonly DoorDraw[] }) {
  return (
    <g>
      {doors.map((door) => (
        <Door key={door.square} board={board} door={door} />
      ))}
    </g>
  );
});

/** Two leaves that slide into the walls, between posts. */
const Door = memo(function Door({ board, door }: { board: Board; door: DoorDraw }) {
  const { square, state, upright } = door;
  const { x, y } = corner(board, square);
  const turn = upright ? '' : ` rotate(90 ${SQUARE / 2} ${SQUARE / 2})`;
  const size = { width: SQUARE, height: SQUARE };
  return (
    <g className={`door ${state}`} transform={`translate(${x} ${y})${turn}`}>
      {state === 'destroyed' ? (
        <use href="#door-ruin" {...size} />
      ) : (
        <g clipPath="url(#doorway)">
          <use className="leaf" href="#door-leaf" {...size} />
          <g transform={`matrix(-1 0 0 1 ${SQUARE} 0)`}>
            <use className="leaf" href="#door-leaf" {...size} />
          </g>
        </g>
      )}
      <use href="#door-posts" {...size} />
      {state === 'jammed' && <use href="#door-jam" {...size} />}
    </g>
  );
});

/** What is on squares besides pieces. Floor fills its square, things are smaller, clouds lie over everybody. */
export const Marks = memo(function Marks({
  board,
  marks,
  layer,
}: {
  board: Board;
  marks: readonly MarkDraw[];
  layer: MarkDraw['layer'];
}) {
  return (
    <g className={`marks ${layer}`}>
      {marks
        .filter((mark) => mark.layer === layer)
        .map((mark) => (
          <MarkShape key={`${mark.square} ${mark.symbol}`} board={board} mark={mark} />
        ))}
    </g>
  );
});

function MarkShape({ board, mark }: { board: Board; mark: MarkDraw }) {
  const { square, symbol, label, done, side, text, layer } = mark;
  const { x, y } = corner(board, square);
  const size = layer === 'thing' ? 34 : 44;
  const edge = (SQUARE - size) / 2;
  return (
    <g className={side ?? 'objective'} opacity={done ? 0.35 : undefined}>
      <title>{label}</title>
      <use href={`#${symbol}`} x={x + edge} y={y + edge} width={size} height={size} />
      {text && (
        <text className="mark-text" x={x + SQUARE - 5} y={y + SQUARE - 5}>
          {text}
        </text>
      )}
    </g>
  );
}

/** An entry area: an arrow into the ship, and who lurks there. */
export const Entries = memo(function Entries({
  board,
  entries,
}: {
  board: Board;
  entries: readonly EntryDraw[];
}) {
  return (
    <g>
      {entries.map((entry) => (
        <EntryBox key={entry.area} board={board} entry={entry} />
      ))}
    </g>
  );
});

function EntryBox({ board, entry }: { board: Board; entry: EntryDraw }) {
  const { facing, lurkers, side, label, name } = entry;
  const { x: left, y: top } = entryCorner(board, entry);
  const cx = left + 24;
  return (
    <g className={side}>
      <title>{label}</title>
      <rect className="entry" x={left + 4} y={top + 4} width={40} height={40} rx={4} />
      <use
        href="#m-entry"
        x={cx - 1}
        y={top + 6}
        width={18}
        height={18}
        transform={`rotate(${facing * 90} ${cx + 8} ${top + 15})`}
      />
      <text className="entry-name" x={cx - 9} y={top + 20}>
        {name}
      </text>
      {lurkers.length === 0 &&
        [-9, 0, 9].map((dx) => <circle key={dx} className="lurk" cx={cx + dx} cy={top + 34} r={3} />)}
      {lurkers.slice(0, 6).map(({ id, symbol, waits }, i) => {
        const row = Math.min(lurkers.length, 6) > 3 ? (i < 3 ? -6 : 6) : 0;
        const inRow = lurkers.length > 3 ? Math.min(3, lurkers.length - (i < 3 ? 0 : 3)) : lurkers.length;
        const dx = ((i % 3) - (inRow - 1) / 2) * 13;
        return (
          <use
            key={id}
            href={`#${symbol}`}
            x={cx + dx - 7}
            y={top + 25 + row}
            width={14}
            height={14}
            opacity={waits ? 0.5 : undefined}
          />
        );
      })}
    </g>
  );
}
