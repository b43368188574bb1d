/** Every opponent there is. */
import { type Bot, randomBot } from './bot.ts';
import { recruitBot } from './hulk-revised/recruit.ts';
import { simpleBot } from './hulk-revised/simple.ts';
import { veteranBot } from './hulk-revised/veteran.ts';

export { type Bot, randomBot } from './bot.ts';
export { recruitBot } from './hulk-revised/recruit.ts';
export { simpleBot } from './hulk-revised/simple.ts';
export { veteranBot } from './hulk-revised/veteran.ts';
export { type Strength, strengthsFor } from './strengths.ts';

const BOTS: Readonly<Record<string, readonly Bot[]>> = {
  'hulk-revised': [recruitBot, simpleBot, veteranBot],
};

/** The opponents for a ruleset, the weakest first, as `strengthsFor` names them. */
export function botsFor(rulesetId: string): readonly Bot[] {
  return BOTS[rulesetId] ?? [];
}

/** The one of that name; without a name (or one that is gone) the usual one; chance where nobody has learnt the rules. */
export function botNamed(rulesetId: string, id?: string): Bot {
  const bots = botsFor(rulesetId);
  return bots.find((bot) => bot.id === id) ?? bots[Math.min(1, bots.length - 1)] ?? randomBot;
}
