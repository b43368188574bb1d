/** What outlives a version of the rules: the position a match had by them, and the files of matches that are over. */
import type pg from 'pg';
import type { Left } from '../../kernel/stretches.ts';

interface Snapshot {
  readonly version: string;
  /** Deeds that led to it. */
  readonly n: number;
  readonly left: Left;
}

export interface Snapshots {
  /** The last of each version, the earliest first. */
  of(match: string): Promise<readonly Snapshot[]>;
  keep(match: string, snapshot: Snapshot): Promise<void>;
  file(match: string): Promise<string | null>;
  keepFile(match: string, text: string): Promise<void>;
}

export function openSnapshots(pool: pg.Pool): Snapshots {
  return {
    async of(match) {
      const { rows } = await pool.query<{ version: string; n: number; kept: string }>(
        'select version, n, kept from snapshots where match = $1 order by n',
        [match],
      );
      return rows.map(({ kept, ...row }) => ({ ...row, left: JSON.parse(kept) as Left }));
    },
    async keep(match, { version, n, left }) {
      await pool.query(
        `insert into snapshots (match, version, n, kept) select $1, $2, $3, $4 where exists (select from matches where id = $1)
         on conflict (match, version) do update set n = excluded.n, kept = excluded.kept where snapshots.n < excluded.n`,
        [match, version, n, JSON.stringify(left)],
      );
    },
    async file(match) {
      const { rows } = await pool.query<{ text: string }>('select text from files where match = $1', [match]);
      return rows[0]?.text ?? null;
    },
    async keepFile(match, text) {
      await pool.query('insert into files (match, text) values ($1, $2) on conflict do nothing', [
        match,
        text,
      ]);
    },
  };
}
