import { type PointerEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Camera } from './camera.ts';
import { chartPoint, chartSize, viewport } from './minimap.ts';

interface Props {
  camera: Camera;
  most: { width: number; height: number };
  /** The chart itself, in the drawing's units. */
  children: ReactNode;
}

/** The whole drawing in the corner while only a part of it is on the screen: press or drag to go there. Keys pan, too. */
export function Minimap(props: Props) {
  const all = useSyncExternalStore(props.camera.subscribe, props.camera.all);
  return all ? null : <Frame {...props} />;
}

function Frame({ camera, most, children }: Props) {
  const frame = camera.frame();
  const { width, height, scale } = chartSize(frame, most);
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
