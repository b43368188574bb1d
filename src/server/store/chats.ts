/** What is said beside a match: among its players, or among those who look on. */
import type pg from 'pg';
import { CHANNEL } from './turns.ts';

interface ChatRow {
  readonly n: number;
  readonly player: string;
  readonly name: string;
  readonly text: string;
}

export type ChatRoom = 'players' | 'spectators';

export interface Chats {
  add(match: string, room: ChatRoom, player: string, text: string): Promise<void>;
  /** The last of what was said after a number, but by those whom the reader has blocked. */
  after(match: string, room: ChatRoom, n: number, reader: string | null): Promise<readonly ChatRow[]>;
}

/** How a notice begins that something was said. */
export const SAID = 'said ';
const LAST_SAID = 100;

export function openChats(pool: pg.Pool): Chats {
  return {
    async add(match, room, player, text) {
      await pool.query(
        `with said as (insert into chats (match, room, player, text) values ($1, $2, $3, $4))
         select pg_notify($5, $6)`,
        [match, room, player, text, CHANNEL, SAID + match],
      );
    },
    async after(match, room, n, reader) {
      const { rows } = await pool.query<ChatRow>(
        `select chats.n, player, name, text from chats join players on players.id = player
         where match = $1 and room = $2 and n > $3
         and player not in (select other from blocks where blocks.player = $4) order by n desc limit ${LAST_SAID}`,
        [match, room, n, reader],
      );
      return rows.reverse();
    },
  };
}
