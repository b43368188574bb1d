import type { Decision } from '../../../kernel/contract.ts';
import type { Hand } from '../adapter.ts';
import { askHand } from './asks.ts';
import { fireHand } from './fire-hand.ts';
import type { Epic, EpicAsk } from './game.ts';
import { moveHand } from './move-hand.ts';
import { ordersHand } from './orders-hand.ts';

/** Their answers are found unit by unit. */
export function isListed({ kind }: Decision): boolean {
  return kind !== 'move' && kind !== 'fire';
}

export function handOf(epic: Epic, ask: EpicAsk): Hand {
  switch (ask.decision.kind) {
    case 'orders':
    case 'late-orders':
      return ordersHand(epic, ask);
    case 'move':
      return moveHand(epic, ask);
    case 'fire':
      return fireHand(epic, ask);
    default:
      return askHand(epic, ask);
  }
}
