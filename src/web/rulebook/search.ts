/** Finding rules by their ID or by their words. */
import { type Entry, wordsOf } from './book.ts';

export interface Hit {
  readonly entry: Entry;
  /** A piece of the text, cut where the first word was found; odd pieces are what was looked for. */
  readonly pieces: readonly string[];
}

const known = new WeakMap<Entry, string>();

function textOf(entry: Entry): string {
  let text = known.get(entry);
  if (text === undefined) {
    text = wordsOf(entry.rule).replaceAll(/[*`]/g, '');
    known.set(entry, text);
  }
  return text;
}

/** Every rule with all the words, best first: by ID, by the start of a word, by anything. */
export function search(entries: Iterable<Entry>, query: string): Hit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found: { hit: Hit; rank: number }[] = [];
  for (const entry of entries) {
    const rank = rankOf(entry, words);
    if (rank > 0) found.push({ hit: { entry, pieces: cut(textOf(entry), words) }, rank });
  }
  return found.sort((a, b) => b.rank - a.rank).map(({ hit }) => hit);
}

function rankOf(entry: Entry, words: readonly string[]): number {
  const id = entry.id.toLowerCase();
  const text = textOf(entry).toLowerCase();
  const title = entry.section.title.toLowerCase();
  let rank = 0;
  for (const word of words) {
    if (id === word) rank += 100;
    else if (id.startsWith(word) || id.slice(id.indexOf('-') + 1).startsWith(word)) rank += 20;
    else if (startsWord(text, word)) rank += 4 + (startsWord(title, word) ? 4 : 0);
    else if (text.includes(word) || title.includes(word)) rank += 1;
    else return 0;
  }
  return rank;
}

function startsWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0) return false;
  return at === 0 || !/[a-z0-9]/.test(text[at - 1]) || text.includes(` ${word}`);
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
  return piece.split(new RegExp(`(${looked})`, 'i'));
}
