import { type PointerEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Box } from './box.ts';
import { type Camera, onScreen } from './camera.ts';
import { chartPoint, chartSize, goesUp, viewport } from './minimap.ts';

interface Props {
  camera: Camera;
  most: { width: number; height: number };
  /** What it makes way for, in the drawing's units. */
  pieces?: readonly Box[];
  /** The chart itself, in the drawing's units. */
  children: ReactNode;
}

const NONE: readonly Box[] = [];

/** The whole drawing in the corner while only a part of it is on the screen: press or drag to go there. Keys pan, too. */
export function Minimap(props: Props) {
  const all = useSyncExternalStore(props.camera.subscribe, props.camera.all);
  return all ? null : <Frame {...props} />;
}

function Frame({ camera, most, pieces = NONE, children }: Props) {
  const frame = camera.frame();
  const { width, height, scale } = chartSize(frame, most);
  const shown = useRef<SVGRectElement>(null);
  const chart = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const draw = () => {
      const box = viewport(camera.get(), camera.frame());
      for (const side of ['x', 'y', 'width', 'height'] as const)
        shown.current?.setAttribute(side, String(box[side]));
      const over = pieces.map((piece) => onScreen(camera, piece));
      chart.current?.toggleAttribute('data-up', goesUp(camera.get(), { width, height }, over));
    };
    draw();
    return camera.subscribe(draw);
  }, [camera, pieces, width, height]);
  const go = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    camera.centre(chartPoint({ x: event.clientX - box.left, y: event.clientY - box.top }, scale, frame));
  };
  return (
    <div
      ref={chart}
      className="minimap"
      data-furniture=""
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
        {children}
        <rect ref={shown} className="mini-view" />
      </svg>
    </div>
  );
}
