/** The words of each game for play in text: apart from the adapters, so that the table does not carry them. */
import { use } from 'react';
import { GAMES } from '../../games/list.ts';
import type { AnyGame } from '../../kernel/contract.ts';
import { type Shelf, shelf } from '../../kernel/shelf.ts';
import type { Speech } from '../text/speech.ts';

type Speak = (game: AnyGame) => Speech;

const speeches: Shelf<Speak> = shelf(GAMES, (id) => import(`./${id}/speech.ts`), 'text');

export function useSpeech(id: string): Speak {
  return use(speeches.load(id));
}
