import { Problem } from '../kernel/contract.ts';
import type { Board } from './board.ts';

/** Per square: 1 where the mark is. */
export function marked(board: Board, mark: string): Uint8Array {
  const found = new Uint8Array(board.size);
  for (const square of board.marks[mark] ?? []) found[square] = 1;
  return found;
}

export function sectionSquares({ section, sections }: Board, name: string): number[] {
  return [...section.keys()].filter((square) => sections[section[square]] === name);
}

/** The squares a goal names: those with this mark or, where no square has it, those of the section called so. */
export function squaresNamed(board: Board, name: string): readonly number[] {
  const squares = board.marks[name];
  return squares?.length ? squares : sectionSquares(board, name);
}

/** Throws a Problem when two of the marks that `claims` a square for itself are on one. */
export function checkApart(board: Board, claims: (mark: string) => boolean): void {
  const first = new Map<number, string>();
  for (const [mark, squares] of Object.entries(board.marks)) {
    if (!claims(mark)) continue;
    for (const square of squares) {
      const other = first.get(square);
      if (other !== undefined)
        throw new Problem(
          `mission.legend: "${other}" and "${mark}" cannot both be on ${board.name(square)}.`,
        );
      first.set(square, mark);
    }
  }
}
