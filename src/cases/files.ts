/** Case files on disk. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Listing } from '../kernel/shelf.ts';
import type { Case } from './case.ts';
import { readCases } from './read.ts';

/** Every case file under a folder, or the file itself, in the order of their names. */
export function caseFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => {
      const inside = join(path, name);
      if (statSync(inside).isDirectory()) return caseFiles(inside);
      return /\.ya?ml$/.test(name) ? [inside] : [];
    });
}

/** Throws a `Problem` with line and column, or the file system's own error. */
export function casesIn(file: string, games?: readonly Listing[]): Case[] {
  return readCases(readFileSync(file, 'utf8'), file, games);
}
