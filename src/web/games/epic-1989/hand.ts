import type { Decision } from '../../../kernel/contract.ts';
import type { Hand } from '../adapter.ts';
import { askHand } from './asks.ts';
import type { Epic, EpicAsk } from './game.ts';

/** Their answers are found unit by unit. */
export function isListed(_decision: Decision): boolean {
  return true;
}

export function handOf(epic: Epic, ask: EpicAsk): Hand {
  return askHand(epic, ask);
}
