/** Facts of any game on squares, in the words of case files. */
import { FACING_NAMES, facingNamed } from '../../grid/directions.ts';
import type { Doors } from '../../grid/doors.ts';
import { NOWHERE } from '../../grid/standing.ts';
import { findSquare, knownNumber, type Names } from './names.ts';

/** By the four words for a door: what has none now had one that was destroyed. */
const DOORS = ['destroyed', 'open', 'closed', 'jammed'];

/** Every door by its square's name, and by its character in the picture. */
export function doorFacts({ board, squares }: Names, { doors }: Doors): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const { square } of board.doors) {
    const door = DOORS[doors[square]];
    facts[board.name(square)] = door;
    for (const [char, at] of Object.entries(squares)) if (at === square) facts[char] = door;
  }
  return facts;
}

export function squareFact({ board }: Names, square: number): string {
  return square === NOWHERE ? 'none' : board.name(square);
}

export function areaFact({ board }: Names, area: number): string {
  return area === NOWHERE ? 'none' : board.entries[area].name;
}

export function facingFact(facing: number): string {
  return FACING_NAMES[facing];
}

/** What the fields of facts and events hold: the number of a piece, or that of a square. */
export interface FieldKinds {
  readonly pieces: ReadonlySet<string>;
  readonly squares: ReadonlySet<string>;
}

/** Facts use names, events use numbers: a word of a case may mean either. */
export function meanings(
  names: Names,
  { pieces, squares }: FieldKinds,
  key: string,
  word: string,
): unknown[] {
  const found: unknown[] = [word];
  if (key === 'facing') found.push(facingNamed(word));
  const number = squares.has(key) ? null : knownNumber(names, word);
  if (number !== null) found.push(number);
  const square = pieces.has(key) ? -1 : findSquare(names, word);
  if (square >= 0) found.push(square, names.board.name(square));
  return found;
}
