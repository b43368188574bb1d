import { createContext, useContext, useEffect, useState } from 'react';
import { type Book, type Entry, entriesOf } from './book.ts';
import type { Proofs } from './proofs.ts';
import type { Shelved } from './shelf.ts';

export interface OpenBook {
  readonly book: Book;
  readonly entries: ReadonlyMap<string, Entry>;
  /** Null until they have been fetched. */
  readonly proofs: Proofs | null;
}

const opened = new Map<string, OpenBook>();

/** A book from its own chunk, then its proofs from another. A sentence when it cannot be fetched. */
export function useBook(shelved: Shelved | null): OpenBook | string | null {
  const [state, setState] = useState<OpenBook | string | null>(shelved && (opened.get(shelved.id) ?? null));
  useEffect(() => {
    if (!shelved) return;
    let gone = false;
    const known = opened.get(shelved.id);
    setState(known ?? null);
    const keep = (open: OpenBook) => {
      opened.set(shelved.id, open);
      if (!gone) setState(open);
      return open;
    };
    const fetchAll = async () => {
      const book = (await shelved.open()).default;
      const open = keep({ book, entries: entriesOf(book), proofs: null });
      keep({ ...open, proofs: await shelved.proofs() });
    };
    if (!known?.proofs)
      fetchAll().catch(() => !gone && setState('The book could not be fetched. Load the page again.'));
    return () => {
      gone = true;
    };
  }, [shelved]);
  return state;
}

const Opened = createContext<OpenBook | null>(null);
export const BookProvider = Opened.Provider;

/** The book around a part of the page. */
export function useOpenBook(): OpenBook | null {
  return useContext(Opened);
}
