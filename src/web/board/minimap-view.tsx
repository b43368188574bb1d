import { memo, type PointerEvent, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Board } from '../../grid/index.ts';
import type { PieceDraw } from '../games/adapter.ts';
import type { Camera } from './camera.ts';
import { cellOf, middle, SQUARE } from './measure.ts';
import { chartPoint, chartSize, viewport } from './minimap.ts';
import { outline } from './outline.ts';

interface Props {
  board: Board;
  pieces: readonly PieceDraw[];
  camera: Camera;
  most: { width: number; height: number };
}

/** The whole board in the corner while only a part of it is on the screen: press or drag to go there. Keys pan, too. */
export const Minimap = memo(function Minimap({ board, pieces, camera, most }: Props) {
  const all = useSyncExternalStore(camera.subscribe, camera.all);
  return all ? null : <Chart board={board} pieces={pieces} camera={camera} most={most} />;
});

function Chart({ board, pieces, camera, most }: Props) {
  const frame = camera.frame();
  const { width, height, scale } = chartSize(frame, most);
  const hull = useMemo(() => outline([...Array(board.size).keys()].map((s) => cellOf(board, s))), [board]);
  const shown = useRef<SVGRectElement>(null);
  useEffect(() => {
    const draw = () => {
      const box = viewport(camera.get(), camera.frame());
      for (const side of ['x', 'y', 'width', 'height'] as const)
        shown.current?.setAttribute(side, String(box[side]));
    };
    draw();
    return camera.subscribe(draw);
  }, [camera]);
  const go = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    camera.centre(chartPoint({ x: event.clientX - box.left, y: event.clientY - box.top }, scale, frame));
  };
  return (
    <div
      className="minimap"
      aria-hidden="true"
      style={{ width, height }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={(event) => event.buttons > 0 && go(event)}
    >
      <svg
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        width={width}
        height={height}
        aria-hidden="true"
      >
        <path className="mini-floor" d={hull} />
        {pieces.map(({ id, square, side }) => {
          const { x, y } = middle(board, square);
          return <circle key={id} className={`mini-piece ${side}`} cx={x} cy={y} r={SQUARE * 0.46} />;
        })}
        <rect ref={shown} className="mini-view" />
      </svg>
    </div>
  );
}
