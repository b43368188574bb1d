/** Matches and their seats as they are read from the database. */
import type { Seat } from '../../kernel/contract.ts';
import type { TimeControl } from '../../kernel/far-table.ts';
import type { Clocks } from '../online/clocks.ts';

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

export type ListedRow = Pick<
  MatchRow,
  'id' | 'ruleset' | 'title' | 'result' | 'control' | 'clocks' | 'seats'
>;
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

/** Seconds without a sign of somebody until they are away, and until they are gone. Whoever leaves is away at once. */
export const HERE = 50;
export const GONE = HERE + 120;
export const since = (seconds: number) =>
  `coalesce(s.seen > clock_timestamp() - interval '${seconds} seconds', false)`;
const OTHERS = `(select coalesce(json_agg(json_build_object('player', o.player, 'name', q.name) order by q.name), '[]'::json)
  from sharers o join players q on q.id = o.player where o.match = s.match and o.seat = s.seat)`;
const SEATS = `json_agg(json_build_object('seat', s.seat, 'player', s.player, 'name', p.name, 'others', ${OTHERS},
  'promise', s.promise, 'nonce', s.nonce, 'here', ${since(HERE)}, 'gone', not ${since(GONE)}, 'machine', s.machine) order by s.place) as seats
  from matches m join seats s on s.match = m.id left join players p on p.id = s.player`;
const REMATCH = '(select r.id from matches r where r.follows = m.id) as rematch';
export const MATCHES = `select m.*, ${REMATCH}, ${SEATS}`;
/** A list of many holds no setups: some are long. */
export const LISTS = `select m.id, m.ruleset, m.title, m.result, m.control, m.clocks, ${SEATS}`;
export const NEWS = `select m.result, m.clocks, ${REMATCH}, ${SEATS}`;

/** As the database has it. */
export type Written = Omit<MatchRow, 'setup' | 'control' | 'clocks' | 'campaign'> & {
  setup: string;
  campaign: string | null;
  control: string | null;
  clocks: string | null;
};

export function readable(row: Written): MatchRow {
  const { setup, control, clocks, campaign } = row;
  return {
    ...row,
    setup: JSON.parse(setup) as unknown,
    control: parsed(control),
    clocks: parsed(clocks),
    campaign: parsed(campaign),
  };
}

export type ListedAs = Omit<ListedRow, 'clocks' | 'control'> & {
  clocks: string | null;
  control: string | null;
};

export function listable(row: ListedAs): ListedRow {
  return { ...row, control: parsed(row.control), clocks: parsed(row.clocks) };
}

export function parsed<T>(text: string | null): T | null {
  return text === null ? null : (JSON.parse(text) as T);
}
