/** What each game brings to the table in the browser: the folder of its name, fetched when it is first needed. */
import { use, useEffect, useState } from 'react';
import { GAMES } from '../../games/list.ts';
import { type Shelf, shelf } from '../../kernel/shelf.ts';
import type { Adapter } from './adapter.ts';

const here = new Map<string, Adapter>();

export const adapters: Shelf<Adapter> = shelf(GAMES, fetched, 'web');

async function fetched(id: string): Promise<{ default: Adapter }> {
  const module: { default: Adapter } = await import(`./${id}/index.ts`);
  here.set(id, module.default);
  return module;
}

/** The game of the first screen. */
export const FIRST_GAME = adapters.games[0].id;

/** The face of a game; whoever asks for it waits until it is here. */
export function useAdapter(id: string): Adapter {
  return here.get(id) ?? use(adapters.load(id));
}

/** The same for what can do without: null until it is here, and for a game that has no table. */
export function useAdapterOnce(id: string | null): Adapter | null {
  const [adapter, setAdapter] = useState<Adapter | null>(null);
  useEffect(() => {
    if (id !== null) void adapters.load(id).then(setAdapter, () => undefined);
  }, [id]);
  return here.get(id ?? '') ?? (adapter?.ruleset.id === id ? adapter : null);
}
