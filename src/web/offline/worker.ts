/**
 * Keeps the whole page in the browser, so that it opens without a network. Each build has a cache of its own; a new one
 * is filled beside the old and takes over only when the player says so.
 */
import type { Worker } from './worker-scope.ts';

declare const self: Worker;
/** Put in by the build: every file of the page, and a hash of them all. */
declare const FILES: readonly string[];
declare const VERSION: string;

const PREFIX = 'auspex-';
const CACHE = PREFIX + VERSION;
const PAGE = './';

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'GET' && origin === self.location.origin && pathname !== '/health')
    event.respondWith(answer(request));
});
self.addEventListener('push', (event) => event.waitUntil(tellTurn(event.data?.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openMatch(String(event.notification.data)));
});

/** A browser wants something shown for every word it is sent. */
async function tellTurn(said: unknown): Promise<void> {
  const { match = '', title = '' } = (said ?? {}) as { match?: string; title?: string };
  await self.registration.showNotification('Your turn', { body: title, tag: match, data: match });
}

async function openMatch(match: string): Promise<void> {
  const address = new URL(`./#/online/${encodeURIComponent(match)}`, self.location.href).href;
  const open = (await self.clients.matchAll({ type: 'window' })).find(({ url }) => url === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    [PAGE, ...FILES].map(async (path) => {
      // The name of an asset tells its content: what the last version had need not be fetched again.
      const old = path.startsWith('./assets/') ? await caches.match(path, { ignoreVary: true }) : undefined;
      const found = old ?? (await fetch(path, { cache: 'no-cache' }));
      if (!found.ok) throw new Error(`${path}: ${found.status}`);
      await cache.put(path, found);
    }),
  );
}

async function tidy(): Promise<void> {
  // A second tab may still run the old version and ask for its files: they stay until the next change.
  const open = await self.clients.matchAll({ type: 'window' });
  if (open.length <= 1)
    for (const name of await caches.keys())
      if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

/** From this version's cache, else from an older one, else from the network. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? PAGE : request;
  const kept =
    (await cache.match(wanted, { ignoreVary: true })) ?? (await caches.match(wanted, { ignoreVary: true }));
  return kept ?? fetch(request);
}
