import { OPTIONS, USAGE } from '../../server/options.ts';
import { type Command, readArgs, WRONG } from '../command.ts';

export const serveCommand: Command = {
  name: 'serve',
  summary: 'serve the page, and matches between people elsewhere',
  help: `${USAGE}

Builds what changed where the tools for it are installed, serves it, and prints one address. docs/operations.md tells how to host it.

  --port N            where it listens (default 4000, or PORT); the next free one when it is taken
  --host H            default 127.0.0.1, or HOST: this machine only
  --data FOLDER       of the PostgreSQL that comes along (default data, or AUSPEX_DATA)
  --database-url URL  a PostgreSQL of your own instead (or DATABASE_URL)
  --proxy             a proxy in front tells who asks (or AUSPEX_PROXY=1)
  --metrics           GET /metrics gives figures for Prometheus (or AUSPEX_METRICS=1)

Example:
  auspex serve --port 8080 --host 0.0.0.0 --data /var/lib/auspex`,
  run(args, io) {
    readArgs(args, OPTIONS);
    io.err('auspex: the server is started by bin/auspex.mjs.');
    return WRONG;
  },
};
