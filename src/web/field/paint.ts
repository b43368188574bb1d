/** Draws a table in centimetres on a canvas: a battle has too many models for a drawing of elements to be zoomed smoothly. */
import type { FieldScene, ModelDraw } from '../games/field-scene.ts';
import type { Shot } from '../stage/camera.ts';
import type { Ground } from './ground.ts';
import type { Sprite, Sprites } from './sprites.ts';

/** Pixels per millimetre from which models are drawn with every detail. */
export const NEAR = 1.15;

export interface Painted {
  readonly scene: FieldScene;
  readonly ground: Ground;
  readonly sprites: Sprites;
  /** Colours by name of a side, for what has no picture yet and for links. */
  colour(side: string): string;
  /** The unit that stands out; 0 for none. */
  readonly selected: number;
}

/** `sharp`: the camera rests, and pictures of the right size are made where there are none. */
export function paint(
  context: CanvasRenderingContext2D,
  { x, y, scale, width, height }: Shot,
  ratio: number,
  painted: Painted,
  sharp = true,
): void {
  const { scene, ground, sprites, colour } = painted;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width * ratio, height * ratio);
  const k = scale * ratio;
  ground.draw(context, x, y, k);
  context.setTransform(k, 0, 0, k, -x * k, -y * k);
  for (const unit of scene.units) {
    context.strokeStyle = colour(unit.side);
    context.globalAlpha = unit.id === painted.selected ? 0.9 : 0.4;
    context.lineWidth = unit.id === painted.selected ? 2.4 : Math.max(0.8, 1 / scale);
    context.beginPath();
    for (const [ax, ay, bx, by] of unit.links) {
      context.moveTo(ax, ay);
      context.lineTo(bx, by);
    }
    context.stroke();
  }
  context.globalAlpha = 1;
  const margin = 60;
  const [west, north] = [x - margin, y - margin];
  const [east, south] = [x + width / scale + margin, y + height / scale + margin];
  for (const model of scene.models)
    if (model.x > west && model.x < east && model.y > north && model.y < south)
      drawModel(context, model, { x, y, k }, sprites.of(model, scale >= NEAR, k, sharp), painted);
}

function drawModel(
  context: CanvasRenderingContext2D,
  model: ModelDraw,
  { x, y, k }: { readonly x: number; readonly y: number; readonly k: number },
  sprite: Sprite | null,
  { sprites, colour }: Painted,
): void {
  const degrees = model.square ? ((model.heading + 45) % 90) - 45 : model.heading;
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180) * k, Math.cos((degrees * Math.PI) / 180) * k];
  context.setTransform(cos, sin, -sin, cos, (model.x - x) * k, (model.y - y) * k);
  context.globalAlpha = model.faint ? 0.3 : model.ghost ? 0.8 : 1;
  const room = sprites.room(model);
  if (sprite) context.drawImage(sprite, -room / 2, -room / 2, room, room);
  else {
    context.fillStyle = colour(model.side);
    context.fillRect(-model.width / 2, -model.length / 2, model.width, model.length);
  }
  context.globalAlpha = 1;
  if (model.shields) drawShields(context, model.shields, room, colour(model.side));
}

/** A ring in as many parts as it has shields; those that are down are only hinted at. */
function drawShields(
  context: CanvasRenderingContext2D,
  { up, full }: { readonly up: number; readonly full: number },
  room: number,
  colour: string,
): void {
  const part = (Math.PI * 2) / full;
  context.strokeStyle = colour;
  context.lineCap = 'round';
  for (let i = 0; i < full; i++) {
    context.globalAlpha = i < up ? 0.95 : 0.25;
    context.lineWidth = i < up ? 2.2 : 1;
    context.beginPath();
    context.arc(0, 0, room * 0.56, part * (i + 0.08) - Math.PI / 2, part * (i + 0.92) - Math.PI / 2);
    context.stroke();
  }
  context.globalAlpha = 1;
}
