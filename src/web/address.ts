/** Where in the page one is: `#/<game>/<page>/<id>/<part>`. What belongs to no one game leaves the game out. */
import { useEffect, useSyncExternalStore } from 'react';
import { GAMES } from '../games/list.ts';
import { forwarded } from './old-addresses.ts';

export interface Place {
  readonly game: string | null;
  /** '' for the first page: of everything, or of the game. */
  readonly page: string;
  readonly id: string | null;
  readonly part: string | null;
}

/** The place an address names; null where it names none. */
export function placeAt(address: string): Place | null {
  if (address === '' || address === '#') return { game: null, page: '', id: null, part: null };
  const parts = /^#\/([\w-]+(?:\/[\w-]+)*)?$/.exec(address)?.[1]?.split('/') ?? [];
  if (parts.length === 0 && address !== '#/') return null;
  const game = GAMES.some(({ id }) => id === parts[0]) ? parts[0] : null;
  const [page = '', id = null, part = null, ...more] = game ? parts.slice(1) : parts;
  return more.length > 0 ? null : { game, page, id, part };
}

/** The address of a game's page, of something on it, and of a part of that. */
export function addressOf(game: string, ...parts: readonly string[]): string {
  return ['#', game, ...parts].join('/');
}

/** The game a place is about: its page, or the book of its rules. */
export function gameOf(place: Place | null): string | null {
  const { game = null, page, id } = place ?? {};
  return game ?? (page === 'rulebook' && GAMES.some((one) => one.id === id) ? (id ?? null) : null);
}

/** The part of the address that says where in the page one is; an old one is replaced by what it is called now. */
export function useAddress(): string {
  const address = useSyncExternalStore(watch, () => forwarded(window.location.hash));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    // Asked anew: somebody may have gone on while this page was drawn.
    const old = window.location.hash;
    if (old !== forwarded(old)) window.history.replaceState(null, '', forwarded(old));
  }, [address]);
  return address;
}

export function usePlace(): Place | null {
  return placeAt(useAddress());
}

function watch(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
