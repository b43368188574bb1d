/** What lies where on the drawing, as boxes: squares, spots with whatever they show, the way of a shot. */
import { type Board, DX, DY } from '../../grid/index.ts';
import type { Box } from '../stage/box.ts';
import { corner, type EntryPlace, entryCorner, middle, SQUARE } from './measure.ts';
import type { Spot } from './spots.tsx';

export function squareBox(board: Board, square: number): Box {
  return { ...corner(board, square), width: SQUARE, height: SQUARE };
}

export function entryBox(board: Board, entry: EntryPlace): Box {
  return { ...entryCorner(board, entry), width: SQUARE, height: SQUARE };
}

/** A spot with its arrow, or with the chance that stands above it. */
export function spotBox(board: Board, { square, area, plot, arrow, tag }: Spot): Box | null {
  if (plot)
    return { x: plot.x * SQUARE, y: plot.y * SQUARE, width: plot.size * SQUARE, height: plot.size * SQUARE };
  if (area) return entryBox(board, area);
  if (square === undefined || square < 0) return null;
  if (arrow !== undefined) {
    const { x, y } = middle(board, square);
    return { x: x + DX[arrow * 2] * 37 - 15, y: y + DY[arrow * 2] * 37 - 15, width: 30, height: 30 };
  }
  const box = squareBox(board, square);
  return tag ? { ...box, y: box.y - 22, height: box.height + 22 } : box;
}

/** From square to square: small boxes along the line a shot takes. */
export function lineBoxes(board: Board, from: number, to: number): Box[] {
  const [a, b] = [middle(board, from), middle(board, to)];
  const steps = Math.ceil(Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y)) / (SQUARE / 2));
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: a.x + ((b.x - a.x) * i) / Math.max(1, steps) - SQUARE / 4,
    y: a.y + ((b.y - a.y) * i) / Math.max(1, steps) - SQUARE / 4,
    width: SQUARE / 2,
    height: SQUARE / 2,
  }));
}

const floors = new WeakMap<Board, readonly Box[]>();

/** The floor in strips from west to east. */
export function floorBoxes(board: Board): readonly Box[] {
  const known = floors.get(board);
  if (known) return known;
  const strips: Box[] = [];
  for (let square = 0; square < board.size; square++) {
    const box = squareBox(board, square);
    const last = strips.at(-1);
    if (last && last.y === box.y && last.x + last.width === box.x)
      strips[strips.length - 1] = { ...last, width: last.width + SQUARE };
    else strips.push(box);
  }
  floors.set(board, strips);
  return strips;
}

/** The box around all of them; null for none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
