/** The pages that only one game has: `pages.ts` in the folder of its name. A game without a table may have some, too. */
import { useEffect, useState } from 'react';
import type { Pages } from './pages.ts';

const files = import.meta.glob<{ pages: Pages }>('./*/pages.ts');
const begun = new Map<string, Promise<Pages>>();
const here = new Map<string, Pages>();

/** None for a game that brings none. */
export function pagesOf(game: string): Promise<Pages> {
  const coming = begun.get(game) ?? fetched(game);
  begun.set(game, coming);
  coming.catch(() => begun.delete(game));
  return coming;
}

async function fetched(game: string): Promise<Pages> {
  const pages = (await files[`./${game}/pages.ts`]?.())?.pages ?? {};
  here.set(game, pages);
  return pages;
}

/** Null until they are here. */
export function usePages(game: string | null): Pages | null {
  const [, setCome] = useState<Pages | null>(null);
  useEffect(() => {
    if (game !== null) void pagesOf(game).then(setCome, () => undefined);
  }, [game]);
  return here.get(game ?? '') ?? null;
}
