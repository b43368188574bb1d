/** How the server is to run: what the command line says, else what the environment does. */
import { parseArgs } from 'node:util';

export interface Options {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly database: string | undefined;
  readonly proxied: boolean;
  readonly metrics: boolean;
  /** The key by which push services know this host, and where they complain. */
  readonly push: { readonly key: string; readonly subject: string } | null;
  /** Only to make a key. */
  readonly makesKey: boolean;
}

export const USAGE = `Usage: auspex serve [--port N] [--host H] [--data FOLDER] [--database-url URL] [--proxy] [--metrics] [--make-push-key]`;

export const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  'database-url': { type: 'string' },
  proxy: { type: 'boolean' },
  metrics: { type: 'boolean' },
  'make-push-key': { type: 'boolean' },
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
    push: readPush(env.AUSPEX_PUSH_KEY, env.AUSPEX_PUSH_SUBJECT),
    makesKey: values['make-push-key'] ?? false,
  };
}

function readPush(key: string | undefined, subject = ''): Options['push'] {
  if (!key) return null;
  if (!/^[\w-]{43}$/.test(key)) throw new Error('AUSPEX_PUSH_KEY is made by --make-push-key.');
  if (!/^(mailto:|https:\/\/)./.test(subject))
    throw new Error('AUSPEX_PUSH_SUBJECT says where a push service complains: mailto:... or https://...');
  return { key, subject };
}
