/** Whom somebody will have nothing to do with, and what they told the host about them. */
import type pg from 'pg';

export interface Away {
  /** From now on neither comes to the other's tables, nor does the first hear the other. */
  block(player: string, others: readonly string[]): Promise<void>;
  /** Under numbers of one's own: nobody learns who somebody is. */
  blocked(player: string): Promise<readonly { readonly n: number; readonly name: string }[]>;
  unblock(player: string, n: number): Promise<void>;
  /** Whether one of these has blocked the player, or the player one of them. */
  isApart(player: string, others: readonly string[]): Promise<boolean>;
  /** Everybody who is apart from the player. */
  apartFrom(player: string): Promise<ReadonlySet<string>>;
  /** For the host to read; the last word of somebody about a match counts. */
  report(match: string, player: string, text: string): Promise<void>;
}

export function openAway(pool: pg.Pool): Away {
  async function apartFrom(player: string): Promise<ReadonlySet<string>> {
    const { rows } = await pool.query<{ other: string }>(
      'select other from blocks where player = $1 union select player from blocks where other = $1',
      [player],
    );
    return new Set(rows.map(({ other }) => other));
  }
  return {
    async block(player, others) {
      await pool.query(
        'insert into blocks (player, other) select $1, other from unnest($2::text[]) other on conflict do nothing',
        [player, others],
      );
    },
    async blocked(player) {
      const { rows } = await pool.query<{ n: number; name: string }>(
        'select n, name from blocks join players on players.id = other where player = $1 order by n',
        [player],
      );
      return rows;
    },
    async unblock(player, n) {
      await pool.query('delete from blocks where player = $1 and n = $2', [player, n]);
    },
    async isApart(player, others) {
      const apart = await apartFrom(player);
      return others.some((other) => apart.has(other));
    },
    apartFrom,
    async report(match, player, text) {
      await pool.query(
        `insert into reports (match, player, text) values ($1, $2, $3)
         on conflict (match, player) do update set text = excluded.text, at = now()`,
        [match, player, text],
      );
    },
  };
}
