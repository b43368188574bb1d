/** Word to browsers whose page is closed: that it is their turn, and at which match. */
import { Problem } from '../../kernel/contract.ts';
import { encrypted, isRecipient } from './encrypt.ts';
import type { Vapid } from './vapid.ts';

/** A browser that wants to be told. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Push {
  /** What a browser subscribes with; null where the host has set no keys. */
  readonly publicKey: string | null;
  /** What cannot be written to is a `Problem`. */
  read(given: unknown): Subscription;
  /** False when nobody is there any more. */
  send(to: Subscription, message: object): Promise<boolean>;
}

/** Push services that browsers use. A server writes to nowhere else, whatever it is told. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
];
const LONGEST = 600;
const A_DAY = 86_400;
const PATIENCE = 10_000;

export const NO_PUSH: Push = {
  publicKey: null,
  read() {
    throw new Problem('This server sends no word to closed pages.');
  },
  send: async () => true,
};

/** `services`: others, in tests. */
export function pushOf(vapid: Vapid, services: readonly string[] = SERVICES): Push {
  const isService = (address: string): boolean => {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (!url || url.username !== '' || url.password !== '') return false;
    if (services !== SERVICES) return services.includes(url.host);
    const isKnown = services.some((name) => url.hostname === name || url.hostname.endsWith(`.${name}`));
    return isKnown && url.protocol === 'https:' && url.port === '';
  };
  return {
    publicKey: vapid.publicKey,
    read(given) {
      const { endpoint, keys } = (given ?? {}) as { endpoint?: unknown; keys?: Record<string, unknown> };
      const { p256dh, auth } = keys ?? {};
      if (
        typeof endpoint !== 'string' ||
        typeof p256dh !== 'string' ||
        typeof auth !== 'string' ||
        endpoint.length > LONGEST ||
        p256dh.length > 100 ||
        auth.length > 40 ||
        !isService(endpoint) ||
        !isRecipient({ p256dh, auth })
      )
        throw new Problem('This browser cannot be written to.');
      return { endpoint, p256dh, auth };
    },
    async send(to, message) {
      if (!isService(to.endpoint)) return false;
      const answer = await fetch(to.endpoint, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
        headers: {
          authorization: vapid.authorization(to.endpoint),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(A_DAY),
          urgency: 'normal',
        },
        body: new Uint8Array(encrypted(JSON.stringify(message), to)),
      });
      await answer.body?.cancel();
      return answer.status !== 404 && answer.status !== 410;
    },
  };
}
