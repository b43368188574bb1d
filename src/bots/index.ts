/** Every opponent there is. */
import { type Bot, randomBot } from './bot.ts';
import { simpleBot } from './hulk-revised/simple.ts';

export { type Bot, randomBot } from './bot.ts';
export { simpleBot } from './hulk-revised/simple.ts';

const BOTS: Readonly<Record<string, readonly Bot[]>> = {
  'hulk-revised': [simpleBot],
};

/** The opponents for a ruleset, best first; chance plays everything. */
export function botsFor(rulesetId: string): readonly Bot[] {
  return [...(BOTS[rulesetId] ?? []), randomBot];
}
