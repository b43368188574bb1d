/** The server: the page, its assets, matches between people elsewhere, and a sign of life. */
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { NO_MACHINE } from './machine/machine.ts';
import { registerMetrics } from './metrics.ts';
import { USUAL } from './online/pace.ts';
import { registerOnline } from './online/routes.ts';
import { NO_PUSH } from './push/push.ts';
import type { StoreState } from './store/store.ts';

/** No inline code, no eval, nothing from elsewhere. Styles may be set on elements, as SVG and React do. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

const MALFORMED = 'This address cannot be read.';

/** Of what is not told otherwise. */
const LONGEST_BODY = 1024;

const YEAR = 365 * 24 * 60 * 60;

/** Answers what is not even a request. */
function answerNonsense(_error: Error, socket: Socket): void {
  if (socket.destroyed || !socket.writable) return;
  const body = JSON.stringify({ error: 'This is not a request.' });
  const head = {
    ...HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    connection: 'close',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

const NOBODY: StoreState = { missing: 'This server keeps no matches.' };

/** Serves the page in `web`; the build has put compressed files beside the large ones. `proxied`: who asks, and how, is told by a proxy in front. `metrics`: figures are given out. */
export function buildServer(
  web: string,
  online: () => StoreState = () => NOBODY,
  { proxied = false, metrics = false, machine = NO_MACHINE, pace = USUAL, push = NO_PUSH } = {},
): FastifyInstance {
  const app = fastify({
    logger: false,
    trustProxy: proxied,
    forceCloseConnections: true,
    bodyLimit: LONGEST_BODY,
    // An address that cannot be read, and a request that is not HTTP, never come to the hook below.
    frameworkErrors: (_error, _request, reply) => {
      (reply as FastifyReply).code(400).headers(HEADERS).send({ error: MALFORMED });
    },
    clientErrorHandler: answerNonsense,
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  const tally = { lines: 0, messages: 0, thrownOut: 0 };
  if (metrics) registerMetrics(app, tally);
  app.get('/health', async () => {
    const kept = online();
    return { ok: true, matches: 'missing' in kept ? kept.missing : 'kept' };
  });
  registerOnline(app, online, tally, { machine, pace, push });
  if (existsSync(join(web, 'index.html'))) {
    app.register(staticFiles, {
      root: web,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        // What vite puts into assets/ carries its hash in its name and never changes.
        const hashed = path.startsWith(join(web, 'assets'));
        reply.setHeader('vary', 'accept-encoding');
        reply.setHeader('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
    app.setNotFoundHandler((request, reply) => {
      const isPage = request.method === 'GET' && !/\.\w+$/.test(request.url.split('?')[0]);
      if (isPage) return reply.sendFile('index.html');
      return reply.code(404).send({ error: 'There is nothing here.' });
    });
  } else {
    app.get('/', async (_request, reply) =>
      reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send("The page has not been built: run 'npm run build'.\n"),
    );
  }
  return app;
}
