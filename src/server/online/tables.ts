/** The matches that somebody at this server sits at: who is there, how the dice are agreed on, and the room once they are. */
import { interruptions } from '../../games/interruptions.ts';
import { Problem, type Seat } from '../../kernel/contract.ts';
import { ENOUGH, hexLength, nonceCommitment } from '../../kernel/fairness.ts';
import { isAboutTable, type TableNews } from '../../kernel/far-table.ts';
import { readInstructions } from '../../kernel/interruption.ts';
import { textOf } from '../../kernel/wire.ts';
import { listed } from '../../kernel/words.ts';
import type { Machine } from '../machine/machine.ts';
import type { Push } from '../push/push.ts';
import type { ChatRoom } from '../store/chats.ts';
import type { Heard, MatchNews, MatchRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { openChat } from './chat.ts';
import { type Clocks, clockNews } from './clocks.ts';
import type { Pace } from './pace.ts';
import { openRoom, type Room, seatOf, viewerOf } from './room.ts';

/** One browser's connection. */
export interface Line {
  readonly player: string | null;
  send(bytes: Uint8Array): void;
  close(): void;
}

interface Table {
  row: MatchRow;
  /** The database's clock is so much ahead of this server's. */
  readonly ahead: number;
  room: Promise<Room | null> | null;
  readonly lines: Map<Line, { take(bytes: Uint8Array): void; leave(): void } | null>;
  /** Lines that know what never changes. */
  readonly told: Set<Line>;
  /** The reading of its row that is under way, and the one that begins after it. */
  reading: Promise<void>;
  next: Promise<void> | null;
}

export interface Tables {
  /** Null when there is no such match. */
  join(id: string, line: Line): Promise<{ take(bytes: Uint8Array): void; leave(): void } | null>;
  /** Something was written of a match, perhaps by another server. */
  heard(news: Heard): void;
  /** Tells the others who is here, and looks who has gone. */
  stillHere(): Promise<void>;
  /** Keeps every position: the server ends, and another version may go on. */
  keep(): Promise<void>;
  /** Sends everybody away: they come again, to others. */
  close(): void;
  /** Somebody's time may be over. */
  enforce(id: string): Promise<void>;
}

export function phaseOf({ seats, result }: Pick<MatchRow, 'seats' | 'result'>): TableNews['phase'] {
  if (result !== null) return 'over';
  if (seats.some(({ player, promise }) => player === null && promise === null)) return 'open';
  return seats.some(({ nonce }) => nonce === null) ? 'sealing' : 'playing';
}

export interface Means {
  readonly machine: Machine;
  readonly pace: Pace;
  readonly push: Push;
}

export function openTables(store: Store, { machine, pace, push }: Means): Tables {
  const tables = new Map<string, Table>();

  function news({ row, lines, told, ahead }: Table, line: Line): Partial<TableNews> {
    const { id, ruleset, title, setup, commitment, seats, control, clocks, delay, campaign } = row;
    const local = new Set([...lines.keys()].map(({ player }) => seatOf(row, player)));
    const first = told.has(line)
      ? {}
      : {
          id,
          ruleset,
          title,
          setup,
          commitment,
          control,
          delay,
          ...(campaign && seatOf(row, line.player) !== null ? { campaign } : {}),
        };
    told.add(line);
    return {
      ...first,
      you: viewerOf(row, line.player),
      phase: phaseOf(row),
      rematch: row.rematch,
      clocks: clocks && row.result === null ? clockNews(clocks, Date.now() + ahead) : null,
      seats: seats.map(({ seat, name, others, player, promise, nonce, here, gone, machine }) => ({
        seat,
        name: name === null ? null : listed([name, ...others.map((one) => one.name)]),
        here: here || local.has(seat),
        gone: gone && player !== null,
        machine,
        promised: promise !== null,
        shown: nonce !== null,
      })),
    };
  }

  function tell(table: Table): void {
    for (const line of table.lines.keys()) say(line, { room: news(table, line) });
  }

  function roomOf(table: Table): Promise<Room | null> {
    const forget = () => {
      table.room = null;
    };
    if (!table.room) {
      table.room = openRoom(store, table.row, forget, hired(table), pace);
      table.room.catch(forget);
    }
    return table.room;
  }

  const hired = (table: Table) => ({
    machine,
    plays: (seat: Seat) => table.row.seats.some((one) => one.seat === seat && one.machine),
    isHere: (seat: Seat) =>
      table.row.seats.some((one) => one.seat === seat && one.here) || linesOf(table, seat).length > 0,
    instructions: (seat: Seat) => store.instructions(table.row.id, seat),
    nudge: (seat: Seat) => void nudge(table.row.id, seat).catch(() => undefined),
  });

  /** Once for each time a player is away. Of the match no more is said than its title. */
  async function nudge(match: string, seat: Seat): Promise<void> {
    if (push.publicKey === null) return;
    for (const { title, ...to } of await store.pushes.due(match, seat))
      if (!(await push.send(to, { match, title }).catch(() => true))) await store.pushes.gone(to.endpoint);
  }

  /** Only whoever gave them learns of them, by no message to anybody else either. */
  async function instruct(table: Table, seat: Seat, given: unknown): Promise<void> {
    const { id, ruleset } = table.row;
    await store.setInstructions(id, seat, readInstructions(given, await interruptions.load(ruleset)));
    for (const line of linesOf(table, seat)) void tellInstructions(id, seat, line);
  }

  async function tellInstructions(id: string, seat: Seat, line: Line): Promise<void> {
    const instructions = await store.instructions(id, seat).catch(() => null);
    if (instructions) say(line, { room: { instructions } });
  }

  const chat = openChat(store, say);
  const roomFor = (table: Table, line: Line): ChatRoom =>
    viewerOf(table.row, line.player) === 'spectator' ? 'spectators' : 'players';

  /** A word about the table itself: a promise, or the nonce that was promised. */
  async function word(table: Table, line: Line, said: unknown): Promise<void> {
    const { row } = table;
    if (typeof said !== 'object' || said === null) return;
    if ('chat' in said) return chat.take(row.id, roomFor(table, line), line, said.chat);
    const seat = viewerOf(row, line.player);
    const own = row.seats.find((one) => one.seat === seat);
    if (!own) return;
    const { promise, nonce, pause, claim, machine, instruct: given } = said as Record<string, unknown>;
    if (typeof promise === 'string' && hexLength(promise) === 32)
      await store.setPromise(row.id, seat, promise);
    else if (typeof nonce === 'string' && isKept(row, seat, nonce)) await store.setNonce(row.id, seat, nonce);
    else if (given !== undefined) await instruct(table, seat, given);
    else if (machine === true)
      await Promise.all(row.seats.map((one) => one.seat !== seat && store.setMachine(row.id, one.seat)));
    else if (pause === true) (await roomOf(table))?.pause(seat);
    else if (claim === true) (await roomOf(table))?.claim(seat);
  }

  async function take(table: Table, line: Line, bytes: Uint8Array): Promise<void> {
    if (isAboutTable(bytes)) {
      const { room } = JSON.parse(textOf(bytes)) as { room: unknown };
      return word(table, line, room);
    }
    let sat = table.lines.get(line);
    if (sat === undefined) return; // gone meanwhile
    if (sat === null) {
      const room = await roomOf(table);
      if (!room) return line.close(); // whoever comes again finds what is true by then
      if (!table.lines.has(line)) return;
      sat =
        table.lines.get(line) ??
        room.seat(viewerOf(table.row, line.player), { send: line.send, drop: line.close });
      table.lines.set(line, sat);
      const seat = seatOf(table.row, line.player);
      const answered = seat === null ? [] : room.answered(seat);
      if (answered.length > 0) say(line, { room: { answered } });
      const since = room.match.stretches?.at(-1);
      if (since) say(line, { room: { since: { after: since.after, version: since.version } } });
    }
    sat.take(bytes);
  }

  function heard(news: Heard): void {
    if (news.kind === 'missed') {
      for (const match of tables.keys()) heard({ kind: 'done', match });
      return;
    }
    const table = tables.get(news.match);
    if (!table) return;
    if (news.kind === 'said')
      for (const line of table.lines.keys()) void chat.show(news.match, roomFor(table, line), line);
    // A database that is gone closes lines by itself.
    else if (news.deed !== undefined) {
      if (news.clocks) wind(table, news.clocks);
      table.room?.then(
        (room) => room?.catchUp(news.deed),
        () => undefined,
      );
    } else refresh(table).catch(() => undefined);
  }

  function wind(table: Table, clocks: Clocks): void {
    table.row = { ...table.row, clocks: later(clocks, table.row.clocks) };
    tell(table);
  }

  /** One reading after the other: what was read first must never stand in place of what was read last. */
  function refresh(table: Table): Promise<void> {
    table.next ??= table.reading.then(() => {
      table.next = null;
      const read = refreshNow(table);
      table.reading = read.catch(() => undefined);
      return read;
    });
    return table.next;
  }

  async function refreshNow(table: Table): Promise<void> {
    const found = await store.news(table.row.id);
    if (!found) {
      for (const line of [...table.lines.keys()]) line.close();
      return;
    }
    const news = { ...found, clocks: later(found.clocks, table.row.clocks) };
    if (JSON.stringify(ordered(table.row)) !== JSON.stringify(ordered(news))) {
      const was = table.row;
      table.row = { ...was, ...news };
      // Whoever has left no trace, or sits down now, comes again as somebody else.
      for (const line of [...table.lines.keys()])
        if (viewerOf(was, line.player) !== viewerOf(table.row, line.player)) line.close();
      if (table.room && (await table.room) === null) table.room = null; // the dice may be agreed on now
      tell(table);
    }
    const room = await table.room;
    room?.catchUp();
    room?.think();
  }

  return {
    async join(id, by) {
      const row = await store.match(id);
      if (!row) return null;
      const line = viewerOf(row, by.player) === 'spectator' && row.delay > 0 ? behind(by, row.delay) : by;
      const ahead = row.control === null ? 0 : await store.ahead();
      // Whoever has just taken a seat is not shown the table as it was before that.
      const there = tables.get(id);
      if (there) await refresh(there);
      const table = tables.get(id) ?? {
        row,
        ahead,
        room: null,
        lines: new Map(),
        told: new Set(),
        reading: Promise.resolve(),
        next: null,
      };
      tables.set(id, table);
      table.lines.set(line, null);
      let work = Promise.resolve();
      tell(table);
      const seat = seatOf(row, by.player);
      if (seat !== null) {
        void store.seen([{ match: id, seat }], 'come').catch(() => undefined);
        void tellInstructions(id, seat, line);
      }
      void chat.show(id, roomFor(table, line), line);
      heard({ kind: 'done', match: id }); // something may have been written while this was read
      return {
        take(bytes) {
          work = work.then(() => take(table, line, bytes)).catch(() => line.close());
        },
        leave() {
          table.lines.get(line)?.leave();
          table.lines.delete(line);
          table.told.delete(line);
          chat.leave(line);
          if (seat !== null && linesOf(table, seat).length === 0)
            void store.seen([{ match: id, seat }], 'left').catch(() => undefined);
          if (table.lines.size === 0) tables.delete(id);
          else tell(table);
        },
      };
    },
    heard,
    async stillHere() {
      const there = [...tables].flatMap(([match, table]) =>
        table.row.seats
          .filter(({ seat }) => linesOf(table, seat).length > 0)
          .map(({ seat }) => ({ match, seat })),
      );
      if (there.length > 0) await store.seen(there, 'still');
      // Nobody tells when somebody has been away for long.
      for (const table of tables.values())
        if (table.row.seats.some(({ player, here, gone }) => player !== null && !here && !gone))
          await refresh(table);
    },
    async keep() {
      const rooms = await Promise.allSettled([...tables.values()].map(({ room }) => room));
      await Promise.allSettled(rooms.map((room) => room.status === 'fulfilled' && room.value?.keep()));
    },
    close() {
      for (const { lines } of tables.values()) for (const line of [...lines.keys()]) line.close();
      tables.clear();
    },
    async enforce(id) {
      const table = tables.get(id);
      const row = table ? null : await store.match(id);
      const room = table ? await roomOf(table) : row && (await openRoom(store, row, () => undefined));
      await room?.enforce();
    },
  };
}

function ordered({ seats, result, rematch, clocks }: MatchNews): MatchNews {
  return { seats, result, rematch, clocks };
}

/** What was asked for may come after what was heard meanwhile. */
function later(one: Clocks | null, other: Clocks | null): Clocks | null {
  return one && other && one.at < other.at ? other : one;
}

/** Everything comes later to whoever only looks on. */
function behind(line: Line, seconds: number): Line {
  return {
    ...line,
    send: (bytes) => void setTimeout(() => line.send(bytes), seconds * 1000).unref(),
  };
}

/** Every seat has promised, and this is what the seat promised. */
function isKept({ seats, commitment }: MatchRow, seat: Seat, nonce: string): boolean {
  const length = hexLength(nonce);
  if (length === null || length < ENOUGH || length > 64) return false;
  const own = seats.find((one) => one.seat === seat);
  return (
    seats.every(({ promise }) => promise !== null) &&
    own?.promise === nonceCommitment(commitment, seat, nonce)
  );
}

/** Those who sit at a seat here. */
function linesOf({ row, lines }: Table, seat: Seat): Line[] {
  return [...lines.keys()].filter(({ player }) => seatOf(row, player) === seat);
}

function say(line: Line, message: unknown): void {
  line.send(new TextEncoder().encode(`${JSON.stringify(message)}\n`));
}

/** A seat that is still free, the one asked for or any. What cannot be is a `Problem`. */
export function freeSeat({ seats }: MatchRow, wanted?: unknown): Seat {
  const free = seats.filter(({ player }) => player === null).map(({ seat }) => seat);
  const seat = wanted === undefined ? free[0] : free.find((one) => one === wanted);
  if (seat === undefined) throw new Problem('That seat is taken.');
  return seat;
}
