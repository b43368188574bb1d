/** HH-DUEL-02: where two could meet for a duel. */
import { CLOSED } from '../../../grid/doors.ts';
import { dirTo, stepFrom } from '../../../grid/step.ts';
import { FLAME, SHIELD, SOLID } from '../ground.ts';
import type { Piece, State } from '../state.ts';
import type { Table } from '../table.ts';

/** So many steps at most. */
const STEPS = 3;

/** HH-DUEL-05: over squares it could move into, whatever it faces; never through fire or a fire shield. In order of distance, then of reading. */
export function within(table: Table, state: State, p: Piece): number[] {
  const pinches = (square: number): boolean =>
    state.occupant[square] !== 0 || state.doors[square] >= CLOSED || (state.ground[square] & SOLID) !== 0;
  const bars = (square: number): boolean =>
    pinches(square) || (state.ground[square] & (FLAME | SHIELD)) !== 0;
  let ring = [p.at];
  const found = [p.at];
  for (let n = 0; n < STEPS; n++) {
    const next = new Set<number>();
    for (const square of ring)
      for (let dir = 0; dir < 8; dir++) {
        const to = stepFrom(table.board, square, dir, pinches);
        if (to >= 0 && !bars(to) && !found.includes(to)) next.add(to);
      }
    ring = [...next].sort((a, b) => a - b);
    found.push(...ring);
  }
  return found;
}

export function areBeside({ board }: Table, a: number, b: number): boolean {
  return (dirTo(board, a, b) & 1) === 0; // straight, not diagonally
}

/** Squares from which the other, once `first` stands on `square`, completes the position. */
export function answersTo(table: Table, state: State, first: Piece, square: number, other: Piece): number[] {
  const { at } = first;
  state.occupant[at] = 0;
  const before = state.occupant[square];
  state.occupant[square] = first.id;
  const found =
    square === other.at ? [] : within(table, state, other).filter((to) => areBeside(table, square, to));
  state.occupant[square] = before;
  state.occupant[at] = first.id;
  return found;
}

/** The Champion's squares that leave the other one to complete it. */
export function championsGround(table: Table, state: State, champion: Piece, other: Piece): number[] {
  return within(table, state, champion).filter(
    (square) => answersTo(table, state, champion, square, other).length > 0,
  );
}
