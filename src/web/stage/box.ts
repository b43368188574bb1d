/** Places in a drawing, in its own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A part of the drawing with a name: a deck. */
export interface Part {
  readonly name: string;
  readonly box: Box;
}

/** The number of the part nearest to a point. */
export function partAt(parts: readonly Part[], { x, y }: Point): number {
  const off = (value: number, low: number, size: number) => Math.max(low - value, value - low - size, 0);
  const away = parts.map(({ box }) => Math.hypot(off(x, box.x, box.width), off(y, box.y, box.height)));
  return away.indexOf(Math.min(...away));
}
