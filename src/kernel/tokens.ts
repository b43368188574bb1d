import { Problem } from './contract.ts';

/** Words, names in quotation marks, and single signs. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[A-Za-z0-9-]+|\S/g;

/** What follows a word of a table. */
export type TokenReader = (line: Tokens) => unknown;

/** Reads a line that may hold names of people's own, token by token, and says what is wrong with it. */
export class Tokens {
  private at = 0;
  private readonly tokens: readonly string[];

  constructor(text: string) {
    this.tokens = text.match(TOKEN) ?? [];
  }

  peek(): string {
    return this.tokens[this.at] ?? '';
  }

  take(token: string): boolean {
    if (this.peek() !== token) return false;
    this.at++;
    return true;
  }

  word(what: string): string {
    const token = this.peek();
    if (!/^[A-Za-z0-9-]+$/.test(token)) throw this.problem(what);
    this.at++;
    return token;
  }

  number(): number {
    if (!/^\d{1,5}$/.test(this.peek())) throw this.problem('a number');
    return Number(this.tokens[this.at++]);
  }

  /** As `JSON.stringify` writes it. */
  name(): string {
    try {
      const name: unknown = JSON.parse(this.peek());
      if (typeof name === 'string') {
        this.at++;
        return name;
      }
    } catch {}
    throw this.problem('a name in quotation marks');
  }

  /** Words of a table, each with what follows it, as far as they go. */
  keyed(table: Readonly<Record<string, TokenReader>>): Record<string, unknown> {
    const found: Record<string, unknown> = {};
    while (Object.hasOwn(table, this.peek())) {
      const word = this.word('a word');
      setOnce(found, word, table[word](this));
    }
    return found;
  }

  end(): void {
    if (this.at < this.tokens.length) throw new Problem(`"${this.peek()}" means nothing here.`);
  }

  private problem(what: string): Problem {
    const token = this.peek();
    return new Problem(
      token === '' ? `The line ends where ${what} should follow.` : `"${token}" should be ${what}.`,
    );
  }
}

export function setOnce(found: Record<string, unknown>, key: string, value: unknown): void {
  if (Object.hasOwn(found, key)) throw new Problem(`"${key}" stands twice.`);
  found[key] = value;
}
