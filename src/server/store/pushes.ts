/** Browsers that want to be told when it is somebody's turn. */
import type pg from 'pg';
import type { Subscription } from '../push/push.ts';

const MOST = 10;

export interface Pushes {
  add(player: string, one: Subscription): Promise<void>;
  remove(player: string, endpoint: string): Promise<void>;
  /** Whom to tell that a seat is asked; nobody who was told already since they were last there. */
  due(match: string, seat: string): Promise<readonly (Subscription & { readonly title: string })[]>;
  gone(endpoint: string): Promise<void>;
}

export function openPushes(pool: pg.Pool): Pushes {
  return {
    async add(player, { endpoint, p256dh, auth }) {
      await pool.query(
        `insert into pushes (player, endpoint, p256dh, auth) values ($1, $2, $3, $4)
         on conflict (endpoint) do update set player = $1, p256dh = $3, auth = $4`,
        [player, endpoint, p256dh, auth],
      );
      await pool.query(
        `delete from pushes where player = $1 and endpoint not in
         (select endpoint from pushes where player = $1 order by at desc limit ${MOST})`,
        [player],
      );
    },
    async remove(player, endpoint) {
      await pool.query('delete from pushes where player = $1 and endpoint = $2', [player, endpoint]);
    },
    async due(match, seat) {
      const { rows } = await pool.query<Subscription & { title: string }>(
        `with told as (update seats set told = clock_timestamp() where match = $1 and seat = $2
           and told is null returning match, seat, player),
         who as (select player from told union select s.player from told join sharers s using (match, seat))
         select endpoint, p256dh, auth, m.title from who join pushes using (player), matches m where m.id = $1`,
        [match, seat],
      );
      return rows;
    },
    async gone(endpoint) {
      await pool.query('delete from pushes where endpoint = $1', [endpoint]);
    },
  };
}
