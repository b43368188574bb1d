import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { encrypted } from './encrypt.ts';
import { NO_PUSH, pushOf } from './push.ts';
import { newKey, vapidOf } from './vapid.ts';

const SUBJECT = 'mailto:host@example.org';

/** A browser that has subscribed. */
function subscriber() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
    /** RFC 8291, from the other end. */
    read(body: Buffer): string {
      const [salt, from] = [body.subarray(0, 16), body.subarray(21, 21 + body[20])];
      const sealed = body.subarray(21 + body[20]);
      const derive = (key: Buffer, salted: Buffer, info: Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', key, salted, info, length));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), from]);
      const secret = derive(ecdh.computeSecret(from), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const open = createDecipheriv('aes-128-gcm', key, nonce);
      open.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    },
  };
}

test('the example of RFC 8291 comes out byte for byte', () => {
  const to = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const own = Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const sent = encrypted('When I grow up, I want to be a watermelon', to, salt, own, 0);
  expect(sent.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('a push service gets a message it cannot read, always of one size, signed by the host', async () => {
  const got: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
  let status = 201;
  const service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      got.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  const vapid = vapidOf(newKey(), SUBJECT);
  const push = pushOf(vapid, [host]);
  const browser = subscriber();
  const to = push.read({ endpoint: `http://${host}/send/1`, keys: browser.keys });
  expect(await push.send(to, { match: 'abc', title: 'First Drill' })).toBe(true);
  expect(await push.send(to, { match: 'abc', title: 'x'.repeat(80) })).toBe(true);
  expect(browser.read(got[0].body)).toBe('{"match":"abc","title":"First Drill"}');
  expect(got[0].body.length).toBe(got[1].body.length);
  expect(got[0].body.toString('latin1')).not.toContain('Drill');
  expect(got[0].headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(got[0].headers.authorization!)!;
  const [head, claims, signed] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const text = Buffer.from(`${head}.${claims}`);
  const seal = Buffer.from(signed, 'base64url');
  expect(verify('sha256', text, { key: jwk, dsaEncoding: 'ieee-p1363' }, seal)).toBe(true);
  expect(key).toBe(push.publicKey);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: `http://${host}`,
    sub: SUBJECT,
  });
  status = 410;
  expect(await push.send(to, {})).toBe(false);
  service.close();
});

test('a server writes to push services and nowhere else', async () => {
  const push = pushOf(vapidOf(newKey(), SUBJECT));
  const { keys } = subscriber();
  const fine = 'https://fcm.googleapis.com/fcm/send/abc';
  expect(push.read({ endpoint: fine, keys })).toMatchObject({ endpoint: fine });
  for (const endpoint of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/',
    'https://fcm.googleapis.com.example.org/',
    'https://user@fcm.googleapis.com/',
    'http://127.0.0.1/health',
    'http://169.254.169.254/latest',
    'file:///etc/passwd',
    'nonsense',
    `https://fcm.googleapis.com/${'x'.repeat(600)}`,
  ])
    expect(() => push.read({ endpoint, keys }), endpoint).toThrow('cannot be written to');
  for (const bad of [null, {}, { endpoint: fine }, { endpoint: fine, keys: { ...keys, auth: 'short' } }])
    expect(() => push.read(bad)).toThrow('cannot be written to');
  expect(() => NO_PUSH.read({ endpoint: fine, keys })).toThrow();
  expect(await push.send({ endpoint: 'http://127.0.0.1:1/', ...keys }, {})).toBe(false);
});
