/**
 * Who writes to a match does so in turn: nobody else writes to it meanwhile, at this server or another, and whoever writes knows
 * everything written before. The turns of many matches that come together share one transaction: two trips to the database, one
 * wait for the disk.
 */
import pg from 'pg';
import type { Clocks } from '../online/clocks.ts';
import type { Deed, Heard } from './rows.ts';

/** What a match was when its turn came. */
export interface TurnRead {
  /** Everything done after the number it knew. */
  readonly deeds: readonly Deed[];
  /** By the database's clock, which is the same for every server. */
  readonly now: number;
  readonly clocks: Clocks | null;
}

export interface TurnWritten {
  readonly deeds?: readonly Deed[];
  readonly clocks?: Clocks;
  /** When a server must look again, whatever happens until then. */
  readonly deadline?: number | null;
  readonly result?: string;
}

interface Turn {
  readonly match: string;
  readonly known: () => number;
  readonly play: (read: TurnRead) => TurnWritten | null;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

export const CHANNEL = 'auspex';
export const LOCK = 'pg_advisory_xact_lock(hashtext';
export const NOW = '(extract(epoch from clock_timestamp()) * 1000)::float8';
const MOST_AT_ONCE = 100;

const { escapeLiteral: text } = pg;

export interface Turns {
  /** `play` is called once, when the turn has come. What it wrote is durable when this resolves. */
  take(match: string, known: () => number, play: Turn['play']): Promise<void>;
}

export function openTurns(pool: pg.Pool): Turns {
  let waiting: Turn[] = [];
  let isUnderWay = false;

  async function rounds(): Promise<void> {
    isUnderWay = true;
    while (waiting.length > 0) {
      // A match stands at most once in a round.
      const now = new Map<string, Turn>();
      const later: Turn[] = [];
      for (const turn of waiting)
        if (now.has(turn.match) || now.size >= MOST_AT_ONCE) later.push(turn);
        else now.set(turn.match, turn);
      waiting = later;
      await round(pool, [...now.values()]);
    }
    isUnderWay = false;
  }

  return {
    take: (match, known, play) =>
      new Promise((done, failed) => {
        waiting.push({ match, known, play, done, failed });
        if (!isUnderWay) void rounds();
      }),
  };
}

async function round(pool: pg.Pool, turns: readonly Turn[]): Promise<void> {
  let client: pg.PoolClient | null = null;
  let isBroken = false;
  try {
    client = await pool.connect();
    const read = await opened(client, turns);
    const written = turns.flatMap((turn) => {
      try {
        return { match: turn.match, ...turn.play(read(turn)) };
      } catch (error) {
        turn.failed(error); // the others go on
        return [];
      }
    });
    await client.query(closing(written));
    for (const turn of turns) turn.done();
  } catch (error) {
    isBroken = await (client?.query('rollback').then(
      () => false,
      () => true,
    ) ?? false);
    for (const turn of turns) turn.failed(error);
  } finally {
    client?.release(isBroken);
  }
}

/** Statement after statement, since each sees what was written until it began: what is read is read under the lock. */
async function opened(client: pg.PoolClient, turns: readonly Turn[]): Promise<(turn: Turn) => TurnRead> {
  const ids = turns.map(({ match }) => text(match)).join(', ');
  const known = turns.map(({ match, known }) => `(${text(match)}, ${known()})`).join(', ');
  // Always in one order, so that no two rounds wait for each other.
  const results = (await client.query(`begin;
    select ${LOCK}(id)) from (select id from unnest(array[${ids}]) id order by hashtext(id)) sorted;
    select d.match, d.n, d.seat, d.request from deeds d join (values ${known}) k (match, n) on d.match = k.match and d.n > k.n order by d.n;
    select id, clocks, ${NOW} as now from matches where id in (${ids})`)) as unknown as pg.QueryResult[];
  const deeds = results[2].rows as (Deed & { match: string })[];
  const rows = results[3].rows as { id: string; clocks: string | null; now: number }[];
  return ({ match }) => {
    const row = rows.find(({ id }) => id === match);
    if (!row) throw new Error('the match is gone');
    return {
      deeds: deeds.filter((deed) => deed.match === match),
      now: row.now,
      clocks: row.clocks === null ? null : (JSON.parse(row.clocks) as Clocks),
    };
  };
}

function closing(written: readonly (TurnWritten & { readonly match: string })[]): string {
  const deeds = written.flatMap(({ match, deeds = [] }) => deeds.map((deed) => ({ match, ...deed })));
  const statements: string[] = [];
  if (deeds.length > 0) {
    const rows = deeds.map(
      (one) => `(${text(one.match)}, ${one.n}, ${text(one.seat)}, ${text(one.request)})`,
    );
    statements.push(`insert into deeds (match, n, seat, request) values ${rows.join(', ')}`);
  }
  for (const { match, clocks, deadline, result } of written) {
    const of = `where id = ${text(match)}`;
    if (clocks)
      statements.push(
        `update matches set clocks = ${text(JSON.stringify(clocks))}, deadline = ${moment(deadline)} ${of}`,
      );
    if (result !== undefined)
      statements.push(`update matches set result = ${text(result)}, deadline = null ${of}`);
    const last = deeds.findLast((deed) => deed.match === match)?.n;
    if (result !== undefined) statements.push(notify(match));
    else if (clocks) statements.push(notify(`${match} ${last ?? 0} ${JSON.stringify(clocks)}`));
    else if (last !== undefined) statements.push(notify(`${match} ${last}`));
  }
  return [...statements, 'commit'].join(';\n');
}

function moment(deadline: number | null | undefined): string {
  return deadline == null ? 'null' : `to_timestamp(${deadline}::float8 / 1000)`;
}

/** Whoever hears of deeds and clocks need not ask for anything else: match, last deed, clocks. */
export function readNotice(payload: string): Heard {
  const [, match, deed, clocks] = /^(\S+)(?: (\d+)(?: (.+))?)?$/s.exec(payload)!;
  return {
    kind: 'done',
    match,
    ...(deed ? { deed: Number(deed) } : {}),
    ...(clocks ? { clocks: JSON.parse(clocks) as Clocks } : {}),
  };
}

function notify(payload: string): string {
  return `select pg_notify('${CHANNEL}', ${text(payload)})`;
}
