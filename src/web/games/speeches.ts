/** The words of each game for play in text: apart from the adapters, so that the table does not carry them. */
import { use } from 'react';
import { GAMES } from '../../games/list.ts';
import type { Match } from '../../kernel/match.ts';
import { type Shelf, shelf } from '../../kernel/shelf.ts';
import type { Speech } from '../text/speech.ts';

const speeches: Shelf<(match: Match) => Speech> = shelf(GAMES, (id) => import(`./${id}/speech.ts`), 'text');

export function useSpeech(id: string): (match: Match) => Speech {
  return use(speeches.load(id));
}
