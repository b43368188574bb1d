/** Cells of the tile table as one number, for actions, and as 'x,y', for people. No tile lies farther out than REACH. */
import { TILES } from './tiles.ts';

const REACH = TILES.length - 1;
const SPAN = 2 * REACH + 1;

export const CELLS = SPAN * SPAN;

export function cellNumber(x: number, y: number): number {
  return (y + REACH) * SPAN + x + REACH;
}

export function cellAt(cell: number): { x: number; y: number } {
  return { x: (cell % SPAN) - REACH, y: Math.floor(cell / SPAN) - REACH };
}

export function cellName(cell: number): string {
  const { x, y } = cellAt(cell);
  return `${x},${y}`;
}

/** The cell called '1,-2', or -1. */
export function cellNamed(text: string): number {
  const found = /^(-?\d{1,2}),(-?\d{1,2})$/.exec(text);
  if (!found) return -1;
  const [x, y] = [Number(found[1]), Number(found[2])];
  return Math.abs(x) > REACH || Math.abs(y) > REACH ? -1 : cellNumber(x, y);
}
