import type { Seat } from '../../kernel/contract.ts';
import type { Order } from '../games/adapter.ts';
import { giveOrder, useOrders } from './chosen.ts';

/** One order as the sentence it is, to be changed for another. */
export function OrderPick({ game, seat, order }: { game: string; seat: Seat; order: Order }) {
  const chosen = useOrders(game, seat)[order.id];
  const value = order.options.some((option) => option.value === chosen) ? chosen : order.options[0].value;
  return (
    <select
      className={value === order.options[0].value ? 'order-pick' : 'order-pick on'}
      data-order={order.id}
      aria-label={order.word}
      value={value}
      onChange={(event) => giveOrder(game, seat, order.id, event.target.value)}
    >
      {order.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.sentence}
        </option>
      ))}
    </select>
  );
}
