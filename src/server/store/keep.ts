/** Starts or finds the database beside everything else: the page does not wait for it, and works without it. */
import { startPostgres } from './postgres.ts';
import { openStore, type Store, type StoreState } from './store.ts';

export interface Keeping {
  state(): StoreState;
  /** When it is known whether matches can be kept. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

const STARTING = 'The server is starting: try again in a moment.';
const WITHOUT =
  'This server cannot keep matches: its database did not start. Play at one screen works as ever.';
const AGAIN_AFTER = 300;
/** Its last processes may take a while to end before it can be started again. */
const TRIES = 40;

/** `url`: somebody's own PostgreSQL. Without one, the one that comes with the packages, in `folder`; it is started again when it falls. */
export function keepMatches({ url, folder }: { url?: string; folder: string }): Keeping {
  let now: StoreState = { missing: STARTING };
  let stopping = false;
  let stop = async () => {};

  async function open(): Promise<void> {
    const own = url === undefined ? await startPostgres(folder) : null;
    let store: Store;
    try {
      store = await openStore(url ?? own!.url);
    } catch (error) {
      await own?.stop();
      throw error;
    }
    now = { store };
    stop = async () => {
      await store.close();
      await own?.stop();
    };
    void own?.gone.then(() => {
      if (stopping) return;
      now = { missing: STARTING };
      void store.close().catch(() => undefined);
      void again(TRIES);
    });
  }

  async function again(tries: number): Promise<void> {
    try {
      if (!stopping) await open();
    } catch (error) {
      if (tries > 0 && !stopping) {
        await new Promise((done) => setTimeout(done, AGAIN_AFTER));
        return again(tries - 1);
      }
      console.error(
        `Matches between two browsers cannot be kept: ${error instanceof Error ? error.message : error}`,
      );
      now = { missing: WITHOUT };
    }
  }

  const ready = again(0);
  return {
    state: () => now,
    ready,
    async stop() {
      stopping = true;
      await ready;
      await stop();
    },
  };
}
