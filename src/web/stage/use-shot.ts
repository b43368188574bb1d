import { type RefObject, useEffect } from 'react';
import type { Camera } from './camera.ts';

/**
 * Shows what the camera sees. The drawing lies on an expanse with half a screen of margin on every side; panning
 * scrolls it, which draws nothing anew, and only zooming sets its transform. (A transform would lay out every letter
 * of the drawing again, however little it moves.)
 */
export function useShot(pane: RefObject<HTMLElement | null>, camera: Camera): void {
  useEffect(() => {
    const room = pane.current;
    const expanse = room?.firstElementChild as HTMLElement | null;
    const drawing = expanse?.firstElementChild as SVGSVGElement | null;
    if (!room || !expanse || !drawing) return;
    let laid = '';
    const draw = () => {
      const { x, y, scale, width, height } = camera.get();
      const frame = camera.frame();
      const left = Math.round(width / 2 - frame.x * scale);
      const top = Math.round(height / 2 - frame.y * scale);
      const transform = `translate(${left}px, ${top}px) scale(${scale})`;
      if (transform !== laid) {
        laid = transform;
        expanse.style.width = `${Math.ceil(frame.width * scale + width)}px`;
        expanse.style.height = `${Math.ceil(frame.height * scale + height)}px`;
        drawing.style.transform = transform;
      }
      room.scrollTo(Math.round(x * scale + left), Math.round(y * scale + top));
    };
    /** The browser brings what has the focus into sight; the camera follows it. */
    const scrolled = () => {
      const { x, y, scale, width, height } = camera.get();
      const frame = camera.frame();
      const dx = room.scrollLeft - (x - frame.x) * scale - width / 2;
      const dy = room.scrollTop - (y - frame.y) * scale - height / 2;
      if (Math.abs(dx) > 2 || Math.abs(dy) > 2) camera.drift(dx, dy);
    };
    const watch = new ResizeObserver(() => camera.resize(room.clientWidth, room.clientHeight));
    watch.observe(room);
    room.addEventListener('scroll', scrolled);
    const stop = camera.subscribe(draw);
    camera.resize(room.clientWidth, room.clientHeight);
    draw();
    return () => {
      watch.disconnect();
      room.removeEventListener('scroll', scrolled);
      stop();
    };
  }, [pane, camera]);
}
