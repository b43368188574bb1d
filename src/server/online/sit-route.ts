/** The line of somebody who sits down at a match. */
import type { FastifyInstance } from 'fastify';
import { isStill } from '../../kernel/far-table.ts';
import type { Tally } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import { type Asking, isOwnPage } from './asking.ts';
import { readId } from './names.ts';
import { patienceWith } from './patience.ts';
import type { Tables } from './tables.ts';
import { watched } from './watched.ts';

/** Messages that a connection may send at once, and how many more each second. */
const BURST = 200;
const RATE = 50;
/** Connections that one address may hold: a household, or a club behind one line. */
const LINES = 60;
const NEWLINE = 10;
/** How often a line is asked whether anybody is at its other end. */
const PULSE = 20_000;

export function registerSit(
  api: FastifyInstance,
  now: () => Promise<{ readonly store: Store; readonly tables: Tables }>,
  player: Asking['player'],
  tally: Tally,
): void {
  const lines = new Map<string, number>();
  api.get<{ Params: { id: string } }>(
    '/api/matches/:id/sit',
    { websocket: true },
    async (socket, request) => {
      if (!isOwnPage(request)) return socket.close(1008, 'Not from this page.');
      const { ip } = request;
      const held = lines.get(ip) ?? 0;
      if (held >= LINES) return socket.close(1008, 'Too many connections.');
      lines.set(ip, held + 1);
      socket.on('close', () => {
        const left = lines.get(ip)! - 1;
        if (left > 0) lines.set(ip, left);
        else lines.delete(ip);
      });
      const patience = patienceWith(BURST, RATE);
      const thrownOut = (why: string) => {
        tally.thrownOut++;
        socket.close(1008, why);
      };
      tally.lines++;
      socket.on('close', () => tally.lines--);
      const line = watched(socket, PULSE);
      let early: Uint8Array[] | null = [];
      let at: { take(bytes: Uint8Array): void; leave(): void } | null = null;
      socket.on('message', (data: Buffer) => {
        tally.messages++;
        if (!patience('')) return thrownOut('Too fast.');
        const bytes = new Uint8Array(data);
        // Browsers send whole lines: nothing is put by for somebody who never ends one.
        if (bytes.at(-1) !== NEWLINE) return thrownOut('That message cannot be read.');
        if (isStill(bytes)) line.send(bytes);
        else if (early) early.push(bytes);
        else at?.take(bytes);
      });
      socket.on('close', () => at?.leave());
      socket.on('error', () => socket.close());
      try {
        const { store, tables } = await now();
        const me = await player(store, request);
        const id = readId(request.params.id);
        at = await tables.join(id, { player: me, send: line.send, close: () => socket.close(1012) });
      } catch {
        return socket.close(1013, 'Come again later.');
      }
      if (!at) return socket.close(4404, 'There is no such match. It may have been called off.');
      if (socket.readyState !== socket.OPEN) return at.leave();
      for (const bytes of early) at.take(bytes);
      early = null;
    },
  );
}
