/** What an order would mean for a unit, in a few words (E2-ORD-03 to E2-ORD-06). */
import type { Order } from '../../../games/epic-1991/state.ts';
import { type Epic, inCm } from './game.ts';

/** `unit`: 0 for anybody's. */
export function orderMeans({ table }: Epic, unit: number, order: Order): string {
  const moves = unit > 0 ? table.units[unit].models.map((id) => table.models[id].row.move) : [];
  const far = (times: number) => {
    const all = [...new Set(moves)].sort((a, b) => a - b);
    return all.length > 0 ? `up to ${all.map((move) => inCm(times * move)).join(' or ')}` : 'moves';
  };
  switch (order) {
    case 'first':
      return 'stays; fires before everybody who moved';
    case 'advance':
      return `${far(1)}, then fires after close combat`;
    case 'charge':
      return `${far(2)}, into close combat; no fire`;
    case 'none':
      return 'stays; fires after close combat';
    case 'wait':
      return 'told once all orders lie open';
  }
}
