/** MULT: who fights whom. */

import { contacts } from '../geometry/position.ts';
import { QUARREL } from '../orks/mad-chart.ts';
import type { State } from '../state.ts';
import type { Group } from '../steps.ts';
import type { Table } from '../table.ts';

export type Pair = readonly [number, number];

/** Enemies in contact that fight each other: Mad Boyz who quarrel are left out (E2-MULT-11). */
export function opponents(table: Table, state: State, id: number): number[] {
  if (quarrels(table, state, id)) return [];
  return contacts(table, state, id).filter((other) => !quarrels(table, state, other));
}

function quarrels(table: Table, state: State, id: number): boolean {
  return state.units[table.models[id].unit].mad === QUARREL;
}

/** E2-CC-13, E2-PIN-05, E2-MULT-01: the groups of models linked by contact, without those that have fought; each in id order. */
export function combatsOf(table: Table, state: State, fought: readonly number[]): number[][] {
  const done = new Set(fought);
  const combats: number[][] = [];
  for (const model of state.models) {
    if (!model || model.where !== 'table' || done.has(model.id)) continue;
    const members: number[] = [];
    const open = [model.id];
    done.add(model.id);
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      members.push(id);
      for (const other of opponents(table, state, id)) {
        if (done.has(other)) continue;
        done.add(other);
        open.push(other);
      }
    }
    if (members.length > 1) combats.push(members.sort((a, b) => a - b));
  }
  return combats;
}

/** Every pair of enemies in contact in a combat, side A's model first. */
export function edgesOf(table: Table, state: State, models: readonly number[]): Pair[] {
  return models
    .filter((id) => table.models[id].side === 'A')
    .flatMap((id) => opponents(table, state, id).map((other): Pair => [id, other]));
}

/** As many pairs as can be made with nobody in two: from side B's model to its partner. */
function largestMatching(edges: readonly Pair[]): Map<number, number> {
  const partner = new Map<number, number>();
  const augment = (one: number, seen: Set<number>): boolean => {
    for (const [a, b] of edges) {
      if (a !== one || seen.has(b)) continue;
      seen.add(b);
      const taken = partner.get(b);
      if (taken !== undefined && !augment(taken, seen)) continue;
      partner.set(b, one);
      return true;
    }
    return false;
  };
  for (const one of new Set(edges.map(([a]) => a))) augment(one, new Set());
  return partner;
}

/** E2-MULT-02: the least number of pairs that leaves nobody out: everybody, less a largest matching. */
export function fewestPairs(models: readonly number[], edges: readonly Pair[]): number {
  return models.length - largestMatching(edges).size;
}

/** Why a set of pairs will not do, or null. */
export function pairsProblem(
  models: readonly number[],
  edges: readonly Pair[],
  pairs: readonly Pair[],
): string | null {
  const known = new Set(edges.map(([a, b]) => `${a} ${b}`));
  const seen = new Set<string>();
  const covered = new Set<number>();
  for (const [a, b] of pairs) {
    if (!known.has(`${a} ${b}`)) return 'Pairs are of two enemies in contact, side A first.';
    if (seen.has(`${a} ${b}`)) return 'A pair is named once.';
    seen.add(`${a} ${b}`);
    covered.add(a).add(b);
  }
  if (models.some((id) => !covered.has(id))) return 'Everybody in the combat must be in a pair.';
  const fewest = fewestPairs(models, edges);
  return pairs.length > fewest ? `${fewest} pairs are enough; pair them off one to one where you can.` : null;
}

/** Ways to pair a combat off: all of them in a small one, some in a large one; with `forced` pairs among them, if any has. */
export function pairings(
  models: readonly number[],
  edges: readonly Pair[],
  most = 12,
  forced: readonly Pair[] = [],
): Pair[][] {
  const fewest = fewestPairs(models, edges);
  const found = new Map<string, Pair[]>();
  let looked = 0;
  const search = (chosen: readonly Pair[], covered: ReadonlySet<number>): void => {
    if (found.size >= most || looked++ > 4000) return;
    const open = models.find((id) => !covered.has(id));
    if (open === undefined) {
      const pairs = [...chosen].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
      found.set(pairs.join(' '), pairs); // a way is met once for every order of its pairs
      return;
    }
    const left = models.length - covered.size;
    if (chosen.length + Math.ceil(left / 2) > fewest) return;
    for (const edge of edges)
      if (edge[0] === open || edge[1] === open)
        search([...chosen, edge], new Set([...covered, edge[0], edge[1]]));
  };
  search(forced, new Set(forced.flat()));
  return found.size > 0 || forced.length > 0 ? [...found.values()] : [coverFrom(models, edges)];
}

/** One way that always works: a largest matching, and each model left over joins any pair it may. */
function coverFrom(models: readonly number[], edges: readonly Pair[]): Pair[] {
  const partner = largestMatching(edges);
  const pairs: Pair[] = [...partner].map(([b, a]) => [a, b]);
  const covered = new Set(pairs.flat());
  for (const id of models) {
    if (covered.has(id)) continue;
    pairs.push(edges.find(([a, b]) => a === id || b === id)!);
  }
  return pairs.sort((p, q) => p[0] - q[0] || p[1] - q[1]);
}

/** The separate groups of a pairing: one model and its opponents (E2-MULT-02 leaves no other shape). */
export function groupsOf(pairs: readonly Pair[]): Group[] {
  const many = (id: number, side: 0 | 1) => pairs.filter((pair) => pair[side] === id);
  const groups = new Map<number, Group>();
  for (const [a, b] of pairs) {
    const shared = many(b, 1).length > 1;
    const one = shared ? b : a;
    const others = shared ? many(b, 1).map(([x]) => x) : many(a, 0).map(([, y]) => y);
    groups.set(one, { one, many: others });
  }
  return [...groups.values()];
}
