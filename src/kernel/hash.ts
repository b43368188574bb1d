import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const FEW = 40;

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
  for (const key of sorted(Object.keys(record))) {
    if (record[key] === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(record[key])}`;
  }
  return `{${text}}`;
}

/** Few names, mostly in order: quicker by hand. */
function sorted(names: string[]): string[] {
  if (names.length > FEW) return names.sort();
  for (let n = 1; n < names.length; n++) {
    const name = names[n];
    let at = n;
    for (; at > 0 && names[at - 1] > name; at--) names[at] = names[at - 1];
    names[at] = name;
  }
  return names;
}

/** Whether two pieces of plain data are equal. */
export function sameData(a: unknown, b: unknown): boolean {
  // Data built by the same code has its keys in the same order, so the quick comparison nearly always decides.
  return JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b);
}

/** Sixteen hex digits that stand for a position. Not to be given out: what is hidden can be guessed from them. */
export function stateHash(state: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(state)))).slice(0, 16);
}

/** The same for a match file, under a key that comes from its seed: who does not hold the seed cannot guess against it. */
export function positionHash(key: string | null, after: number, state: unknown): string {
  if (key === null) return stateHash(state);
  const text = utf8ToBytes(`${after} ${canonical(state)}`);
  return bytesToHex(hmac(sha256, hexToBytes(key), text)).slice(0, 16);
}

/** A deep copy of plain data. */
export function plainCopy<T>(value: T): T {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T);
}
