import type { Random } from './contract.ts';

const JUNK: readonly unknown[] = [
  null,
  undefined,
  0,
  -1,
  1.5,
  1e9,
  Number.NaN,
  '',
  'x',
  true,
  [],
  {},
  [null],
  { kind: 'x' },
];

/** Things that are hardly ever an action, as a hostile or confused client might send them. */
export function junk(random: Random): unknown {
  return JUNK[random.below(JUNK.length)];
}

/** A copy of an action with one thing about it changed, often to something found in another action of the list. */
export function mutated(action: unknown, list: readonly unknown[], random: Random): unknown {
  if (typeof action === 'number') return random.below(4) === 0 ? junk(random) : action + random.below(7) - 3;
  if (typeof action !== 'object' || action === null) return junk(random);
  if (Array.isArray(action)) {
    if (action.length === 0) return [junk(random)];
    const copy = [...action];
    const at = random.below(copy.length);
    if (random.below(3) === 0) copy.splice(at, 1);
    else copy[at] = mutated(copy[at], [], random);
    return copy;
  }
  const copy: Record<string, unknown> = { ...action };
  const keys = Object.keys(copy);
  if (keys.length === 0) return junk(random);
  const key = keys[random.below(keys.length)];
  const donor = list.length > 0 ? list[random.below(list.length)] : null;
  const borrowed = typeof donor === 'object' && donor !== null && key in donor;
  const way = random.below(4);
  if (way === 0) delete copy[key];
  else if (way === 1 && borrowed) copy[key] = (donor as Record<string, unknown>)[key];
  else if (way === 2) copy[key] = junk(random);
  else copy[key] = mutated(copy[key], [], random);
  return copy;
}

/** Where data stops being plain JSON (a Map, a class, NaN, a function), as a path; null when it is plain. */
export function notPlain(value: unknown, path = 'state'): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}`;
  if (typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value !== 'object') return `${path} is a ${typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      if (value[i] === undefined) return `${path}[${i}] is undefined`;
      const found = notPlain(value[i], `${path}[${i}]`);
      if (found) return found;
    }
    return null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is not a plain object`;
  for (const [key, item] of Object.entries(value)) {
    const found = notPlain(item, `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

/** The first place where two texts differ, short enough for a report. */
export function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 40);
  return `…${a.slice(from, at + 40)}… against …${b.slice(from, at + 40)}…`;
}
