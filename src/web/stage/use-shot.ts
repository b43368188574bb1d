import { type RefObject, useEffect } from 'react';
import type { Box } from './box.ts';
import type { Camera } from './camera.ts';

/** A zoom that rests for so many frames is over: a slow machine gets more time. */
const REST = 9;

interface Laid {
  readonly frame: Box;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Where the drawing's origin is on the expanse. */
  readonly left: number;
  readonly top: number;
  /** How far it is scrolled. */
  readonly x: number;
  readonly y: number;
}

/**
 * Shows what the camera sees: a pane, in it an expanse with half a screen of margin on every side, in it a lens, in it
 * the drawing. Panning scrolls the expanse, which draws nothing anew. Zooming enlarges the lens, a picture of what was
 * drawn; once it rests, the drawing is laid out at its new scale and is sharp again. (Another scale of the drawing
 * itself lays out every letter of it.)
 */
export function useShot(pane: RefObject<HTMLElement | null>, camera: Camera): void {
  useEffect(() => {
    const room = pane.current;
    const expanse = room?.firstElementChild as HTMLElement | null;
    const lens = expanse?.firstElementChild as HTMLElement | null;
    const drawing = lens?.firstElementChild as SVGSVGElement | null;
    if (!room || !expanse || !lens || !drawing) return;
    /** How the drawing lies on its expanse, and for which pane and frame. */
    let laid: Laid | null = null;
    /** The next frame of a zoom, and how many it has rested for. */
    let settling = 0;
    let rested = 0;
    const settle = () => {
      if (++rested > REST) lay();
      else settling = requestAnimationFrame(settle);
    };
    const lay = () => {
      cancelAnimationFrame(settling);
      settling = 0;
      const { x, y, scale, width, height } = camera.get();
      const frame = camera.frame();
      const left = Math.round(width / 2 - frame.x * scale);
      const top = Math.round(height / 2 - frame.y * scale);
      laid = { frame, width, height, scale, left, top, x: x * scale + left, y: y * scale + top };
      expanse.style.width = `${Math.ceil(frame.width * scale + width)}px`;
      expanse.style.height = `${Math.ceil(frame.height * scale + height)}px`;
      drawing.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
      lens.style.transform = '';
      room.scrollTo(Math.round(laid.x), Math.round(laid.y));
    };
    const draw = () => {
      const { x, y, scale, width, height } = camera.get();
      if (laid?.frame !== camera.frame() || laid.width !== width || laid.height !== height) return lay();
      const { left, top } = laid;
      if (scale === laid.scale && settling === 0) {
        laid = { ...laid, x: x * scale + left, y: y * scale + top };
        return room.scrollTo(Math.round(laid.x), Math.round(laid.y));
      }
      rested = 0;
      if (settling === 0) settling = requestAnimationFrame(settle);
      const by = scale / laid.scale;
      const dx = Math.round(laid.x) - by * left - x * scale;
      const dy = Math.round(laid.y) - by * top - y * scale;
      lens.style.transform = `translate(${dx}px, ${dy}px) scale(${by})`;
    };
    /** The browser brings what has the focus into sight; the camera follows it. */
    const scrolled = () => {
      if (settling !== 0) return;
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
      cancelAnimationFrame(settling);
      watch.disconnect();
      room.removeEventListener('scroll', scrolled);
      stop();
    };
  }, [pane, camera]);
}
