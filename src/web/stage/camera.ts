import type { Box, Point } from './box.ts';

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
  /** Everything there is to see. */
  frame(): Box;
  /** All of it is in sight. */
  all(): boolean;
  fit(): void;
  /** Shows a part of the drawing as large as it goes. */
  fitTo(part: Box): void;
  /** The drawing has grown: shows all of it, unless somebody has moved the camera. */
  reframe(frame: Box): void;
  pan(dx: number, dy: number): void;
  /** The browser has scrolled by itself; what was brought into sight still counts. */
  drift(dx: number, dy: number): void;
  /** Zooms by a factor around a point of the screen. */
  zoom(factor: number, at: Point): void;
  /** Steps of a key or a button: they glide. */
  panBy(dx: number, dy: number): void;
  zoomBy(factor: number, at?: Point): void;
  /** Puts a point of the drawing in the middle. */
  centre(at: Point): void;
  /** Brings a part of the drawing into sight: all of it, and with at least that many pixels per unit if it fits so. */
  show(part: Box, scale: number): void;
  toScreen(at: Point): Point;
  toBoard(at: Point): Point;
}

const CLOSEST = 2.5;
/** A fitted board is not blown up beyond this. */
const FITTED = 1.6;
const GLIDE = 220;
/** Pixels around what is brought into sight. */
const MARGIN = 28;

/** `closest`: pixels per unit at most. */
export function createCamera(first: Box, closest = CLOSEST): Camera {
  let frame = first;
  let shot: Shot = { x: frame.x, y: frame.y, scale: 1, width: 0, height: 0 };
  let fitted = true;
  /** What was last brought into sight; a stage of another size shows it again, unless somebody has moved the camera. */
  let shown: { readonly part: Box; readonly least: number } | null = null;
  let gliding = 0;
  /** Where a glide will end; steps count from there. */
  let goal: Shot | null = null;
  const listeners = new Set<() => void>();
  const scaleFor = (part: Box) => Math.min(shot.width / part.width, shot.height / part.height, FITTED) || 1;

  /** Half a screen of the frame always stays in sight. */
  function within(next: Shot): Shot {
    const halfX = next.width / next.scale / 2;
    const halfY = next.height / next.scale / 2;
    const x = Math.min(Math.max(next.x, frame.x - halfX), frame.x + frame.width - halfX);
    const y = Math.min(Math.max(next.y, frame.y - halfY), frame.y + frame.height - halfY);
    return { ...next, x, y };
  }
  function draw(next: Shot): void {
    shot = next;
    for (const listener of listeners) listener();
  }
  function set(next: Shot): void {
    if (goal) cancelAnimationFrame(gliding);
    goal = null;
    draw(within(next));
  }
  function glide(next: Shot): void {
    if (isStill() || shot.width === 0) return set(next);
    if (goal) cancelAnimationFrame(gliding);
    const [from, to] = [shot, within(next)];
    goal = to;
    const begun = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begun) / GLIDE));
      if (part === 1) return set(to);
      draw(between(from, to, 1 - (1 - part) ** 3));
      gliding = requestAnimationFrame(step);
    };
    gliding = requestAnimationFrame(step);
  }
  function around(part: Box): Shot {
    const scale = scaleFor(part);
    return centred({ ...shot, scale }, { x: part.x + part.width / 2, y: part.y + part.height / 2 });
  }
  function zoomed(from: Shot, factor: number, at: Point): Shot {
    const scale = Math.min(Math.max(from.scale * factor, scaleFor(frame) * 0.8), closest);
    return {
      ...from,
      scale,
      x: from.x + at.x / from.scale - at.x / scale,
      y: from.y + at.y / from.scale - at.y / scale,
    };
  }
  function bring(part: Box, least: number, go: (next: Shot) => void): void {
    const { width, height } = shot;
    const from = goal ?? shot;
    const margin = Math.min(MARGIN, width / 8, height / 8);
    const fits = Math.min((width - 2 * margin) / part.width, (height - 2 * margin) / part.height);
    const scale = Math.max(Math.min(Math.max(from.scale, least), fits, closest), scaleFor(frame) * 0.8);
    const room = margin / scale;
    const inside =
      scale === from.scale &&
      part.x >= from.x + room &&
      part.y >= from.y + room &&
      part.x + part.width <= from.x + width / scale - room &&
      part.y + part.height <= from.y + height / scale - room;
    if (inside || (fitted && scale === from.scale)) return;
    fitted = false;
    go(
      filled(centred({ ...shot, scale }, { x: part.x + part.width / 2, y: part.y + part.height / 2 }), frame),
    );
  }
  return {
    get: () => shot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resize(width, height) {
      if (width === shot.width && height === shot.height) return;
      const middle = middleOf(goal ?? shot);
      shot = { ...shot, scale: goal?.scale ?? shot.scale, width, height };
      const whole = scaleFor(frame);
      if (whole > shot.scale * 1.01) fitted = true;
      set(fitted ? around(frame) : centred(shot, middle));
      if (shown && width > 0 && (!fitted || whole < shown.least)) bring(shown.part, shown.least, set);
    },
    frame: () => frame,
    all: () => isWhole(shot, frame),
    fit() {
      fitted = true;
      shown = null;
      glide(around(frame));
    },
    fitTo(part) {
      fitted = false;
      shown = null;
      glide(around(part));
    },
    reframe(next) {
      if (
        next.x === frame.x &&
        next.y === frame.y &&
        next.width === frame.width &&
        next.height === frame.height
      )
        return;
      frame = next;
      fitted = true;
      if (shot.width > 0) glide(around(frame));
    },
    pan(dx, dy) {
      fitted = false;
      shown = null;
      set({ ...shot, x: shot.x - dx / shot.scale, y: shot.y - dy / shot.scale });
    },
    drift(dx, dy) {
      fitted = false;
      set({ ...shot, x: shot.x + dx / shot.scale, y: shot.y + dy / shot.scale });
    },
    zoom(factor, at) {
      fitted = false;
      shown = null;
      set(zoomed(shot, factor, at));
    },
    panBy(dx, dy) {
      fitted = false;
      shown = null;
      const from = goal ?? shot;
      glide({ ...from, x: from.x + dx / from.scale, y: from.y + dy / from.scale });
    },
    zoomBy(factor, at = { x: shot.width / 2, y: shot.height / 2 }) {
      fitted = false;
      shown = null;
      glide(zoomed(goal ?? shot, factor, at));
    },
    centre(at) {
      fitted = false;
      shown = null;
      set(centred(shot, at));
    },
    show(part, least) {
      shown = { part, least };
      if (shot.width > 0) bring(part, least, glide);
    },
    toScreen: ({ x, y }) => ({ x: (x - shot.x) * shot.scale, y: (y - shot.y) * shot.scale }),
    toBoard: ({ x, y }) => ({ x: shot.x + x / shot.scale, y: shot.y + y / shot.scale }),
  };
}

/** Where a part of the drawing lies on the screen. */
export function onScreen(camera: Camera, { x, y, width, height }: Box): Box {
  const { scale } = camera.get();
  return { ...camera.toScreen({ x, y }), width: width * scale, height: height * scale };
}

export function middleOf({ x, y, scale, width, height }: Shot): Point {
  return { x: x + width / scale / 2, y: y + height / scale / 2 };
}

function centred(shot: Shot, { x, y }: Point): Shot {
  return { ...shot, x: x - shot.width / shot.scale / 2, y: y - shot.height / shot.scale / 2 };
}

/** No more void than there must be: what the board can fill, it fills. */
function filled(shot: Shot, frame: Box): Shot {
  const along = (low: number, size: number, from: number, all: number) =>
    size >= all ? from + (all - size) / 2 : Math.min(Math.max(low, from), from + all - size);
  return {
    ...shot,
    x: along(shot.x, shot.width / shot.scale, frame.x, frame.width),
    y: along(shot.y, shot.height / shot.scale, frame.y, frame.height),
  };
}

/** A little of the margin may be cut off before something counts as out of sight. */
const SLACK = 12;

export function isWhole({ x, y, scale, width, height }: Shot, frame: Box): boolean {
  return (
    width === 0 ||
    (x <= frame.x + SLACK &&
      y <= frame.y + SLACK &&
      x + width / scale >= frame.x + frame.width - SLACK &&
      y + height / scale >= frame.y + frame.height - SLACK)
  );
}

/** On the way from one shot to another: the middle goes straight, the scale by equal factors. */
function between(from: Shot, to: Shot, part: number): Shot {
  const [a, b] = [middleOf(from), middleOf(to)];
  const scale = from.scale * (to.scale / from.scale) ** part;
  return centred({ ...to, scale }, { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
}

function isStill(): boolean {
  if (typeof window === 'undefined') return true;
  return (
    document.documentElement.dataset.speed === 'instant' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
