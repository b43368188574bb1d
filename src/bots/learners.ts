/** The rulesets whose judge can be trained: what each brings. */
import type { AnyGame } from '../kernel/contract.ts';
import type { Bot } from './bot.ts';
import type { Figures } from './figures.ts';
import { figures } from './hulk-revised/figures.ts';
import { simpleBot } from './hulk-revised/simple.ts';

export interface Learner {
  readonly figures: Figures<AnyGame, unknown>;
  /** Who plays the games that are learnt from, on every seat. */
  readonly player: Bot;
}

const LEARNERS: Readonly<Record<string, Learner>> = {
  'hulk-revised': {
    figures: figures as Figures<never, never> as Learner['figures'],
    player: simpleBot as Bot,
  },
};

/** Null where nobody has brought figures yet. */
export function learnerOf(rulesetId: string): Learner | null {
  return LEARNERS[rulesetId] ?? null;
}
