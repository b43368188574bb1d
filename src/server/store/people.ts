/** Who has a name here, and what brings it to another device. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { tell, transaction } from './changing.ts';

export interface People {
  /** A secret of the host, made once. */
  key(name: string): Promise<string>;
  addPlayer(id: string, name: string): Promise<void>;
  playerName(id: string): Promise<string | null>;
  rename(id: string, name: string): Promise<void>;
  /** The hash of what brings the name to another device. */
  setPhrase(player: string, hash: string): Promise<void>;
  playerBy(phrase: string): Promise<string | null>;
  forget(player: string): Promise<void>;
}

export function openPeople(pool: pg.Pool): People {
  async function one<T extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<T | null> {
    return (await pool.query<T>(text, values)).rows[0] ?? null;
  }
  return {
    async key(name) {
      await pool.query('insert into keys values ($1, $2) on conflict do nothing', [
        name,
        randomBytes(32).toString('hex'),
      ]);
      return (await one<{ value: string }>('select value from keys where name = $1', [name]))!.value;
    },
    async addPlayer(id, name) {
      await pool.query('insert into players (id, name) values ($1, $2)', [id, name]);
    },
    async playerName(id) {
      return (await one<{ name: string }>('select name from players where id = $1', [id]))?.name ?? null;
    },
    async rename(id, name) {
      await pool.query('update players set name = $2 where id = $1', [id, name]);
    },
    async setPhrase(player, hash) {
      await pool.query('update players set phrase = $2 where id = $1', [player, hash]);
    },
    async playerBy(phrase) {
      return (await one<{ id: string }>('select id from players where phrase = $1', [phrase]))?.id ?? null;
    },
    forget: (player) =>
      transaction(pool, async (client) => {
        const { rows } = await client.query<{ match: string }>(
          'select match from seats where player = $1 union select match from sharers where player = $1',
          [player],
        );
        await client.query('delete from matches where id in (select match from seats where player = $1)', [
          player,
        ]);
        await client.query('delete from players where id = $1', [player]);
        for (const { match } of rows) await tell(client, match);
      }),
  };
}
