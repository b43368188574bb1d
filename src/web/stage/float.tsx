import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Point } from './box.ts';
import type { Camera } from './camera.ts';
import { leaderOf, placeFloat } from './place-float.ts';

interface Props {
  camera: Camera;
  /** The middle of what it is about, in the drawing's units, and half its width. */
  anchor: Point;
  half: number;
  /** How much around it must stay free, in its own widths. */
  clear?: number;
  /** The middles of other pieces: it keeps off them where it can. */
  avoid?: readonly Point[];
  /** Draws a line to what it is about. */
  leads?: boolean;
  className: string;
  label: string;
  role?: 'group' | 'status';
  children: ReactNode;
}

/** A card beside a piece: it takes the side with room, keeps off the pieces and stays on the stage. */
export function Float({
  camera,
  anchor,
  half,
  clear = 0,
  avoid = [],
  leads = false,
  className,
  label,
  role = 'group',
  children,
}: Props) {
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
  const own = half * shot.scale;
  const placed = placeFloat({
    at,
    half: own * (1 + 2 * clear),
    size,
    stage: shot,
    avoid: avoid.map(camera.toScreen),
    piece: own,
  });
  const [from, to] = leaderOf(placed, size, at, own);
  return (
    <>
      {leads && size.width > 0 && (
        <svg className="leader" aria-hidden="true">
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
          <circle cx={to.x} cy={to.y} r={3} />
        </svg>
      )}
      <section
        ref={box}
        className={`float ${className}`}
        data-side={placed.side}
        role={role}
        aria-label={label}
        style={{ left: placed.left, top: placed.top, visibility: size.width ? undefined : 'hidden' }}
      >
        {children}
      </section>
    </>
  );
}
