/** How the server is to run: what the command line says, else what the environment does. */
import { parseArgs } from 'node:util';

export interface Options {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly database: string | undefined;
  readonly proxied: boolean;
  readonly metrics: boolean;
}

export const USAGE = `Usage: auspex serve [--port N] [--host H] [--data FOLDER] [--database-url URL] [--proxy] [--metrics]`;

export const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  'database-url': { type: 'string' },
  proxy: { type: 'boolean' },
  metrics: { type: 'boolean' },
} as const;

/** Throws an `Error` with a sentence for whoever called it. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Options {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const given = values.port ?? env.PORT ?? '4000';
  const port = Number(given);
  if (given.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`The port must be a number from 0 to 65535, not '${given}'.`);
  return {
    port,
    host: values.host ?? env.HOST ?? '127.0.0.1',
    data: values.data ?? env.AUSPEX_DATA ?? 'data',
    database: values['database-url'] ?? env.DATABASE_URL,
    proxied: values.proxy ?? env.AUSPEX_PROXY === '1',
    metrics: values.metrics ?? env.AUSPEX_METRICS === '1',
  };
}
