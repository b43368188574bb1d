import { join } from 'node:path';
import { buildServer } from './app.ts';
import { listen } from './listen.ts';
import { keepMatches } from './store/keep.ts';

const port = Number(process.env.PORT ?? 4000);
const host = process.env.HOST ?? '127.0.0.1';
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a number from 0 to 65535, not '${process.env.PORT}'.`);
  process.exit(2);
}

// The bundle lies in dist/, beside the page.
const keeping = keepMatches({ url: process.env.DATABASE_URL, folder: process.env.AUSPEX_DATA ?? 'data' });
const proxied = process.env.AUSPEX_PROXY === '1';
const app = buildServer(join(import.meta.dirname, 'web'), keeping.state, proxied);
try {
  console.log(await listen(app, host, port));
} catch (error) {
  console.error(
    `The server cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : error}`,
  );
  process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await app.close();
    await keeping.stop();
    process.exit(0);
  });
}
