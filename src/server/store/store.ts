/** Everything the server keeps: players, matches, their seats, and every deed done at them. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Seat } from '../../kernel/contract.ts';
import type { TimeControl } from '../../kernel/far-table.ts';
import type { Instructions } from '../../kernel/interruption.ts';
import type { Clocks } from '../online/clocks.ts';
import { type Away, openAway } from './away.ts';
import { type Chats, openChats, SAID } from './chats.ts';
import { migrate } from './migrations.ts';
import { openPushes, type Pushes } from './pushes.ts';
import { openSharers, type Sharers } from './sharers.ts';
import { openSnapshots, type Snapshots } from './snapshots.ts';
import { CHANNEL, LOCK, NOW, openTurns, readNotice, type Turns } from './turns.ts';

export interface SeatRow {
  readonly seat: Seat;
  /** Null while nobody has taken it. */
  readonly player: string | null;
  readonly name: string | null;
  /** Those who share the seat. */
  readonly others: readonly { readonly player: string; readonly name: string }[];
  /** How its dice were sealed; see `kernel/sealing.ts`. */
  readonly promise: string | null;
  readonly nonce: string | null;
  /** Seen at some server a moment ago. */
  readonly here: boolean;
  /** Not seen for so long that the other may let the machine play. */
  readonly gone: boolean;
  /** The machine plays for them until they come again. */
  readonly machine: boolean;
}

export interface MatchRow {
  readonly id: string;
  readonly ruleset: string;
  readonly version: string;
  readonly title: string;
  readonly setup: unknown;
  /** Never given out before the match is over. */
  readonly seed: string;
  readonly commitment: string;
  readonly listed: boolean;
  readonly result: string | null;
  /** The match that was agreed on after this one. */
  readonly rematch: string | null;
  /** How long somebody may think. */
  readonly control: TimeControl | null;
  readonly clocks: Clocks | null;
  /** Seconds by which spectators are behind. */
  readonly delay: number;
  /** The campaign that it is a mission of, for both players' browsers; the server does not read it. */
  readonly campaign: unknown;
  /** In the ruleset's order. */
  readonly seats: readonly SeatRow[];
}

export type MatchNews = Pick<MatchRow, 'seats' | 'result' | 'rematch' | 'clocks'>;

export type Heard =
  /** Something may have been missed, of any match. */
  | { readonly kind: 'missed' }
  | { readonly kind: 'said'; readonly match: string }
  /** `deed`: nothing but deeds, up to that number, and the clocks after them where there are any. */
  | { readonly kind: 'done'; readonly match: string; readonly deed?: number; readonly clocks?: Clocks };

/** Something a seat did that was allowed: what it asked of its sitting, as text. */
export interface Deed {
  readonly n: number;
  readonly seat: Seat;
  readonly request: string;
}

export interface Store {
  key(name: string): Promise<string>;
  addPlayer(id: string, name: string): Promise<void>;
  playerName(id: string): Promise<string | null>;
  rename(id: string, name: string): Promise<void>;
  /** The hash of what brings the name to another device. */
  setPhrase(player: string, hash: string): Promise<void>;
  playerBy(phrase: string): Promise<string | null>;
  forget(player: string): Promise<void>;
  addMatch(
    match: Omit<MatchRow, 'seats' | 'result' | 'rematch' | 'clocks'> & { readonly follows?: string },
    /** In the ruleset's order. */
    seats: readonly { readonly seat: Seat; readonly player: string | null }[],
  ): Promise<void>;
  match(id: string): Promise<MatchRow | null>;
  /** Milliseconds by which the database's clock is ahead of this server's. */
  ahead(): Promise<number>;
  /** Matches in which a time is over. */
  overdue(): Promise<readonly string[]>;
  openMatches(): Promise<readonly MatchRow[]>;
  matchesOf(player: string): Promise<readonly MatchRow[]>;
  /** As if it had never been; false when somebody has acted already. */
  callOff(match: string): Promise<boolean>;
  /** Takes a free seat; false when it was taken already. */
  takeSeat(match: string, seat: Seat, player: string): Promise<boolean>;
  /** Signs of life; `left`: they are no longer there. Everybody hears of those who come and go. */
  seen(
    who: readonly { readonly match: string; readonly seat: Seat }[],
    how: 'still' | 'come' | 'left',
  ): Promise<void>;
  /** What a seat wants done while nobody is there. Never part of a row, and no server is told that it changed: it is asked for when it is needed. */
  instructions(match: string, seat: Seat): Promise<Instructions>;
  setInstructions(match: string, seat: Seat, given: Instructions): Promise<void>;
  /** The machine plays for a seat whose player is gone. */
  setMachine(match: string, seat: Seat): Promise<void>;
  /** Each once and for good. */
  setPromise(match: string, seat: Seat, promise: string): Promise<void>;
  setNonce(match: string, seat: Seat, nonce: string): Promise<void>;
  readonly turns: Turns;
  readonly away: Away;
  deeds(match: string, after: number): Promise<readonly Deed[]>;
  readonly chats: Chats;
  readonly snapshots: Snapshots;
  readonly pushes: Pushes;
  readonly sharers: Sharers;
  /** What may change while a match goes on; null when it is gone. */
  news(id: string): Promise<MatchNews | null>;
  /** Calls back whenever something happens to a match, here or at another server. */
  listen(heard: (news: Heard) => void): Promise<void>;
  close(): Promise<void>;
}

/** Whoever waits for the database is told what is missing. */
export type StoreState = { readonly store: Store } | { readonly missing: string };

/** Seconds without a sign of somebody until they are away, and until they are gone. Whoever leaves is away at once. */
const HERE = 50;
const GONE = HERE + 120;
const since = (seconds: number) =>
  `coalesce(s.seen > clock_timestamp() - interval '${seconds} seconds', false)`;
const OTHERS = `(select coalesce(json_agg(json_build_object('player', o.player, 'name', q.name) order by q.name), '[]'::json)
  from sharers o join players q on q.id = o.player where o.match = s.match and o.seat = s.seat)`;
const SEATS = `json_agg(json_build_object('seat', s.seat, 'player', s.player, 'name', p.name, 'others', ${OTHERS},
  'promise', s.promise, 'nonce', s.nonce, 'here', ${since(HERE)}, 'gone', not ${since(GONE)}, 'machine', s.machine) order by s.place) as seats
  from matches m join seats s on s.match = m.id left join players p on p.id = s.player`;
const REMATCH = '(select r.id from matches r where r.follows = m.id) as rematch';
const MATCHES = `select m.*, ${REMATCH}, ${SEATS}`;
const NEWS = `select m.result, m.clocks, ${REMATCH}, ${SEATS}`;

/** Opens a database, made or brought up to date where needed. */
export async function openStore(url: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  pool.on('error', () => undefined); // a broken connection is replaced when the next one is needed
  // One that breaks while it is used tells whoever uses it, and nobody else.
  pool.on('connect', (client) => client.on('error', () => undefined));
  await migrate(pool);
  let listener: pg.Client | null = null;
  let closing = false;

  async function one<T extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<T | null> {
    return (await pool.query<T>(text, values)).rows[0] ?? null;
  }

  async function transaction(work: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
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

  const tell = (client: pg.PoolClient, match: string) =>
    client.query('select pg_notify($1, $2)', [CHANNEL, match]);

  /** Changes something of a match and tells every server. */
  const change = (match: string, work: (client: pg.PoolClient) => Promise<unknown>) =>
    transaction(async (client) => {
      await work(client);
      await tell(client, match);
    });

  async function listen(heard: (news: Heard) => void): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    listener = client;
    const again = () => {
      if (!closing && listener === client) setTimeout(() => listen(heard).catch(again), 500);
    };
    client.on('error', again);
    client.on('notification', ({ payload = '' }) => {
      if (payload.startsWith(SAID)) return heard({ kind: 'said', match: payload.slice(SAID.length) });
      heard(readNotice(payload));
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    heard({ kind: 'missed' });
  }

  const set = (field: 'promise' | 'nonce') => (match: string, seat: Seat, value: string) =>
    change(match, (client) =>
      client.query(`update seats set ${field} = $3 where match = $1 and seat = $2 and ${field} is null`, [
        match,
        seat,
        value,
      ]),
    );

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
    async forget(player) {
      await pool.query('delete from matches where id in (select match from seats where player = $1)', [
        player,
      ]);
      await pool.query('delete from players where id = $1', [player]);
    },
    addMatch: (
      {
        id,
        ruleset,
        version,
        title,
        setup,
        seed,
        commitment,
        listed,
        control,
        delay,
        campaign,
        follows = null,
      },
      seats,
    ) =>
      change(id, async (client) => {
        await client.query(
          `insert into matches (id, ruleset, version, title, setup, seed, commitment, listed, follows, control, delay, campaign)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
          [
            id,
            ruleset,
            version,
            title,
            JSON.stringify(setup),
            seed,
            commitment,
            listed,
            follows,
            control && JSON.stringify(control),
            delay,
            campaign ? JSON.stringify(campaign) : null,
          ],
        );
        for (const [place, { seat, player }] of seats.entries())
          await client.query('insert into seats (match, seat, place, player) values ($1, $2, $3, $4)', [
            id,
            seat,
            place,
            player,
          ]);
        if (follows !== null) await tell(client, follows);
      }),
    async match(id) {
      const row = await one<Written>(`${MATCHES} where m.id = $1 group by m.id`, [id]);
      return row && readable(row);
    },
    async news(id) {
      const row = await one<Omit<MatchNews, 'clocks'> & { clocks: string | null }>(
        `${NEWS} where m.id = $1 group by m.id`,
        [id],
      );
      return row && { ...row, clocks: parsed(row.clocks) };
    },
    async ahead() {
      const { rows } = await pool.query<{ now: number }>(`select ${NOW} as now`);
      return rows[0].now - Date.now();
    },
    async overdue() {
      const { rows } = await pool.query<{ id: string }>(
        'select id from matches where deadline <= clock_timestamp() order by deadline limit 100',
      );
      return rows.map(({ id }) => id);
    },
    async openMatches() {
      const { rows } = await pool.query<Written>(
        `${MATCHES} where m.listed and m.result is null group by m.id
         having bool_or(s.player is null) order by m.made desc limit 50`,
      );
      return rows.map(readable);
    },
    async matchesOf(player) {
      const { rows } = await pool.query<Written>(
        `${MATCHES} where m.id in (select match from seats where player = $1 union select match from sharers where player = $1) group by m.id order by m.made desc limit 100`,
        [player],
      );
      return rows.map(readable);
    },
    async callOff(match) {
      let gone = false;
      await change(match, async (client) => {
        await client.query(`select ${LOCK}($1))`, [match]);
        const { rowCount } = await client.query(
          'delete from matches where id = $1 and not exists (select from deeds where match = $1)',
          [match],
        );
        gone = rowCount === 1;
      });
      return gone;
    },
    async takeSeat(match, seat, player) {
      let taken = false;
      await change(match, async (client) => {
        const { rowCount } = await client.query(
          'update seats set player = $3 where match = $1 and seat = $2 and player is null',
          [match, seat, player],
        );
        taken = rowCount === 1;
      });
      return taken;
    },
    seen: (who, how) =>
      transaction(async (client) => {
        const ago = how === 'left' ? HERE : 0;
        await client.query(
          `update seats set seen = clock_timestamp() - interval '${ago} seconds'${how === 'come' ? ', machine = false, told = null' : ''}
           from unnest($1::text[], $2::text[]) w (match, seat) where seats.match = w.match and seats.seat = w.seat`,
          [who.map(({ match }) => match), who.map(({ seat }) => seat)],
        );
        if (how !== 'still') for (const { match } of who) await tell(client, match);
      }),
    async instructions(match, seat) {
      const row = await one<{ instructions: string }>(
        'select instructions from seats where match = $1 and seat = $2',
        [match, seat],
      );
      return parsed<Instructions>(row?.instructions ?? null) ?? {};
    },
    async setInstructions(match, seat, given) {
      await pool.query('update seats set instructions = $3 where match = $1 and seat = $2', [
        match,
        seat,
        JSON.stringify(given),
      ]);
    },
    setMachine: (match, seat) =>
      change(match, (client) =>
        client.query(
          `update seats s set machine = true where match = $1 and seat = $2 and player is not null and not ${since(GONE)}`,
          [match, seat],
        ),
      ),
    setPromise: set('promise'),
    setNonce: set('nonce'),
    turns: openTurns(pool),
    away: openAway(pool),
    deeds: (match, after) => deedsAfter(pool, match, after),
    chats: openChats(pool),
    snapshots: openSnapshots(pool),
    pushes: openPushes(pool),
    sharers: openSharers(pool),
    listen,
    async close() {
      closing = true;
      await listener?.end().catch(() => undefined);
      await pool.end();
    },
  };
}

async function deedsAfter(from: pg.Pool | pg.PoolClient, match: string, n: number): Promise<readonly Deed[]> {
  const { rows } = await from.query<Deed>(
    'select n, seat, request from deeds where match = $1 and n > $2 order by n',
    [match, n],
  );
  return rows;
}

/** As the database has it. */
type Written = Omit<MatchRow, 'setup' | 'control' | 'clocks' | 'campaign'> & {
  setup: string;
  campaign: string | null;
  control: string | null;
  clocks: string | null;
};

function readable(row: Written): MatchRow {
  const { setup, control, clocks, campaign } = row;
  return {
    ...row,
    setup: JSON.parse(setup) as unknown,
    control: parsed(control),
    clocks: parsed(clocks),
    campaign: parsed(campaign),
  };
}

function parsed<T>(text: string | null): T | null {
  return text === null ? null : (JSON.parse(text) as T);
}
