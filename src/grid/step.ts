import type { Floor } from './board.ts';
import { type Dir, dirFrom } from './directions.ts';

/** Whether a square bars the way: what blocks whom is a game's own rule. Asked of floor squares only; wall always blocks. */
export type Blocks = (square: number) => boolean;

/** The floor's table of neighbours, which is all that a step needs. */
export type Nearby = Pick<Floor, 'near'>;

/** Whether a step is a diagonal between two squares that are both wall or blocked, and so too narrow to take. */
export function pinched({ near }: Nearby, square: number, dir: Dir, blocks?: Blocks): boolean {
  if ((dir & 1) === 0) return false;
  const left = near[square * 8 + dir - 1];
  if (left >= 0 && !blocks?.(left)) return false;
  const right = near[square * 8 + ((dir + 1) & 7)];
  return right < 0 || (blocks?.(right) ?? false);
}

/** The square that one step leads to, or -1 where wall, a blocked square or a pinched corner is in the way. */
export function stepFrom(floor: Nearby, square: number, dir: Dir, blocks: Blocks): number {
  const to = floor.near[square * 8 + dir];
  return to < 0 || blocks(to) || pinched(floor, square, dir, blocks) ? -1 : to;
}

/** The direction of a neighbour, or -1 for any other square. */
export function dirTo({ near }: Nearby, square: number, other: number): number {
  return near.subarray(square * 8, square * 8 + 8).indexOf(other);
}

/** The neighbour that a piece on that square sees in that direction (0 straight ahead), or -1 for wall. */
export function beside({ near }: Nearby, square: number, facing: number, turned: number): number {
  return near[square * 8 + dirFrom(facing, turned)];
}

/** Whether that square is one of the neighbours a piece sees in those directions. */
export function isBeside(
  floor: Nearby,
  square: number,
  facing: number,
  turns: readonly number[],
  other: number,
): boolean {
  return turns.some((turned) => beside(floor, square, facing, turned) === other);
}
