import type { Decision } from '../../../kernel/contract.ts';
import type { Hand } from '../adapter.ts';
import { askHand } from './asks.ts';
import { fireHand } from './firing/fire-hand.ts';
import type { Epic, EpicAsk } from './game.ts';
import { moveHand } from './moving/move-hand.ts';
import { ordersHand } from './orders-hand.ts';

/** Their answers are found unit by unit. */
export function isListed({ kind }: Decision): boolean {
  return kind !== 'move' && kind !== 'scouts' && kind !== 'fire';
}

export function handOf(epic: Epic, ask: EpicAsk): Hand {
  switch (ask.decision.kind) {
    case 'orders':
    case 'late-orders':
      return ordersHand(epic, ask);
    case 'move':
    case 'scouts':
      return moveHand(epic, ask);
    case 'fire':
      return fireHand(epic, ask);
    default:
      return askHand(epic, ask);
  }
}
