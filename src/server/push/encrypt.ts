/** A message that only one browser can read: RFC 8291 (Web Push) in the coding of RFC 8188 (aes128gcm). */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
/** Of the key of a point on the curve, uncompressed; of a secret that goes with it. */
const POINT = 65;
const SECRET = 16;
/** Every message is padded to this: its size tells nothing. */
const PADDED = 512;
const RECORD = 4096;

/** What a browser gives out to be written to. */
export interface Recipient {
  /** Base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

export function isRecipient({ p256dh, auth }: Recipient): boolean {
  const key = Buffer.from(p256dh, 'base64url');
  return key.length === POINT && key[0] === 4 && Buffer.from(auth, 'base64url').length === SECRET;
}

/** `salt` and `own` are drawn anew for each message, but in tests. */
export function encrypted(
  text: string,
  { p256dh, auth }: Recipient,
  salt: Buffer = randomBytes(16),
  own?: Buffer,
  padded: number = PADDED,
): Buffer {
  const ecdh = createECDH(CURVE);
  if (own) ecdh.setPrivateKey(own);
  else ecdh.generateKeys();
  const theirs = Buffer.from(p256dh, 'base64url');
  const mine = ecdh.getPublicKey();
  const shared = ecdh.computeSecret(theirs);
  const derive = (key: Buffer, salted: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salted, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, mine]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const plain = Buffer.concat([Buffer.from(text), Buffer.from([2])]); // 2 ends the last record
  const filled = Buffer.concat([plain, Buffer.alloc(Math.max(0, padded - plain.length))]);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(filled), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return Buffer.concat([salt, size, Buffer.from([mine.length]), mine, sealed]);
}
