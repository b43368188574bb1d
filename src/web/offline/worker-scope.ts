/** What a service worker finds around it: the page's own types know nothing of it. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Events {
  install: Lasting;
  activate: Lasting;
  message: { readonly data: unknown };
  fetch: { readonly request: Request; respondWith(answer: Promise<Response>): void };
  push: Lasting & { readonly data: { json(): unknown } | null };
  notificationclick: Lasting & { readonly notification: { readonly data: unknown; close(): void } };
}

interface Window {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

export interface Worker {
  readonly location: Location;
  readonly clients: {
    matchAll(which: { type: 'window' }): Promise<readonly Window[]>;
    openWindow(address: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  readonly registration: {
    showNotification(title: string, how: { body: string; tag: string; data: unknown }): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(kind: K, listener: (event: Events[K]) => void): void;
}
