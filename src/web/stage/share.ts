/**
 * The newer of two plain values, with every part that has not changed taken from the older one: what is drawn from
 * such a part need not be drawn again.
 */
export function share<T>(older: unknown, newer: T): T {
  if (isSame(older, newer)) return older as T;
  if (Array.isArray(older) && Array.isArray(newer)) return newer.map((part, i) => share(older[i], part)) as T;
  if (!isPlain(older) || !isPlain(newer)) return newer;
  return Object.fromEntries(Object.keys(newer).map((key) => [key, share(older[key], newer[key])])) as T;
}

/** Nearly everything is the same nearly always: that is found out without making anything. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
    return true;
  }
  if (!isPlain(a) || !isPlain(b)) return false;
  let keys = 0;
  for (const key in b) {
    if (!(key in a) || !isSame(a[key], b[key])) return false;
    keys++;
  }
  for (const _ in a) keys--;
  return keys === 0;
}

/** Shares a list by the ids of its parts: one that is gone does not move the others. */
export function shareById<T extends { readonly id: number }>(
  older: readonly T[],
  newer: readonly T[],
): readonly T[] {
  const known = new Map(older.map((part) => [part.id, part]));
  const parts = newer.map((part) => share(known.get(part.id), part));
  return parts.length === older.length && parts.every((part, i) => part === older[i]) ? older : parts;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
