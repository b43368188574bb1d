/** The names a case gives to pieces and squares. */

import { type HulkGame, NOWHERE, type State, VERB_FORMS, type Verb } from '../../games/hulk-revised/index.ts';
import type { Board } from '../../grid/board.ts';
import { Problem } from '../../kernel/contract.ts';
import type { Case } from '../case.ts';

export interface Names {
  readonly board: Board;
  readonly game: HulkGame;
  /** Piece numbers by name; those that appear may be named on the way. */
  readonly numbers: Record<string, number>;
  /** Squares by characters that stand only once on the board. */
  readonly squares: Readonly<Record<string, number>>;
  /** Numbers above this one appeared during the case: new1, new2, ... */
  readonly last: number;
}

export function namesOf(game: HulkGame, written: Case, numbers: Record<string, number>): Names {
  const { board } = game;
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
    game,
    numbers: { ...numbers },
    squares: Object.fromEntries(unique.map(([char, [square]]) => [char, square])),
    last: Math.max(0, ...Object.values(numbers)),
  };
}

/** Names the pieces that have appeared, in the order of their numbers. */
export function nameNew(names: Names, before: State, now: State, given: readonly string[]): string | null {
  const first = before.pieces.length;
  const count = now.pieces.length - first;
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

/** The number of a piece by its name, as `new2`, or as the square it stands on. */
export function pieceNamed(names: Names, state: State, word: string): number {
  const known = knownNumber(names, word);
  if (known !== null) return known;
  const square = names.board.find(word);
  const there = square >= 0 ? state.occupant[square] || state.guns[square] : 0;
  if (there) return there;
  throw new Problem(square < 0 ? `no piece is called '${word}'.` : `nobody stands on ${word}.`);
}

export function squareNamed(names: Names, word: string): number {
  const square = names.squares[word] ?? names.board.find(word);
  if (square === NOWHERE) throw new Problem(`'${word}' is not a square of this board.`);
  return square;
}

/** `M shoot g` → `1 shoot 4`. */
export function translate(names: Names, state: State, text: string): string {
  const words = text.trim().split(/\s+/);
  const piece = (at: number): void => {
    if (words[at] !== undefined) words[at] = String(pieceNamed(names, state, words[at]));
  };
  const alone = VERB_FORMS[words[0] as Verb];
  const verb = alone && alone.unit !== 'before' ? 0 : 1;
  if (verb === 1) piece(0);
  const form = VERB_FORMS[words[verb] as Verb];
  if (form?.force) return text;
  let aim = verb + 1;
  if (form?.unit === 'after') piece(aim++);
  if (form?.item) aim++;
  const word = words[aim];
  if (word === undefined || word === 'face' || word === 'section') return words.join(' ');
  if (form?.to === 'piece') piece(aim);
  if (form?.to === 'square' || form?.to === 'square or section')
    words[aim] = names.board.name(squareNamed(names, word));
  return words.join(' ');
}
