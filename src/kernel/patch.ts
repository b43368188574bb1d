/** What changed between two pieces of plain data, small enough to send. */
export type Change =
  | { readonly is: unknown }
  /** Fields of a map, or places of a list of the same length, that changed; and fields that are gone. */
  | { readonly in: Readonly<Record<string, Change>>; readonly gone?: readonly string[] };

type Data = Readonly<Record<string, unknown>>;

/** Null when both are the same. */
export function changeOf(before: unknown, after: unknown): Change | null {
  if (Object.is(before, after)) return null;
  if (!isInside(before) || !isInside(after) || !isAlike(before, after)) return { is: after };
  return Array.isArray(after) ? changeInList(before as never, after) : changeInMap(before, after);
}

function changeInList(before: readonly unknown[], after: readonly unknown[]): Change | null {
  const inside: [string, Change][] = [];
  for (let n = 0; n < after.length; n++) {
    const change = changeOf(before[n], after[n]);
    if (change) inside.push([String(n), change]);
  }
  return inside.length === 0 ? null : { in: Object.fromEntries(inside) };
}

function changeInMap(before: Data, after: Data): Change | null {
  const inside: [string, Change][] = [];
  const gone: string[] = [];
  const names = Object.keys(after);
  const earlier = Object.keys(before);
  for (let n = 0; n < names.length; n++) {
    const name = names[n];
    const now = after[name];
    if (now === undefined) continue;
    // Data built by the same code has its fields in the same order.
    const isKnown = earlier[n] === name || Object.hasOwn(before, name);
    const change = isKnown ? changeOf(before[name], now) : { is: now };
    if (change) inside.push([name, change]);
  }
  for (let n = 0; n < earlier.length; n++) {
    const name = earlier[n];
    if (before[name] === undefined) continue;
    const now = names[n] === name ? after[name] : own(after, name);
    if (now === undefined) gone.push(name);
  }
  if (inside.length === 0 && gone.length === 0) return null;
  // From entries, here and below: a field may be called what every object has, even `__proto__`.
  return { in: Object.fromEntries(inside), ...(gone.length > 0 ? { gone } : {}) };
}

/** The data after the change; what it was before is left alone. */
export function changed(before: unknown, change: Change | null): unknown {
  if (change === null) return before;
  if ('is' in change) return change.is;
  const data = before as Data;
  const inside = Object.fromEntries(
    Object.entries(change.in).map(([key, one]) => [key, changed(own(data, key), one)]),
  );
  if (Array.isArray(before)) return Object.assign([...before], inside);
  const left: Record<string, unknown> = { ...data };
  for (const key of change.gone ?? []) delete left[key];
  return { ...left, ...inside };
}

function own(data: Data, key: string): unknown {
  return Object.hasOwn(data, key) ? data[key] : undefined;
}

function isInside(value: unknown): value is Data {
  return typeof value === 'object' && value !== null;
}

function isAlike(a: Data, b: Data): boolean {
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length;
  return true;
}
