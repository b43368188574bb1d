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
  const inside: Record<string, Change> = {};
  for (const key of Object.keys(after)) {
    if (after[key] === undefined) continue;
    const change = key in before ? changeOf(before[key], after[key]) : { is: after[key] };
    if (change) inside[key] = change;
  }
  const gone = Object.keys(before).filter((key) => after[key] === undefined);
  if (Object.keys(inside).length === 0 && gone.length === 0) return null;
  return gone.length > 0 ? { in: inside, gone } : { in: inside };
}

/** The data after the change; what it was before is left alone. */
export function changed(before: unknown, change: Change | null): unknown {
  if (change === null) return before;
  if ('is' in change) return change.is;
  const after = (Array.isArray(before) ? [...before] : { ...(before as Data) }) as Record<string, unknown>;
  for (const key of change.gone ?? []) delete after[key];
  for (const [key, inside] of Object.entries(change.in)) after[key] = changed(after[key], inside);
  return after;
}

function isInside(value: unknown): value is Data {
  return typeof value === 'object' && value !== null;
}

function isAlike(a: Data, b: Data): boolean {
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length;
  return true;
}
