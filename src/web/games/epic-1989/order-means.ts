/** What an order would mean for a detachment, in a few words (E1-ORD-04 to E1-ORD-08, E1-INF-05). */
import { rateOf } from '../../../games/epic-1989/movement/limits.ts';
import type { Order } from '../../../games/epic-1989/state.ts';
import { type Epic, inCm } from './game.ts';

/** `detachment`: 0 for anybody's. */
export function orderMeans({ table }: Epic, detachment: number, order: Order): string {
  const cards = detachment > 0 ? table.detachments[detachment].units.map((id) => table.units[id].card) : [];
  const rates = [...new Set(cards.map((card) => rateOf(card, order)))].sort((a, b) => a - b);
  const far = rates.length > 0 ? `up to ${rates.map(inCm).join(' or ')}` : 'moves';
  const onFoot = cards.length > 0 && cards.every(({ is }) => is === 'stand');
  switch (order) {
    case 'first':
      return `stays; fires first, or at whoever moves${onFoot ? '; in soft cover' : ''}`;
    case 'advance':
      return `${far}, then fires${onFoot ? ' without heavy weapons' : ''}`;
    case 'charge':
      return onFoot ? `${far}, into close combat; no fire` : `${far}, overruns, rams; fires last at −1`;
    case 'fall-back':
      return `${far}, away from all enemies, before others; no fire`;
    case 'none':
      return `stays; fires after first fire${onFoot ? ' without heavy weapons' : ''}`;
  }
}
