/** The case's own letters on the board, so that its steps can be followed. */
import type { Table } from '../../../cases/adapter.ts';
import type { Case } from '../../../cases/case.ts';
import type { Board } from '../../../grid/index.ts';

export interface Tag {
  readonly name: string;
  readonly square: number;
  readonly piece: boolean;
}

const BORN = ['new1', 'new2', 'new3', 'new4', 'new5', 'new6'];

export function tagsOf(written: Case, table: Table, board: Board, state: unknown): Tag[] {
  const named = written.steps.flatMap((step) => (step.is === 'act' ? (step.names ?? []) : []));
  const tag = (name: string): Tag[] => {
    const at = factsAt(table, state, name);
    const square = at === null ? -1 : board.find(at);
    return square < 0 ? [] : [{ name, square, piece: true }];
  };
  const pieces = [...Object.keys(written.pieces), ...named].flatMap(tag);
  const born = BORN.flatMap(tag).filter(({ square }) => !pieces.some((piece) => piece.square === square));
  return [...pieces, ...born, ...squaresNamed(written, board)];
}

function factsAt(table: Table, state: unknown, name: string): string | null {
  try {
    const at = table.facts(state, name, null)?.at;
    return typeof at === 'string' ? at : null;
  } catch {
    return null;
  }
}

/** Letters of the picture that stand once, are no piece, and are spoken of in a step. */
function squaresNamed(written: Case, board: Board): Tag[] {
  const spoken = new Set(JSON.stringify(written.steps).match(/[A-Za-z0-9]+/g));
  const found = new Map<string, number[]>();
  written.board.forEach(({ value }, level) => {
    value.split('\n').forEach((row, y) => {
      [...row].forEach((char, x) => {
        if (!/[a-z0-9]/i.test(char) || char in written.pieces || !spoken.has(char)) return;
        found.set(char, [...(found.get(char) ?? []), board.at(level, x, y)]);
      });
    });
  });
  return [...found].flatMap(([name, squares]) =>
    squares.length === 1 && squares[0] >= 0 ? [{ name, square: squares[0], piece: false }] : [],
  );
}
