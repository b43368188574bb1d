/** What this browser keeps (IndexedDB). Every store holds plain records by their id. */
export const STORES = ['matches', 'forces', 'campaigns', 'missions', 'drafts'] as const;
export type StoreName = (typeof STORES)[number];

const VERSION = 3;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('auspex', VERSION);
    request.onupgradeneeded = () => {
      for (const name of STORES)
        if (!request.result.objectStoreNames.contains(name))
          request.result.createObjectStore(name, { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function run<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = db.transaction(name, mode);
      const request = work(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    db.close();
  }
}

/** Work on every store at once: all of it is done, or nothing. */
export async function onAll<T>(
  mode: IDBTransactionMode,
  work: (store: (name: StoreName) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const db = await open();
  try {
    const transaction = db.transaction(STORES, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([work((name) => transaction.objectStore(name)), done]);
    return result;
  } finally {
    db.close();
  }
}

export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export interface Kept {
  readonly id: string;
  readonly savedAt: number;
}

export interface Shelf<T extends Kept> {
  put(record: T): Promise<void>;
  /** Reads and writes in one go, so that nobody else comes between. Null from `work` leaves it as it is. */
  change(id: string, work: (old: T | undefined) => T | null): Promise<void>;
  get(id: string): Promise<T | undefined>;
  drop(id: string): Promise<void>;
  /** Newest first. An unreadable store is an empty one: the page must always come up. */
  list(): Promise<T[]>;
}

export function shelf<T extends Kept>(name: StoreName): Shelf<T> {
  return {
    async put(record) {
      await run(name, 'readwrite', (store) => store.put(record));
    },
    async change(id, work) {
      await run(name, 'readwrite', (store) => {
        const read = store.get(id) as IDBRequest<T | undefined>;
        read.onsuccess = () => {
          const next = work(read.result);
          if (next) store.put(next);
        };
        return read;
      });
    },
    get: (id) => run(name, 'readonly', (store) => store.get(id) as IDBRequest<T | undefined>),
    async drop(id) {
      await run(name, 'readwrite', (store) => store.delete(id));
    },
    async list() {
      try {
        const all = await run(name, 'readonly', (store) => store.getAll() as IDBRequest<T[]>);
        return all.sort((a, b) => b.savedAt - a.savedAt);
      } catch {
        return [];
      }
    },
  };
}
