import type { Board } from '../../grid/index.ts';

const E = 2;
const SE = 3;
const S = 4;

/** Squares that belong to floor at least two wide both ways: drawn as rooms, with lighter plates. */
export function roomSquares(board: Board, level: number): number[] {
  const doors = new Set(board.doors.map((door) => door.square));
  const plain = (square: number) => square >= 0 && !doors.has(square);
  const found = new Set<number>();
  for (let s = 0; s < board.size; s++) {
    if (board.level[s] !== level) continue;
    const block = [s, board.near[s * 8 + E], board.near[s * 8 + SE], board.near[s * 8 + S]];
    if (block.every(plain)) for (const part of block) found.add(part);
  }
  return [...found];
}
