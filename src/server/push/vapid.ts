/** Who writes to a push service: RFC 8292 (VAPID), a token signed by the host's own key. */
import { createECDH, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

const HALF_A_DAY = 12 * 3600;

export interface Vapid {
  /** Base64url, as browsers want it. */
  readonly publicKey: string;
  /** The header that goes with a message to an endpoint. */
  authorization(endpoint: string): string;
}

/** A new key for a host, base64url. */
export function newKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  return privateKey.export({ format: 'jwk' }).d!;
}

/** `subject`: where a push service complains, `mailto:` or `https:`. A key that is none is an `Error`. */
export function vapidOf(privateKey: string, subject: string, now: () => number = Date.now): Vapid {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const point = ecdh.getPublicKey();
  const key = keyOf(privateKey, point);
  return {
    publicKey: point.toString('base64url'),
    authorization(endpoint) {
      const claims = {
        aud: new URL(endpoint).origin,
        exp: Math.floor(now() / 1000) + HALF_A_DAY,
        sub: subject,
      };
      const text = [{ typ: 'JWT', alg: 'ES256' }, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      const signed = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${text}.${signed.toString('base64url')}, k=${point.toString('base64url')}`;
    },
  };
}

function keyOf(d: string, point: Buffer): KeyObject {
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d, x, y }, format: 'jwk' });
}
