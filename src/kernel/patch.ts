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
  const inside: [string, Change][] = [];
  for (const key of Object.keys(after)) {
    if (after[key] === undefined) continue;
    const change = Object.hasOwn(before, key) ? changeOf(before[key], after[key]) : { is: after[key] };
    if (change) inside.push([key, change]);
  }
  const gone = Object.keys(before).filter((key) => own(after, key) === undefined);
  if (inside.length === 0 && gone.length === 0) return null;
  // From entries, here and below: a field may be called what every object has, even `__proto__`.
  return { in: Object.fromEntries(inside), ...(gone.length > 0 ? { gone } : {}) };
}

/** The data after the change; what it was before is left alone. */
export function changed(before: unknown, change: Change | null): unknown {
  if (change === null) return before;
  if ('is' in change) return change.is;
  const inside = Object.entries(change.in).map(([key, one]) => [key, changed(own(before as Data, key), one)]);
  if (Array.isArray(before)) return Object.assign([...before], Object.fromEntries(inside));
  const left = Object.entries(before as Data).filter(([key]) => !change.gone?.includes(key));
  return Object.fromEntries([...left, ...inside]);
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
