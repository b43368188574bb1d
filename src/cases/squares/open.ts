/** A mission for the board of a case. */
import type { Board } from '../../grid/board.ts';
import type { BoardSource, LevelSource } from '../../grid/source.ts';
import { Problem } from '../../kernel/contract.ts';
import type { Case, Place } from '../case.ts';
import { problemAt } from '../problem.ts';

/** The levels of a mission: a picture each, and a picture of its sections where the case has one. */
export function levelsOf(pictures: readonly string[], sections: string | readonly string[]): LevelSource[] {
  const drawn = [sections].flat();
  return pictures.map((picture, i) => ({ picture, ...(drawn[i] && { sections: drawn[i] }) }));
}

/** No mission may have parts that nobody can reach; a case may. */
export function mayFallApart<Mission extends BoardSource>(mission: Mission): Mission & { apart: true } {
  return { ...mission, apart: true };
}

/** Does the work; a problem with the picture is told at its place in the file of the case. */
export function onBoard<T>(written: Case, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw problemAt(placeOnBoard(written, error), error.message);
  }
}

function placeOnBoard(written: Case, { line, column }: Problem): Place {
  const board = written.board[0];
  if (line === undefined || board === undefined) return written.place;
  return { line: board.place.line + line - 1, column: board.place.column + (column ?? 1) - 1 };
}

export function areaNamed(board: Board, name: string, place: Place): number {
  const area = board.entries.findIndex((entry) => entry.name === name.toUpperCase());
  if (area < 0) throw problemAt(place, `The board has no entry area '${name}'.`);
  return area;
}
