/** The server: the page, its assets, and a sign of life. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

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

const YEAR = 365 * 24 * 60 * 60;

/** Serves the page in `web`; the build has put compressed files beside the large ones. */
export function buildServer(web: string): FastifyInstance {
  const app = fastify({ logger: false, forceCloseConnections: true });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  app.get('/health', async () => ({ ok: true }));
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
