/** Where a card goes: on the stage, off the piece it is about, and off the other pieces as far as there is room. */
import type { Point } from './box.ts';

export type Side = 'above' | 'below' | 'right' | 'left';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Placed {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
}

interface Asked {
  /** The middle of what it is about, on the screen. */
  readonly at: Point;
  /** Pixels around it that must stay free. */
  readonly half: number;
  readonly size: Size;
  readonly stage: Size;
  /** The middles of other pieces, and half the width of one. */
  readonly avoid?: readonly Point[];
  readonly piece?: number;
}

const GAP = 12;
const EDGE = 8;
const FURTHER = [0, 48, 110];
const ASIDE = [0, -0.32, 0.32];
const SIDES: readonly Side[] = ['above', 'below', 'right', 'left'];

export function placeFloat(asked: Asked): Placed {
  const spots = SIDES.flatMap((side, s) =>
    FURTHER.flatMap((far) => ASIDE.map((aside) => spotAt(asked, side, far, aside, s))),
  );
  return spots.reduce((best, spot) => (spot.cost < best.cost ? spot : best));
}

function spotAt(
  asked: Asked,
  side: Side,
  far: number,
  aside: number,
  turn: number,
): Placed & { cost: number } {
  const { at, half, size, stage } = asked;
  const away = half + GAP + far;
  const across = side === 'above' || side === 'below';
  const wanted = {
    left: across
      ? at.x - size.width * (0.5 + aside)
      : side === 'right'
        ? at.x + away
        : at.x - away - size.width,
    top: across
      ? side === 'above'
        ? at.y - away - size.height
        : at.y + away
      : at.y - size.height * (0.5 + aside),
  };
  const left = within(wanted.left, stage.width - size.width - EDGE);
  const top = within(wanted.top, stage.height - size.height - EDGE);
  // Pushed back from the edge along its own axis it would lie on the piece.
  const pushed = across ? Math.abs(top - wanted.top) : Math.abs(left - wanted.left);
  const hidden = (asked.avoid ?? []).filter((piece) => covers(left, top, size, piece, asked.piece ?? 0));
  return { side, left, top, cost: pushed * 40 + hidden.length * 150 + far + Math.abs(aside) * 30 + turn * 6 };
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, EDGE), Math.max(EDGE, most));
}

function covers(left: number, top: number, size: Size, { x, y }: Point, half: number): boolean {
  return x + half > left && x - half < left + size.width && y + half > top && y - half < top + size.height;
}

/** From the card's edge to the edge of what it is about: the line that says whom the card is about. */
export function leaderOf(
  { left, top }: Placed,
  size: Size,
  at: Point,
  half: number,
): readonly [Point, Point] {
  const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);
  const start = { x: clamp(at.x, left, left + size.width), y: clamp(at.y, top, top + size.height) };
  const end = { x: clamp(start.x, at.x - half, at.x + half), y: clamp(start.y, at.y - half, at.y + half) };
  return [start, end];
}
