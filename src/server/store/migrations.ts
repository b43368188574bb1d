/** What the database is made of, step by step. A step that has been released is never changed: another one follows it. */
import type { Pool } from 'pg';

const STEPS: readonly string[] = [
  `create table keys (name text primary key, value text not null);
   create table players (id text primary key, name text not null, made timestamptz not null default now());
   create table matches (
     id text primary key,
     ruleset text not null,
     version text not null,
     title text not null,
     setup text not null,
     seed text not null,
     commitment text not null,
     listed boolean not null,
     result text,
     made timestamptz not null default now());
   create table seats (
     match text not null references matches on delete cascade,
     seat text not null,
     place integer not null,
     player text references players on delete set null,
     promise text,
     nonce text,
     primary key (match, seat));
   create index on seats (player);
   create table deeds (
     match text not null references matches on delete cascade,
     n integer not null,
     seat text not null,
     request text not null,
     at timestamptz not null default now(),
     primary key (match, n));`,
  `alter table matches add column follows text unique references matches on delete set null;`,
  `alter table matches add column control text, add column clocks text, add column deadline timestamptz;
   create index on matches (deadline) where deadline is not null;`,
  `alter table matches add column delay integer not null default 0;
   create table chats (
     match text not null references matches on delete cascade,
     n serial,
     player text not null references players on delete cascade,
     room text not null,
     text text not null,
     at timestamptz not null default now(),
     primary key (match, n));`,
  `alter table players add column phrase text unique;`,
  `alter table seats add column seen timestamptz, add column machine boolean not null default false;`,
  `create table blocks (
     n serial unique,
     player text not null references players on delete cascade,
     other text not null references players on delete cascade,
     primary key (player, other));
   create index on blocks (other);
   create table reports (
     match text not null references matches on delete cascade,
     player text not null references players on delete cascade,
     text text not null,
     at timestamptz not null default now(),
     primary key (match, player));`,
  `alter table seats add column instructions text not null default '{}';`,
  `create table snapshots (
     match text not null references matches on delete cascade,
     version text not null,
     n integer not null,
     kept text not null,
     primary key (match, version));
   create table files (match text primary key references matches on delete cascade, text text not null);`,
  `alter table seats add column told timestamptz;
   create table pushes (
     endpoint text primary key,
     player text not null references players on delete cascade,
     p256dh text not null,
     auth text not null,
     at timestamptz not null default now());
   create index on pushes (player);`,
  `create table sharers (
     match text not null,
     seat text not null,
     player text not null references players on delete cascade,
     primary key (match, player),
     foreign key (match, seat) references seats on delete cascade);
   create index on sharers (player);`,
  `alter table matches add column campaign text;`,
];

/** Brings a database up to date; several servers may try at once. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(7463)');
    await client.query('create table if not exists migrations (n integer primary key)');
    const { rows } = await client.query<{ n: number }>('select n from migrations');
    const done = new Set(rows.map(({ n }) => n));
    for (const [n, step] of STEPS.entries()) {
      if (done.has(n)) continue;
      await client.query(step);
      await client.query('insert into migrations values ($1)', [n]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
