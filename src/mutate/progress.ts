/** What was found so far, one line a mutant, so that a run can be broken off and gone on with. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Found {
  readonly key: string;
  /** The check that caught it; null when it survived. */
  readonly caught: string | null;
  readonly why: string;
  readonly ms: number;
}

export function readProgress(file: string): Map<string, Found> {
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line) as Found).map((found) => [found.key, found]));
}

export function note(file: string, found: Found): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(found)}\n`);
}
