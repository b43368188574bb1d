import type { Decision } from '../../../kernel/contract.ts';
import type { Hand } from '../adapter.ts';
import { askHand } from './asks.ts';
import { fireHand } from './firing/fire-hand.ts';
import type { Epic, EpicAsk } from './game.ts';
import { moveHand } from './moving/move-hand.ts';
import { ordersHand } from './orders-hand.ts';
import { snapHand } from './snap.ts';

const ONE_BY_ONE = new Set(['orders', 'move', 'rest', 'turn', 'fire']);

/** Their answers are found one by one. */
export function isListed({ kind }: Decision): boolean {
  return !ONE_BY_ONE.has(kind);
}

export function handOf(epic: Epic, ask: EpicAsk): Hand {
  switch (ask.decision.kind) {
    case 'orders':
      return ordersHand(epic, ask);
    case 'move':
    case 'rest':
    case 'turn':
      return moveHand(epic, ask);
    case 'fire':
      return fireHand(epic, ask);
    case 'snap':
      return snapHand(epic, ask);
    default:
      return askHand(epic, ask);
  }
}
