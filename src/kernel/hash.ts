import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with sorted keys: equal data gives equal text, whatever order it was built in. */
export function canonical(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += text === '' ? canonical(item) : `,${canonical(item)}`;
    return `[${text}]`;
  }
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record).sort()) {
    if (record[key] === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(record[key])}`;
  }
  return `{${text}}`;
}

/** Whether two pieces of plain data are equal. */
export function sameData(a: unknown, b: unknown): boolean {
  // Data built by the same code has its keys in the same order, so the quick comparison nearly always decides.
  return JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b);
}

/** Sixteen hex digits that stand for a position: two machines that agree on them agree on the game. */
export function stateHash(state: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(state)))).slice(0, 16);
}

/** A deep copy of plain data. */
export function plainCopy<T>(value: T): T {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T);
}
