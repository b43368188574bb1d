/** Everything a browser keeps as one text: records by store, and the small things kept beside them. */
import { Problem } from '../../kernel/contract.ts';
import { LIMITS, within } from '../../kernel/limits.ts';
import { counted, listed } from '../../kernel/words.ts';
import { type Kept, STORES, type StoreName } from '../store/db.ts';

export interface Everything {
  readonly stores: Readonly<Record<StoreName, readonly Kept[]>>;
  /** By their keys, which begin with `auspex.`. */
  readonly small: Readonly<Record<string, string>>;
}

const FORMAT = 1;
const SMALL = /^auspex\.[\w.-]+$/;

export function writeBackup({ stores, small }: Everything, made: Date): string {
  return `${JSON.stringify({ auspex: 'backup', format: FORMAT, made: made.toISOString(), stores, small })}\n`;
}

/** Fields without which a page could not show a record. */
const NEEDED: Readonly<Record<StoreName, Readonly<Record<string, string>>>> = {
  matches: { game: 'string', title: 'string', note: 'string', players: 'object', text: 'string' },
  forces: { name: 'string', list: 'object' },
  campaigns: {},
  missions: {},
  drafts: {},
};

/** Throws a `Problem` with a sentence. A store that the file does not know is empty. */
export function readBackup(text: string): Everything {
  within(text.length, LIMITS.backup, 'A backup', 'characters');
  const file = parsed(text);
  if (file.auspex !== 'backup') throw new Problem('This file is no backup made by Auspex.');
  if (file.format !== FORMAT)
    throw new Problem('This backup was made by a newer Auspex. Load the page again.');
  const given = isRecord(file.stores) ? file.stores : {};
  const stores = Object.fromEntries(STORES.map((name) => [name, recordsOf(name, given[name] ?? [])]));
  const all = Object.values(stores).reduce((sum, list) => sum + list.length, 0);
  within(all, LIMITS.records, 'A backup', 'records');
  const small = Object.entries(isRecord(file.small) ? file.small : {}).filter(
    (pair): pair is [string, string] => SMALL.test(pair[0]) && typeof pair[1] === 'string',
  );
  return { stores: stores as Record<StoreName, Kept[]>, small: Object.fromEntries(small) };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(text);
    if (isRecord(data)) return data;
  } catch {
    // Said below.
  }
  throw new Problem('This file is no backup made by Auspex.');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function recordsOf(name: StoreName, given: unknown): Kept[] {
  const broken = () =>
    new Problem(`The backup is damaged: what it says about ${WORDS[name][1]} cannot be read.`);
  if (!Array.isArray(given)) throw broken();
  for (const record of given) {
    if (!isRecord(record) || typeof record.id !== 'string' || typeof record.savedAt !== 'number')
      throw broken();
    for (const [field, type] of Object.entries(NEEDED[name]))
      if (typeof record[field] !== type || record[field] === null) throw broken();
  }
  return given as Kept[];
}

/** The records that come in: those the browser lacks, and those it has in an older state. */
export function newer(have: readonly Kept[], given: readonly Kept[]): Kept[] {
  const known = new Map(have.map(({ id, savedAt }) => [id, savedAt]));
  return given.filter(({ id, savedAt }) => savedAt > (known.get(id) ?? Number.NEGATIVE_INFINITY));
}

/** What belongs to one match comes in only with that match: its last actions, its clock. */
export function smallFor(small: Everything['small'], matches: ReadonlySet<string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(small).filter(([key]) => {
      const match = /^auspex\.(?:tail|clock)\.(.+)$/.exec(key)?.[1];
      return match === undefined || matches.has(match);
    }),
  );
}

const WORDS: Readonly<Record<StoreName, readonly [one: string, many: string]>> = {
  matches: ['game', 'games'],
  forces: ['force list', 'force lists'],
  campaigns: ['campaign', 'campaigns'],
  missions: ['mission of your own', 'missions of your own'],
  drafts: ['mission being written', 'missions being written'],
};

/** '3 games, 1 campaign and your settings'. */
export function summaryOf({ stores, small }: Everything): string {
  const parts = STORES.filter((name) => stores[name].length > 0).map((name) =>
    counted(stores[name].length, ...WORDS[name]),
  );
  if (Object.keys(small).length > 0) parts.push('your settings');
  return listed(parts) || 'nothing';
}
