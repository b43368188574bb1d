/** Starts or finds the database beside everything else: the page does not wait for it, and works without it. */
import { startPostgres } from './postgres.ts';
import { openStore, type StoreState } from './store.ts';

export interface Keeping {
  state(): StoreState;
  /** When it is known whether matches can be kept. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

/** `url`: somebody's own PostgreSQL. Without one, the one that comes with the packages, in `folder`. */
export function keepMatches({ url, folder }: { url?: string; folder: string }): Keeping {
  let now: StoreState = { missing: 'The server is starting: try again in a moment.' };
  let stop = async () => {};
  const ready = (async () => {
    try {
      const own = url === undefined ? await startPostgres(folder) : null;
      if (own) stop = own.stop;
      const store = await openStore(url ?? own!.url);
      stop = async () => {
        await store.close();
        await own?.stop();
      };
      now = { store };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      console.error(`Matches between two browsers cannot be kept: ${why}`);
      now = {
        missing:
          'This server cannot keep matches: its database did not start. Play at one screen works as ever.',
      };
    }
  })();
  return {
    state: () => now,
    ready,
    async stop() {
      await ready;
      await stop();
    },
  };
}
