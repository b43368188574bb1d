import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Camera } from '../board/camera.ts';
import { type Point, SQUARE } from '../board/measure.ts';

type Side = 'above' | 'below' | 'right' | 'left';

interface Props {
  camera: Camera;
  /** The middle of the square it is about, in the drawing's units. */
  anchor: Point;
  /** Squares around the anchor that must stay free. */
  clear?: number;
  className: string;
  label: string;
  role?: 'group' | 'status';
  children: ReactNode;
}

const GAP = 12;
const EDGE = 8;

/** A card beside a piece: it takes the side with room, keeps off the piece and stays on the stage. */
export function Float({ camera, anchor, clear = 0, className, label, role = 'group', children }: Props) {
  const shot = useSyncExternalStore(camera.subscribe, camera.get);
  const box = useRef<HTMLElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = element;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const at = camera.toScreen(anchor);
  const half = SQUARE * shot.scale * (0.5 + clear);
  const { left, top, side } = place(at, half, size, shot.width, shot.height);
  const tip = Math.min(Math.max(at.x - left, 18), size.width - 18);
  return (
    <section
      ref={box}
      className={`float ${className}`}
      data-side={side}
      role={role}
      aria-label={label}
      style={
        {
          left,
          top,
          '--tip': `${tip}px`,
          visibility: size.width ? undefined : 'hidden',
        } as React.CSSProperties
      }
    >
      {children}
    </section>
  );
}

function place(
  at: Point,
  half: number,
  size: { width: number; height: number },
  width: number,
  height: number,
) {
  const within = (value: number, most: number) => Math.min(Math.max(value, EDGE), Math.max(EDGE, most));
  const x = within(at.x - size.width / 2, width - size.width - EDGE);
  const y = within(at.y - size.height / 2, height - size.height - EDGE);
  const spots: { side: Side; left: number; top: number; room: number }[] = [
    {
      side: 'above',
      left: x,
      top: at.y - half - GAP - size.height,
      room: at.y - half - GAP - size.height - EDGE,
    },
    {
      side: 'below',
      left: x,
      top: at.y + half + GAP,
      room: height - (at.y + half + GAP + size.height + EDGE),
    },
    { side: 'right', left: at.x + half + GAP, top: y, room: width - (at.x + half + GAP + size.width + EDGE) },
    {
      side: 'left',
      left: at.x - half - GAP - size.width,
      top: y,
      room: at.x - half - GAP - size.width - EDGE,
    },
  ];
  const best = spots.find((spot) => spot.room >= 0) ?? spots.reduce((a, b) => (b.room > a.room ? b : a));
  return {
    side: best.side,
    left: within(best.left, width - size.width - EDGE),
    top: within(best.top, height - size.height - EDGE),
  };
}
