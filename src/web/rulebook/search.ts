/** Finding rules by their ID or by their words. */
import { type Entry, wordsOf } from './book.ts';
import { type Term, termsOf } from './query.ts';

export type Entries = ReadonlyMap<string, Entry>;

export interface Hit {
  readonly entry: Entry;
  /** A piece of the text, cut where the first word was found; odd pieces are what was looked for. */
  readonly pieces: readonly string[];
}

export interface Found {
  readonly hits: readonly Hit[];
  /** No rule has it all: these have most of it. */
  readonly partly: boolean;
}

const texts = new WeakMap<Entry, string>();

function textOf(entry: Entry): string {
  let text = texts.get(entry);
  if (text === undefined) {
    text = wordsOf(entry.rule).replaceAll(/[*`]/g, '');
    texts.set(entry, text);
  }
  return text;
}

const vocabularies = new WeakMap<Entries, ReadonlySet<string>>();

/** Every word of a book. */
function vocabularyOf(entries: Entries): ReadonlySet<string> {
  const known = vocabularies.get(entries);
  if (known) return known;
  const words = new Set<string>();
  for (const entry of entries.values())
    for (const [word] of `${textOf(entry)} ${entry.section.title}`.toLowerCase().matchAll(/[a-z]{3,}/g))
      words.add(word);
  vocabularies.set(entries, words);
  return words;
}

/** Rules with everything that was asked for, best first; where there is none, those with most of it. */
export function search(entries: Entries, query: string): Found {
  const terms = termsOf(query, vocabularyOf(entries));
  if (terms.length === 0) return { hits: [], partly: false };
  const judged = [...entries.values()].map((entry) => ({ entry, ...judge(entry, terms) }));
  const most = judged.reduce((best, { met }) => Math.max(best, met), 0);
  if (most * 2 < terms.length || most === 0) return { hits: [], partly: false };
  const hits = judged
    .filter(({ met }) => met === most)
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry, words }) => ({ entry, pieces: cut(textOf(entry), words) }));
  return { hits, partly: most < terms.length };
}

interface Judged {
  /** How many of the terms are there. */
  readonly met: number;
  readonly rank: number;
  /** The words by which they were found. */
  readonly words: readonly string[];
}

function judge(entry: Entry, terms: readonly Term[]): Judged {
  const id = entry.id.toLowerCase();
  const text = textOf(entry).toLowerCase();
  const title = entry.section.title.toLowerCase();
  const words: string[] = [];
  let met = 0;
  let rank = 0;
  for (const { typed, ways } of terms) {
    if (id === typed) rank += 100;
    else if (id.startsWith(typed) || id.slice(id.indexOf('-') + 1).startsWith(typed)) rank += 20;
    else {
      const way = ways.find(({ words }) => words.every((word) => startsWord(text, word)));
      const loose = way ?? ways.find(({ words }) => words.every((word) => `${title} ${text}`.includes(word)));
      if (!loose) continue;
      rank += way ? way.worth + (way.words.every((word) => startsWord(title, word)) ? 4 : 0) : 1;
      words.push(...loose.words);
    }
    met++;
  }
  return { met, rank, words };
}

function startsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[a-z0-9]/.test(text[at - 1])) return true;
  return false;
}

const BEFORE = 60;
const LONG = 220;

function cut(text: string, words: readonly string[]): string[] {
  const lower = text.toLowerCase();
  const first = Math.min(...words.map((word) => lower.indexOf(word)).filter((at) => at >= 0));
  const start = Number.isFinite(first) && first > BEFORE ? text.lastIndexOf(' ', first - BEFORE + 20) + 1 : 0;
  const end = text.length - start > LONG ? text.lastIndexOf(' ', start + LONG) : text.length;
  const piece = `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
  const looked = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return looked ? piece.split(new RegExp(`(${looked})`, 'i')) : [piece];
}
