import type { Box, Point } from './measure.ts';

/** What part of the drawing is on the screen: the drawing's point at the top left, and pixels per unit. */
export interface Shot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

export interface Camera {
  get(): Shot;
  subscribe(listener: () => void): () => void;
  resize(width: number, height: number): void;
  fit(): void;
  /** The drawing has grown: shows all of it, unless somebody has moved the camera. */
  reframe(frame: Box): void;
  pan(dx: number, dy: number): void;
  /** Zooms by a factor around a point of the screen. */
  zoom(factor: number, at: Point): void;
  /** Brings a point of the drawing into sight, with squares at least that many pixels per unit. */
  show(at: Point, scale: number): void;
  toScreen(at: Point): Point;
  toBoard(at: Point): Point;
}

const CLOSEST = 2.5;

export function createCamera(first: Box): Camera {
  let frame = first;
  let shot: Shot = { x: frame.x, y: frame.y, scale: 1, width: 0, height: 0 };
  let fitted = true;
  const listeners = new Set<() => void>();
  const whole = () => Math.min(shot.width / frame.width, shot.height / frame.height, 1.6) || 1;

  function set(next: Shot): void {
    // Half a screen of the frame always stays in sight.
    const halfX = next.width / next.scale / 2;
    const halfY = next.height / next.scale / 2;
    const x = Math.min(Math.max(next.x, frame.x - halfX), frame.x + frame.width - halfX);
    const y = Math.min(Math.max(next.y, frame.y - halfY), frame.y + frame.height - halfY);
    shot = { ...next, x, y };
    for (const listener of listeners) listener();
  }
  function showAll(): void {
    fitted = true;
    const scale = whole();
    set({
      ...shot,
      scale,
      x: frame.x + frame.width / 2 - shot.width / scale / 2,
      y: frame.y + frame.height / 2 - shot.height / scale / 2,
    });
  }
  return {
    get: () => shot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resize(width, height) {
      if (width === shot.width && height === shot.height) return;
      const cx = shot.x + shot.width / shot.scale / 2;
      const cy = shot.y + shot.height / shot.scale / 2;
      shot = { ...shot, width, height };
      if (fitted) showAll();
      else set({ ...shot, x: cx - width / shot.scale / 2, y: cy - height / shot.scale / 2 });
    },
    fit: showAll,
    reframe(next) {
      if (
        next.x === frame.x &&
        next.y === frame.y &&
        next.width === frame.width &&
        next.height === frame.height
      )
        return;
      frame = next;
      if (shot.width > 0) showAll();
    },
    pan(dx, dy) {
      fitted = false;
      set({ ...shot, x: shot.x - dx / shot.scale, y: shot.y - dy / shot.scale });
    },
    zoom(factor, at) {
      fitted = false;
      const scale = Math.min(Math.max(shot.scale * factor, whole() * 0.8), CLOSEST);
      set({
        ...shot,
        scale,
        x: shot.x + at.x / shot.scale - at.x / scale,
        y: shot.y + at.y / shot.scale - at.y / scale,
      });
    },
    show(at, least) {
      const scale = Math.max(shot.scale, least);
      if (fitted && scale === shot.scale) return; // all of it is in sight
      const margin = 72 / scale;
      const w = shot.width / scale;
      const h = shot.height / scale;
      const inside =
        scale === shot.scale &&
        at.x > shot.x + margin &&
        at.x < shot.x + w - margin &&
        at.y > shot.y + margin &&
        at.y < shot.y + h - margin;
      if (inside || shot.width === 0) return;
      fitted = false;
      set({ ...shot, scale, x: at.x - w / 2, y: at.y - h / 2 });
    },
    toScreen: ({ x, y }) => ({ x: (x - shot.x) * shot.scale, y: (y - shot.y) * shot.scale }),
    toBoard: ({ x, y }) => ({ x: shot.x + x / shot.scale, y: shot.y + y / shot.scale }),
  };
}
