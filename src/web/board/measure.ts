import { type Board, DX, DY } from '../../grid/index.ts';

/** The side of a square in the drawing's own units. Deck patterns and symbols are drawn for it. */
export const SQUARE = 48;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The top left corner of a square. */
export function corner(board: Board, square: number): Point {
  return { x: board.x[square] * SQUARE, y: board.y[square] * SQUARE };
}

/** The middle of a square. */
export function middle(board: Board, square: number): Point {
  return { x: (board.x[square] + 0.5) * SQUARE, y: (board.y[square] + 0.5) * SQUARE };
}

/** The frame around everything that is drawn on one level: floor, entry areas, coordinates. */
export function frameOf(board: Board, level = 0): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const take = (x: number, y: number) => {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
  };
  for (let s = 0; s < board.size; s++) if (board.level[s] === level) take(board.x[s], board.y[s]);
  for (const entry of board.entries) if (entry.level === level) take(entry.x, entry.y);
  const margin = 0.9;
  return {
    x: (left - margin) * SQUARE,
    y: (top - margin) * SQUARE,
    width: (right - left + 2 * margin) * SQUARE,
    height: (bottom - top + 2 * margin) * SQUARE,
  };
}

/** The top left corner of an entry area: away from the ship's edge, so that the wall and its rim stay whole. */
export function entryCorner({ x, y, facing }: { x: number; y: number; facing: number }): Point {
  return { x: x * SQUARE - DX[facing * 2] * 7, y: y * SQUARE - DY[facing * 2] * 7 };
}
