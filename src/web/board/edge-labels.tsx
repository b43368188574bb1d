import { memo, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Board } from '../../grid/index.ts';
import { type Part, partAt } from '../stage/box.ts';
import { type Camera, middleOf } from '../stage/camera.ts';
import { coordinatesOf } from './coordinates.ts';
import { decksOf } from './levels.ts';
import { frameAround, SQUARE } from './measure.ts';

interface Props {
  board: Board;
  camera: Camera;
  decks: readonly Part[];
}

/** While the board's own coordinates are out of sight they stand on the edges of the pane. */
export const EdgeLabels = memo(function EdgeLabels({ board, camera, decks }: Props) {
  const all = useSyncExternalStore(camera.subscribe, camera.all);
  const level = useSyncExternalStore(camera.subscribe, () => partAt(decks, middleOf(camera.get())));
  return all || board.size === 0 ? null : <Labels key={level} board={board} camera={camera} level={level} />;
});

/** They are moved without being drawn again: panning must stay smooth. */
function Labels({ board, camera, level }: Omit<Props, 'decks'> & { level: number }) {
  const group = useRef<SVGSVGElement>(null);
  const deck = decksOf(board)[level];
  const { columns, rows } = useMemo(() => coordinatesOf(board, deck), [board, deck]);
  useEffect(() => {
    const draw = () => {
      const { width, height } = camera.get();
      const frame = frameAround(deck.span);
      const low = camera.toScreen({ x: frame.x + 14, y: frame.y + frame.height - 8 });
      for (const text of group.current?.querySelectorAll('text') ?? []) {
        const at = (Number(text.dataset.at) + 0.5) * SQUARE;
        const column = text.dataset.way === 'column';
        const place = camera.toScreen({ x: at, y: at })[column ? 'x' : 'y'];
        const own = column ? low.y > 0 && low.y < height : low.x > 0 && low.x < width;
        const most = column ? width : height;
        text.style.display = own || place < 20 || place > most - 8 ? 'none' : '';
        text.setAttribute(column ? 'x' : 'y', String(Math.round(place) + (column ? 0 : 5)));
      }
    };
    draw();
    return camera.subscribe(draw);
  }, [camera, deck]);
  const list = (way: 'column' | 'row', names: ReadonlyMap<number, string>) =>
    [...names].map(([at, name]) => (
      <text
        key={`${way} ${at}`}
        data-way={way}
        data-at={at}
        x={way === 'row' ? 11 : undefined}
        y={way === 'column' ? 15 : undefined}
      >
        {name}
      </text>
    ));
  return (
    <svg ref={group} className="edge-labels" aria-hidden="true">
      {list('row', rows)}
      {list('column', columns)}
    </svg>
  );
}
