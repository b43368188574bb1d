/** What a browser asks of the server to play with somebody elsewhere. */
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Tally } from '../metrics.ts';
import type { Store, StoreState } from '../store/store.ts';
import { answerFor, askingAt, isOwnPage, Missing } from './asking.ts';
import { registerAway } from './away-routes.ts';
import { registerMatches } from './match-routes.ts';
import { registerMe } from './me-routes.ts';
import { patienceWith } from './patience.ts';
import { registerSit } from './sit-route.ts';
import { type Means, openTables, type Tables } from './tables.ts';

const LONGEST_MESSAGE = 64 * 1024;
/** Questions that one address may ask at once, and how many more each second. */
const ASKED = 120;
const ASKED_RATE = 10;
/** How often every server looks whether somebody's time is over. */
const LOOK_EVERY = 500;
/** How often every server says who is here. */
const SIGN_EVERY = 20_000;

export function registerOnline(
  app: FastifyInstance,
  state: () => StoreState,
  tally: Tally,
  means: Means,
): void {
  let tables: ReturnType<typeof openTables> | null = null;
  let last: Store | null = null;
  let listening: Promise<void> | null = null;
  let watch: NodeJS.Timeout | undefined;
  let signs: NodeJS.Timeout | undefined;
  app.addHook('onClose', async () => {
    clearInterval(watch);
    clearInterval(signs);
    await tables?.keep();
    await means.machine.close();
  });

  function opened(): Store {
    const now = state();
    if ('missing' in now) throw new Missing(now.missing);
    if (!tables || last !== now.store) {
      last = now.store;
      tables?.close(); // what they hear of comes from a database that is gone
      tables = openTables(now.store, means);
      const at = tables;
      listening = now.store.listen(at.heard);
      listening.catch(() => undefined);
      clearInterval(watch);
      const isTime = patienceWith(1, 0.2); // one that cannot be opened is not tried all the time
      const store = now.store;
      watch = setInterval(() => void watchClocks(store, at, isTime), LOOK_EVERY);
      watch.unref();
      clearInterval(signs);
      signs = setInterval(() => void at.stillHere().catch(() => undefined), SIGN_EVERY);
      signs.unref();
    }
    return now.store;
  }

  app.register(websocket, { options: { maxPayload: LONGEST_MESSAGE } });
  app.register(async (api) => {
    api.setErrorHandler((error, _request, reply) => {
      const { code, text } = answerFor(error);
      reply.code(code).send({ error: text });
    });
    const patience = patienceWith(ASKED, ASKED_RATE);
    api.addHook('onRequest', async (request, reply) => {
      if (!patience(request.ip))
        return reply.code(429).send({ error: 'Too many questions at once. Wait a moment.' });
      if (request.method !== 'GET' && !isOwnPage(request))
        reply.code(403).send({ error: 'Not from this page.' });
    });

    const asking = askingAt(opened);
    registerMe(api, asking, means.push);
    registerAway(api, asking);
    registerMatches(api, asking);
    const tablesNow = async () => {
      const store = opened();
      await listening; // what happens from now on is heard of
      return { store, tables: tables! };
    };
    registerSit(api, tablesNow, asking.player, tally);
  });
}

/** Whoever sits at a match, and at whichever server: the first that looks ends it. */
async function watchClocks(store: Store, tables: Tables, isTime: (id: string) => boolean): Promise<void> {
  const overdue = await store.overdue().catch(() => []); // a database that is gone is looked at again
  for (const id of overdue) if (isTime(id)) await tables.enforce(id).catch(() => undefined);
}
