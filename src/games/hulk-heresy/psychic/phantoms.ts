/** HH-PSI-21: where three blips could go that were one model. */
import { refuseBlipStep, touchesEnemy } from '../movement/ways.ts';
import { anyModelSees, remark } from '../position.ts';
import { otherSide, type Piece, type Side, type State } from '../state.ts';
import type { Table } from '../table.ts';

/** AP of blip moves for each. */
export const STRIDE = 4;
/** Somebody who is not there yet. */
const ANYBODY = -1;

type Mover = Pick<Piece, 'side'>;

/** Whether a blip that has moved may end there: not in sight of an enemy model, nor next to one. */
export function mayEnd(table: Table, state: State, p: Mover, square: number): boolean {
  return (
    !anyModelSees(table, state, otherSide(p.side), square) && !touchesEnemy(table, state, p as Piece, square)
  );
}

/** Looks at the board as it would be with that square taken, or free. */
function as<T>(state: State, square: number, occupant: number, look: () => T): T {
  const before = state.occupant[square];
  state.occupant[square] = occupant;
  remark(state, square);
  const found = look();
  state.occupant[square] = before;
  remark(state, square);
  return found;
}

/** Squares that so many steps lead to. */
function within(table: Table, state: State, side: Side, from: number, left: number): number[] {
  const seen = new Set([from]);
  let ring = [from];
  for (let n = 0; n < left; n++) {
    const next: number[] = [];
    for (const square of ring)
      for (let dir = 0; dir < 8; dir++) {
        const to = table.near[square * 8 + dir];
        const there = { side, at: square, blip: true } as Piece;
        if (to < 0 || seen.has(to) || refuseBlipStep(table, state, there, dir)) continue;
        seen.add(to);
        next.push(to);
      }
    ring = next;
  }
  seen.delete(from);
  return [...seen];
}

/** Whether so many more can find squares of their own from where the model stood. */
export function hasRoomFor(table: Table, state: State, side: Side, from: number, count: number): boolean {
  if (count === 0) return true;
  const stays = state.occupant[from] === 0;
  if (count === 1 && stays) return true;
  // the farthest first: whoever stands near bars the way of the others
  const open = within(table, state, side, from, STRIDE).reverse();
  const fits = (square: number): boolean =>
    as(state, square, ANYBODY, () => hasRoomFor(table, state, side, from, count - 1));
  return (
    open.some((square) => mayEnd(table, state, { side }, square) && fits(square)) || (stays && fits(from))
  );
}

/** Whether the one that is on its way, and those who wait, can all end well once it is on that square. */
export function canFinish(
  table: Table,
  state: State,
  p: Piece,
  square: number,
  left: number,
  from: number,
  waiting: number,
): boolean {
  const free = state.occupant[p.at] === p.id ? 0 : state.occupant[p.at];
  return as(state, p.at, free, () =>
    [square, ...within(table, state, p.side, square, left)].some(
      (end) =>
        mayEnd(table, state, p, end) &&
        as(state, end, ANYBODY, () => hasRoomFor(table, state, p.side, from, waiting)),
    ),
  );
}

/** Three different squares, one of which may be the model's own. */
export function hasSpread(table: Table, state: State, p: Piece): boolean {
  return as(state, p.at, 0, () => hasRoomFor(table, state, p.side, p.at, 3));
}
