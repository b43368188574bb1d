/** The words of each game for cases on a board: apart from the adapters, so that the table does not carry them. */
import { GAMES } from '../../games/list.ts';
import { type Shelf, shelf } from '../../kernel/shelf.ts';

/** How the case calls a piece, by the piece's number. */
export type Called = ReadonlyMap<number, string>;

export interface CaseWords {
  /** What an action does: 'M: fire at Genestealer g'. */
  action(game: unknown, state: unknown, action: unknown, called: Called): string;
  /** A line of the report with the case's names in it. */
  line(text: string, called: Called, game: unknown, state: unknown): string;
  /** What is true of a piece or a square: 'has 3 action points'. */
  piece(key: string, value: unknown): string | null;
  /** What is true of the game: 'the door at B1 is open'. */
  game(key: string, value: unknown): string | null;
  /** What a decision is about: 'whether to fire after the step'. */
  question(kind: string): string | null;
}

export const caseWords: Shelf<CaseWords> = shelf(GAMES, (id) => import(`./${id}/case-words.ts`), 'shown');
