import { hulkRevised } from '../../games/hulk-revised/index.ts';
import { type AnyRuleset, Problem } from '../../kernel/contract.ts';

/** Every ruleset this table can play. The worker shares it, so nothing here may draw. */
export const RULESETS: readonly AnyRuleset[] = [hulkRevised];

export function rulesetNamed(id: string): AnyRuleset {
  const found = RULESETS.find((ruleset) => ruleset.id === id);
  if (!found) throw new Problem(`The game '${id}' is not known here.`);
  return found;
}
