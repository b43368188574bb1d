/**
 * The newer of two plain values, with every part that has not changed taken from the older one: what is drawn from
 * such a part need not be drawn again.
 */
export function share<T>(older: unknown, newer: T): T {
  if (Object.is(older, newer)) return newer;
  if (Array.isArray(older) && Array.isArray(newer)) {
    const parts = newer.map((part, i) => share(older[i], part));
    const same = parts.length === older.length && parts.every((part, i) => Object.is(part, older[i]));
    return (same ? older : parts) as T;
  }
  if (!isPlain(older) || !isPlain(newer)) return newer;
  const keys = Object.keys(newer);
  const parts = Object.fromEntries(keys.map((key) => [key, share(older[key], newer[key])]));
  const same =
    keys.length === Object.keys(older).length &&
    keys.every((key) => key in older && Object.is(parts[key], older[key]));
  return (same ? older : parts) as T;
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
