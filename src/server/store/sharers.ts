/** Those who share somebody's seat. */
import type pg from 'pg';
import { Problem, type Seat } from '../../kernel/contract.ts';
import { CHANNEL } from './turns.ts';

const MOST = 7;

export interface Sharers {
  add(match: string, seat: Seat, player: string): Promise<void>;
}

export function openSharers(pool: pg.Pool): Sharers {
  return {
    async add(match, seat, player) {
      const { rowCount } = await pool.query(
        `with added as (insert into sharers (match, seat, player) select $1, $2, $3
           where (select count(*) from sharers where match = $1 and seat = $2) < ${MOST}
           on conflict (match, player) do nothing returning match)
         select pg_notify($4, match) from added`,
        [match, seat, player, CHANNEL],
      );
      if (rowCount === 0) throw new Problem('This side has as many players as it can.');
    },
  };
}
