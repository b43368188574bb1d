import type { Board, Door } from './board.ts';

/** What a square has of a door. A destroyed door leaves none. */
export const NO_DOOR = 0;
export const OPEN = 1;
export const CLOSED = 2;
export const JAMMED_SHUT = 3;

const AS_DRAWN: Readonly<Record<Door['state'], number>> = {
  open: OPEN,
  closed: CLOSED,
  jammed: JAMMED_SHUT,
};

/** The part of a state that doors are: one of the four words for each square. */
export interface Doors {
  doors: number[];
}

/** The doors of a map as its picture has them. */
export function layDoors(board: Board): number[] {
  const doors: number[] = new Array(board.size).fill(NO_DOOR);
  for (const { square, state } of board.doors) doors[square] = AS_DRAWN[state];
  return doors;
}

/** Closed or jammed. */
export function isShut({ doors }: Doors, square: number): boolean {
  return doors[square] >= CLOSED;
}

export function hasDoor({ doors }: Doors, square: number): boolean {
  return doors[square] !== NO_DOOR;
}

export function isJammedShut({ doors }: Doors, square: number): boolean {
  return doors[square] === JAMMED_SHUT;
}
