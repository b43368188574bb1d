/** `npm run load -- --help`: live matches at the built server, and at boardgame.io's, on this machine alone. */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { rulesets } from '../../games/rulesets.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { randomFrom } from '../../kernel/random.ts';
import { load, type Pair } from './load.ts';
import { ourPair } from './ours.ts';
import { peerPair, servePeer } from './peer.ts';
import { cpuBelow, cpuOf, memoryOf } from './spent.ts';

const USAGE = `npm run load -- [matches] [seconds] [milliseconds] [--alone]
  So many live matches (1000), for so long (30), one action of each in so many milliseconds (1000).
  Everything runs on this machine: server, database and players share its processors.
  --alone  not boardgame.io's server afterwards
Of each server it says: actions that came in time, those a second, milliseconds from when an action was due until the
opponent had it (half, all but one in a hundred, the longest), kilobytes of a match at which nobody acts, and
microseconds of processor for each action: the server's, its database's and the players'.`;

const RULESET = 'hulk-revised';
const setup = { mission: parse(readFileSync('missions/hulk-revised/first-contact.yaml', 'utf8')) as unknown };
/** How many sit down at a time. */
const AT_ONCE = 10;

async function stateOfOurs(): Promise<unknown> {
  const ruleset = await rulesets.load(RULESET);
  const game = ruleset.open(ruleset.readSetup(setup));
  return game.start(diceFrom(randomFrom('load'))).state;
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

interface Server {
  readonly pid: number;
  readonly pair: (n: number) => Promise<Pair>;
  stop(): Promise<void>;
}

async function ours(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'auspex-load-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      AUSPEX_DATA: folder,
      AUSPEX_PROXY: '1',
      AUSPEX_METRICS: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = async () =>
    ((await (await fetch(`${url}health`)).json()) as { matches: string }).matches === 'kept';
  while (!(await isReady().catch(() => false))) await later(100);
  return {
    pid: child.pid!,
    pair: (n) => ourPair({ url: () => url, ruleset: RULESET, setup }, n),
    async stop() {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function peer(): Promise<Server> {
  const port = await freePort();
  const child = fork(import.meta.filename, ['--peer', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await new Promise((done) => child.once('message', done));
  const state = await stateOfOurs();
  return {
    pid: child.pid!,
    pair: (n) => peerPair(`http://127.0.0.1:${port}`, state, n),
    stop: () => ended(child),
  };
}

function ended(child: ChildProcess): Promise<void> {
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGTERM');
  return gone;
}

function later(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

async function measure(
  name: string,
  open: () => Promise<Server>,
  [matches, seconds, every]: readonly number[],
): Promise<void> {
  const server = await open();
  const pairs = [await server.pair(0)]; // what is loaded once is not counted for each
  const before = memoryOf(server.pid);
  while (pairs.length < matches)
    pairs.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, matches - pairs.length) }, (_, i) =>
          server.pair(pairs.length + i),
        ),
      )),
    );
  await later(3000);
  const idle = Math.round((memoryOf(server.pid) - before) / Math.max(1, matches - 1));
  const cpu = cpuOf(server.pid);
  const below = cpuBelow(server.pid);
  const own = process.cpuUsage();
  const report = await load(pairs, { every, seconds });
  const used = process.cpuUsage(own);
  const each = (spent: number) => Math.round((spent / report.actions) * 1e6);
  console.log(
    JSON.stringify({
      server: name,
      matches,
      ...report,
      idleKB: idle,
      serverMicros: each(cpuOf(server.pid) - cpu),
      databaseMicros: each(cpuBelow(server.pid) - below),
      playersMicros: each((used.user + used.system) / 1e6),
      machineLoad: loadavg()[0],
    }),
  );
  for (const pair of pairs) pair.leave();
  await server.stop();
}

const [flag, given] = process.argv.slice(2);
if (flag === '--peer') await servePeer(await stateOfOurs(), Number(given));
else {
  const words = process.argv.slice(2).filter((word) => word !== '--alone');
  const numbers = words.map(Number);
  if (!numbers.every((one) => one > 0) || numbers.length > 3) {
    console.log(USAGE);
    process.exit(words.includes('--help') ? 0 : 2);
  }
  const [matches = 1000, seconds = 30, every = 1000] = numbers;
  await measure('auspex', ours, [matches, seconds, every]);
  if (words.length === process.argv.length - 2)
    await measure('boardgame.io', peer, [matches, seconds, every]);
  process.exit(0);
}
