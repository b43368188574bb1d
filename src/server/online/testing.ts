/** For tests of play at a distance: two servers on one database, and browsers without a screen. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { parse } from 'yaml';
import { rulesets } from '../../games/rulesets.ts';
import { farTable, type TableNews } from '../../kernel/far-table.ts';
import type { randomFrom } from '../../kernel/random.ts';
import type { RemoteSitting } from '../../kernel/remote-sitting.ts';
import { buildServer } from '../app.ts';
import { listen } from '../listen.ts';
import answer from '../machine/thinker.ts';
import { NO_PUSH, type Push } from '../push/push.ts';
import { type Keeping, keepMatches } from '../store/keep.ts';
import { type Postgres, startPostgres } from '../store/postgres.ts';
import { AT_ONCE } from './pace.ts';

export const mission = parse(readFileSync('missions/hulk-revised/first-drill.yaml', 'utf8')) as unknown;

interface Node {
  readonly app: FastifyInstance;
  readonly keeping: Keeping;
  readonly url: string;
}

export const nodes: Node[] = [];
let folder = '';
let database: Postgres;

export const databaseUrl = (): string => database.url;

export async function node(push: Push = NO_PUSH, url: string = database.url): Promise<Node> {
  const keeping = keepMatches({ url: url === '' ? undefined : url, folder });
  await keeping.ready;
  const machine = { answer, close: async () => undefined };
  const app = buildServer('nowhere', keeping.state, { machine, pace: AT_ONCE, push });
  return { app, keeping, url: await listen(app, '127.0.0.1', 0) };
}

export async function fell({ app, keeping }: Node): Promise<void> {
  await app.close();
  await keeping.stop();
}

export async function open(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'auspex-data-'));
  database = await startPostgres(folder);
  nodes.splice(0, nodes.length, await node(), await node());
}

/** One server, with the database that comes with the packages. */
export async function openAlone(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'auspex-data-'));
  const alone = await node(NO_PUSH, '');
  nodes.splice(0, nodes.length, alone, alone);
}

export async function closeAlone(): Promise<void> {
  await fell(nodes[0]);
  rmSync(folder, { recursive: true });
}

export async function close(): Promise<void> {
  for (const one of nodes) await fell(one);
  await database.stop();
  rmSync(folder, { recursive: true });
}

/** A browser: it keeps its cookie and its nonces, and speaks to one server at a time. */
export function browser(name: string) {
  let cookie = '';
  let at = nodes[0];
  let socket: WebSocket | null = null;
  const seen: Uint8Array[] = [];
  const waits = new Set<() => void>();
  const state = { news: null as TableNews | null, sitting: null as RemoteSitting | null };
  const table = farTable({
    load: rulesets.load,
    nonce: (match) => Buffer.from(`${name} at ${match} of 16+`.padEnd(32)).toString('hex'),
    news(news) {
      state.news = news;
    },
    seated(sitting) {
      state.sitting = sitting;
    },
  });
  const woken = () => {
    for (const wait of [...waits]) wait();
  };
  function lineTo(id: string, said: string | Buffer): WebSocket {
    const line = new WebSocket(`${at.url.replace('http', 'ws')}api/matches/${id}/sit`, {
      headers: { cookie },
    });
    line.on('open', () => line.send(said));
    line.on('error', () => undefined);
    return line;
  }

  const self = {
    state,
    seen,
    say: table.say,
    use(one: Node) {
      at = one;
    },
    async ask(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object, headers = {}) {
      const answer = await at.app.inject({ method, url: path, payload, headers: { cookie, ...headers } });
      const given = answer.headers['set-cookie'];
      if (given) cookie = String(given).split(';')[0];
      return {
        code: answer.statusCode,
        text: answer.body,
        body: () => answer.json() as Record<string, unknown>,
      };
    },
    sit(id: string) {
      const line = new WebSocket(`${at.url.replace('http', 'ws')}api/matches/${id}/sit`, {
        headers: { cookie },
      });
      socket = line;
      line.on('open', () => table.connected((bytes) => line.readyState === line.OPEN && line.send(bytes)));
      line.on('message', (data: Buffer) => {
        if (socket !== line) return;
        seen.push(new Uint8Array(data));
        table.receive(new Uint8Array(data));
        woken();
        setTimeout(woken);
      });
      line.on('error', () => undefined);
      // Sent away to come again, as a browser does.
      line.on('close', (code) => code === 1012 && socket === line && self.sit(id));
    },
    leave: () => socket?.terminate(),
    /** How the line is ended by the server. */
    ended: (): Promise<number> => new Promise((done) => socket!.on('close', done)),
    /** Says something of one's own on a new line; how it was ended. */
    shout: (id: string, text: string): Promise<number> =>
      new Promise((done) => void lineTo(id, text).on('close', done)),
    /** The same, and does not wait for anything. */
    cry: (id: string, text: string): void => void lineTo(id, text),
    /** What is said back that is what was said. */
    answerTo: (id: string, bytes: Buffer): Promise<Uint8Array> =>
      new Promise((done) => {
        const line = lineTo(id, bytes);
        line.on('message', (data: Buffer) => {
          if (!data.equals(bytes)) return;
          line.terminate();
          done(data);
        });
      }),
    until: (is: () => boolean): Promise<void> =>
      new Promise((done) => {
        const look = () => is() && waits.delete(look) && done();
        waits.add(look);
        look();
      }),
  };
  return self;
}

export type Browser = ReturnType<typeof browser>;

export async function begun(names: [string, string], more = {}): Promise<[string, Browser, Browser]> {
  const [first, second] = names.map(browser);
  await first.ask('PUT', '/api/me', { name: names[0] });
  await second.ask('PUT', '/api/me', { name: names[1] });
  const { id } = (
    await first.ask('POST', '/api/matches', {
      ruleset: 'hulk-revised',
      setup: { mission },
      seat: 'marine',
      title: 'First Drill',
      ...more,
    })
  ).body();
  second.use(nodes[1]);
  first.sit(String(id));
  await first.until(() => first.state.news?.seats[0].promised === true);
  expect((await second.ask('POST', `/api/matches/${id}/join`)).code).toBe(200);
  second.sit(String(id));
  await Promise.all([first, second].map((one) => one.until(() => one.state.sitting !== null)));
  return [String(id), first, second];
}

/** Answers whatever a seat is asked, by chance, and waits until both have heard of it. */
export async function playOn(
  both: readonly Browser[],
  chance: ReturnType<typeof randomFrom>,
  most: number,
): Promise<number> {
  for (let n = 0; n < most; n++) {
    if (both[0].state.sitting!.outcome()) return n;
    const isAsked = ({ state }: Browser) => state.sitting!.decisions().length > 0;
    const isOver = ({ state }: Browser) => state.sitting!.outcome() !== null;
    await Promise.race(both.map((one) => one.until(() => isAsked(one) || isOver(one))));
    const asked = both.find(isAsked);
    if (!asked) return n;
    const sitting = asked.state.sitting!;
    const legal = sitting.actions();
    const stood = sitting.told().length;
    const refusal = await new Promise((done) =>
      sitting.answer(sitting.decisions()[0].id, { action: legal[chance.below(legal.length)] }, done),
    );
    expect(refusal).toBeNull();
    await asked.until(() => sitting.told().length > stood);
  }
  return most;
}
