/** Who watches which squares. */
import { OVERWATCH_RANGE } from '../../games/hulk-revised/armoury.ts';
import { piece } from '../../games/hulk-revised/position.ts';
import type { State } from '../../games/hulk-revised/state.ts';
import type { Table } from '../../games/hulk-revised/table.ts';

export interface Watched {
  /** Per square: how many Marines see it. */
  readonly seen: Uint8Array;
  /** Per square: how many would fire at a Stealer that moves there. */
  readonly fire: Uint8Array;
}

export function watched(table: Table, state: State): Watched {
  const seen = new Uint8Array(table.board.size);
  const fire = new Uint8Array(table.board.size);
  const squares: number[] = [];
  for (const id of state.marines) {
    const p = piece(state, id);
    const shoots = p.overwatch && p.jam === 0;
    for (const square of table.sight.view(p.at, p.facing, state.hard, state.soft, squares)) {
      seen[square]++;
      if (shoots && table.spread(p.at, square) <= OVERWATCH_RANGE) fire[square]++;
    }
  }
  return { seen, fire };
}
