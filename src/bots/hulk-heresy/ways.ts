/** Ways over the board, through whoever stands there: doors and barricades cost more. */

import { BARRICADE, FLAME, SOLID } from '../../games/hulk-heresy/ground.ts';
import { NOWHERE, type State } from '../../games/hulk-heresy/state.ts';
import type { Table } from '../../games/hulk-heresy/table.ts';
import { CLOSED } from '../../grid/doors.ts';
import { pinched } from '../../grid/step.ts';

export const FAR = 99;
/** Whoever stands in the way may go, or may not. */
const CROWDED = 2;

/** From every square, what it costs to get to the nearest of these. */
export function wayTo({ board, near, link }: Table, state: State, goals: readonly number[]): Int16Array {
  const field = new Int16Array(board.size).fill(FAR);
  const rows: number[][] = [[]];
  const reach = (square: number, cost: number): void => {
    if (cost >= field[square]) return;
    field[square] = cost;
    rows[cost] ??= [];
    rows[cost].push(square);
  };
  for (const square of goals) if (square >= 0) reach(square, 0);
  for (let cost = 0; cost < rows.length && cost < FAR; cost++)
    for (const square of rows[cost] ?? []) {
      if (field[square] !== cost) continue;
      const on = cost + 1 + dear(state, square);
      for (let dir = 0; dir < 8; dir++) {
        const from = near[square * 8 + dir];
        if (from < 0 || (state.ground[from] & SOLID) !== 0 || pinched(board, square, dir)) continue;
        reach(from, on);
      }
      if (link[square] !== NOWHERE) reach(link[square], cost + 2);
    }
  return field;
}

/** What entering a square costs besides the step. */
function dear({ doors, ground, occupant }: State, square: number): number {
  return (
    (occupant[square] !== 0 ? CROWDED : 0) +
    (doors[square] >= CLOSED ? 1 : 0) +
    (ground[square] & BARRICADE ? 1 : 0) +
    (ground[square] & FLAME ? 4 : 0)
  );
}
