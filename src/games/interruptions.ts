/** The questions of each game that fall in the middle of another's move. */
import type { Interruption } from '../kernel/interruption.ts';
import { type Shelf, shelf } from '../kernel/shelf.ts';
import { GAMES } from './list.ts';

export const interruptions: Shelf<readonly Interruption[]> = shelf(
  GAMES,
  (id) => import(`./${id}/interruptions.ts`),
);
