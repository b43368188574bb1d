/** How it stands with keeping the match at this screen. */
import { useSyncExternalStore } from 'react';

/** `refused`: the browser keeps nothing. `elsewhere`: it went on in another tab. */
export type SaveTrouble = { readonly id: string; readonly kind: 'refused' | 'elsewhere' } | null;

const listeners = new Set<() => void>();
let trouble: SaveTrouble = null;

export function saveTrouble(): SaveTrouble {
  return trouble;
}

export function setSaveTrouble(next: SaveTrouble): void {
  if (next?.id === trouble?.id && next?.kind === trouble?.kind) return;
  trouble = next;
  for (const listener of listeners) listener();
}

export function useSaveTrouble(): SaveTrouble {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, saveTrouble);
}
