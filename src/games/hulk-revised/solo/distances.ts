/** R-distances of solo play: over floor and over ladder and pitfall links, one step each (HR-GEN-08, HR-SOLO-44). */
import { pinched } from '../../../grid/step.ts';
import { DUCT } from '../ground.ts';
import { piece } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';

const FAR = 65535;
const rows = new WeakMap<Table, (Uint16Array | undefined)[]>();

function flood(table: Table, from: number): Uint16Array {
  const { board, link } = table;
  const isDuct = (square: number): boolean => (table.ground[square] & DUCT) !== 0;
  const row = new Uint16Array(board.size).fill(FAR);
  const queue = [from];
  row[from] = 0;
  const reach = (square: number, steps: number): void => {
    if (square < 0 || row[square] !== FAR || isDuct(square)) return;
    row[square] = steps;
    queue.push(square);
  };
  for (let head = 0; head < queue.length; head++) {
    const square = queue[head];
    for (let dir = 0; dir < 8; dir++)
      if (!pinched(board, square, dir, isDuct)) reach(board.near[square * 8 + dir], row[square] + 1);
    reach(link[square], row[square] + 1);
  }
  return row;
}

/** Steps from one square to another; Infinity where there is no way, and into an air duct. */
export function steps(table: Table, from: number, to: number): number {
  let known = rows.get(table);
  if (!known) {
    known = new Array(table.board.size).fill(undefined);
    rows.set(table, known);
  }
  known[from] ??= flood(table, from);
  const found = known[from][to];
  return found === FAR ? Number.POSITIVE_INFINITY : found;
}

/** From a piece to a square; from an entry area it is one step more than from its entry square (HR-SOLO-12). */
export function stepsFrom(table: Table, p: Piece, to: number): number {
  if (p.at !== NOWHERE) return steps(table, p.at, to);
  if (p.area === NOWHERE) return Number.POSITIVE_INFINITY;
  return stepsFromArea(table, p.area, to) + 1;
}

export function stepsFromArea(table: Table, area: number, to: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const square of table.board.entries[area].squares) least = Math.min(least, steps(table, square, to));
  return least;
}

/** The square a piece stands on, or the one its entry area leads to. */
export function squareOf(table: Table, p: Piece): number {
  return p.at !== NOWHERE ? p.at : p.area === NOWHERE ? NOWHERE : table.board.entries[p.area].squares[0];
}

/** The Marine with the fewest steps, ties by unit number; 0 when there is none in `among`. */
export function nearest(among: readonly number[], stepsTo: (id: number) => number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const id of among) {
    const distance = stepsTo(id);
    if (best !== 0 && distance >= least) continue;
    best = id;
    least = distance;
  }
  return best;
}

/** HR-SOLO-13: the Marine nearest to a piece, or 0. */
export function nearestMarine(table: Table, state: State, p: Piece): number {
  return nearest(state.marines, (id) => stepsFrom(table, p, piece(state, id).at));
}

/** How far the nearest Marine is from a square. */
export function stepsToMarines(table: Table, state: State, square: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const id of state.marines) least = Math.min(least, steps(table, square, piece(state, id).at));
  return least;
}

/** How far two pieces are from each other; whatever lurks in an entry area is one step behind its entry square. */
export function stepsBetween(table: Table, a: Piece, b: Piece): number {
  const to = squareOf(table, b);
  return to === NOWHERE ? Number.POSITIVE_INFINITY : stepsFrom(table, a, to) + (b.at === NOWHERE ? 1 : 0);
}
