/** Somebody at a far browser, without the browser: keeps a cookie and nonces, comes again whenever the line breaks, and notes what was acknowledged. */
import { WebSocket } from 'ws';
import { rulesets } from '../../games/rulesets.ts';
import type { Random } from '../../kernel/contract.ts';
import { farTable, type TableNews } from '../../kernel/far-table.ts';
import type { RemoteSitting } from '../../kernel/remote-sitting.ts';
import { sharing } from '../online/sharing.ts';

/** An answer as it was sent; whether it came to pass is known only when it was acknowledged. */
export interface Sent {
  readonly text: string;
  readonly acked: boolean;
}

export interface Player {
  readonly cookie: string;
  readonly sent: readonly Sent[];
  news(): TableNews | null;
  sitting(): RemoteSitting | null;
  /** Asks the server until it answers. */
  ask<T>(method: string, path: string, body?: object): Promise<T>;
  text(path: string): Promise<string>;
  sit(match: string): void;
  /** Resolves when it is so. */
  until(is: () => boolean): Promise<void>;
  /** Answers whatever is asked; false when nothing is. */
  answer(random: Random): Promise<boolean>;
  concede(): Promise<void>;
  leave(): void;
}

const AGAIN = 60;

/** `url`: asked anew for every connection, since a server may come back elsewhere. `address`: by which the server knows it apart from others. */
export function chaosPlayer(name: string, url: () => string, address: string): Player {
  let cookie = '';
  let socket: WebSocket | null = null;
  let news: TableNews | null = null;
  let sitting: RemoteSitting | null = null;
  let gone = false;
  const sent: Sent[] = [];
  const waits = new Set<() => void>();
  const wake = () => {
    for (const wait of [...waits]) wait();
  };
  const table = farTable({
    load: async (id) => sharing(await rulesets.load(id)), // many players in one process: one table of sight for all
    nonce: (match) => Buffer.from(`${name} at ${match}`.padEnd(32)).toString('hex'),
    news(told) {
      news = told;
    },
    seated(made) {
      sitting = made;
      made.subscribe(wake);
      wake();
    },
  });
  const until = (is: () => boolean): Promise<void> =>
    new Promise((done) => {
      const look = () => {
        if (!is()) return;
        waits.delete(look);
        done();
      };
      waits.add(look);
      look();
    });

  function connect(match: string): void {
    if (gone) return;
    const headers = { cookie, 'x-forwarded-for': address };
    const line = new WebSocket(`${url().replace('http', 'ws')}api/matches/${match}/sit`, { headers });
    socket = line;
    line.on('open', () => table.connected((bytes) => line.readyState === line.OPEN && line.send(bytes)));
    line.on('message', (data: Buffer) => {
      if (socket !== line) return;
      table.receive(new Uint8Array(data));
      wake();
    });
    line.on('error', () => undefined);
    line.on('close', () => setTimeout(() => connect(match), AGAIN));
  }

  async function fetched(method: string, path: string, body?: object): Promise<Response> {
    for (;;) {
      try {
        const json = body ? { 'content-type': 'application/json' } : undefined;
        const answer = await fetch(new URL(path, url()), {
          method,
          headers: { cookie, 'x-forwarded-for': address, ...json },
          ...(body && { body: JSON.stringify(body) }),
        });
        const given = answer.headers.get('set-cookie');
        if (given) cookie = given.split(';')[0];
        if (answer.status < 500 && answer.status !== 429) return answer;
        await answer.text();
      } catch {
        // Nobody is there: somebody will be.
      }
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }

  return {
    get cookie() {
      return cookie;
    },
    sent,
    news: () => news,
    sitting: () => sitting,
    ask: async <T>(method: string, path: string, body?: object) =>
      (await (await fetched(method, path, body)).json()) as T,
    text: async (path) => (await fetched('GET', path)).text(),
    sit: connect,
    until,
    async answer(random) {
      const asked = sitting?.decisions()[0];
      if (!sitting || !asked) return false;
      const legal = sitting.actions();
      const action = legal[random.below(legal.length)];
      const text = sitting.print(action);
      const refusal = await new Promise<{ rule: string } | null>((done) =>
        sitting!.answer(asked.id, { action }, done),
      );
      // What broke off may have been done all the same; what was refused was not.
      if (refusal === null || refusal.rule === 'KERNEL-WIRE') sent.push({ text, acked: refusal === null });
      return refusal === null;
    },
    async concede() {
      while (sitting && !sitting.outcome()) {
        await new Promise((done) => sitting!.concede(done));
        if (!sitting.outcome()) await new Promise((done) => setTimeout(done, AGAIN));
      }
    },
    leave() {
      gone = true;
      socket?.terminate();
    },
  };
}
