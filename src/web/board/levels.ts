/** Decks drawn on one sheet: beside each other or below each other, whichever fits a screen better. */
import type { Board } from '../../grid/index.ts';

/** The side of a square in the drawing's own units. Deck patterns and symbols are drawn for it. */
export const SQUARE = 48;

/** Squares: left and top included, right and bottom not. */
export interface Span {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Deck {
  readonly level: number;
  readonly name: string;
  /** How far its squares are moved on the sheet. */
  readonly dx: number;
  readonly dy: number;
  /** On the sheet, in squares; entry areas included. */
  readonly span: Span;
}

/** Room between decks for walls, coordinates and a name. */
const GAP = 3;
/** Width by height of the space a board usually has. */
const SCREEN = 1.4;

const known = new WeakMap<Board, readonly Deck[]>();

export function decksOf(board: Board): readonly Deck[] {
  let decks = known.get(board);
  if (!decks) {
    decks = lay(board);
    known.set(board, decks);
  }
  return decks;
}

function lay(board: Board): Deck[] {
  const spans = board.levels.map((_, level) => spanOf(board, level));
  const wide = sizeOf(place(board, spans, true));
  const tall = sizeOf(place(board, spans, false));
  const off = ({ width, height }: { width: number; height: number }) =>
    Math.abs(Math.log(width / Math.max(1, height) / SCREEN));
  return place(board, spans, off(wide) <= off(tall));
}

function place(board: Board, spans: readonly Span[], beside: boolean): Deck[] {
  let at = 0;
  return spans.map((span, level) => {
    const dx = level === 0 || !beside ? 0 : at - span.left;
    const dy = level === 0 || beside ? 0 : at - span.top;
    const moved = {
      left: span.left + dx,
      top: span.top + dy,
      right: span.right + dx,
      bottom: span.bottom + dy,
    };
    at = (beside ? moved.right : moved.bottom) + GAP;
    return { level, name: board.levels[level].name, dx, dy, span: moved };
  });
}

function spanOf(board: Board, level: number): Span {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const take = (x: number, y: number) => {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
  };
  for (let s = 0; s < board.size; s++) if (board.level[s] === level) take(board.x[s], board.y[s]);
  for (const entry of board.entries) if (entry.level === level) take(entry.x, entry.y);
  return left <= right ? { left, top, right, bottom } : { left: 0, top: 0, right: 7, bottom: 7 };
}

export function whole(decks: readonly Deck[]): Span {
  return {
    left: Math.min(...decks.map(({ span }) => span.left)),
    top: Math.min(...decks.map(({ span }) => span.top)),
    right: Math.max(...decks.map(({ span }) => span.right)),
    bottom: Math.max(...decks.map(({ span }) => span.bottom)),
  };
}

function sizeOf(decks: readonly Deck[]): { width: number; height: number } {
  const { left, top, right, bottom } = whole(decks);
  return { width: right - left, height: bottom - top };
}
