/** The page kept for offline use, and the next version of it when there is one. */
const HOUR = 3_600_000;

type Listener = () => void;

const listeners = new Set<Listener>();
let waiting: ServiceWorker | null = null;
let reloading = false;

/** Starts keeping the page. Called once, after it has come up. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => {
    if (reloading) window.location.reload();
  });
  try {
    const registration = await serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
    const look = () => {
      // Without a version in charge this is the first one: there is nothing to replace.
      const next = serviceWorker.controller ? registration.waiting : null;
      if (next === waiting) return;
      waiting = next;
      for (const listener of listeners) listener();
    };
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
    let asked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - asked < HOUR) return;
      asked = Date.now();
      registration.update().catch(() => undefined); // offline: next time
    });
  } catch (error) {
    // Private windows may refuse it; the page works all the same while there is a network.
    console.warn('The page cannot be kept for offline use.', error);
  }
}

export function nextVersion(): ServiceWorker | null {
  return waiting;
}

export function onNextVersion(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the next version take over and opens the page anew with it. */
export function takeNext(): void {
  reloading = true;
  waiting?.postMessage('take over');
}
