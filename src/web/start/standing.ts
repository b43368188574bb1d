/** What can be done with a game today: asked of the shelves, so that a game that gets its table needs no word here. */
import { type Strength, strengthsFor } from '../../bots/strengths.ts';
import { GAMES } from '../../games/list.ts';
import { adapters } from '../games/index.ts';
import { bookNamed, type Shelved } from '../rulebook/shelf.ts';

export interface Standing {
  /** `table`: it is played here. `rules`: its rules are in force, without a table. `book`: it is read. */
  readonly is: 'table' | 'rules' | 'book';
  readonly word: string;
  /** What is missing, in a sentence; null when nothing is. */
  readonly lack: string | null;
  readonly strengths: readonly Strength[];
  /** It can be played by ear and keys. */
  readonly text: boolean;
  readonly book: Shelved | null;
}

export function standingOf(id: string): Standing {
  const game = GAMES.find((one) => one.id === id);
  const book = bookNamed(id);
  const none = { strengths: strengthsFor(id), text: false, book };
  if (!game)
    return {
      is: 'book',
      word: 'Rulebook',
      lack: 'Its rules are written down; no table keeps them yet.',
      ...none,
    };
  if (!adapters.games.includes(game))
    return {
      is: 'rules',
      word: game.complete ? 'Rules in force' : 'Rules in part',
      lack: game.lacks.web ?? null,
      ...none,
    };
  return {
    is: 'table',
    word: 'On the table',
    lack: null,
    strengths: strengthsFor(id),
    text: game.lacks.text === undefined,
    book,
  };
}
