/** The ground as a picture: drawn sharp for one scale, and only stretched while the camera moves. */
import type { FieldScene } from '../games/field-scene.ts';
import { groundDrawing } from './ground-drawing.ts';
import { pictureOf, standalone } from './standalone.ts';

export interface Ground {
  draw(context: CanvasRenderingContext2D, x: number, y: number, scale: number): void;
  /** Draws it sharp at this scale, where it is not. */
  sharpen(scale: number): void;
}

const MARGIN = 6;
/** Pixels a side at most: beyond that it stays a little soft. */
const LARGEST = 4096;

export function groundOf(scene: FieldScene, ready: () => void): Ground {
  const box = {
    x: -MARGIN,
    y: -MARGIN,
    width: scene.width + 2 * MARGIN,
    height: scene.length + 2 * MARGIN,
  };
  const drawing = groundDrawing(scene);
  let source: HTMLImageElement | null = null;
  let sharp: { readonly canvas: HTMLCanvasElement; readonly scale: number } | null = null;
  let wanted = 0;

  function lay(scale: number): void {
    if (!source || sharp?.scale === scale) return;
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(box.width * scale);
    canvas.height = Math.ceil(box.height * scale);
    canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
    sharp = { canvas, scale };
    ready();
  }
  void pictureOf(standalone(drawing, box, 1, document.documentElement)).then((picture) => {
    source = picture;
    lay(wanted || 1);
  });
  return {
    sharpen(scale) {
      wanted = Math.min(scale, LARGEST / Math.max(box.width, box.height));
      lay(wanted);
    },
    draw(context, x, y, scale) {
      if (!sharp) return;
      const stretch = scale / sharp.scale;
      context.setTransform(stretch, 0, 0, stretch, (box.x - x) * scale, (box.y - y) * scale);
      context.drawImage(sharp.canvas, 0, 0);
      context.setTransform(1, 0, 0, 1, 0, 0);
    },
  };
}
