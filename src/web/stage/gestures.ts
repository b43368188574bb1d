import { type RefObject, useEffect, useRef } from 'react';
import type { Point } from './box.ts';
import type { Camera } from './camera.ts';

const SLACK = 6;
/** Two taps within this many milliseconds and pixels are one double tap. */
const TWICE = 320;
const NEAR = 28;
const NEVER = { x: 0, y: 0, time: -Infinity };

/** Something on the stage that a pointer can take hold of and drag: then the camera rests. Places are the drawing's. */
export interface Grip {
  /** True when there is something to take hold of. */
  take(at: Point, target: Element | null): boolean;
  drag(at: Point): void;
  /** `moved`: it was dragged, not only pressed. */
  drop(at: Point, moved: boolean): void;
  /** A second finger, or the browser, has ended it. */
  letGo(): void;
}

/** Wheel, drag, pinch and a double tap beside every spot move the camera. `dragged` tells a click handler that the pointer was used for that. */
export function useGestures(
  pane: RefObject<HTMLElement | null>,
  camera: Camera,
  grip?: Grip,
): RefObject<boolean> {
  const dragged = useRef(false);
  const held = useRef(grip);
  held.current = grip;
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const fingers = new Map<number, Point>();
    let start: Point = { x: 0, y: 0 };
    let tapped: Point & { time: number } = NEVER;
    let gripped = false;

    const local = (event: { clientX: number; clientY: number }): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent) => {
      if (event.button > 1) return;
      if (fingers.size === 0) dragged.current = false;
      fingers.set(event.pointerId, local(event));
      start = local(event);
      if (gripped) held.current?.letGo();
      const target = event.target instanceof Element ? event.target : null;
      gripped = fingers.size === 1 && held.current?.take(camera.toBoard(start), target) === true;
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = local(event);
      if (fingers.size === 2) {
        const other = [...fingers].find(([id]) => id !== event.pointerId)![1];
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        camera.zoom(distance(now, other) / Math.max(1, distance(before, other)), middle);
        camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
        dragged.current = true;
      } else {
        if (!dragged.current && distance(now, start) < SLACK) return;
        if (!dragged.current) element.setPointerCapture(event.pointerId);
        dragged.current = true;
        if (gripped) held.current?.drag(camera.toBoard(now));
        else camera.pan(now.x - before.x, now.y - before.y);
      }
      fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId)) return;
      if (gripped) held.current?.drop(camera.toBoard(local(event)), dragged.current);
      else if (!dragged.current) tap(event);
      gripped = false;
    };
    const tap = (event: PointerEvent) => {
      const now = { ...local(event), time: event.timeStamp };
      const free = event.target instanceof Element && !event.target.closest('.spot');
      const twice = free && now.time - tapped.time < TWICE && distance(now, tapped) < NEAR;
      tapped = twice || !free ? NEVER : now;
      if (!twice) return;
      if (isClose(camera)) camera.fit();
      else camera.zoomBy(2, now);
    };
    const drop = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (gripped) held.current?.letGo();
      gripped = false;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), local(event));
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', drop);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', drop);
      element.removeEventListener('wheel', wheel);
    };
  }, [pane, camera]);
  return dragged;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Much closer than the whole board: a double tap goes back to it. */
function isClose(camera: Camera): boolean {
  const { width, height, scale } = camera.get();
  const frame = camera.frame();
  return scale > 1.7 * Math.min(width / frame.width, height / frame.height);
}
