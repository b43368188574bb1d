import { type RefObject, useEffect, useRef } from 'react';
import type { Camera } from './camera.ts';
import type { Point } from './measure.ts';

const SLACK = 6;

/** Wheel, drag and pinch move the camera. `dragged` tells a click handler that the pointer was used for that. */
export function useGestures(svg: RefObject<SVGSVGElement | null>, camera: Camera): RefObject<boolean> {
  const dragged = useRef(false);
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const fingers = new Map<number, Point>();
    let start: Point = { x: 0, y: 0 };

    const local = (event: { clientX: number; clientY: number }): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent) => {
      if (event.button > 1) return;
      if (fingers.size === 0) dragged.current = false;
      fingers.set(event.pointerId, local(event));
      start = local(event);
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
        camera.pan(now.x - before.x, now.y - before.y);
      }
      fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), local(event));
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('wheel', wheel);
    };
  }, [svg, camera]);
  return dragged;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
