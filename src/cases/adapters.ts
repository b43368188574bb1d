/** The games that cases can be run against: the part of each is the folder of its name. */
import { GAMES } from '../games/list.ts';
import { gameOfRule, type Shelf, shelf } from '../kernel/shelf.ts';
import type { CaseAdapter } from './adapter.ts';

export const caseAdapters: Shelf<CaseAdapter> = shelf(GAMES, (id) => import(`./${id}/index.ts`), 'cases');

/** The adapter of the game a rule belongs to. Throws a `Problem` when no game has such rules. */
export function adapterFor(rule: string, from: Shelf<CaseAdapter> = caseAdapters): Promise<CaseAdapter> {
  return from.load(gameOfRule(from.games, rule)?.id ?? rule);
}
