import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Camera } from '../stage/camera.ts';
import { NEAR, type Painted, paint } from './paint.ts';
import { placeAll } from './unit-tag.tsx';

/** Milliseconds of rest after which the ground is drawn sharp. */
const REST = 140;
/** More tags than this are only stretched while the camera zooms, up to so much: to put each in its place takes too long. */
const FEW = 40;
const STRETCH = 1.5;

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
  /** The scale at which tags lie. */
  const laid = useRef(0);
  useEffect(() => {
    const room = pane.current;
    const sheet = canvas.current;
    const context = sheet?.getContext('2d');
    if (!room || !sheet || !context) return;
    const ratio = window.devicePixelRatio || 1;
    let asked = 0;
    let rest = 0;
    let scaled = 0;
    let sharp = true;
    const draw = () => {
      asked = 0;
      const shot = camera.get();
      const { x, y, scale } = shot;
      const [width, height] = [Math.round(shot.width * ratio), Math.round(shot.height * ratio)];
      if (sheet.width !== width || sheet.height !== height) {
        sheet.width = width;
        sheet.height = height;
      }
      paint(context, shot, ratio, latest.current, sharp);
      marks.current?.setAttribute('transform', `translate(${-x * scale} ${-y * scale})scale(${scale})`);
      if (scale !== scaled) {
        marks.current?.style.setProperty('--scale', String(scale));
        room.dataset.near = String(scale >= NEAR);
      }
      scaled = scale;
      const tags = over.current;
      if (!tags) return;
      const by = scale / laid.current;
      const isFew = tags.childElementCount <= FEW || by > STRETCH || by < 1 / STRETCH;
      if (by !== 1 && (sharp || isFew)) {
        placeAll(tags, scale);
        laid.current = scale;
      }
      const stretch = scale === laid.current ? '' : ` scale(${scale / laid.current})`;
      tags.style.transform = `translate(${-x * scale}px, ${-y * scale}px)${stretch}`;
    };
    redraw.current = () => {
      asked ||= requestAnimationFrame(draw);
    };
    const moved = () => {
      if (camera.get().scale !== scaled && scaled > 0) sharp = false;
      redraw.current();
      clearTimeout(rest);
      rest = window.setTimeout(() => {
        sharp = true;
        latest.current.ground.sharpen(camera.get().scale * ratio);
        redraw.current();
      }, REST);
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
  const { ground, scene } = painted;
  const { units, counters } = scene;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tags, or elsewhere
  useLayoutEffect(() => {
    if (over.current && laid.current > 0) placeAll(over.current, laid.current);
  }, [units, counters, camera, over]);
  useEffect(() => ground.sharpen(camera.get().scale * (window.devicePixelRatio || 1)), [ground, camera]);
  useEffect(() => redraw.current());
}
