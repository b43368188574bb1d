/** The names of a case of hulk-revised, and its notation with them. */
import { type HulkGame, type State, VERB_FORMS, type Verb } from '../../games/hulk-revised/index.ts';
import type { Case } from '../case.ts';
import { type Names, namesOn, pieceNamed, squareNamed } from '../squares/names.ts';

export interface HulkNames extends Names {
  readonly game: HulkGame;
}

export function namesOf(game: HulkGame, written: Case, numbers: Record<string, number>): HulkNames {
  return { ...namesOn(game.board, written, numbers), game };
}

/** Who stands on a square, a gun where nobody else does. */
export function standingOn(state: State): (square: number) => number {
  return (square) => state.occupant[square] || state.guns[square];
}

/** `M shoot g` → `1 shoot 4`. */
export function translate(names: HulkNames, state: State, text: string): string {
  const words = text.trim().split(/\s+/);
  const piece = (at: number): void => {
    if (words[at] !== undefined) words[at] = String(pieceNamed(names, words[at], standingOn(state)));
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
