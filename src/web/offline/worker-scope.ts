/** What a service worker finds around it: the page's own types know nothing of it. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Events {
  install: Lasting;
  activate: Lasting;
  message: { readonly data: unknown };
  fetch: { readonly request: Request; respondWith(answer: Promise<Response>): void };
}

export interface Worker {
  readonly location: Location;
  readonly clients: {
    matchAll(which: { type: 'window' }): Promise<readonly unknown[]>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(kind: K, listener: (event: Events[K]) => void): void;
}
