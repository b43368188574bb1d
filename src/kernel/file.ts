import { stringify } from 'yaml';
import { type Outcome, Problem, type Seat } from './contract.ts';
import { stateHash } from './hash.ts';
import { LIMITS, within } from './limits.ts';
import type { HashMark, Match } from './match.ts';
import { yamlData } from './yaml.ts';

const FIRST_LINE = 'auspex match 1';

/** What the head of a match file says. */
export interface FileHead {
  readonly ruleset: string;
  readonly version: string;
  readonly setup: unknown;
  readonly commitment: string;
  readonly nonces: Readonly<Record<Seat, string>>;
  /** Absent until the match is over and the seed is revealed. */
  readonly seed?: string;
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
  | { readonly kind: 'result'; readonly line: number; readonly text: string };

/**
 * A match as text that people can read. The seed is shown only when `reveal` says so (default: once the match is over).
 * The lines hold both sides' secrets: a running match's file is for the table's keeper, not for players.
 */
export function writeMatch(match: Match, how: { reveal?: boolean } = {}): string {
  const reveal = how.reveal ?? match.outcome !== null;
  const head: FileHead = {
    ruleset: match.ruleset.id,
    version: match.ruleset.version,
    setup: match.setup,
    commitment: match.commitment,
    nonces: match.nonces,
    ...(reveal ? { seed: match.seed } : {}),
  };
  const hashes = new Map(match.hashes.map(({ after, hash }) => [after, hash]));
  // A file that stops anywhere still says what its last position was.
  hashes.set(match.entries.length, stateHash(match.state));
  const lines: string[] = [];
  const mark = (after: number): void => {
    const hash = hashes.get(after);
    if (hash) lines.push(`= ${after} ${hash}`);
  };
  mark(0);
  match.entries.forEach(({ seat, text }, index) => {
    lines.push(`${index + 1} ${seat}: ${text}`);
    mark(index + 1);
  });
  if (match.outcome) lines.push(`result: ${resultText(match.outcome)}`);
  const yaml = stringify(head, { lineWidth: 0, blockQuote: 'literal' });
  return `${FIRST_LINE}\n${yaml}---\n${lines.join('\n')}\n`;
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
  if (all[0].trim() !== FIRST_LINE)
    throw new Problem(`A match file begins with '${FIRST_LINE}'.`, { line: 1 });
  const end = all.indexOf('---');
  if (end < 0) throw new Problem("The line '---' that ends the head is missing.", { line: all.length });
  const head = parseHead(all.slice(1, end).join('\n'));
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
  const result = /^result: (.+)$/.exec(content);
  if (result) return { kind: 'result', line, text: result[1] };
  throw new Problem(`This line is not an action, a hash or a result: '${content.slice(0, 60)}'.`, { line });
}

function parseHead(yaml: string): FileHead {
  const head = headData(yaml);
  if (!isRecord(head)) throw new Problem('The head is empty.', { line: 2 });
  const { setup } = head;
  const nonces = head.nonces ?? {};
  if (!isRecord(nonces) || !Object.values(nonces).every((nonce) => typeof nonce === 'string')) {
    throw new Problem("'nonces' must give a text for each seat.", { line: 2 });
  }
  return {
    ruleset: word(head, 'ruleset'),
    version: word(head, 'version'),
    setup,
    commitment: word(head, 'commitment'),
    nonces: nonces as Record<Seat, string>,
    ...(head.seed === undefined ? {} : { seed: word(head, 'seed') }),
  };
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
