/** The rule being looked up beside whatever the page shows: nobody has to leave a game to read one. */
import { useSyncExternalStore } from 'react';

let current: string | null = null;
const listeners = new Set<() => void>();

export function lookUp(rule: string | null): void {
  current = rule;
  for (const listener of listeners) listener();
}

export function useLookedUp(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
