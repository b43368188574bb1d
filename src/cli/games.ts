/** The games the commands work with, and what each room has of them. */
import { type Opponents, opponents } from '../bots/index.ts';
import type { CaseAdapter } from '../cases/adapter.ts';
import { caseAdapters } from '../cases/adapters.ts';
import { GAMES } from '../games/list.ts';
import { rulesets } from '../games/rulesets.ts';
import type { AnyRuleset } from '../kernel/contract.ts';
import { type Listing, type Shelf, shelf } from '../kernel/shelf.ts';
import { Usage } from './command.ts';
import type { Tools } from './tools.ts';

export interface Games {
  readonly list: readonly Listing[];
  readonly rulesets: Shelf<AnyRuleset>;
  readonly cases: Shelf<CaseAdapter>;
  readonly opponents: Shelf<Opponents>;
  readonly tools: Shelf<Tools>;
}

export const OURS: Games = {
  list: GAMES,
  rulesets,
  cases: caseAdapters,
  opponents,
  tools: shelf(GAMES, (id) => import(`./games/${id}/index.ts`), 'cli'),
};

/** The ruleset of that id; anything else is wrong usage. */
export async function rulesetNamed({ list, rulesets }: Games, id: string): Promise<AnyRuleset> {
  if (!list.some((game) => game.id === id))
    throw new Usage(`There is no ruleset '${id}'; known are: ${list.map((game) => game.id).join(', ')}`);
  return rulesets.load(id);
}
