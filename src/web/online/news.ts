/** What is told about a table beside its match: a clock ticks in it, so only those who show it listen. */
import { useSyncExternalStore } from 'react';
import type { TableNews } from '../../kernel/far-table.ts';

export interface NewsBoard {
  get(): TableNews | null;
  put(news: TableNews): void;
  subscribe(listener: () => void): () => void;
}

export function newsBoard(): NewsBoard {
  let latest: TableNews | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => latest,
    put(news) {
      latest = news;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** All of it, with every change. */
export function useNews({ subscribe, get }: NewsBoard): TableNews | null {
  return useSyncExternalStore(subscribe, get);
}
