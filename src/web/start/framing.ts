/** Which part of a board is worth looking at: where one side stands, with room around it. */
import type { Board } from '../../grid/index.ts';
import { cellOf, frameOf, SQUARE } from '../board/measure.ts';

export interface Framed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How wide the picture is for its height. */
export const RATIO = 2.2;
/** Squares around the side, and how near it may come to the edge before the picture follows it. */
const ROOM = 4;
const EDGE = 1;
/** The part of the board's width that is always seen. */
const LEAST = 0.64;

/** The part of the board for these squares; the earlier one as long as they are still well inside it. */
export function framed(board: Board, squares: readonly number[], before: Framed | null): Framed {
  const frame = frameOf(board);
  if (squares.length === 0) return before ?? about(frame, frame);
  const cells = squares.map((square) => cellOf(board, square));
  const x = Math.min(...cells.map((cell) => cell.x)) * SQUARE;
  const y = Math.min(...cells.map((cell) => cell.y)) * SQUARE;
  const width = (Math.max(...cells.map((cell) => cell.x)) + 1) * SQUARE - x;
  const height = (Math.max(...cells.map((cell) => cell.y)) + 1) * SQUARE - y;
  const side = { x, y, width, height };
  if (before && contains(before, grown(side, EDGE * SQUARE))) return before;
  return about(grown(side, ROOM * SQUARE), frame);
}

function grown({ x, y, width, height }: Framed, by: number): Framed {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function contains(outer: Framed, inner: Framed): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** A picture about the middle of a box, moved so that as little as can be lies outside the board. */
function about(box: Framed, frame: Framed): Framed {
  const width = Math.max(box.width, box.height * RATIO, frame.width * LEAST);
  const height = width / RATIO;
  return {
    x: within(box.x + box.width / 2 - width / 2, width, frame.x, frame.width),
    y: within(box.y + box.height / 2 - height / 2, height, frame.y, frame.height),
    width,
    height,
  };
}

function within(at: number, size: number, from: number, room: number): number {
  if (size >= room) return from + (room - size) / 2;
  return Math.min(Math.max(at, from), from + room - size);
}
