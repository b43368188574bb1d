import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from './app.ts';
import { listen } from './listen.ts';

let web = '';

beforeAll(() => {
  web = mkdtempSync(join(tmpdir(), 'auspex-web-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Auspex</title>');
  writeFileSync(join(web, 'sw.js'), 'self;');
  writeFileSync(join(web, 'manifest.webmanifest'), '{}');
  writeFileSync(join(web, 'assets/main-abc123.js'), 'export {};');
  writeFileSync(join(web, 'assets/main-abc123.js.br'), 'pretend');
});

afterAll(() => rmSync(web, { recursive: true }));

test('the page is served with a strict policy and is never stale', async () => {
  const app = buildServer(web);
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<title>Auspex</title>');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  expect(answer.headers['content-security-policy']).not.toContain('unsafe-eval');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  await app.close();
});

test('hashed assets are kept for good, compressed for those who can read it', async () => {
  const app = buildServer(web);
  const plain = await app.inject('/assets/main-abc123.js');
  expect(plain.headers['cache-control']).toContain('immutable');
  const small = await app.inject({ url: '/assets/main-abc123.js', headers: { 'accept-encoding': 'br' } });
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.headers.vary).toBe('accept-encoding');
  expect(small.headers['content-type']).toContain('javascript');
  expect(small.headers['cache-control']).toContain('immutable');
  await app.close();
});

test('what an installed page asks for first is never stale', async () => {
  const app = buildServer(web);
  const worker = await app.inject('/sw.js');
  expect(worker.headers['cache-control']).toBe('no-cache');
  expect(worker.headers['content-type']).toContain('javascript');
  const manifest = await app.inject('/manifest.webmanifest');
  expect(manifest.headers['cache-control']).toBe('no-cache');
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
  await app.close();
});

test('paths of the page lead to the page, missing files do not', async () => {
  const app = buildServer(web);
  expect((await app.inject('/play/123')).body).toContain('<title>');
  expect((await app.inject('/assets/gone.js')).statusCode).toBe(404);
  expect((await app.inject('/../package.json')).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
  await app.close();
});

test('every answer carries the policy, whatever was asked', async () => {
  const app = buildServer(web);
  const base = new URL(await listen(app, '127.0.0.1', 0));
  const asked = (text: string) =>
    new Promise<string>((done, fail) => {
      const socket = connect(Number(base.port), '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (part) => {
        answer += part;
      });
      socket.on('close', () => done(answer));
      socket.on('error', fail);
    });
  const get = (path: string, more = '') =>
    `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${more}\r\n`;
  const post = (type: string, body: string) =>
    `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  const cases: [string, number][] = [
    [get('/'), 200],
    [get('/%'), 400],
    [get('/%E0%A4%A'), 400],
    [get('/%c0%ae%c0%ae/package.json'), 400],
    [get('/..%2f..%2fpackage.json'), 404],
    [get('/assets/%00.js'), 400],
    [get(`/${'a'.repeat(5000)}.js`), 404],
    [get('/', `x: ${'a'.repeat(20_000)}\r\n`), 400],
    [get('/assets/main-abc123.js', 'range: bytes=9-1\r\n'), 416],
    ['nonsense\r\n\r\n', 400],
    [post('application/json', '{'), 400],
    [post('application/json', '{"__proto__": {}}'), 400],
    [post('text/plain', 'x'.repeat(1025)), 413],
    [post('image/png', 'x'), 404],
  ];
  for (const [text, code] of cases) {
    const answer = await asked(text);
    const what = text.slice(0, 60);
    expect(answer.split(' ')[1], what).toBe(String(code));
    expect(answer, what).toContain("content-security-policy: default-src 'self'");
    expect(answer, what).toContain('x-content-type-options: nosniff');
    expect(answer, what).not.toContain('node_modules');
  }
  await app.close();
});

test('health answers, with and without a page', async () => {
  const app = buildServer(join(web, 'nowhere'));
  expect((await app.inject('/health')).json()).toEqual({
    ok: true,
    matches: 'This server keeps no matches.',
  });
  expect((await app.inject('/')).statusCode).toBe(503);
  await app.close();
});

test('figures are given out where that was asked for', async () => {
  const shy = buildServer(join(web, 'nowhere'));
  expect((await shy.inject('/metrics')).statusCode).toBe(404);
  await shy.close();
  const app = buildServer(web, undefined, { metrics: true });
  await app.inject('/health');
  const { body, headers } = await app.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('auspex_answers_total{code="2xx"} 1\n');
  expect(body).toMatch(/^auspex_lines 0$/m);
  for (const line of body.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="\w+"\})? \d+)$/);
  await app.close();
});

test('a taken port is passed over for the next free one', async () => {
  const blocker = createServer();
  await new Promise<void>((done) => blocker.listen(0, '127.0.0.1', done));
  const taken = (blocker.address() as { port: number }).port;
  const app = buildServer(web);
  const url = new URL(await listen(app, '127.0.0.1', taken));
  expect(Number(url.port)).toBeGreaterThan(taken);
  expect((await fetch(new URL('/health', url))).status).toBe(200);
  await app.close();
  await new Promise((done) => blocker.close(done));
});
