import type { Board } from '../../grid/index.ts';
import type { Deck } from './levels.ts';

export interface Coordinates {
  /** By their place on the sheet, counted in squares. */
  readonly columns: ReadonlyMap<number, string>;
  readonly rows: ReadonlyMap<number, string>;
}

/** The letters and numbers of one deck, as its squares are called. */
export function coordinatesOf(board: Board, deck: Deck): Coordinates {
  const columns = new Map<number, string>();
  const rows = new Map<number, string>();
  for (let s = 0; s < board.size; s++) {
    if (board.level[s] !== deck.level) continue;
    columns.set(board.x[s] + deck.dx, board.name(s).replace(/^\d+:/, '').replace(/\d+$/, ''));
    rows.set(board.y[s] + deck.dy, String(board.y[s] + 1));
  }
  return { columns, rows };
}
