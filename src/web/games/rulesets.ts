import { rulesets as all } from '../../games/rulesets.ts';
import type { AnyRuleset } from '../../kernel/contract.ts';
import type { Shelf } from '../../kernel/shelf.ts';

/** Every ruleset this table can play. The worker shares it, so nothing here may draw. */
export const rulesets: Shelf<AnyRuleset> = {
  ...all,
  games: all.games.filter(({ lacks }) => lacks.web === undefined),
};
