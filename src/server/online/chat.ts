/** What is said beside a match. Players and those who look on do not hear each other. */
import type { Said } from '../../kernel/far-table.ts';
import type { ChatRoom } from '../store/chats.ts';
import type { Store } from '../store/store.ts';
import { readText } from './names.ts';
import { patienceWith } from './patience.ts';
import type { Line } from './tables.ts';

const LONGEST = 300;
/** Lines that somebody may say at once, and how many more each second. */
const BURST = 5;
const RATE = 0.5;

export interface Chat {
  take(match: string, room: ChatRoom, line: Line, said: unknown): Promise<void>;
  /** Sends what the line has not heard yet. */
  show(match: string, room: ChatRoom, line: Line): Promise<void>;
  leave(line: Line): void;
}

export function openChat(store: Store, say: (line: Line, message: unknown) => void): Chat {
  const heard = new Map<Line, number>();
  const patience = patienceWith(BURST, RATE);
  return {
    /** Who has no name, says nothing or too much is not heard. */
    async take(match, room, { player }, said) {
      const text = textOf(said);
      if (player === null || text === '' || !patience(`${match} ${player}`)) return;
      await store.chats.add(match, room, player, text);
    },
    async show(match, room, line) {
      const before = heard.get(line) ?? 0;
      const rows = await store.chats.after(match, room, before, line.player).catch(() => []);
      if ((heard.get(line) ?? 0) !== before || rows.length === 0) return;
      heard.set(line, rows.at(-1)!.n);
      const chat = rows.map(
        ({ n, player, name, text }): Said => ({ n, name, text, own: player === line.player }),
      );
      say(line, { room: { chat } });
    },
    leave: (line) => void heard.delete(line),
  };
}

function textOf(said: unknown): string {
  return typeof said === 'string' && said.length <= LONGEST ? readText(said, LONGEST) : '';
}
