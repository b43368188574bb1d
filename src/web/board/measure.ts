import { type Board, DX, DY } from '../../grid/index.ts';
import type { Box, Part, Point } from '../stage/box.ts';
import { decksOf, type Span, SQUARE, whole } from './levels.ts';

export { SQUARE };

/** Where a square lies on the sheet, counted in squares. */
export function cellOf(board: Board, square: number): Point {
  const { dx, dy } = decksOf(board)[board.level[square]];
  return { x: board.x[square] + dx, y: board.y[square] + dy };
}

/** The top left corner of a square. */
export function corner(board: Board, square: number): Point {
  const { x, y } = cellOf(board, square);
  return { x: x * SQUARE, y: y * SQUARE };
}

/** The middle of a square. */
export function middle(board: Board, square: number): Point {
  const { x, y } = cellOf(board, square);
  return { x: (x + 0.5) * SQUARE, y: (y + 0.5) * SQUARE };
}

/** The floor square at a point of the drawing, or -1. */
export function squareAt(board: Board, at: Point): number {
  const [x, y] = [Math.floor(at.x / SQUARE), Math.floor(at.y / SQUARE)];
  for (const { level, dx, dy } of decksOf(board)) {
    const found = board.at(level, x - dx, y - dy);
    if (found >= 0) return found;
  }
  return -1;
}

/** The frame around everything that is drawn: floor, entry areas, coordinates. */
export function frameOf(board: Board): Box {
  return frameAround(whole(decksOf(board)));
}

/** Room for walls and coordinates. */
const MARGIN = 0.65;

export function frameAround({ left, top, right, bottom }: Span): Box {
  return {
    x: (left - MARGIN) * SQUARE,
    y: (top - MARGIN) * SQUARE,
    width: (right - left + 2 * MARGIN) * SQUARE,
    height: (bottom - top + 2 * MARGIN) * SQUARE,
  };
}

/** The decks as parts of the drawing. */
export function deckParts(board: Board): readonly Part[] {
  return decksOf(board).map(({ name, span }) => ({ name, box: frameAround(span) }));
}

export interface EntryPlace {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly facing: number;
}

/** The top left corner of an entry area: away from the ship's edge, so that the wall and its rim stay whole. */
export function entryCorner(board: Board, { x, y, level, facing }: EntryPlace): Point {
  const { dx, dy } = decksOf(board)[level];
  return { x: (x + dx) * SQUARE - DX[facing * 2] * 7, y: (y + dy) * SQUARE - DY[facing * 2] * 7 };
}
