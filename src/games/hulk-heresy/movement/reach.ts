/** HH-PA-02: where a model gets to through friends, and by which ways. */
import type { Piece, State } from '../state.ts';
import type { Table } from '../table.ts';
import { LastLists } from '../turn/last-lists.ts';
import { PASSING, stepsFrom } from './ways.ts';

/** Per square of one board: how many steps lead there at least, or -1, and where one could step from it (`stepsFrom`). */
export interface Reach {
  readonly steps: Int16Array;
  readonly ways: Int32Array;
  /** The squares that have been come to, in order. */
  readonly found: number[];
  /** For each piece the squares and their ways at its last list, in turn; and those lists. */
  readonly before: number[][];
  readonly last: LastLists;
}

/** One for each board, used again: a crowd looks for its ways all the time. */
const known = new WeakMap<Table, Reach>();

function emptyReach(table: Table): Reach {
  let reach = known.get(table);
  if (!reach) {
    const { size } = table.board;
    reach = {
      steps: new Int16Array(size).fill(-1),
      ways: new Int32Array(size),
      found: [],
      before: [],
      last: new LastLists(),
    };
    known.set(table, reach);
  }
  const { steps, ways, found } = reach;
  for (const square of found) {
    steps[square] = -1;
    ways[square] = 0;
  }
  found.length = 0;
  return reach;
}

/** HH-PA-02: how many steps through friends lead to a square at least, as far as `most` of them. */
export function stepsThrough(table: Table, state: State, p: Piece, most: number): Reach {
  const reach = emptyReach(table);
  const { steps, ways, found } = reach;
  const { near } = table;
  steps[p.at] = 0;
  found.push(p.at);
  let last = 0;
  for (let n = 1; n <= most && last < found.length; n++) {
    const end = found.length;
    for (; last < end; last++) {
      const at = found[last];
      if (at !== p.at && state.occupant[at] === 0) continue;
      const open = stepsFrom(table, state, p, at);
      ways[at] = open;
      for (let dir = 0; dir < 8; dir++) {
        if (!(((open >> PASSING) | open) & (1 << dir))) continue;
        const to = near[at * 8 + dir];
        if (steps[to] >= 0) continue;
        steps[to] = n;
        found.push(to);
      }
    }
  }
  return reach;
}

export function isShortest(table: Table, state: State, p: Piece, path: readonly number[]): boolean {
  const end = path.reduce((at, dir) => table.near[at * 8 + dir], p.at);
  return stepsThrough(table, state, p, path.length).steps[end] === path.length;
}

export function mayPassSomebody(table: Table, state: State, p: Piece): boolean {
  return ((stepsFrom(table, state, p, p.at) >> PASSING) & 0xff) !== 0;
}

export function waysThrough(table: Table, state: State, p: Piece, most: number): number[][] {
  return mayPassSomebody(table, state, p) ? waysAlong(table, p, stepsThrough(table, state, p, most)) : [];
}

/** The shortest ways to squares that no plain step reaches. */
export function waysAlong({ near }: Table, p: Piece, { steps, ways }: Reach): number[][] {
  const found: number[][] = [];
  let front: { at: number; path: number[] }[] = [{ at: p.at, path: [] }];
  while (front.length > 0) {
    const next: typeof front = [];
    for (const { at, path } of front) {
      const open = ways[at];
      for (let dir = 0; dir < 8; dir++) {
        const passes = (open >> (dir + PASSING)) & 1;
        if (!passes && !(path.length > 0 && (open >> dir) & 1)) continue;
        const to = near[at * 8 + dir];
        if (steps[to] !== path.length + 1) continue;
        if (passes) next.push({ at: to, path: [...path, dir] });
        else found.push([...path, dir]);
      }
    }
    front = next;
  }
  return found;
}

/** Whether it has the same ways as at its last list; these are its last ones now. */
export function isAsBefore({ before, found, ways }: Reach, unit: number): boolean {
  before[unit] ??= [];
  const kept = before[unit];
  let isSame = kept.length === found.length * 2;
  kept.length = found.length * 2;
  for (let i = 0; i < found.length; i++) {
    const at = found[i];
    if (kept[i * 2] === at && kept[i * 2 + 1] === ways[at]) continue;
    isSame = false;
    kept[i * 2] = at;
    kept[i * 2 + 1] = ways[at];
  }
  return isSame;
}
