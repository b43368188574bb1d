import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Box, Point } from './box.ts';
import { type Camera, onScreen } from './camera.ts';
import { place } from './place.ts';

/** Where a card goes when the stage has no room for it. */
export interface Dock {
  readonly element: HTMLElement | null;
  /** The edge of the stage it lies behind. */
  readonly edge: 'right' | 'bottom';
  /** The stage is too small for cards: it always goes there. */
  readonly always: boolean;
}

interface Props {
  camera: Camera;
  /** What it is about, and what else it must never cover, in the drawing's units. */
  about: Box | null;
  keep?: readonly Box[];
  /** It keeps off these where it can. */
  shun?: readonly Box[];
  /** It rather stands beside these than over them. */
  over?: readonly Box[];
  /** Draws a line to what it is about. */
  leads?: boolean;
  dock?: Dock;
  className: string;
  label: string;
  role?: 'group' | 'status';
  children: ReactNode;
}

const NONE: readonly Box[] = [];
const UNKNOWN = { width: 0, height: 0 };

/** A card over the stage, in free room beside what it is about, or in its dock. */
export function Float({
  camera,
  about,
  keep = NONE,
  shun = NONE,
  over = NONE,
  leads = false,
  dock,
  ...card
}: Props) {
  const shot = useSyncExternalStore(camera.subscribe, camera.get);
  const ground = useRef<SVGSVGElement>(null);
  const box = useRef<HTMLElement>(null);
  const was = useRef<Point | null>(null);
  const [size, setSize] = useState(UNKNOWN);
  const [others, setOthers] = useState(NONE);
  const docked = dock?.always === true;
  const seen = (part: Box) => onScreen(camera, part);
  const placed = place({
    stage: shot,
    size: docked ? { width: Infinity, height: 0 } : size,
    about: about && seen(about),
    keep: [...(about ? [about] : []), ...keep].map(seen).concat(others),
    shun: shun.map(seen),
    over: over.map(seen),
    was: was.current,
    dock: dock?.edge,
  });
  const inDock = dock !== undefined && placed.docked && (docked || size.width > 0);
  useLayoutEffect(() => {
    was.current = size.width > 0 && !placed.docked ? { x: placed.left, y: placed.top } : null;
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || inDock) return;
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = element;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [inDock]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else stands on the stage moves when its size does
  useLayoutEffect(() => setOthers(furniture(ground.current, box.current)), [shot.width, shot.height, size]);
  const { className, label, role = 'group', children } = card;
  const known = inDock || size.width > 0;
  const section = (
    <section
      ref={box}
      className={`float ${className}${inDock ? ' docked' : ''}`}
      role={role}
      aria-label={label}
      data-furniture={dock ? '' : undefined}
      style={
        inDock
          ? undefined
          : { left: placed.left, top: placed.top, visibility: size.width ? undefined : 'hidden' }
      }
    >
      {children}
    </section>
  );
  return (
    <>
      <svg ref={ground} className="leader" data-of={className} aria-hidden="true">
        {leads && known && placed.leader.length > 0 && <Leader points={placed.leader} />}
      </svg>
      {inDock ? dock.element && createPortal(section, dock.element) : section}
    </>
  );
}

function Leader({ points }: { points: readonly Point[] }) {
  const line = `M${points.map(({ x, y }) => `${Math.round(x) + 0.5} ${Math.round(y) + 0.5}`).join('L')}`;
  const end = points[points.length - 1];
  return (
    <>
      <path className="case" d={line} />
      <path d={line} />
      <circle cx={end.x} cy={end.y} r={4} />
    </>
  );
}

/** Buttons, charts and legends that stand on the same stage. */
function furniture(ground: Element | null, own: Element | null): readonly Box[] {
  const stage = ground?.parentElement;
  if (!stage) return NONE;
  const { left, top } = stage.getBoundingClientRect();
  return [...stage.querySelectorAll('[data-furniture]')]
    .filter((one) => one !== own)
    .map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x - left, y: y - top, width, height };
    });
}
