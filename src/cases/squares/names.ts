/** The names a case gives to pieces and squares. */
import type { Board } from '../../grid/board.ts';
import { Problem } from '../../kernel/contract.ts';
import type { Case } from '../case.ts';

export interface Names {
  readonly board: Board;
  /** Piece numbers by name; those that appear may be named on the way. */
  readonly numbers: Record<string, number>;
  /** Squares by characters that stand only once on the board. */
  readonly squares: Readonly<Record<string, number>>;
  /** Numbers above this one appeared during the case: new1, new2, ... */
  readonly last: number;
}

export function namesOn(board: Board, written: Case, numbers: Record<string, number>): Names {
  const found = new Map<string, number[]>();
  written.board.forEach((level, l) => {
    level.value.split('\n').forEach((row, y) => {
      [...row].forEach((char, x) => {
        const square = board.at(l, x, y);
        if (square >= 0) found.set(char, [...(found.get(char) ?? []), square]);
      });
    });
  });
  const unique = [...found].filter(([, squares]) => squares.length === 1);
  return {
    board,
    numbers: { ...numbers },
    squares: Object.fromEntries(unique.map(([char, [square]]) => [char, square])),
    last: Math.max(0, ...Object.values(numbers)),
  };
}

/** Names the pieces from number `first` on, of which `count` have appeared; says what is wrong when they are more or fewer. */
export function nameBorn(
  names: Names,
  first: number,
  count: number,
  given: readonly string[],
): string | null {
  if (count !== given.length)
    return `Expected ${given.length} new pieces (${given.join(', ')}), found ${count}.`;
  const taken = given.find((name, i) => name in names.numbers || given.indexOf(name) !== i);
  if (taken !== undefined) throw new Problem(`Something else is called '${taken}' already.`);
  given.forEach((name, i) => {
    names.numbers[name] = first + i;
  });
  return null;
}

/** The number of a piece by its name or as `new2`; null for any other word. */
export function knownNumber(names: Names, word: string): number | null {
  if (word in names.numbers) return names.numbers[word];
  const born = /^new(\d+)$/.exec(word);
  return born ? names.last + Number(born[1]) : null;
}

/** The number of a piece by its name, as `new2`, or as the square it stands on; `on` gives who stands there, or 0. */
export function pieceNamed(names: Names, word: string, on: (square: number) => number): number {
  const known = knownNumber(names, word);
  if (known !== null) return known;
  const square = names.board.find(word);
  const there = square >= 0 ? on(square) : 0;
  if (there) return there;
  throw new Problem(square < 0 ? `no piece is called '${word}'.` : `nobody stands on ${word}.`);
}

/** The name of a piece, or 'none' for 0. */
export function nameOf(names: Names, number: number): string {
  if (number === 0) return 'none';
  const name = Object.keys(names.numbers).find((key) => names.numbers[key] === number);
  return name ?? `new${number - names.last}`;
}

/** The square of that name, by a character of the picture or as C2; -1 when there is none. */
export function findSquare(names: Names, word: string): number {
  return names.squares[word] ?? names.board.find(word);
}

export function squareNamed(names: Names, word: string): number {
  const square = findSquare(names, word);
  if (square < 0) throw new Problem(`'${word}' is not a square of this board.`);
  return square;
}
