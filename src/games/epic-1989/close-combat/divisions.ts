/** E1-CC-08: how engaged units are divided into close assaults: one unit against one or more on the other side. */
import type { State } from '../state.ts';
import { type Contact, isThere } from './contacts.ts';

export interface Assault {
  readonly one: number;
  readonly many: readonly number[];
}

/** E1-CCB-04: an assaulter and a defender; of spare stands who is added, and against whom. */
export type Pair = readonly [number, number];

/** Whom each engaged unit touches. */
type Touched = ReadonlyMap<number, readonly number[]>;

function touchedBy(contacts: readonly Contact[]): Touched {
  const touched = new Map<number, number[]>();
  const note = (a: number, b: number) => touched.set(a, [...(touched.get(a) ?? []), b]);
  for (const [a, b] of contacts) {
    note(a, b);
    note(b, a);
  }
  return touched;
}

/** Contacts whose units are both still there. */
export function liveContacts(state: State, contacts: readonly Contact[] = state.contacts): Contact[] {
  return contacts.filter((pair) => pair.every((id) => isThere(state, id)));
}

/** What is left of assaults: somebody may be let go between two questions (E1-DISB-03). */
export function liveAssaults(state: State, all: readonly Assault[]): Assault[] {
  return all
    .map(({ one, many }) => ({ one, many: many.filter((id) => isThere(state, id)) }))
    .filter(({ one, many }) => many.length > 0 && isThere(state, one));
}

/** Engaged units that hang together, each group in ascending number. */
export function groupsOf(contacts: readonly Contact[]): number[][] {
  const touched = touchedBy(contacts);
  const seen = new Set<number>();
  const groups: number[][] = [];
  for (const first of [...touched.keys()].sort((a, b) => a - b)) {
    if (seen.has(first)) continue;
    const group = [first];
    seen.add(first);
    for (const id of group)
      for (const other of touched.get(id)!)
        if (!seen.has(other)) {
          seen.add(other);
          group.push(other);
        }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}

/** Every division of a group, the lowest number first. A pair is written with its lower number as the one. */
export function* divisionsOf(group: readonly number[], contacts: readonly Contact[]): Generator<Assault[]> {
  yield* divide(group, touchedBy(contacts));
}

function* divide(left: readonly number[], touched: Touched): Generator<Assault[]> {
  if (left.length === 0) {
    yield [];
    return;
  }
  const [first] = left;
  const near = touched.get(first)!.filter((id) => left.includes(id));
  const choices: Assault[] = subsets(near).map((many) => ({ one: first, many }));
  for (const one of near) {
    const others = touched.get(one)!.filter((id) => id !== first && left.includes(id));
    choices.push(...subsets(others).map((many) => ({ one, many: [first, ...many] })));
  }
  for (const assault of choices) {
    const taken = [assault.one, ...assault.many];
    const rest = left.filter((id) => !taken.includes(id));
    for (const assaults of divide(rest, touched)) yield [assault, ...assaults];
  }
}

/** All that are not empty. */
function subsets(ids: readonly number[]): number[][] {
  const all: number[][] = [[]];
  for (const id of ids) all.push(...all.map((set) => [...set, id]));
  return all.slice(1);
}

/** Whether these assaults take every unit of a group once, and only such as touch. */
export function isDivision(
  group: readonly number[],
  contacts: readonly Contact[],
  assaults: readonly Assault[],
): boolean {
  const touched = touchedBy(contacts);
  const named = assaults.flatMap(({ one, many }) => [one, ...many]).sort((a, b) => a - b);
  if (named.length !== group.length || named.some((id, i) => id !== group[i])) return false;
  return assaults.every(
    ({ one, many }) => many.length > 0 && many.every((id) => touched.get(one)!.includes(id)),
  );
}
