/** Off the board: in an entry area, in hand. */
export const NOWHERE = -1;

/** Whatever can stand on a square: a number of its own, from 1, and its square or NOWHERE. */
export interface Standing {
  readonly id: number;
  at: number;
}

/** Who stands where: for each square the number of the piece there, or 0. Kept in a game's state, so plain data. */
export type Occupants = number[];

export function nobody(size: number): Occupants {
  return new Array(size).fill(0);
}

export function standOn(occupants: Occupants, piece: Standing, square: number): void {
  piece.at = square;
  occupants[square] = piece.id;
}

/** Takes a piece off its square and gives that square, or NOWHERE when it had none. */
export function liftOff(occupants: Occupants, piece: Standing): number {
  const from = piece.at;
  piece.at = NOWHERE;
  if (from !== NOWHERE) occupants[from] = 0;
  return from;
}
