/** What somebody types, as things to look for: words, what else they are called, and what they were meant to be. */
import { SYNONYMS } from './synonyms.ts';

/** A way to find a term: all of these words, each at the start of a word of the text. */
export interface Way {
  readonly words: readonly string[];
  /** How sure it is that this was meant. */
  readonly worth: number;
}

/** A word or phrase of the query. */
export interface Term {
  readonly typed: string;
  readonly ways: readonly Way[];
}

const SAID = 4;
const STEM = 3;
const CALLED = 3;
const MEANT = 2;

/** Words too common to look for. */
const SMALL = new Set(
  'a an and are at be by can do does for from he his how i if in is it may me my of on or our that the their they this to through we what when which who will with you your'.split(
    ' ',
  ),
);

/** `vocabulary` is every word of the book. */
export function termsOf(query: string, vocabulary: ReadonlySet<string>): Term[] {
  const typed = query
    .toLowerCase()
    .replaceAll(/\bthru\b/g, 'through')
    .split(/[\s?!,]+/)
    .filter(Boolean);
  const terms: Term[] = [];
  for (let n = 0; n < typed.length; ) {
    const length = phraseAt(typed, n);
    const words = typed.slice(n, n + length);
    n += length;
    if (length > 1 || typed.length === 1 || !SMALL.has(words[0])) terms.push(term(words, vocabulary));
  }
  return terms;
}

/** How many words from here on are one phrase that players use. */
function phraseAt(typed: readonly string[], at: number): number {
  for (let length = 3; length > 1; length--)
    if (at + length <= typed.length && calledAlso(typed.slice(at, at + length)).length > 0) return length;
  return 1;
}

function term(words: readonly string[], vocabulary: ReadonlySet<string>): Term {
  const stems = words.map(stemOf);
  const ways: Way[] = [
    { words, worth: SAID },
    { words: stems, worth: STEM },
    ...calledAlso(words).map((phrase) => ({ words: phrase.split(' ').map(stemOf), worth: CALLED })),
  ];
  const [word] = words;
  if (words.length === 1 && !isKnown(word, vocabulary)) {
    const others = new Set([...vocabulary, ...SYNONYMS.keys()]);
    for (const meant of nearest(word, others))
      ways.push(
        { words: meant.split(' '), worth: MEANT },
        ...calledAlso([meant]).map((phrase) => ({ words: phrase.split(' ').map(stemOf), worth: 1 })),
      );
  }
  return { typed: words.join(' '), ways };
}

function calledAlso(words: readonly string[]): readonly string[] {
  return SYNONYMS.get(words.join(' ')) ?? SYNONYMS.get(words.map(stemOf).join(' ')) ?? [];
}

function isKnown(word: string, vocabulary: ReadonlySet<string>): boolean {
  if (word.length < 4 || /\d/.test(word) || calledAlso([word]).length > 0) return true;
  const stem = stemOf(word);
  for (const known of vocabulary) if (known.includes(stem)) return true;
  return false;
}

/** `doors` and `shooting` are found by `door` and `shoot`. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:ings?|ed|s)$/, '');
  return stem.length >= 3 && /[aeiouy]/.test(stem) ? stem : word;
}

/** The words of a list that a slip of the fingers could have made this one from; the likeliest only. */
export function nearest(word: string, list: Iterable<string>): string[] {
  let best = word.length < 6 ? 1 : 2;
  let found: string[] = [];
  for (const other of list) {
    if (other.length < 3 || Math.abs(other.length - word.length) > best) continue;
    const slips = slipsBetween(word, other, best);
    if (slips > best) continue;
    if (slips < best) found = [];
    best = slips;
    found.push(other);
  }
  return found;
}

/** Letters left out, added, changed or swapped with their neighbour; gives up above `most`. */
function slipsBetween(a: string, b: string, most: number): number {
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = old[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(change, old[j] + 1, row[j - 1] + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j], older[j - 2] + 1);
    }
    if (Math.min(...row) > most) return most + 1;
    older = old;
    old = row;
  }
  return old[b.length];
}
