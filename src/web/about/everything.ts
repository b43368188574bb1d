/** Reading, writing and deleting everything this browser keeps for the page. */
import { answer, onAll, STORES } from '../store/db.ts';
import { type Everything, newer, smallFor } from './backup.ts';

const PREFIX = 'auspex';

function smallKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}.`));
}

export async function readEverything(): Promise<Everything> {
  const stores = await onAll('readonly', async (store) =>
    Object.fromEntries(
      await Promise.all(STORES.map(async (name) => [name, await answer(store(name).getAll())] as const)),
    ),
  );
  const small = Object.fromEntries(smallKeys().map((key) => [key, localStorage.getItem(key) ?? '']));
  return { stores: stores as unknown as Everything['stores'], small };
}

/** Puts a backup beside what is there; of the same thing the newer stays. Gives what has come in. */
export async function restoreEverything(given: Everything): Promise<Everything> {
  const taken = await onAll('readwrite', async (store) => {
    const come = await Promise.all(
      STORES.map(async (name) => {
        const records = newer(await answer(store(name).getAll()), given.stores[name]);
        for (const record of records) store(name).put(record);
        return [name, records] as const;
      }),
    );
    return Object.fromEntries(come) as unknown as Everything['stores'];
  });
  const small = smallFor(given.small, new Set(taken.matches.map(({ id }) => id)));
  for (const [key, value] of Object.entries(small)) localStorage.setItem(key, value);
  return { stores: taken, small };
}

/** Games, lists, settings, and the copy of the page that is kept for play without a network. */
export async function deleteEverything(): Promise<void> {
  await onAll('readwrite', async (store) => {
    for (const name of STORES) store(name).clear();
  });
  for (const key of smallKeys()) localStorage.removeItem(key);
  for (const name of (await globalThis.caches?.keys()) ?? [])
    if (name.startsWith(PREFIX)) await caches.delete(name);
}
