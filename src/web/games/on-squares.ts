/** Where an offer stands on a board of squares. */
import type { Facing } from '../../grid/index.ts';

/** A place beside the floor, counted in squares of the first deck; `rows` is what would lie there. */
export interface Plot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly rows?: readonly string[];
}

export interface OnSquares {
  /** Where it is clicked, if on the board. */
  readonly square?: number;
  readonly area?: number;
  /** Where it is clicked beside the floor: a square of that many squares a side, on the first deck. */
  readonly plot?: Plot;
  /** The squares it leads over, its own left out, its last one included. */
  readonly path?: readonly number[];
  /** The way the piece looks at the end of its path. */
  readonly ends?: Facing;
  /** The way the piece looks after it, where it does nothing else. */
  readonly turnsTo?: Facing;
  /** The arrow at the piece it stands for. */
  readonly facing?: Facing;
}
