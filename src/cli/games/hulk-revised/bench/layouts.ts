/**
 * Other ways to keep a state, just far enough to weigh them against the clone that `fork` is: columns of numbers
 * and a log of what was written. Nothing plays on these.
 */
import type { Piece, State } from '../../../../games/hulk-revised/index.ts';
import { NOWHERE } from '../../../../games/hulk-revised/index.ts';
import { WORD } from '../../../../grid/bits.ts';

const KINDS = ['terminator', 'sergeant', 'genestealer', 'blip'];
const PHASES = ['setup', 'command', 'marine', 'reinforcement', 'stealer', 'reset'];

/** The state as one row of numbers per field: 17 of the pieces, 8 lists, one for all that is single. */
export interface Columns<Column> {
  readonly rows: readonly Column[];
  readonly steps: State['steps'];
}

function pieceRow(p: Piece | null): number[] {
  if (!p) return new Array<number>(17).fill(0);
  const flags = [p.marine, p.overwatch, p.guard, p.fresh, p.turned, p.done, p.lurks].map(Number);
  const numbers = [p.id, p.at, p.area, p.facing, p.ap, p.jam, p.target, p.misses, p.value];
  return [KINDS.indexOf(p.kind), ...numbers, ...flags];
}

/** All numbers of a state, column by column. */
export function numbersOf(state: State): number[][] {
  const pieces = state.pieces.map(pieceRow);
  const fields = pieces[0].map((_, field) => pieces.map((row) => row[field]));
  const single = [
    state.turn,
    PHASES.indexOf(state.phase),
    state.active,
    state.token,
    state.bonus,
    state.spent,
    state.allowance,
    state.marineLosses,
    state.stealerLosses,
    state.quiet,
    Number(state.eventful),
    Number(state.timeUp),
  ];
  const { marines, stealers, occupant, guns, doors, ground, hard, soft, bag, aside } = state;
  return [...fields, marines, stealers, occupant, guns, doors, ground, hard, soft, bag, aside, single].map(
    (column) => [...column],
  );
}

export function forkPlain({ rows, steps }: Columns<number[]>): Columns<number[]> {
  const copies: number[][] = new Array(rows.length);
  for (let i = 0; i < rows.length; i++) copies[i] = rows[i].slice();
  return { rows: copies, steps: steps.map((step) => ({ ...step })) };
}

export function forkTyped({ rows, steps }: Columns<Int32Array>): Columns<Int32Array> {
  const copies: Int32Array[] = new Array(rows.length);
  for (let i = 0; i < rows.length; i++) copies[i] = rows[i].slice();
  return { rows: copies, steps: steps.map((step) => ({ ...step })) };
}

/** Every column behind the other in one piece of memory. */
export function forkBlock(block: Int32Array, steps: State['steps']): { block: Int32Array; steps: unknown[] } {
  return { block: block.slice(), steps: steps.map((step) => ({ ...step })) };
}

/** Remembers what each write replaced, whatever object it was. */
export class UndoLog {
  private readonly objects: object[] = [];
  private readonly keys: (string | number)[] = [];
  private readonly values: unknown[] = [];

  write<T extends object, K extends keyof T & (string | number)>(object: T, key: K, value: T[K]): void {
    this.objects.push(object);
    this.keys.push(key);
    this.values.push(object[key]);
    object[key] = value;
  }

  /** Takes everything back; says how many writes that were. */
  undo(): number {
    const count = this.keys.length;
    while (this.keys.length > 0) {
      const object = this.objects.pop() as Record<string | number, unknown>;
      object[this.keys.pop() as string | number] = this.values.pop();
    }
    return count;
  }
}

/** The writes that the engine makes for one step of a Stealer piece, each through the log. */
export function loggedStep(state: State, p: Piece, to: number, log: UndoLog): void {
  const from = p.at;
  if (state.active) log.write(state.pieces[state.active]!, 'done', true);
  log.write(state, 'active', p.id);
  log.write(p, 'ap', p.ap - 1);
  log.write(p, 'fresh', false);
  log.write(p, 'turned', false);
  log.write(p, 'at', NOWHERE);
  log.write(p, 'area', NOWHERE);
  log.write(state.occupant, from, 0);
  remark(state, from, false, log);
  log.write(p, 'at', to);
  log.write(p, 'area', NOWHERE);
  log.write(state.occupant, to, p.id);
  remark(state, to, true, log);
}

function remark(state: State, square: number, occupied: boolean, log: UndoLog): void {
  const word = Math.floor(square / WORD);
  const bit = 1 << (square - word * WORD);
  const { hard, soft } = state;
  log.write(hard, word, hard[word] & ~bit);
  log.write(soft, word, occupied ? soft[word] | bit : soft[word] & ~bit);
}

/** The same over one block of memory, where a place and its old number are all there is to remember. */
export class BlockLog {
  private readonly places = new Int32Array(1024);
  private readonly values = new Int32Array(1024);
  private count = 0;

  write(block: Int32Array, place: number, value: number): void {
    this.places[this.count] = place;
    this.values[this.count++] = block[place];
    block[place] = value;
  }

  undo(block: Int32Array): number {
    const count = this.count;
    while (this.count > 0) block[this.places[--this.count]] = this.values[this.count];
    return count;
  }
}
