/** What every command of `auspex` has in common. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Games } from './games.ts';

/** Where a command writes: text goes out line by line. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Overwrites one line while work goes on; null when nobody watches. */
  readonly progress: ((text: string) => void) | null;
}

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** For a person: how to call it, what it does, an example. */
  readonly help: string;
  /** 0 fine, 1 what was checked failed, 2 wrong usage or unreadable input. */
  run(args: readonly string[], io: Io, games: Games): number | Promise<number>;
}

export const FINE = 0;
export const FAILED = 1;
export const WRONG = 2;

/** Wrong usage: told with a pointer to the command's help. */
export class Usage extends Error {}

/** Bad input in a file: `auspex: file:line:column why`. */
export class BadFile extends Error {
  constructor(file: string, why: string, place: { line?: number; column?: number } = {}) {
    const { line, column } = place;
    const where = line === undefined ? file : `${file}:${line}${column === undefined ? '' : `:${column}`}`;
    super(`${where} ${why}`);
  }
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Options and file names of a command line; what cannot be read is wrong usage. */
export function readArgs<T extends Options>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const [first] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Usage(first.split('. ')[0]);
  }
}

/** A whole number from the command line. */
export function wholeNumber(text: string, what: string): number {
  if (!/^\d+$/.test(text)) throw new Usage(`${what} must be a whole number, not '${text}'`);
  return Number(text);
}
