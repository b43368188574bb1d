/** What belongs together is written together, and every server hears of it. */
import type pg from 'pg';
import { CHANNEL } from './turns.ts';

/** All of it or nothing. */
export async function transaction(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<unknown>,
): Promise<void> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    client.release(isBroken);
  }
}

export const tell = (client: pg.PoolClient, match: string) =>
  client.query('select pg_notify($1, $2)', [CHANNEL, match]);

/** Changes something of a match and tells every server. */
export const change = (pool: pg.Pool, match: string, work: (client: pg.PoolClient) => Promise<unknown>) =>
  transaction(pool, async (client) => {
    await work(client);
    await tell(client, match);
  });
