import type { Decision } from '../../../kernel/contract.ts';
import type { Hand } from '../adapter.ts';
import { askHand } from './asks.ts';
import type { Epic, EpicAsk } from './game.ts';
import { ordersHand } from './orders-hand.ts';

/** Their answers are found one by one. */
export function isListed({ kind }: Decision): boolean {
  return kind !== 'orders';
}

export function handOf(epic: Epic, ask: EpicAsk): Hand {
  return ask.decision.kind === 'orders' ? ordersHand(epic, ask) : askHand(epic, ask);
}
