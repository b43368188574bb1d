/** Everything the server keeps: players, matches, their seats, and every deed done at them. */
import pg from 'pg';
import type { Seat } from '../../kernel/contract.ts';
import { type Away, openAway } from './away.ts';
import { change, tell } from './changing.ts';
import { type Chats, openChats, SAID } from './chats.ts';
import { migrate } from './migrations.ts';
import { openPeople, type People } from './people.ts';
import { openPushes, type Pushes } from './pushes.ts';
import {
  type Deed,
  type Heard,
  LISTS,
  type ListedAs,
  type ListedRow,
  listable,
  MATCHES,
  type MatchNews,
  type MatchRow,
  NEWS,
  parsed,
  readable,
  type Written,
} from './rows.ts';
import { openSeats, type Seats } from './seats.ts';
import { openSharers, type Sharers } from './sharers.ts';
import { openSnapshots, type Snapshots } from './snapshots.ts';
import { CHANNEL, LOCK, NOW, openTurns, readNotice, type Turns } from './turns.ts';

export interface Store extends People, Seats {
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
  openMatches(): Promise<readonly ListedRow[]>;
  matchesOf(player: string): Promise<readonly ListedRow[]>;
  /** Whether it is early enough to call a match off: somebody at it has not acted yet. */
  isYoung(match: string): Promise<boolean>;
  /** As if it had never been; false when it is too late. */
  callOff(match: string): Promise<boolean>;
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

/** Somebody at it has never answered anything: what was answered for them does not count. */
const YOUNG = `result is null and
  (select count(distinct seat) from deeds
   where match = id and request like '{"answer"%' and request not like '%,"as":"%')
  < (select count(*) from seats where match = id)`;

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

  return {
    ...openPeople(pool),
    ...openSeats(pool),
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
      change(pool, id, async (client) => {
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
      const { rows } = await pool.query<ListedAs>(
        `${LISTS} where m.listed and m.result is null group by m.id
         having bool_or(s.player is null) order by m.made desc limit 50`,
      );
      return rows.map(listable);
    },
    async matchesOf(player) {
      const { rows } = await pool.query<ListedAs>(
        `${LISTS} where m.id in (select match from seats where player = $1 union select match from sharers where player = $1) group by m.id order by m.made desc limit 100`,
        [player],
      );
      return rows.map(listable);
    },
    async isYoung(match) {
      const { rowCount } = await pool.query(`select from matches where id = $1 and ${YOUNG}`, [match]);
      return rowCount === 1;
    },
    async callOff(match) {
      let gone = false;
      await change(pool, match, async (client) => {
        await client.query(`select ${LOCK}($1))`, [match]);
        const { rowCount } = await client.query(`delete from matches where id = $1 and ${YOUNG}`, [match]);
        gone = rowCount === 1;
      });
      return gone;
    },
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
