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
  const taken = drawnOn(board, level);
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

/** Squares with something on them: floor, entry areas, and the coordinates on the left and below. */
function drawnOn(board: Board, level: number): Set<string> {
  const floor = [...Array(board.size).keys()].filter((s) => board.level[s] === level);
  const cells = [
    ...floor.map((s) => ({ x: board.x[s], y: board.y[s] })),
    ...board.entries.filter((entry) => entry.level === level),
  ];
  const left = Math.min(...cells.map(({ x }) => x)) - 1;
  const below = Math.max(...cells.map(({ y }) => y)) + 1;
  const marked = cells.flatMap(({ x, y }) => [`${x} ${y}`, `${x} ${below}`, `${left} ${y}`]);
  return new Set(marked);
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
    {
      x: x * SQUARE + 2,
      y: y * SQUARE - WALL,
      anchor: 'start',
      cells: row(x - 1, y - 1, long + 1),
      rank: near,
    },
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
