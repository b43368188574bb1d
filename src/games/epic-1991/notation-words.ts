/** Single words of actions: read by one pattern, or a `Problem` that shows how they are written. */
import { PATTERNS, type Point, readPoint } from '../../field/index.ts';
import { Problem } from '../../kernel/contract.ts';

/** The groups of a pattern that a whole word must fit. */
export function match(word: string | undefined, pattern: string, what: string): string[] {
  const found = new RegExp(`^${pattern}$`).exec(word ?? '');
  if (!found) throw new Problem(`'${word ?? ''}' is not ${what}.`);
  return found.slice(1);
}

export function number(word: string | undefined, what: string): number {
  return Number(match(word, PATTERNS.number, what)[0]);
}

/** Two numbers with something between. */
export function pair(word: string | undefined, between: string, what: string): [number, number] {
  const [a, b] = match(word, `${PATTERNS.number}${between}${PATTERNS.number}`, what);
  return [Number(a), Number(b)];
}

export function point(word: string | undefined): Point {
  const [x, y] = match(word, PATTERNS.point, 'a place such as 40,32.5');
  return readPoint(x, y);
}

/** One of a few words. */
export function oneOf<Word extends string>(word: string | undefined, ...words: readonly Word[]): Word {
  const names = words.map((one) => `'${one}'`);
  const what = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  return match(word, `(${words.join('|')})`, what)[0] as Word;
}

export function only(words: readonly string[], many: number): void {
  if (words.length > many) throw new Problem(`'${words[many]}' is more than this action says.`);
}
