/** The case's own letters on the board, so that its steps can be followed. */
import type { Arranged } from '../../../cases/adapter.ts';
import type { Case } from '../../../cases/case.ts';
import type { Board } from '../../../grid/index.ts';

export interface Tag {
  readonly name: string;
  readonly square: number;
  readonly piece: boolean;
}

const BORN = ['new1', 'new2', 'new3', 'new4', 'new5', 'new6'];

/** Everything the case calls by a name: what stands there at first, what it names on the way, what appears. */
export function namesOf(written: Case): string[] {
  const named = written.steps.flatMap((step) => (step.is === 'act' ? (step.names ?? []) : []));
  return [...Object.keys(written.pieces), ...named, ...BORN];
}

/** `new2` as readers are told it. */
export function nameShown(name: string): string {
  return name.replace(/^new(\d+)$/, 'new $1');
}

/** The numbers of the pieces that are there now, with their names; of two names the first. */
export function numbersOf(table: Arranged, state: unknown, names: readonly string[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const name of names) {
    const number = factOf(table, state, name, 'number');
    if (typeof number === 'number' && !found.has(number)) found.set(number, nameShown(name));
  }
  return found;
}

export function tagsOf(written: Case, table: Arranged, board: Board, state: unknown): Tag[] {
  const tag = (name: string): Tag[] => {
    const at = factOf(table, state, name, 'at');
    const square = typeof at === 'string' ? board.find(at) : -1;
    return square < 0 ? [] : [{ name: nameShown(name), square, piece: true }];
  };
  const pieces: Tag[] = [];
  for (const found of namesOf(written).flatMap(tag))
    if (!pieces.some(({ square }) => square === found.square)) pieces.push(found);
  return [...pieces, ...squaresNamed(written, board)];
}

function factOf(table: Arranged, state: unknown, name: string, key: string): unknown {
  try {
    return table.facts(state, name, null)?.[key];
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
