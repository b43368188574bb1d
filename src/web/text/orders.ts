/** Standing orders in words. */
import { sentence } from '../../kernel/words.ts';
import { giveOrder, ordersOf } from '../orders/chosen.ts';
import { sayOrder } from '../orders/told.ts';
import type { Desk } from './desk.ts';

/** 'orders' reads them, 'orders unjam' its options, 'orders unjam always' gives one. */
export function orders({ sitting, look }: Desk, rest: string): string[] {
  const { table, ruleset, players } = sitting;
  const seat = players[look.viewer] === 'person' ? look.viewer : null;
  if (seat === null) return ['Take the screen first: orders belong to one of you.'];
  const [id = '', value = ''] = rest.toLowerCase().split(/\s+/);
  const list = table.orders(seat);
  const chosen = ordersOf(ruleset, seat);
  const order = list.find((one) => one.id === id);
  if (!order)
    return [
      ...list.map(({ id, word, options }) => {
        const now = options.find((option) => option.value === chosen[id]) ?? options[0];
        return sentence(`${id}. ${word}: ${now.sentence}`);
      }),
      'Type orders and a name to hear what it can be: orders snap.',
    ];
  const option = order.options.find((one) => one.value === value);
  if (!option)
    return [
      sentence(`${order.word}. ${order.text}`),
      ...order.options.map((one) => sentence(`orders ${id} ${one.value}: ${one.sentence}`)),
    ];
  giveOrder(ruleset, seat, id, option.value);
  return [sentence(`${order.word}: ${option.sentence}`)];
}

/** What orders answered between two numbers, as far as the reader may know. */
export function ordersBetween({ sitting, look }: Desk, from: number, to: number): string[] {
  return [...sitting.ordersFor(look.viewer)]
    .filter(([entry]) => entry >= from && entry < to)
    .map(([, given]) => sayOrder(given, look.viewer))
    .filter((text) => text !== null);
}
