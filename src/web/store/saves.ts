/** Matches kept in this browser (IndexedDB), each as the text of a match file with a few words about it. */
import type { Seat } from '../../kernel/contract.ts';

export interface Save {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly note: string;
  readonly over: boolean;
  /** Who plays each seat: a person at this screen, or the machine. */
  readonly players: Readonly<Record<Seat, 'person' | 'machine'>>;
  readonly savedAt: number;
  /** The match file, seed included: for this browser only. */
  readonly text: string;
}

const STORE = 'matches';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('auspex', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = db.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    db.close();
  }
}

export function putSave(save: Save): Promise<unknown> {
  return run('readwrite', (store) => store.put(save));
}

export function getSave(id: string): Promise<Save | undefined> {
  return run('readonly', (store) => store.get(id) as IDBRequest<Save | undefined>);
}

export function dropSave(id: string): Promise<unknown> {
  return run('readwrite', (store) => store.delete(id));
}

/** Newest first. An unreadable store is an empty one: the first screen must always come up. */
export async function listSaves(): Promise<Save[]> {
  try {
    const all = await run('readonly', (store) => store.getAll() as IDBRequest<Save[]>);
    return all.sort((a, b) => b.savedAt - a.savedAt);
  } catch {
    return [];
  }
}
