/** The standing orders given in this browser, by game and seat. They outlive the match. */
import { useSyncExternalStore } from 'react';
import type { Seat } from '../../kernel/contract.ts';

export type Chosen = Readonly<Record<string, string>>;

const KEY = 'auspex.orders';
const NONE: Chosen = {};
const listeners = new Set<() => void>();
let current: Readonly<Record<string, Chosen>> | null = null;

function all(): Readonly<Record<string, Chosen>> {
  current ??= stored();
  return current;
}

function stored(): Record<string, Chosen> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Record<string, Chosen>) : {};
  } catch {
    return {};
  }
}

export function ordersOf(game: string, seat: Seat): Chosen {
  return all()[`${game} ${seat}`] ?? NONE;
}

export function giveOrder(game: string, seat: Seat, id: string, value: string): void {
  current = { ...all(), [`${game} ${seat}`]: { ...ordersOf(game, seat), [id]: value } };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Private windows may refuse storage; the order then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export function watchOrders(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOrders(game: string, seat: Seat): Chosen {
  return useSyncExternalStore(watchOrders, () => ordersOf(game, seat));
}
