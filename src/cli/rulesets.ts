/** The rulesets the command line knows. */
import { epic1991 } from '../games/epic-1991/index.ts';
import { hulkRevised } from '../games/hulk-revised/index.ts';
import type { AnyRuleset } from '../kernel/contract.ts';
import { Usage } from './command.ts';

export const rulesets: readonly AnyRuleset[] = [
  hulkRevised as unknown as AnyRuleset,
  epic1991 as unknown as AnyRuleset,
];

/** The ruleset of that id; anything else is wrong usage. */
export function rulesetNamed(id: string): AnyRuleset {
  const found = rulesets.find((ruleset) => ruleset.id === id);
  if (!found)
    throw new Usage(`There is no ruleset '${id}'; known are: ${rulesets.map((it) => it.id).join(', ')}`);
  return found;
}
