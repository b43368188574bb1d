import { WORD } from './bits.ts';
import type { Board } from './board.ts';
import { type LineShape, lineOf, type Offset, type SightRule } from './lines.ts';

/** A board laid out so that an offset is one number to add: walls have cells too. */
export interface Lattice {
  /** The cell of each square. */
  readonly cell: Int32Array;
  /** The square of each cell, or -1 for wall. */
  readonly square: Int16Array;
  /** The same with -1 for opaque squares as well. */
  readonly clear: Int16Array;
  /** Where a set of bits holds the cell's square; for wall a bit that is never set. */
  readonly word: Int16Array;
  readonly bit: Int32Array;
  /** The rule's line to that offset in steps of this lattice. */
  line(dx: number, dy: number): Line;
}

/**
 * A LineShape in steps of a lattice. Corners and pairs are lists of groups: a square, how many partners it has, the
 * partners. A corner is always a group of one partner.
 */
export interface Line {
  readonly crossed: Int32Array;
  readonly corners: Int32Array;
  readonly centres: Int32Array;
  readonly pairs: Int32Array;
}

/** Lays a board out for a rule's lines. */
export function layLattice(board: Board, rule: SightRule, opaque: (square: number) => boolean): Lattice {
  const stride = Math.max(...board.levels.map((level) => level.width));
  const height = board.levels.reduce((sum, level) => sum + level.height, 0);
  const cell = new Int32Array(board.size);
  const square = new Int16Array(stride * height).fill(-1);
  const clear = new Int16Array(stride * height).fill(-1);
  const word = new Int16Array(stride * height);
  const bit = new Int32Array(stride * height);
  const top = board.levels.map((_, i) =>
    board.levels.slice(0, i).reduce((sum, level) => sum + level.height, 0),
  );
  for (let sq = 0; sq < board.size; sq++) {
    const at = (top[board.level[sq]] + board.y[sq]) * stride + board.x[sq];
    cell[sq] = at;
    square[at] = sq;
    clear[at] = opaque(sq) ? -1 : sq;
    word[at] = Math.floor(sq / WORD);
    bit[at] = 1 << (sq % WORD);
  }
  const lines = new Map<number, Line>();
  function line(dx: number, dy: number): Line {
    const key = dx * 65536 + dy;
    const known = lines.get(key);
    if (known !== undefined) return known;
    const made = layLine(lineOf(rule, dx, dy), dx, dy, stride);
    lines.set(key, made);
    return made;
  }
  return { cell, square, clear, word, bit, line };
}

function layLine(shape: LineShape, dx: number, dy: number, stride: number): Line {
  const delta = ([x, y]: Offset): number => y * stride + x;
  const isLeft = ([x, y]: Offset): boolean => dx * y < dy * x;
  /** With all first squares on one side of the line, pieces on one side only need no closer look. */
  const sided = ([a, b]: readonly [Offset, Offset]): [number, number] =>
    isLeft(a) ? [delta(a), delta(b)] : [delta(b), delta(a)];
  const partners = new Map<number, number[]>();
  for (const [first, second] of shape.pairs.map(sided)) {
    const list = partners.get(first);
    if (list === undefined) partners.set(first, [second]);
    else list.push(second);
  }
  return {
    crossed: Int32Array.from(shape.crossed, delta),
    corners: Int32Array.from(shape.corners.map(sided).flatMap(([first, second]) => [first, 1, second])),
    centres: Int32Array.from(shape.centres, delta),
    pairs: Int32Array.from([...partners].flatMap(([first, list]) => [first, list.length, ...list])),
  };
}
