/** Models as small pictures, drawn once for each symbol, side and size: a battle has hundreds of them. */
import type { ModelDraw } from '../games/field-scene.ts';
import { pictureOf, standalone } from './standalone.ts';

export type Sprite = HTMLCanvasElement;

/** Pixels per millimetre at which sprites are made; what is drawn between two is made smaller. */
const SIZES = [0.5, 0.75, 1, 1.5, 2, 3, 4.5, 7, 11];
/** Millimetres around the middle of a base; a Titan's drawing is larger than its base. */
const ROOM = 1.25;

export interface Sprites {
  /** The picture of a model at a scale; while the camera moves, another of it may do (`sharp`: it may not). Null while it is being made. */
  of(model: ModelDraw, near: boolean, scale: number, sharp: boolean): Sprite | null;
  /** How many millimetres a sprite of this model is wide and long. */
  room(model: ModelDraw): number;
}

/** `probe` gives an element that has a side's colours; `ready` is called when another sprite can be drawn. */
export function spritesOn(probe: (side: string) => Element, ready: () => void): Sprites {
  /** By what is drawn, then by size; null while it is being made. */
  const made = new Map<string, Map<number, Sprite | null>>();
  const room = ({ width, length }: ModelDraw) => Math.max(width, length) * ROOM;
  const sizesOf = (model: ModelDraw, near: boolean) => {
    const key = `${model.side} ${near ? model.symbol : model.far} ${armsOf(model, near)}`;
    const known = made.get(key) ?? new Map<number, Sprite | null>();
    if (known.size === 0) made.set(key, known);
    return known;
  };

  function make(sizes: Map<number, Sprite | null>, model: ModelDraw, near: boolean, size: number): void {
    sizes.set(size, null);
    const side = room(model);
    const box = { x: -side / 2, y: -side / 2, width: side, height: side };
    void pictureOf(standalone(drawingOf(model, near), box, size, probe(model.side))).then((picture) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = Math.max(1, Math.round(side * size));
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      sizes.set(size, canvas);
      ready();
    });
  }
  return {
    room,
    of(model, near, scale, sharp) {
      const size = SIZES.find((one) => one >= scale) ?? SIZES[SIZES.length - 1];
      const sizes = sizesOf(model, near);
      const exact = sizes.get(size);
      if (exact) return exact;
      const other = nearest(sizes, size) ?? nearest(sizesOf(model, !near), size);
      if (exact === undefined && (sharp || !other)) make(sizes, model, near, size);
      return other;
    },
  };
}

/** What there is of it in another size. */
function nearest(sizes: ReadonlyMap<number, Sprite | null>, size: number): Sprite | null {
  let best: Sprite | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [other, sprite] of sizes) {
    const gap = Math.abs(other - size);
    if (sprite && gap < least) [best, least] = [sprite, gap];
  }
  return best;
}

function armsOf({ arms = [] }: ModelDraw, near: boolean): string {
  return near ? arms.map(({ symbol }) => symbol).join(' ') : '';
}

function drawingOf({ symbol, far, arms = [] }: ModelDraw, near: boolean): string {
  if (!near) return `<use href="#${far}"/>`;
  const carried = arms.map((arm) => `<use href="#${arm.symbol}" transform="translate(${arm.x} ${arm.y})"/>`);
  return `<use href="#${symbol}"/>${carried.join('')}`;
}
