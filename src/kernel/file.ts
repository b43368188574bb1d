import { stringify } from 'yaml';
import { type Outcome, Problem, type Seat } from './contract.ts';
import { canonical } from './hash.ts';
import { LIMITS, within, withinData } from './limits.ts';
import { type Earlier, type HashMark, hashNow, type Match, type Stretch } from './match.ts';
import { yamlData } from './yaml.ts';

const FIRST_WORDS = 'auspex match ';

/** What the head of a match file says. */
export interface FileHead {
  /** 1 is from before setups and nonces were sealed; see `fairness.ts`. */
  readonly format: 1 | 2;
  readonly ruleset: string;
  readonly version: string;
  /** Not told in format 1. */
  readonly seats?: readonly Seat[];
  readonly setup: unknown;
  readonly commitment: string;
  readonly nonces: Readonly<Record<Seat, string>>;
  /** The nonces' commitments; none in format 1. */
  readonly promises: Readonly<Record<Seat, string>>;
  /** Absent until the match is over and the seed is revealed. */
  readonly seed?: string;
  /** The earlier match that it goes on from (`continuing.ts`). */
  readonly from?: FromHead;
}

/** What the head says of an earlier match whose first lines begin this one. */
interface FromHead extends Pick<FileHead, 'format' | 'commitment' | 'nonces' | 'from'> {
  /** The last of those lines. */
  readonly after: number;
  readonly seed: string;
}

/** A line after the head, with its place in the file. */
export type FileLine =
  | {
      readonly kind: 'entry';
      readonly line: number;
      readonly n: number;
      readonly seat: Seat;
      readonly text: string;
    }
  | ({ readonly kind: 'hash'; readonly line: number } & HashMark)
  | ({ readonly kind: 'rules'; readonly line: number } & Omit<Stretch, 'after'>)
  | { readonly kind: 'result'; readonly line: number; readonly text: string };

/**
 * A match as text that people can read. The seed is shown only when `reveal` says so (default: once the match is over).
 * The lines hold both sides' secrets: a running match's file is for the table's keeper, not for players.
 */
export function writeMatch(match: Match, how: { reveal?: boolean } = {}): string {
  const reveal = how.reveal ?? match.outcome !== null;
  const hashes = new Map(match.hashes.map(({ after, hash }) => [after, hash]));
  // A file that stops anywhere still says what its last position was.
  hashes.set(match.entries.length, hashNow(match));
  const lines: string[] = [];
  const mark = (after: number): void => {
    const hash = hashes.get(after);
    if (hash) lines.push(`= ${after} ${hash}`);
    for (const { version, position, state } of match.stretches?.filter((one) => one.after === after) ?? [])
      lines.push(`rules ${version} at ${position}: ${canonical(state)}`);
  };
  mark(0);
  match.entries.forEach(({ seat, text }, index) => {
    lines.push(`${index + 1} ${seat}: ${text}`);
    mark(index + 1);
  });
  if (match.outcome) lines.push(`result: ${resultText(match.outcome)}`);
  const yaml = stringify(headOf(match, reveal), { lineWidth: 0, blockQuote: 'literal' });
  return `${FIRST_WORDS}${match.fairness.format}\n${yaml}---\n${lines.join('\n')}\n`;
}

function headOf(
  { ruleset, version, setup, fairness, earlier }: Match,
  reveal: boolean,
): Record<string, unknown> {
  const { format, commitment, nonces, promises, seed } = fairness;
  const sealed = (seat: Seat) => [seat, { commitment: promises[seat], nonce: nonces[seat] }];
  return {
    ruleset: ruleset.id,
    version,
    ...(format === 1 ? {} : { seats: ruleset.seats }),
    setup,
    commitment,
    nonces: format === 1 ? nonces : Object.fromEntries(ruleset.seats.map(sealed)),
    ...(reveal ? { seed } : {}),
    ...(earlier ? { from: fromOf(earlier) } : {}),
  };
}

function fromOf({ fairness, entries, earlier }: Earlier): Record<string, unknown> {
  const { format, commitment, nonces, seed } = fairness;
  return {
    ...(format === 1 ? { format } : {}),
    after: entries,
    commitment,
    nonces,
    seed,
    ...(earlier ? { from: fromOf(earlier) } : {}),
  };
}

/** An outcome on one line: `stealer (HR-WIN-02) why`. */
export function resultText({ winner, rule, why }: Outcome): string {
  return `${winner ?? 'draw'} (${rule}) ${why.replace(/\s+/g, ' ')}`;
}

/** Takes a match file apart without playing it. Throws a `Problem` with the line that cannot be read. */
export function parseMatch(text: string): { head: FileHead; lines: FileLine[] } {
  within(text.length, LIMITS.match, 'A match file', 'characters');
  const all = text.split(/\r?\n/);
  within(all.length, LIMITS.lines, 'A match file', 'lines');
  const format = [1, 2].find((one) => all[0].trim() === `${FIRST_WORDS}${one}`) as 1 | 2 | undefined;
  if (format === undefined) throw new Problem(`A match file begins with '${FIRST_WORDS}2'.`, { line: 1 });
  const end = all.indexOf('---');
  if (end < 0) throw new Problem("The line '---' that ends the head is missing.", { line: all.length });
  const head = parseHead(all.slice(1, end).join('\n'), format);
  const lines: FileLine[] = [];
  for (let at = end + 1; at < all.length; at++) {
    const content = all[at].trim();
    if (content !== '' && !content.startsWith('//')) lines.push(parseLine(content, at + 1));
  }
  return { head, lines };
}

function parseLine(content: string, line: number): FileLine {
  const entry = /^(\d+) ([^\s:]+): (.+)$/.exec(content);
  if (entry) return { kind: 'entry', line, n: Number(entry[1]), seat: entry[2], text: entry[3] };
  const hash = /^= (\d+) ([0-9a-f]{16})$/.exec(content);
  if (hash) return { kind: 'hash', line, after: Number(hash[1]), hash: hash[2] };
  const rules = /^rules (\S+) at (\d+): (\{.+)$/.exec(content);
  if (rules)
    return {
      kind: 'rules',
      line,
      version: rules[1],
      position: Number(rules[2]),
      state: stateIn(rules[3], line),
    };
  const result = /^result: (.+)$/.exec(content);
  if (result) return { kind: 'result', line, text: result[1] };
  throw new Problem(`This line is not an action, a hash or a result: '${content.slice(0, 60)}'.`, { line });
}

function stateIn(text: string, line: number): unknown {
  try {
    const state: unknown = JSON.parse(text);
    withinData(state, 'A position', LIMITS.position);
    return state;
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('This position cannot be read.', { line });
  }
}

function parseHead(yaml: string, format: 1 | 2): FileHead {
  const head = headData(yaml);
  if (!isRecord(head)) throw new Problem('The head is empty.', { line: 2 });
  const { setup, seats } = head;
  if (format === 2 && !(Array.isArray(seats) && seats.every((seat) => typeof seat === 'string')))
    throw new Problem("'seats' must be a list of names.", { line: 2 });
  const given = head.nonces ?? {};
  return {
    format,
    ruleset: word(head, 'ruleset'),
    version: word(head, 'version'),
    ...(format === 2 ? { seats: seats as Seat[] } : {}),
    setup,
    commitment: word(head, 'commitment'),
    nonces: texts(format === 1 ? given : each(given, 'nonce')),
    promises: format === 1 ? {} : texts(each(given, 'commitment')),
    ...(head.seed === undefined ? {} : { seed: word(head, 'seed') }),
    ...(head.from === undefined ? {} : { from: parseFrom(head.from) }),
  };
}

function parseFrom(from: unknown): FromHead {
  if (!isRecord(from) || !Number.isInteger(from.after) || (from.after as number) < 1)
    throw new Problem("'from' must say after which line an earlier match is gone on from.", { line: 2 });
  return {
    format: from.format === 1 ? 1 : 2,
    after: from.after as number,
    commitment: word(from, 'commitment'),
    nonces: texts(from.nonces),
    seed: word(from, 'seed'),
    ...(from.from === undefined ? {} : { from: parseFrom(from.from) }),
  };
}

/** One field of what the head says of each seat's nonce; seats that lack it are left out. */
function each(nonces: unknown, field: string): unknown {
  if (!isRecord(nonces) || !Object.values(nonces).every(isRecord)) return null;
  const seats = Object.entries(nonces as Record<Seat, Record<string, unknown>>);
  return Object.fromEntries(seats.flatMap(([seat, said]) => (field in said ? [[seat, said[field]]] : [])));
}

function texts(value: unknown): Record<Seat, string> {
  if (!isRecord(value) || !Object.values(value).every((text) => typeof text === 'string'))
    throw new Problem("'nonces' must give a text for each seat, or its commitment and its nonce.", {
      line: 2,
    });
  return value as Record<Seat, string>;
}

function headData(yaml: string): unknown {
  try {
    return yamlData(yaml, 'The head of a match', LIMITS.head);
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    // The head begins on the file's second line.
    throw new Problem(`The head cannot be read: ${cause.message}`, {
      line: (cause.line ?? 1) + 1,
      column: cause.column,
    });
  }
}

function word(head: Record<string, unknown>, key: string): string {
  const value = head[key];
  if (typeof value !== 'string') throw new Problem(`The head must give '${key}' as text.`, { line: 2 });
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
