import { canonical } from '../kernel/hash.ts';

/** What changed between two pieces of plain data, one line for each object or list that holds a change. */
export function differences(before: unknown, after: unknown): string[] {
  const lines: string[] = [];
  compare(before, after, '', lines);
  return lines;
}

function compare(before: unknown, after: unknown, path: string, lines: string[]): void {
  const changes: string[] = [];
  for (const key of keysOf(before, after)) {
    const [old, now] = [field(before, key), field(after, key)];
    if (canonical(old ?? null) === canonical(now ?? null)) continue;
    if (isHolder(old) && isHolder(now) && Array.isArray(old) === Array.isArray(now))
      compare(old, now, path ? `${path}.${key}` : key, lines);
    else changes.push(`${key} ${plain(old)} > ${plain(now)}`);
  }
  if (changes.length > 0) lines.push(`${path ? `${path}: ` : ''}${changes.join(', ')}`);
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

const field = (value: unknown, key: string): unknown => (value as Record<string, unknown>)[key];

function keysOf(before: unknown, after: unknown): string[] {
  return [...new Set([before, after].flatMap((value) => (isHolder(value) ? Object.keys(value) : [])))];
}

/** Data as people write it: quotes only where they are needed, and nothing said of what an object does not have. */
export function plain(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plain).join(' ')}]`;
  if (isHolder(value))
    return `{${Object.entries(value)
      .filter(([, one]) => !isEmpty(one))
      .map(([key, one]) => `${key} ${plain(one)}`)
      .join(', ')}}`;
  if (typeof value === 'string') return /^[\w./-]+$/.test(value) ? value : JSON.stringify(value);
  return value === undefined ? 'nothing' : String(value);
}

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isEmpty) : value === 0 || value === false || value === undefined;
