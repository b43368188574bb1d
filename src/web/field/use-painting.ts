import { type RefObject, useEffect, useRef } from 'react';
import type { Camera } from '../stage/camera.ts';
import { NEAR, type Painted, paint } from './paint.ts';

/** Milliseconds of rest after which the ground is drawn sharp. */
const REST = 140;

interface Panes {
  readonly pane: RefObject<HTMLElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Marks in millimetres, and what keeps its size on the screen. */
  readonly marks: RefObject<SVGGElement | null>;
  readonly over: RefObject<HTMLElement | null>;
}

/** Paints whenever the camera moves or something of it changes, once a frame at most; marks and tags go with it. */
export function usePainting(
  { pane, canvas, marks, over }: Panes,
  camera: Camera,
  painted: Painted,
  redraw: RefObject<() => void>,
): void {
  const latest = useRef(painted);
  latest.current = painted;
  useEffect(() => {
    const room = pane.current;
    const sheet = canvas.current;
    const context = sheet?.getContext('2d');
    if (!room || !sheet || !context) return;
    const ratio = window.devicePixelRatio || 1;
    let asked = 0;
    let rest = 0;
    let scaled = 0;
    const draw = () => {
      asked = 0;
      const shot = camera.get();
      const { x, y, scale } = shot;
      const [width, height] = [Math.round(shot.width * ratio), Math.round(shot.height * ratio)];
      if (sheet.width !== width || sheet.height !== height) {
        sheet.width = width;
        sheet.height = height;
      }
      paint(context, shot, ratio, latest.current);
      marks.current?.setAttribute('transform', `translate(${-x * scale} ${-y * scale})scale(${scale})`);
      over.current?.style.setProperty('transform', `translate(${-x * scale}px, ${-y * scale}px)`);
      if (scale === scaled) return;
      scaled = scale;
      room.style.setProperty('--scale', String(scale));
      room.dataset.near = String(scale >= NEAR);
    };
    redraw.current = () => {
      asked ||= requestAnimationFrame(draw);
    };
    const moved = () => {
      redraw.current();
      clearTimeout(rest);
      rest = window.setTimeout(() => latest.current.ground.sharpen(camera.get().scale * ratio), REST);
    };
    const watch = new ResizeObserver(() => camera.resize(room.clientWidth, room.clientHeight));
    watch.observe(room);
    const stop = camera.subscribe(moved);
    camera.resize(room.clientWidth, room.clientHeight);
    moved();
    return () => {
      watch.disconnect();
      stop();
      cancelAnimationFrame(asked);
      clearTimeout(rest);
    };
  }, [pane, canvas, marks, over, camera, redraw]);
  const { ground } = painted;
  useEffect(() => ground.sharpen(camera.get().scale * (window.devicePixelRatio || 1)), [ground, camera]);
  useEffect(() => redraw.current());
}
