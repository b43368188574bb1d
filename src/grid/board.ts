import { DX, DY, type Facing } from './directions.ts';

/** A door as the map shows it. */
export interface Door {
  readonly square: number;
  readonly state: 'closed' | 'open' | 'jammed';
}

/** A place off the map from which pieces come in. */
export interface Entry {
  /** 'E1', 'E2', ... in reading order. */
  readonly name: string;
  /** The board squares it touches, normally one. */
  readonly squares: readonly number[];
  /** The way into the map, for squares[0]. */
  readonly facing: Facing;
  /** Where it is drawn. */
  readonly x: number;
  readonly y: number;
  readonly level: number;
}

/** The frame a level is drawn in. */
export interface Level {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** The floor of a map: squares numbered in reading order by level, row and column. It never changes in play. */
export interface Board {
  /** How many floor squares there are. */
  readonly size: number;
  /** Column, row and level of each square, from 0. */
  readonly x: Int16Array;
  readonly y: Int16Array;
  readonly level: Int16Array;
  /** near[square * 8 + dir]: the neighbouring floor square (HR-GEN-04), or -1 where there is wall or nothing. */
  readonly near: Int16Array;
  /** The section of each square, an index of `sections` (HR-GEN-02). */
  readonly section: Int16Array;
  readonly sections: readonly string[];
  readonly levels: readonly Level[];
  readonly doors: readonly Door[];
  readonly entries: readonly Entry[];
  /** The squares of each mark of the legend, in reading order. */
  readonly marks: Readonly<Record<string, readonly number[]>>;
  /** The floor square there, or -1. */
  at(level: number, x: number, y: number): number;
  /** 'I7' is column 8, row 6; with several levels '2:I7'. */
  name(square: number): string;
  /** The square of that name in any case, or -1. */
  find(name: string): number;
}

/** Where a floor square lies. */
export interface Place {
  readonly level: number;
  readonly x: number;
  readonly y: number;
}

/** The part of a board that follows from where its floor is. */
export type Floor = Pick<Board, 'size' | 'x' | 'y' | 'level' | 'near' | 'levels' | 'at' | 'name' | 'find'>;

/** Columns like a spreadsheet: A to Z, then AA. */
export function columnName(x: number): string {
  const last = String.fromCharCode(65 + (x % 26));
  return x < 26 ? last : columnName(Math.floor(x / 26) - 1) + last;
}

/** Numbers the floor and links its neighbours. `places` must be in reading order. */
export function layFloor(levels: readonly Level[], places: readonly Place[]): Floor {
  const size = places.length;
  const grids = levels.map((level) => new Int16Array(level.width * level.height).fill(-1));
  const near = new Int16Array(size * 8).fill(-1);
  const byName = new Map<string, number>();

  function at(level: number, x: number, y: number): number {
    const frame = levels[level];
    if (frame === undefined || x < 0 || y < 0 || x >= frame.width || y >= frame.height) return -1;
    return grids[level][y * frame.width + x];
  }
  const names = places.map(({ level, x, y }) => {
    const name = `${columnName(x)}${y + 1}`;
    return levels.length > 1 ? `${level + 1}:${name}` : name;
  });
  places.forEach(({ level, x, y }, square) => {
    grids[level][y * levels[level].width + x] = square;
    byName.set(names[square], square);
  });
  places.forEach(({ level, x, y }, square) => {
    for (let dir = 0; dir < 8; dir++) near[square * 8 + dir] = at(level, x + DX[dir], y + DY[dir]);
  });
  return {
    size,
    x: Int16Array.from(places, (place) => place.x),
    y: Int16Array.from(places, (place) => place.y),
    level: Int16Array.from(places, (place) => place.level),
    near,
    levels,
    at,
    name: (square) => names[square],
    find: (name) => byName.get(name.toUpperCase()) ?? -1,
  };
}

/** Before anything is drawn. */
export const NO_BOARD: Board = {
  ...layFloor([{ name: 'Level 1', width: 0, height: 0 }], []),
  section: new Int16Array(0),
  sections: [],
  doors: [],
  entries: [],
  marks: {},
};

/** Squares counted straight, diagonals as one: walls do not matter. Infinity between levels. */
export function spread(board: Board, a: number, b: number): number {
  if (board.level[a] !== board.level[b]) return Infinity;
  return Math.max(Math.abs(board.x[a] - board.x[b]), Math.abs(board.y[a] - board.y[b]));
}
