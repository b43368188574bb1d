import { useSyncExternalStore } from 'react';

function watch(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The part of the address that says where in the page one is. */
export function useAddress(): string {
  return useSyncExternalStore(watch, () => window.location.hash);
}
