/** What an order, a commander and a jump pack let a unit do on its way. */
import { hurries, storms } from '../heroic/heroes.ts';
import { orderOfUnit } from '../orders/orders.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** E1-JUMP-02: with the two orders that name them. */
export function hasWings(table: Table, state: State, id: number): boolean {
  const { card } = table.units[id];
  if (card.is !== 'stand' || !card.jumps) return false;
  const order = orderOfUnit(table, state, id);
  return order === 'charge' || order === 'fall-back' || hurries(table, state, id); // E1-HERO-08
}

/** E1-INF-09, E1-MOVE-09, E1-HERO-14: whether it may move into contact with the enemy. */
export function mayMeet(table: Table, state: State, id: number): boolean {
  return orderOfUnit(table, state, id) === 'charge' || storms(table, state, id);
}
