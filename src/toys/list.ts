/** Two toy games, in tests only, shelved as the real ones are: each room is given these shelves instead of its own. */

import type { Games } from '../cli/games.ts';
import { type Listing, shelf } from '../kernel/shelf.ts';
import { about as ridge } from './ridge/about.ts';
import { about as vault } from './vault/about.ts';

export const TOYS: readonly Listing[] = [vault, ridge];

export const SHELVES: Games = {
  list: TOYS,
  rulesets: shelf(TOYS, (id) => import(`./${id}/index.ts`)),
  cases: shelf(TOYS, (id) => import(`./${id}/cases.ts`), 'cases'),
  opponents: shelf(TOYS, (id) => import(`./${id}/bots.ts`), 'bots'),
  tools: shelf(TOYS, (id) => import(`./${id}/tools.ts`), 'cli'),
};
