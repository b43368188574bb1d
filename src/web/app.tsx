import { useSyncExternalStore } from 'react';
import { Start } from './start/start.tsx';
import { MatchPage } from './table/match-page.tsx';

function hash(): string {
  return window.location.hash;
}

function watch(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Two places: the first screen, and a match by its id. A reload comes back to the same place. */
export function App() {
  const match = /^#\/match\/([\w-]+)$/.exec(useSyncExternalStore(watch, hash));
  return match ? <MatchPage key={match[1]} id={match[1]} /> : <Start />;
}
