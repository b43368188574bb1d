/** Blocking somebody, and telling the host about them. */
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../kernel/contract.ts';
import type { MatchRow } from '../store/rows.ts';
import type { Asking } from './asking.ts';
import { readText } from './names.ts';
import { seatOf } from './room.ts';

const LONGEST_REPORT = 500;

export function registerAway(api: FastifyInstance, { opened, known, seated }: Asking): void {
  api.get('/api/me/blocked', async (request) => {
    const store = opened();
    return { blocked: await store.away.blocked(await known(store, request)) };
  });

  api.delete<{ Params: { n: string } }>('/api/me/blocked/:n', async (request) => {
    const store = opened();
    const n = Number(request.params.n);
    if (!Number.isInteger(n) || n < 0 || n > 0x7fff_ffff)
      throw new Problem('There is nobody of that number.');
    await store.away.unblock(await known(store, request), n);
    return {};
  });

  api.post('/api/matches/:id/block', async (request) => {
    const store = opened();
    const me = await known(store, request);
    await store.away.block(me, othersOf(await seated(store, request), me));
    return {};
  });

  api.post('/api/matches/:id/report', async (request) => {
    const store = opened();
    const me = await known(store, request);
    const { id } = await seated(store, request);
    const given = (request.body as { text?: unknown } | null)?.text;
    const text = readText(given, LONGEST_REPORT + 1);
    if (text === '' || text.length > LONGEST_REPORT)
      throw new Problem(`Say what happened, in at most ${LONGEST_REPORT} letters.`);
    await store.away.report(id, me, text);
    console.error(`Somebody was reported at match ${id}.`);
    return {};
  });
}

/** The players of a match beside this one, and those who share its seat. */
export function othersOf(row: MatchRow, me: string): string[] {
  const own = seatOf(row, me);
  const away = row.seats.filter(({ seat, player }) => seat !== own && player !== null);
  return away.flatMap(({ player, others }) => [player!, ...others.map((one) => one.player)]);
}
