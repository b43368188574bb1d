import { bitsFor, WORD } from './bits.ts';
import type { Board } from './board.ts';
import type { Facing } from './directions.ts';
import type { Lattice, Line } from './lattice.ts';
import type { SightRule } from './lines.ts';

/** Bit of `Outlook.open` for sight all around; bits 0 to 3 are the facings. */
export const AROUND = 4;

/** Squares that matter on a line, word by word: what the numbers after the word's index mean. */
export const CROSSED = 1;
export const CENTRE = 2;
export const CORNER = 3;
export const CORNER_MATE = 4;
export const PAIR = 5;
export const PAIR_MATE = 6;

/** Numbers per word of `Outlook.masks`. */
export const STRIDE = 7;

/** What one viewer square sees past the walls, and what can come in between. */
export interface Outlook {
  /** The viewer's cell in the lattice. */
  readonly cell: number;
  /** For each square a bit per facing, and one for all around. */
  readonly open: Uint8Array;
  /** For each facing the open squares, in reading order. */
  readonly fields: readonly (readonly number[])[];
  /** From start[t] to start[t + 1] `masks` tells which squares matter for the line to t. */
  readonly start: Int32Array;
  readonly masks: Int32Array;
  /** For each open square its line, for the case that the masks leave a doubt. */
  readonly lines: readonly (Line | null)[];
}

const FACINGS: readonly Facing[] = [0, 1, 2, 3];

/** Looks from each square at all the others of its level; keeps the scratch space they share. */
export function surveyor(board: Board, rule: SightRule, lattice: Lattice): (v: number) => Outlook {
  const words = bitsFor(board.size).length;
  const scratch = new Int32Array(words * STRIDE);
  const { square, clear } = lattice;

  function add(kind: number, sq: number): void {
    scratch[Math.floor(sq / WORD) * STRIDE + kind] |= 1 << (sq % WORD);
  }
  /** Marks the squares that matter on a line; false when walls alone block it. */
  function trace(line: Line, cell: number): boolean {
    for (const delta of line.crossed) if (clear[cell + delta] < 0) return false;
    for (let i = 0; i < line.corners.length; i += 3)
      if (clear[cell + line.corners[i]] < 0 && clear[cell + line.corners[i + 2]] < 0) return false;

    scratch.fill(0);
    for (const delta of line.crossed) add(CROSSED, square[cell + delta]);
    for (let i = 0; i < line.corners.length; i += 3) {
      const one = clear[cell + line.corners[i]];
      const other = clear[cell + line.corners[i + 2]];
      // Beside a wall the other square alone closes the corner.
      if (one >= 0) add(other < 0 ? CROSSED : CORNER, one);
      if (other >= 0) add(one < 0 ? CROSSED : CORNER_MATE, other);
    }
    for (const delta of line.centres) if (square[cell + delta] >= 0) add(CENTRE, square[cell + delta]);
    for (let i = 0; i < line.pairs.length; i += 2 + line.pairs[i + 1]) {
      const one = square[cell + line.pairs[i]];
      if (one < 0) continue;
      for (let k = 0; k < line.pairs[i + 1]; k++) {
        const other = square[cell + line.pairs[i + 2 + k]];
        if (other < 0) continue;
        add(PAIR, one);
        add(PAIR_MATE, other);
      }
    }
    return true;
  }
  function keep(masks: number[]): void {
    for (let word = 0; word < words; word++) {
      const at = word * STRIDE;
      let any = 0;
      for (let kind = 1; kind < STRIDE; kind++) any |= scratch[at + kind];
      if (any === 0) continue;
      masks.push(word);
      for (let kind = 1; kind < STRIDE; kind++) masks.push(scratch[at + kind]);
    }
  }

  return (v) => {
    const cell = lattice.cell[v];
    const open = new Uint8Array(board.size);
    const fields: number[][] = [[], [], [], []];
    const start = new Int32Array(board.size + 1);
    const masks: number[] = [];
    const lines: (Line | null)[] = new Array(board.size).fill(null);
    for (let t = 0; t < board.size; t++) {
      start[t] = masks.length;
      if (t === v || board.level[t] !== board.level[v]) continue;
      const dx = board.x[t] - board.x[v];
      const dy = board.y[t] - board.y[v];
      const line = lattice.line(dx, dy);
      if (!trace(line, cell)) continue;
      keep(masks);
      lines[t] = line;
      open[t] = 1 << AROUND;
      for (const facing of FACINGS) {
        if (!rule.inArc(facing, dx, dy)) continue;
        open[t] |= 1 << facing;
        fields[facing].push(t);
      }
    }
    start[board.size] = masks.length;
    return { cell, open, fields, start, masks: Int32Array.from(masks), lines };
  };
}
