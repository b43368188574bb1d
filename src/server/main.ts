import { join } from 'node:path';
import { buildServer } from './app.ts';
import { listen } from './listen.ts';
import { machineOf } from './machine/machine.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { NO_PUSH, pushOf } from './push/push.ts';
import { newKey, vapidOf } from './push/vapid.ts';
import { keepMatches } from './store/keep.ts';

function optionsGiven(): Options {
  try {
    // Called by itself, or by way of `auspex serve`.
    const args = process.argv.slice(2);
    return readOptions(args[0] === 'serve' ? args.slice(1) : args, process.env);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    process.exit(2);
  }
}

const { port, host, data, database, proxied, metrics, push, makesKey } = optionsGiven();
if (makesKey) {
  console.log(`AUSPEX_PUSH_KEY=${newKey()}`);
  process.exit(0);
}
// The bundle lies in dist/, beside the page.
const keeping = keepMatches({ url: database, folder: data });
const app = buildServer(join(import.meta.dirname, 'web'), keeping.state, {
  proxied,
  metrics,
  push: push ? pushOf(vapidOf(push.key, push.subject)) : NO_PUSH,
  machine: machineOf(join(import.meta.dirname, 'thinker.js')),
});
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
