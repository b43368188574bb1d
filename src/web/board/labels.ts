/** Where the names of sections stand: beside their walls, where nothing else is drawn. */
import type { Board } from '../../grid/index.ts';
import { SQUARE } from './measure.ts';

export interface SectionLabel {
  readonly name: string;
  /** In the drawing's units, before the deck is moved. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
}

/** 'corridor C4' after a square, 'T-piece 2, N arm' after a tile. */
const DERIVED = /^(room|corridor|junction|door) (\d+:)?[A-Z]+\d+$|, (centre|duct|(second )?cell|[NESW] arm)$/;
/** The usual width of a letter, and what a wall takes of the square beside it. */
const LETTER = 6.6;
const WALL = 14;

/** Names the mission's writer gave; those derived from a square ("corridor C4") say nothing new. */
export function sectionLabels(board: Board, level: number): SectionLabel[] {
  const taken = new Set<string>();
  for (let s = 0; s < board.size; s++) if (board.level[s] === level) taken.add(`${board.x[s]} ${board.y[s]}`);
  for (const { level: at, x, y } of board.entries) if (at === level) taken.add(`${x} ${y}`);
  return board.sections.flatMap((name, section) => {
    if (DERIVED.test(name) || name.length < 2) return [];
    const own = [...Array(board.size).keys()].filter(
      (s) => board.level[s] === level && board.section[s] === section,
    );
    const places = own.flatMap((s) => placesAt(board.x[s], board.y[s], name));
    const free = places
      .filter(({ cells }) => cells.every((cell) => !taken.has(cell)))
      .sort((a, b) => a.rank - b.rank)[0];
    if (!free) return [];
    for (const cell of free.cells) taken.add(cell);
    return [{ name, x: free.x, y: free.y, anchor: free.anchor }];
  });
}

interface Place extends Omit<SectionLabel, 'name'> {
  /** Squares that must be empty. */
  readonly cells: readonly string[];
  /** Above before below before beside; the top left before the rest. */
  readonly rank: number;
}

function placesAt(x: number, y: number, name: string): Place[] {
  const long = Math.ceil((name.length * LETTER + WALL) / SQUARE);
  const row = (from: number, at: number, count = long) =>
    [...Array(count).keys()].map((i) => `${from + i} ${at}`);
  const near = y * 100 + x;
  const middle = (y + 0.5) * SQUARE + 5;
  return [
    { x: x * SQUARE + 2, y: y * SQUARE - WALL, anchor: 'start', cells: row(x - 1, y - 1, long + 1), rank: near },
    {
      x: x * SQUARE + 2,
      y: (y + 1) * SQUARE + WALL + 10,
      anchor: 'start',
      cells: row(x - 1, y + 1, long + 1),
      rank: 1e5 + near,
    },
    { x: (x + 1) * SQUARE + WALL, y: middle, anchor: 'start', cells: row(x + 1, y), rank: 2e5 + near },
    { x: x * SQUARE - WALL, y: middle, anchor: 'end', cells: row(x - long, y), rank: 3e5 + near },
  ];
}
